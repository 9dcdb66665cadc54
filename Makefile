# Two commands matter: `make run` to play, `make test` to be sure.
#
# Each target fetches what it lacks: system libraries with apt-get on Debian and
# its kin, packages of the UI with npm, crates with cargo. Rust and Node
# themselves are yours to choose, so they are asked for, not installed.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

# What a bare Debian machine lacks to build the app, and what it lacks to try it: a display that
# nobody sees, WebKit's driver, and a browser that knows fingers.
LIBRARIES := build-essential pkg-config libwebkit2gtk-4.1-dev
TRYING := xvfb webkit2gtk-driver chromium chromium-driver procps strace
# To build for Windows, and to run that.
WINDOWS := gcc-mingw-w64-x86-64-win32 g++-mingw-w64-x86-64-win32 wine wine64 nsis zip

# What is built only to be measured against.
MEASURED := cloister-cli/redb
DENY := cargo deny check bans licenses sources

# Known faults are asked where the list of them can be had, and it is said where not. `cargo deny fetch db` brings
# RustSec's along once; it is used for as long as nothing newer can be fetched.
ADVISORIES := if ! command -v cargo-deny >/dev/null; then \
	echo "Known faults of crates are not checked: cargo-deny is not installed. \`make audit\` builds it."; \
elif cargo deny fetch db >/dev/null 2>&1; then cargo deny check advisories; \
elif [[ -n "$$(ls -A "$${CARGO_HOME:-$$HOME/.cargo}/advisory-dbs" 2>/dev/null)" ]]; then \
	echo "RustSec's list cannot be fetched here: asked is the one that was brought along."; cargo deny --offline check advisories; \
else echo "Known faults of crates are not checked: RustSec's list cannot be fetched here, and none was brought along."; fi
NPM_AUDIT := if { npm audit --prefix ui --json 2>/dev/null || true; } | grep -q '"auditReportVersion"'; then \
	npm audit --prefix ui --audit-level=moderate; \
else echo "Known faults of npm packages are not checked: the registry does not answer that question here."; fi

# How many times as long as in `make test` the attacks of `make soak` are.
SOAK := 34

UI_SOURCES := $(shell find ui/src ui/locales data -type f -not -name '*.test.ts') \
	ui/index.html ui/package.json ui/tsconfig.json ui/vite.config.ts ui/licences.ts Cargo.lock
UI_PACKAGES := ui/node_modules/.package-lock.json
UI_BUILT := ui/dist/index.html

.PHONY: help run test test-windows windows screenshots package package-windows check-platforms bench soak check audit clean rust node display patience libraries trying test-ui test-rust check-ui check-rust check-deny

help: ## Say what can be made
	@echo "Cloister. What you can make:"
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: display patience rust libraries $(UI_BUILT) ## Build the app for real and open it (the first time takes some minutes)
	cargo run --release --package cloister --features tauri/custom-protocol

test: test-ui test-rust ## Check the types, run every test of the UI, the engine and the shell

screenshots: rust trying $(UI_BUILT) ## Take pictures of every screen, in all sizes, lights and languages, into docs/screenshots
	CLOISTER_PICTURES=$(CURDIR)/docs/screenshots cargo test --workspace --test e2e -- \
		looks::on_a_desk looks::on_a_tablet looks::on_play_on_a_desk looks::on_play_on_a_tablet

