#!/usr/bin/env bash
# Installs the .deb in a Debian that has nothing but itself, starts the app there, plays with the package's own papers,
# and uninstalls it again: nothing but the games is left. Needs root, and some minutes.
#
#   tests/clean-root.sh [PACKAGE.deb]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

package=${1:-$(ls -t target/release/bundle/deb/*.deb | head -1)}
[[ -f $package ]] || { echo "there is no package: make it with \`make package\`" >&2; exit 1; }
[[ $(id -u) == 0 ]] || { echo "only root can change into another root" >&2; exit 1; }

needed=()
command -v debootstrap >/dev/null || needed+=(debootstrap)
command -v appstreamcli >/dev/null || needed+=(appstream)
command -v desktop-file-validate >/dev/null || needed+=(desktop-file-utils)
((${#needed[@]} == 0)) || apt-get install -y -qq --no-install-recommends "${needed[@]}"

fail() {
	echo "$*" >&2
	exit 1
}

root=$(mktemp -d)
chmod 755 "$root"
leave() {
	umount "$root/dev/shm" "$root/proc" 2>/dev/null || true
	rm -rf --one-file-system "$root" "$root.log"
}
trap leave EXIT
# What is said matters only when it fails.
quietly() {
	"$@" >"$root.log" 2>&1 || { tail -20 "$root.log" >&2; fail "this failed: $*"; }
}
# Debian's packages come from where they come from here.
mirrors=$(apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' | sort -u)
mirror=$(awk '$3 == "bookworm" { print $2; exit }' <<<"$mirrors")
quietly debootstrap --variant=minbase bookworm "$root" ${mirror:+"$mirror"}
[[ -z $mirror ]] || echo "$mirrors" >"$root/etc/apt/sources.list"
{ apt-config dump | grep -i '^Acquire::.*Proxy ' || true; } >"$root/etc/apt/apt.conf.d/proxy"
cp /etc/resolv.conf "$root/etc/resolv.conf"
mount -t proc proc "$root/proc"
mkdir -p "$root/dev/shm"
mount -t tmpfs tmpfs "$root/dev/shm"
inside() {
	chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/home LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
		${http_proxy:+"http_proxy=$http_proxy"} ${https_proxy:+"https_proxy=$https_proxy"} "$@"
}

cp "$package" "$root/cloister.deb"
quietly inside apt-get update -qq
before=$(inside dpkg-query -W -f '${Package}\n' | sort)
quietly inside apt-get install -y -qq --no-install-recommends /cloister.deb
echo "installed with $(comm -13 <(echo "$before") <(inside dpkg-query -W -f '${Package}\n' | sort) | wc -l) packages"

desktop=$root/usr/share/applications/Cloister.desktop
desktop-file-validate "$desktop" || fail "the desktop entry is not valid"
appstreamcli validate --no-net "$root/usr/share/metainfo/org.cloister.Cloister.metainfo.xml" || fail "AppStream does not like its data"
icon=$(sed -n 's/^Icon=//p' "$desktop")
find "$root/usr/share/icons" -name "$icon.*" | grep -q . || fail "there is no icon $icon"
missing=$(inside ldd /usr/bin/cloister | grep 'not found' || true)
[[ -z $missing ]] || fail "libraries are missing: $missing"

# A display that nobody sees; it is no part of what the package needs.
quietly inside apt-get install -y -qq --no-install-recommends xvfb xauth procps
cat >"$root/try.sh" <<'S'
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>/tmp/display 2>/dev/null &
while [[ ! -s /tmp/display ]]; do sleep 0.1; done
DISPLAY=:$(cat /tmp/display) cloister 2>/tmp/said &
app=$!
for _ in $(seq 300); do
	kill -0 $app 2>/dev/null || { cat /tmp/said >&2; exit 1; }
	# The page has asked for something: the heartbeat is written down by nobody, but the store is there by then.
	[[ -d /home/.local/share/org.cloister.Cloister/store/db ]] && pgrep -f WebKitWebProcess >/dev/null && break
	sleep 0.1
done
sleep 3
kill -0 $app || exit 1
kill $app
wait $app 2>/dev/null
kill %1
[[ -d /home/.local/share/org.cloister.Cloister/store/db ]]
S
inside bash /try.sh || fail "it does not start"
echo "started: its window stood for three seconds, and its store is there"

quietly inside apt-get purge -y -qq cloister
left=$(find "$root/usr" "$root/etc" -iname '*cloister*' -not -path '*/doc/*' | head)
[[ -z $left ]] || fail "the package left something behind: $left"
[[ -d $root/home/.local/share/org.cloister.Cloister/store/db ]] || fail "the package took the games along"
echo "uninstalled: nothing left but the games"
