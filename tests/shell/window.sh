#!/usr/bin/env bash
# The real window, with a window manager and a session bus of its own:
#
#   - a file that is started with is on the table, behind the curtain;
#   - its web process is killed, and the game is back behind the curtain within 5 s;
#   - the web process dies five times in a row, and the game is back within 12 s;
#   - its web process hangs, and the window is made anew;
#   - a minimised window comes back behind the curtain;
#   - a second start raises the first window within 2 s, ten at once too, and hands its file over;
#   - without a session bus a second start on the same folder raises the first window within 2 s, and hands its file over;
#   - the window opens again where it was.
#
#   tests/shell/window.sh PROGRAM [KILLS]
set -euo pipefail
program=$(realpath "$1") kills=${2:-3}
golden=$(realpath "$(dirname "$0")/../store/golden/v1")
source "$(dirname "${BASH_SOURCE[0]}")/display.sh"
needs Xvfb:xvfb openbox:openbox xdotool:xdotool xprop:x11-utils import:imagemagick dbus-daemon:dbus
fail() { echo "$*" >&2; cat "$log" "$folder/words" >&2 || true; exit 1; }
now() { echo $(($(date +%s%N) / 1000000)); }

open_display
export HOME=$folder/home XDG_DATA_HOME=$folder/home/data XDG_CONFIG_HOME=$folder/home/config \
  XDG_CACHE_HOME=$folder/home/cache
mkdir -p "$HOME"
openbox >/dev/null 2>&1 &
started+=($!)
dbus-daemon --session --print-address=1 --nofork >"$folder/bus" 2>/dev/null &
started+=($!)
until [[ -s $folder/bus ]]; do sleep 0.1; done
DBUS_SESSION_BUS_ADDRESS=$(<"$folder/bus")
export DBUS_SESSION_BUS_ADDRESS
log=$XDG_DATA_HOME/org.cloister.Cloister/store/logs/cloister.log

page() { pgrep -P "$app" -f WebKitWebProcess | tail -1 || true; }
window() { xdotool search --onlyvisible --name '^Cloister$' 2>/dev/null | tail -1 || true; }
picture() { import -window root -crop 1100x700+100+100 +repage "$folder/$1.png"; }
# How many pixels of two pictures differ clearly.
differ() { compare -metric AE -fuzz 8% "$folder/$1.png" "$folder/$2.png" null: 2>&1 | grep -oE '^[0-9.e+]+' | awk '{ printf "%d", $1 }' || true; }
looks_like() { picture "$2"; local many; many=$(differ "$1" "$2"); ((many < 3000)); }
# Waits until the screen looks like this picture; tells after how many milliseconds.
await() {
  local began
  began=$(now)
  until looks_like "$1" seen; do
    (($(now) - began < $2)) || fail "$3: not back after $2 ms"
    sleep 0.1
  done
  echo $(($(now) - began))
}
open() {
  "$program" "$@" 2>>"$folder/words" &
  app=$!
  started+=("$app")
  for _ in $(seq 150); do sleep 0.2; [[ -n $(page) && -n $(window) ]] && break; done
  sleep 4
}

open "$golden/running.cloister"
xdotool windowactivate "$(window)"
sleep 1
xdotool mousemove 5 5
sleep 2
picture closed
echo "a file was opened, behind the curtain"

slowest=0
for n in $(seq "$kills"); do
  old=$(page)
  kill -9 "$old"
  began=$(now)
  until new=$(page) && [[ -n $new && $new != "$old" ]]; do
    sleep 0.02
    (($(now) - began < 5000)) || fail "kill $n: no web process after 5 s"
  done
  await closed 5000 "kill $n" >/dev/null
  took=$(($(now) - began))
  ((took <= 5000)) || fail "kill $n: back only after $took ms"
  ((took > slowest)) && slowest=$took
  sleep 4
done
echo "$kills kills of the web process: the game was back behind the curtain, the slowest time after $slowest ms"

sleep 10
# Five deaths in a row, each as soon as there is a page to die. WebKit itself gives up where a process dies before it has
# told its number, so each lives for a moment.
old=
for _ in $(seq 5); do
  began=$(now)
  until new=$(page) && [[ -n $new && $new != "$old" ]]; do
    sleep 0.02
    (($(now) - began < 10000)) || fail "a page that died again was not loaded anew within 10 s"
  done
  sleep 0.4
  kill -9 "$new" 2>/dev/null || true
  old=$new
