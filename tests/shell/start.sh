#!/usr/bin/env bash
# Starts where nothing can be kept: the window opens and is drawn, and the program goes on.
#
#   - a folder on a disk that cannot be written; a file in its place; a first start in such a home;
#   - `--data-dir` without a folder is an error, and opens no window.
#
#   tests/shell/start.sh PROGRAM
set -euo pipefail
program=$(realpath "$1")
source "$(dirname "${BASH_SOURCE[0]}")/display.sh"
needs Xvfb:xvfb xdotool:xdotool import:imagemagick
fail() { echo "$*" >&2; cat "$folder/words" >&2 || true; exit 1; }

open_display
unset DBUS_SESSION_BUS_ADDRESS
mkdir "$folder/home"

# Starts the program in this home with these words; there must be a page with something on it, for five seconds.
opens() {
  local name=$1 home=$2
  shift 2
  env HOME="$home" XDG_DATA_HOME="$home/data" XDG_CONFIG_HOME="$home/config" XDG_CACHE_HOME="$home/cache" \
    "$program" "$@" 2>"$folder/words" &
  local app=$!
  started+=("$app")
  for _ in $(seq 150); do
    sleep 0.2
    kill -0 "$app" 2>/dev/null || fail "$name: the program ended"
    [[ -n $(xdotool search --onlyvisible --name '^Cloister$' 2>/dev/null) ]] && break
  done
  local colours=0
  for _ in $(seq 60); do
    sleep 0.5
    kill -0 "$app" 2>/dev/null || fail "$name: the program ended"
    colours=$(import -window root -depth 8 txt:- | awk 'NR > 1 { seen[$3] = 1 } END { print length(seen) }')
    ((colours > 50)) && break
  done
  ((colours > 50)) || fail "$name: nothing is drawn"
  [[ -n ${CLOISTER_PICTURES:-} ]] && sleep 2 && import -window root "$CLOISTER_PICTURES/start-${name// /-}.png"
  kill "$app"
  wait "$app" 2>/dev/null || true
  echo "$name: the window opens"
}

# Nobody can make anything in /proc, not even its owner.
opens "a folder that cannot be written" "$folder/home" --data-dir /proc/cloister
echo "no folder" >"$folder/file"
opens "a file in place of the folder" "$folder/home" --data-dir "$folder/file"
opens "a home that cannot be written" /proc/cloister-home

for words in "--data-dir" "--data-dir="; do
  code=0
  timeout 10 "$program" "$words" 2>"$folder/words" || code=$?
  ((code == 1)) || fail "$words: ended with $code"
  grep -q "data-dir" "$folder/words" || fail "$words: nothing is said"
done
echo "--data-dir without a folder: an error"
