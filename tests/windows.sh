#!/usr/bin/env bash
# Builds the engine, the bots, the store and the command line for Windows, and runs their tests under Wine.
#
#   tests/windows.sh [PROGRAM…]     all of them, or only these: `tests/windows.sh laws store`
#
# std comes from rustup where it has it. Wine 8 lacks one library that Rust asks for random bytes: it is made here, for
# these tests only.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

target=x86_64-pc-windows-gnu
rustup target add "$target" 2>/dev/null || { echo "std for $target is needed: rustup target add $target" >&2; exit 1; }
# Folders with accents are tried, too: Wine knows the letters that the locale knows.
export LC_ALL=C.UTF-8

export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target}
beside=$CARGO_TARGET_DIR/$target/debug/deps
mkdir -p "$beside"
x86_64-w64-mingw32-gcc -shared -O2 -o "$beside/bcryptprimitives.dll" -xc - -ladvapi32 <<'C'
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T many) { return SystemFunction036(bytes, (ULONG)many); }
C
# The command line lies one folder higher.
cp "$beside/bcryptprimitives.dll" "$beside/.."

# What looks at the sources, and what compiles other programs, is the same on every system.
told=$CARGO_TARGET_DIR/$target/told
cargo test --target "$target" --no-run \
	--package cloister-table --package cloister-games --package cloister-bots --package cloister-store \
	--package cloister-tests --package cloister-cli \
	--lib --bins --test scenarios --test laws --test perft --test replays --test bad_input --test store --test cli \
	2>&1 | tee "$told.built"
built=$SECONDS

export WINEPREFIX=${WINEPREFIX:-$CARGO_TARGET_DIR/wine} WINEDEBUG=-all
# The laws are the same as on every system: fewer games show that Windows keeps them, too. Every call to the disk goes
# through Wine's server, so the long tests of the store are shorter.
export CLOISTER_LAWS=${CLOISTER_LAWS:-150} CLOISTER_SOAK=${CLOISTER_SOAK:-0.2}
# Each program by itself; none may keep the others waiting for ever.
: >"$told"
green=0
for program in $(sed -n 's/^ *Executable .*(\(.*\.exe\))$/\1/p' "$told.built"); do
	# A crate and what tries it from outside may be called alike.
	name=$(basename "$program" | sed 's/-[0-9a-f]*\.exe$//')
	! grep -qF "Executable unittests" <<<"$(grep -F "$program" "$told.built")" || name=$name-inside
	[[ $# == 0 || " $* " == *" $name "* ]] || continue
	began=$SECONDS
	timeout 1800 /usr/lib/wine/wine64 "$program" >"$told.one" 2>&1 || { green=1; cat "$told.one"; }
	result=$(grep '^test result:' "$told.one" || echo "test result: it did not come to its end")
	printf '%-18s %4d s  %s\n' "$name" $((SECONDS - began)) "$result" | tr -d '\r' | tee -a "$told"
done
awk -v built="$built" -v all="$SECONDS" '{ programs++; passed += $7; failed += $9 }
	END { printf "Under Wine: %d programs, %d tests passed, %d failed; built in %d s, run in %d s.\n", programs, passed, failed, built, all - built
	      exit programs == 0 }' "$told"
exit $green