done
took=$(await closed 12000 "five deaths in a row")
echo "five deaths of the web process in a row: the game was back $took ms after the last"

sleep 12
old=$(page)
kill -STOP "$old"
began=$(now)
until new=$(page) && [[ -n $new && $new != "$old" ]]; do
  sleep 0.1
  # Twice the silence that a busy page is granted.
  (($(now) - began < 80000)) || fail "a web process that hangs was not replaced"
done
kill -KILL "$old" 2>/dev/null || true
sleep 4
xdotool windowactivate "$(window)"
xdotool mousemove 5 5
await closed 8000 "the window made anew" >/dev/null
grep -q "its window is made anew" "$log" || fail "the log does not say that the window was made anew"
echo "a web process that hung: the window was made anew after $(($(now) - began)) ms"

main=$(window)
xdotool windowactivate --sync "$main"
# The latch is pressed and held.
xdotool mousemove --window "$main" 640 722
xdotool mousedown 1
sleep 2
xdotool mouseup 1
sleep 3
picture lifted
(($(differ closed lifted) > 50000)) || fail "the curtain was not lifted"
xdotool windowminimize "$main"
sleep 1.5
xprop -id "$main" WM_STATE | grep -q Iconic || fail "the window was not minimised"
xdotool windowactivate "$main"
xdotool mousemove 5 5
await closed 5000 "a minimised window" >/dev/null
echo "a minimised window came back behind the curtain"

xdotool windowminimize "$main"
sleep 1
slowest=0
for n in $(seq 5); do
  began=$(now)
  timeout 10 "$program" 2>/dev/null || fail "second start $n failed"
  took=$(($(now) - began))
  ((took < 2000)) || fail "second start $n took $took ms"
  ((took > slowest)) && slowest=$took
done
sleep 1
xprop -id "$main" WM_STATE | grep -q Normal || fail "a second start did not raise the window"
others=()
for n in $(seq 10); do timeout 20 "$program" 2>/dev/null & others+=($!); done
for other in "${others[@]}"; do wait "$other" || fail "one of ten starts at once failed"; done
(cd "$golden" && timeout 10 "$program" over.cloister)
for _ in $(seq 40); do picture over; (($(differ closed over) > 50000)) && break; sleep 0.2; done
(($(differ closed over) > 50000)) || fail "a file was not handed over to the first window"
echo "16 second starts: the window was raised, the slowest of five after $slowest ms; a file was handed over"

xdotool windowsize "$main" 1000 700
xdotool windowmove "$main" 120 90
sleep 1
before=$(xdotool getwindowgeometry "$main" | tail -2)
xdotool windowactivate --sync "$main"
xdotool key alt+F4
for _ in $(seq 50); do kill -0 "$app" 2>/dev/null || break; sleep 0.1; done
kill -0 "$app" 2>/dev/null && fail "the window did not close"
open
after=$(xdotool getwindowgeometry "$(window)" | tail -2)
[[ $before == "$after" ]] || fail "the window was at $before and is at $after"
echo "the window opened again where it was"

unset DBUS_SESSION_BUS_ADDRESS
export XDG_RUNTIME_DIR=$folder/none
main=$(window)
slowest=0
for n in $(seq 5); do
  xdotool windowminimize "$main"
  sleep 1
  began=$(now)
  timeout 10 "$program" 2>/dev/null || fail "second start $n without a session bus failed"
  took=$(($(now) - began))
  ((took < 2000)) || fail "second start $n without a session bus took $took ms"
  ((took > slowest)) && slowest=$took
  for _ in $(seq 20); do xprop -id "$main" WM_STATE | grep -q Normal && break; sleep 0.1; done
  xprop -id "$main" WM_STATE | grep -q Normal || fail "second start $n without a session bus did not raise the window"
done
picture before
(cd "$golden" && timeout 10 "$program" over.cloister)
for _ in $(seq 40); do picture over; (($(differ before over) > 50000)) && break; sleep 0.2; done
(($(differ before over) > 50000)) || fail "without a session bus a file was not handed over"
kill -0 "$app" || fail "the first window is gone"
echo "without a session bus 5 second starts raised the window, the slowest after $slowest ms; a file was handed over"
