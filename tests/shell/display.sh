# For the scripts beside this one: a display that nobody sees, and a folder that is gone when the script ends.
#
#   source "$(dirname "$0")/display.sh"
#   needs Xvfb:xvfb xdotool:xdotool …
#   open_display

folder=$(mktemp -d)
started=()
finish() {
  for process in "${started[@]}"; do kill "$process" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$folder"
}
trap finish EXIT

# Each of these tools is there, as PROGRAM:PACKAGE, or it is said what to install.
needs() {
  local tool
  for tool in "$@"; do
    command -v "${tool%:*}" >/dev/null || { echo "This needs ${tool%:*}: apt-get install ${tool#*:}" >&2; exit 1; }
  done
}

# Opens the display, and sets DISPLAY.
open_display() {
  exec 5>"$folder/display"
  Xvfb -displayfd 5 -screen 0 1300x900x24 -nolisten tcp 2>/dev/null &
  started+=($!)
  until [[ -s $folder/display ]]; do sleep 0.1; done
  DISPLAY=:$(<"$folder/display")
  export DISPLAY
}
