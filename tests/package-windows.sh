#!/usr/bin/env bash
# Builds the app for Windows: an installer and a portable .zip. Then runs the installer silently under Wine, looks at what
# it laid down, and uninstalls it again.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

target=x86_64-pc-windows-gnu
rustup target add "$target" 2>/dev/null || { echo "std for $target is needed: rustup target add $target" >&2; exit 1; }
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target}
CARGO_PROFILE_RELEASE_STRIP=symbols \
	cargo build --release --target "$target" --package cloister --bin cloister --features tauri/custom-protocol

built=$CARGO_TARGET_DIR/$target/release
bundle=$built/bundle
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
rm -rf "$bundle"
mkdir -p "$bundle/Cloister"
cp "$built/cloister.exe" "$built/WebView2Loader.dll" README.md gen/licences.txt "$bundle/Cloister"

(cd "$bundle" && zip -qr "cloister-$version-portable.zip" Cloister)
installer=$bundle/cloister-$version-setup.exe
makensis -V2 -DVERSION="$version" -DFILES="$bundle/Cloister" -DICON="$PWD/icons/icon.ico" -DOUTPUT="$installer" \
	src-tauri/windows/cloister.nsi

for file in "$installer" "$bundle/cloister-$version-portable.zip"; do
	size=$(stat --format=%s "$file")
	echo "$(basename "$file"): $size bytes"
	((size < 15000000)) || { echo "more than 15 MB" >&2; exit 1; }
done

# A home of its own for Wine, without anything in it.
export WINEPREFIX=$bundle/wine WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml="
wine=/usr/lib/wine/wine64
fail() {
	echo "$*" >&2
	exit 1
}
# What the registry of this person says, if it says something: that there is nothing, Wine says aloud as well.
registry() {
	local told
	told=$($wine reg query "HKCU\\$1" ${2+/v "$2"} 2>/dev/null) && tr -d '\r' <<<"$told"
}

$wine wineboot --init >/dev/null 2>&1
home=$(echo "$WINEPREFIX"/drive_c/users/*/AppData/Local | tr ' ' '\n' | grep -v /Public/ | head -1)
games=$(dirname "$home")/Roaming/org.cloister.Cloister
mkdir -p "$games"
echo kept >"$games/game"

timeout 120 $wine "$installer" /S
folder=$home/Programs/Cloister
for file in cloister.exe WebView2Loader.dll README.md licences.txt uninstall.exe; do
	[[ -s $folder/$file ]] || fail "the installer laid down no $file"
done
cmp "$built/cloister.exe" "$folder/cloister.exe"
registry 'Software\Classes\Cloister.Game\shell\open\command' | grep -q 'cloister.exe" "%1"' || fail "games are not opened"
registry 'Software\Classes\.cloister' | grep -q Cloister.Game || fail ".cloister is not known"
registry 'Software\Microsoft\Windows\CurrentVersion\Uninstall\Cloister' DisplayVersion | grep -q "$version" ||
	fail "it is not among what can be uninstalled"
find "$WINEPREFIX/drive_c/users" -name Cloister.lnk | grep -q . || fail "it is not in the start menu"
echo "installed: files, start menu, .cloister files, uninstaller"

# Where it is called so, the uninstaller waits until it is done.
uninstall() { timeout 120 $wine "$folder/uninstall.exe" /S "_?=$($wine winepath -w "$folder" 2>/dev/null | tr -d '\r')"; }

# While it is open it is neither replaced nor removed. A program that needs no window stands in for it.
cp "$WINEPREFIX/drive_c/windows/system32/cmd.exe" "$folder/cloister.exe"
$wine "$folder/cloister.exe" /c "ping -n 1000 127.0.0.1 >nul" >/dev/null 2>&1 &
open=$!
sleep 5
if timeout 120 $wine "$installer" /S; then fail "a program that runs was replaced"; fi
if uninstall; then fail "a program that runs was removed"; fi
cmp "$WINEPREFIX/drive_c/windows/system32/cmd.exe" "$folder/cloister.exe"
registry 'Software\Classes\Cloister.Game' | grep -q . || fail "half of it is gone"
kill $open
wait $open 2>/dev/null || true
timeout 60 "${wine}server" --kill --wait 2>/dev/null || "$(dirname $wine)/wineserver" --kill || true
timeout 120 $wine "$installer" /S
cmp "$built/cloister.exe" "$folder/cloister.exe"
echo "installed again: while it is open nothing is touched, and afterwards everything is"

uninstall
[[ ! -e $folder/cloister.exe ]] || fail "the uninstaller left the program"
[[ -z $(registry 'Software\Classes\Cloister.Game') ]] || fail "the uninstaller left the file type"
[[ -z $(find "$WINEPREFIX/drive_c/users" -name Cloister.lnk) ]] || fail "the uninstaller left the start menu's entry"
[[ -s $games/game ]] || fail "the uninstaller took the games along"
echo "uninstalled: nothing left but the games"
