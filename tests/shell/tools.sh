#!/usr/bin/env bash
# A release lets nobody look into its page, or press its buttons from outside:
#
#   - WebKit's driver does not get in, whatever TAURI_WEBVIEW_AUTOMATION says;
#   - WEBKIT_INSPECTOR_SERVER and WEBKIT_INSPECTOR_HTTP_SERVER open no port;
#   - F12, Ctrl+Shift+I and every entry of the menu under the right button open no inspector, which would be a web process
#     more.
#
# A second program is one that is there to be tried: into that all of them must lead, or the questions prove nothing.
#
#   tests/shell/tools.sh RELEASE [TRIED]
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/display.sh"
needs Xvfb:xvfb xdotool:xdotool WebKitWebDriver:webkit2gtk-driver curl:curl import:imagemagick pgrep:procps
fail() { echo "$*" >&2; cat "$folder/words" >&2 || true; exit 1; }

open_display
export HOME=$folder/home XDG_DATA_HOME=$folder/home/data XDG_CONFIG_HOME=$folder/home/config \
  XDG_CACHE_HOME=$folder/home/cache
mkdir "$HOME"
unset DBUS_SESSION_BUS_ADDRESS

pages() { pgrep -P "$app" -f WebKitWebProcess | wc -l || true; }
window() { xdotool search --onlyvisible --name '^Cloister$' 2>/dev/null | tail -1 || true; }
colours() { import -window root -depth 8 -crop 500x250+300+60 txt:- | awk 'NR > 1 { seen[$3] = 1 } END { print length(seen) }'; }

# Starts a program with these variables, and waits until its page is drawn.
open() {
  env "${@:2}" "$1" --data-dir "$folder/games" 2>"$folder/words" &
  app=$!
  started+=("$app")
  for _ in $(seq 300); do
    sleep 0.2
    kill -0 "$app" 2>/dev/null || fail "the program ended"
    [[ -n $(window) ]] && (($(colours) > 50)) && return
  done
  fail "nothing is drawn"
}
close() {
  kill "$app"
  wait "$app" 2>/dev/null || true
}
free_port() {
  local port
  while port=$((20000 + RANDOM)); (exec 6<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do :; done
  echo "$port"
}

# Whether the driver gets into this program.
driven() {
  local port answer
  port=$(free_port)
  TAURI_WEBVIEW_AUTOMATION=true WebKitWebDriver --host=127.0.0.1 --port="$port" 2>/dev/null &
  local driver=$!
  started+=("$driver")
  until (exec 6<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do sleep 0.1; done
  local wanted='{"capabilities":{"alwaysMatch":{"webkitgtk:browserOptions":{"binary":"'$1'","args":["--data-dir","'$folder/driven'"]}}}}'
  answer=$(curl --silent --max-time 30 --data "$wanted" "http://127.0.0.1:$port/session" || true)
  # A driver that did not get in leaves the program behind.
  pgrep -f -- "--data-dir $folder/driven" | xargs -r kill -9 2>/dev/null || true
  kill "$driver" 2>/dev/null || true
  [[ $answer == *sessionId* ]]
}

# Whether this variable makes the program listen.
listens() {
  local port
  port=$(free_port)
  open "$1" "$2=127.0.0.1:$port"
  sleep 2
  local heard=1
  (exec 6<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && heard=0
  close
  return $heard
}

# Whether these keys, or an entry of the menu under the right button, bring a web process more.
inspected() {
  open "$1"
  local main
  main=$(window)
  (($(pages) == 1)) || fail "there is not one page, but $(pages)"
  for keys in F12 ctrl+shift+i ctrl+shift+c; do
    xdotool windowfocus "$main" key "$keys"
    sleep 1
  done
  # From the last entry of the menu upwards, beside the buttons, so that nothing else is pressed.
  for up in 1 2 3 4 5 6; do
    (($(pages) == 1)) || break
    xdotool windowfocus "$main" mousemove --window "$main" 15 "$((300 + up))" click 3
    sleep 0.7
    for _ in $(seq "$up"); do xdotool key Up; done
    xdotool key Return
    sleep 1.5
    xdotool key Escape
  done
  local many
  many=$(pages)
  [[ -n ${CLOISTER_PICTURES:-} ]] && import -window root "$CLOISTER_PICTURES/tools-$many.png"
  close
  ((many > 1))
}

for n in 1 2; do
  program=${!n:-}
  [[ -n $program ]] || continue
  program=$(realpath "$program")
  if ((n == 1)); then may=1 word="does not"; else may=0 word="does"; fi
  code=0; driven "$program" || code=$?
  ((code == may)) || fail "$program: the driver: $code"
  echo "the driver $word get in"
  for variable in WEBKIT_INSPECTOR_SERVER WEBKIT_INSPECTOR_HTTP_SERVER; do
    code=0; listens "$program" "$variable" || code=$?
    ((code == may)) || fail "$program: $variable: $code"
    echo "$variable $word open a port"
  done
  code=0; inspected "$program" || code=$?
  ((code == may)) || fail "$program: the inspector: $code"
  echo "keys and menu: the inspector $word open"
done
