#!/usr/bin/env bash
# Two thousand saved games in the real window: how long the list takes, and how much memory.
#
#   tests/shell/many.sh PROGRAM FOLDER        a folder that CLOISTER_FILL of tests/store/packing.rs has filled
set -euo pipefail
program=$(realpath "$1") data=$(realpath "$2")
folder=$(mktemp -d)
started=()
finish() {
  for process in "${started[@]}"; do kill "$process" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$folder"
}
trap finish EXIT
now() { echo $(($(date +%s%N) / 1000000)); }

exec 5>"$folder/display"
Xvfb -displayfd 5 -screen 0 1300x900x24 -nolisten tcp 2>/dev/null &
started+=($!)
until [[ -s $folder/display ]]; do sleep 0.1; done
DISPLAY=:$(<"$folder/display")
export DISPLAY HOME=$folder
unset DBUS_SESSION_BUS_ADDRESS
began=$(now)
"$program" --data-dir "$data" 2>"$folder/words" &
app=$!
started+=("$app")
page() { pgrep -P "$app" -f WebKitWebProcess | tail -1 || true; }
memory() { awk '/^Rss/ { sum += $2 } END { printf "%d", sum / 1024 }' "/proc/$1/smaps_rollup"; }
picture() { import -window root -depth 8 "$folder/$1.png"; }
differ() { compare -metric AE -fuzz 8% "$folder/$1.png" "$folder/$2.png" null: 2>&1 | grep -oE '^[0-9.e+]+' | awk '{ printf "%d", $1 }' || true; }
until [[ -n $(page) ]]; do sleep 0.1; done
sleep 8
picture home
before=$(memory "$(page)")
# "Saved games" is the first of the ways at the foot.
read -r x y <<<"${CLOISTER_PRESS:-375 750}"
xdotool mousemove "$x" "$y" click 1
began=$(now)
for _ in $(seq 200); do
  picture list
  (($(differ home list) > 100000)) && break
  sleep 0.02
done
echo "the list was drawn $(($(now) - began)) ms after the press"
sleep 6
after=$(memory "$(page)")
echo "the page's memory: $before MB before, $after MB with the list"
xdotool mousemove 650 500
for _ in $(seq 60); do xdotool click --repeat 4 --delay 5 5; sleep 0.05; done
sleep 4
echo "after scrolling: $(memory "$(page)") MB"
[[ -z ${CLOISTER_PICTURES:-} ]] || { cp "$folder/home.png" "$folder/list.png" "$CLOISTER_PICTURES/"; picture end; cp "$folder/end.png" "$CLOISTER_PICTURES/"; }
