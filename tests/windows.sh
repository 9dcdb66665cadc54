#!/usr/bin/env bash
# Builds the engine, the bots, the store and the command line for Windows, and runs their tests under Wine.
#
# std comes from rustup where it has it. Wine 8 lacks one library that Rust asks for random bytes: it is made here, for
# these tests only.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

target=x86_64-pc-windows-gnu
rustup target add "$target"

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

export WINEPREFIX=${WINEPREFIX:-$CARGO_TARGET_DIR/wine} WINEDEBUG=-all
export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER=/usr/lib/wine/wine64
# What looks at the sources, and what compiles other programs, is the same on every system.
told=$CARGO_TARGET_DIR/$target/told
green=0
cargo test --target "$target" --no-fail-fast \
	--package cloister-table --package cloister-games --package cloister-bots --package cloister-store \
	--package cloister-tests --package cloister-cli \
	--lib --bins --test scenarios --test laws --test perft --test replays --test bad_input --test store --test cli "$@" |
	tee "$told" || green=$?
awk '/^test result:/ { passed += $4; failed += $6; programs++ }
	END { printf "Under Wine: %d programs, %d tests passed, %d failed, in %d seconds.\n", programs, passed, failed, '"$SECONDS"' }' "$told"
exit $green
