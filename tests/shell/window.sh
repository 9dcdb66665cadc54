#!/usr/bin/env bash
# The real window: its web process is killed and must be back within 5 s; a second start on the same
# folder must end well within 2 s and leave the first alone.
#
#   tests/shell/window.sh PROGRAM [KILLS]
#
# It needs Xvfb.
set -euo pipefail
program=$1 kills=${2:-3}
folder=$(mktemp -d)
exec 5>"$folder/display"
Xvfb -displayfd 5 -screen 0 1300x900x24 -nolisten tcp 2>/dev/null &
screen=$!
sleep 2
DISPLAY=:$(<"$folder/display")
export DISPLAY
"$program" --data-dir "$folder/data" &
app=$!
trap 'kill "$app" "$screen" 2>/dev/null || true; rm -rf "$folder"' EXIT

now() { echo $(($(date +%s%N) / 1000000)); }
page() { pgrep -P "$app" -f WebKitWebProcess | head -1 || true; }

for _ in $(seq 100); do sleep 0.2; [[ -n $(page) ]] && break; done
sleep 4
slowest=0
for n in $(seq "$kills"); do
  old=$(page)
  kill -9 "$old"
  began=$(now)
  until new=$(page) && [[ -n $new && $new != "$old" ]]; do
    sleep 0.05
    (($(now) - began < 5000)) || { echo "kill $n: no page after 5 s" >&2; exit 1; }
  done
  took=$(($(now) - began))
  ((took > slowest)) && slowest=$took
  sleep 5
done
echo "$kills kills of the web process; the slowest page was back after $slowest ms"

for n in $(seq 3); do
  began=$(now)
  timeout 10 "$program" --data-dir "$folder/data" 2>/dev/null || { echo "second start $n failed" >&2; exit 1; }
  took=$(($(now) - began))
  ((took < 2000)) || { echo "second start $n took $took ms" >&2; exit 1; }
done
kill -0 "$app"
echo "3 second starts; the first window stayed"
