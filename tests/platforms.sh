#!/usr/bin/env bash
# Type-checks the app for tablets and for macOS, and the engine for the web, without a warning.
#
#   tests/platforms.sh [TARGET…]     all of them, or only these
#
# Neither Android's nor Apple's tools are needed: nothing is linked, and the few lines of C and Objective-C in our
# dependencies are handed to stand-ins that only make the file they are asked for.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target}
standins=$CARGO_TARGET_DIR/standins
mkdir -p "$standins"

# Makes the file that is named after -o, or the first that ends in .a.
cat >"$standins/make-output" <<'S'
#!/usr/bin/env bash
for argument; do
	if [[ "${before:-}" == -o || "$argument" == *.a ]]; then : >"$argument"; fi
	before=$argument
done
S
# Says where the tools of Apple's systems would be.
cat >"$standins/xcrun" <<'S'
#!/usr/bin/env bash
case "$*" in
*--show-sdk-path*) echo / ;;
*--show-sdk-version*) echo 17.0 ;;
*) exec "$(dirname "$0")/make-output" "$@" ;;
esac
S
chmod +x "$standins"/*

wanted=" $* "
check() {
	local target=$1
	shift
	[[ $wanted == "  " || $wanted == *" $target "* ]] || return 0
	rustup target add "$target" 2>/dev/null ||
		{ echo "std for $target is needed: rustup target add $target" >&2; exit 1; }
	local name=${target//-/_}
	env "PATH=$standins:$PATH" "CC_$name=$standins/make-output" "CXX_$name=$standins/make-output" \
		"AR_$name=$standins/make-output" RUSTFLAGS="--deny warnings" \
		cargo check --quiet --target "$target" "$@"
	echo "$target: no errors, no warnings"
}

# Where Tauri writes down which files are opened.
export TAURI_ANDROID_PROJECT_PATH=$PWD/gen/android

check wasm32-unknown-unknown --package cloister-table --package cloister-games --package cloister-bots
for target in aarch64-linux-android aarch64-apple-ios aarch64-apple-darwin x86_64-apple-darwin; do
	check "$target" --package cloister
done