package: rust libraries $(UI_BUILT) ## Build the .deb and the .rpm, with icons, menu entry and file type
	npx --yes --package=@tauri-apps/cli@2.12.4 tauri build --bundles deb,rpm -- --package cloister
	@ls -l target/release/bundle/deb/*.deb target/release/bundle/rpm/*.rpm

package-windows: rust windows $(UI_BUILT) ## Build the installer and the portable .zip for Windows, and try the installer under Wine
	tests/package-windows.sh

bench: rust trying $(UI_BUILT) ## Measure the engine, the bots, the store and the window
	cargo run --profile fast --package cloister-cli -- bench monastery
	cargo run --profile fast --package cloister-cli -- bench domus-domini
	cargo run --profile fast --package cloister-cli -- bench mystery-of-the-abbey
	cargo run --profile fast --package cloister-cli -- bench monastery --bots
	cargo run --profile fast --package cloister-cli --features redb -- bench store
	cargo bench --package cloister --features tauri/custom-protocol,automation --bench window

test-windows: rust windows ## Build engine, bots, store and command line for Windows, and run their tests under Wine
	tests/windows.sh

soak: rust trying $(UI_BUILT) ## Kill, damage and fuzz the store and the shell for hours; with SOAK=2 every attack for minutes
	CLOISTER_SOAK=$(SOAK) cargo test --workspace --test store -- --nocapture \
		kills faults imports power syscalls packing io_errors places folders full_disk by_hand
	CLOISTER_SOAK=$$((2 * $(SOAK))) cargo test --workspace --lib -- --nocapture \
		tests::fuzz tests::pairs tests::once tests::curtain tests::together tests::memory tests::refusals tests::consent tests::saved_games tests::many
	cargo test --workspace --test e2e --no-run
	tests/shell/window.sh target/debug/cloister $$((3 * $(SOAK)))
	tests/shell/start.sh target/debug/cloister
	cargo build --release --package cloister --features tauri/custom-protocol
	tests/shell/tools.sh target/release/cloister target/debug/cloister

check: check-ui check-rust check-deny ## Formatting, types, lints, docs; licences, if cargo-deny is installed

check-platforms: rust $(UI_BUILT) ## Type-check the app for Android, iOS and macOS, and the engine for the web
	tests/platforms.sh

audit: rust node ## Licences, origins and known faults of every crate and package; builds cargo-deny once if it is missing
	@command -v cargo-deny >/dev/null || { \
		echo "Building cargo-deny, once; this takes some minutes."; \
		cargo install --locked --quiet cargo-deny; }
	$(DENY)
	@$(ADVISORIES)
	@$(NPM_AUDIT)

clean: ## Remove everything that was built or fetched into this folder
	rm -rf target ui/dist ui/node_modules gen/licences.txt gen/schemas

# The parts.

test-ui: $(UI_BUILT)
	npm run --silent --prefix ui types
	npm run --silent --prefix ui test

# One cargo call for the whole workspace: two with different features would
# build the webview's crates twice.
test-rust: rust trying $(UI_BUILT)
	cargo test --workspace

# Both look at the same crates with the same features, the tests' among them (that is what --examples
# is for), so that dependencies are checked once.
check-rust: rust libraries $(UI_BUILT)
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --features $(MEASURED) -- --deny warnings
	RUSTDOCFLAGS="--deny warnings" cargo doc --workspace --no-deps --lib --bins --examples --features $(MEASURED)

check-ui: $(UI_PACKAGES)
	npm run --silent --prefix ui types
	npm run --silent --prefix ui lint

check-deny: rust
	@if command -v cargo-deny >/dev/null; then $(DENY); \
	else echo "Licences are not checked: cargo-deny is not installed. \`make audit\` builds it."; fi
	@$(ADVISORIES)
	@$(NPM_AUDIT)

$(UI_PACKAGES): ui/package.json ui/package-lock.json | node
	npm ci --prefix ui --no-audit --no-fund
	@touch $@

$(UI_BUILT): $(UI_SOURCES) $(UI_PACKAGES) | node rust
	npm run --silent --prefix ui build

# What must be there, each with one sentence when it is not.

rust:
	@command -v cargo >/dev/null || { \
		echo "Cloister is built with Rust 1.95 or newer: install it from https://rustup.rs, then try again." >&2; exit 1; }

node:
	@node -e '[a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
		&& command -v npm >/dev/null || { \
		echo "Cloister's UI is built with Node 20.19 or newer and npm: install them from https://nodejs.org, then try again." >&2; exit 1; }

display:
	@[[ "$$(uname -s)" != Linux || -n "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ]] || { \
		echo "There is no display to open a window on: run this from a desktop session, or set DISPLAY." >&2; exit 1; }

patience:
	@[[ -x target/release/cloister ]] || echo "Building Cloister. The first time takes 10 to 25 minutes and 2 GB of disk; then seconds."

libraries:
	@[[ "$$(uname -s)" != Linux ]] || { command -v cc && pkg-config --exists webkit2gtk-4.1; } >/dev/null 2>&1 \
		|| $(call install,$(LIBRARIES))

windows:
	@{ command -v x86_64-w64-mingw32-gcc && command -v makensis && command -v zip && [[ -x /usr/lib/wine/wine64 ]]; } >/dev/null 2>&1 \
		|| $(call install,$(WINDOWS))

trying: libraries
	@[[ "$$(uname -s)" == Linux ]] || { echo "The real app is tried on Linux only." >&2; exit 1; }
	@{ command -v Xvfb && command -v WebKitWebDriver && command -v chromium && command -v chromedriver; } >/dev/null 2>&1 \
		|| $(call install,$(TRYING))

# Installs packages of Debian and its kin, or says what to install.
define install
{ if ! command -v apt-get >/dev/null; then \
	echo "Cloister needs what Debian calls $(1): install it, then try again." >&2; exit 1; \
elif [[ "$$(id -u)" == 0 ]]; then as_root=(); \
elif command -v sudo >/dev/null; then as_root=(sudo); \
else \
	echo "Cloister needs some packages: as root, run apt-get install $(1), then try again." >&2; exit 1; \
fi; \
echo "Installing $(1)."; \
"$${as_root[@]}" apt-get update -qq; \
"$${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(1); }
endef
