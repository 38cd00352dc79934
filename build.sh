#!/usr/bin/env bash
# The only entry point of this project: builds, serves and tests it. Needs Go; what
# else a command needs it says, or installs (on Debian as root).
#
# shellcheck disable=SC2086 # lists of packages are split on purpose
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

version=0.1.0            # what the site names as its version
govulncheck=v1.9.0       # of golang.org/x/vuln
out=tests/out            # git-ignored: tools and figures
gen=static/gen           # git-ignored: what the build adds to static/
browser=./tests/browser/ # drives the built site, so it runs after it
go_least=1.21            # fetches the version that go.mod asks for, if it is older; before, it cannot
node_least=20            # has globalThis.crypto, which Go's wasm_exec.js asks for
chromium_least=123       # has light-dark(), which the style sheets use

# What "test quick" runs of the scripts in tests/jsapi and of the tests in the browser.
quick_scripts="answers|vectors|operations|declared|arguments"
quick_page='^(TestFirstView|TestExamplesOfSection54|TestEveryKeystroke)$'

usage() {
	cat <<'USAGE'
usage: ./build.sh COMMAND...     several commands run in their order

  build             compile the program into static/gen/
  serve [-addr A] [-dir D]
                    build and serve the site at A (127.0.0.1:8080 if not given), or what is in D, as dist
  test [quick]      run every test: natively, under wasm, in the browser; quick: natively with
                    a shorter sweep, the JavaScript API, and a page in the browser
  check             gofmt, go vet and staticcheck, natively and for wasm; tests/arch; known
                    vulnerabilities of what the project uses (govulncheck, npm audit)
  fuzz [TIME]       the longer sweep, then each fuzz target for TIME (30s if not given; 1h30m, or 1000x
                    for so many executions), and the readers of pages in Node
  bench             time the core against net/url, natively and under wasm
  figures [N]       time start, its longest task and keystrokes of the published site in Chromium, and measure
                    its memory over ten times N keystrokes (200 if not given)
  lighthouse        print Lighthouse's scores of each published page; fails below what is asked
  size              print what the site weighs; fails over budget
  dist              write dist/, the complete static site
  reproduce         build the last commit twice, in two places; fails if the sites differ
  hosts             serve the site with nginx and Caddy, by the samples in docs/hosting; ask them and
                    Apache what they answer with a slash and without
  generators        embed the playground in sites of Hugo, Sphinx, MkDocs with Material, VitePress and
                    Docusaurus, and open them in the browser; then ask these, Jekyll, Astro, Next.js and
                    SvelteKit where they write a page; installs what is missing (some minutes)

In the environment: URI_SITE=https://example.org/playground/ tells dist where the site will be, for the
picture and the address that other sites show with links to it; URI_SWEEP=N lets the exhaustive native
tests go up to N characters (5 or 6 if not given, 8 for fuzz); URI_BENCHTIME=T times each benchmark ten
times for T (100ms if not given); GOTOOLCHAIN=go1.27.4 builds and tests with that Go, which Go fetches.
USAGE
}

say() { printf '%s\n' "$*"; }

stop() {
	current=
	printf 'build.sh: %s\n' "$*" >&2
	exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

# step names what runs now; if it fails, the last line says so. What runs in the background,
# in a process group of its own, ends with this script.
current=
aside=
step() {
	current=$*
	say "== $*"
}
trap 'status=$?; [[ -z $aside ]] || kill -- "-$aside" 2>/dev/null || true; if ((status != 0)) && [[ -n $current ]]; then printf "build.sh: failed at: %s\n" "$current" >&2; fi' EXIT

# --- what the commands need --------------------------------------------------

# number TEXT PATTERN: the number after the first match of PATTERN in TEXT, or 0.
number() { if [[ $1 =~ $2([0-9]+) ]]; then say "${BASH_REMATCH[1]}"; else say 0; fi; }

need_go() {
	has go || stop "Go is missing; install it from https://go.dev/dl/ (go.mod says which version)"
	local version
	version=$(cd / && go version)
	(($(number "$version" 'go1\.') >= ${go_least#1.})) ||
		stop "Go is too old (${version#go version }): $go_least or later automatically fetches the version that go.mod names; see https://go.dev/dl/"
}

can_install() { [[ -e /etc/debian_version && $(id -u) == 0 ]] && has apt-get; }

# install PACKAGE...: with apt, on Debian as root.
install() {
	step "installing $*"
	apt-get update -q >/dev/null || say "apt-get update failed; trying with the lists that are there"
	DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" >/dev/null ||
		stop "apt-get could not install $*; install it and run this again"
}

there() { if [[ $(type -t "$1") == function ]]; then "$1"; else has "$1"; fi; }

# need NAME PACKAGE COMMAND [NAME PACKAGE COMMAND]...: installs the packages whose
# commands are missing. Where it cannot, it says all that is missing, a line for each.
# COMMAND is a command or function that succeeds if the thing is there.
need() {
	local packages=() names=()
	while (($# > 0)); do
		if ! there "$3"; then
			names+=("$1") packages+=("$2")
		fi
		shift 3
	done
	((${#packages[@]} > 0)) || return 0
	if can_install; then
		install "${packages[@]}"
		return
	fi
	local i
	for i in "${!names[@]}"; do say "build.sh: ${names[i]} is missing (on Debian: apt-get install ${packages[i]})" >&2; done
	stop "install what is missing and run this again"
}

chromium_command() { command -v chromium || command -v chromium-browser || command -v google-chrome; }
has_chromium() { chromium_command >/dev/null; }

# has_sandbox: Chromium starts for ordinary users only in a sandbox, for which it needs
# user namespaces, or a helper that has the rights of root.
has_sandbox() {
	if [[ $(id -u) == 0 ]] || ! has unshare || unshare --user true 2>/dev/null; then return 0; fi
	local helper
	for helper in "${CHROME_DEVEL_SANDBOX:-}" /usr/lib/chromium*/chrome-sandbox /opt/google/chrome/chrome-sandbox; do
		[[ ! -u $helper ]] || return 0
	done
	return 1
}

# need_tests: what the tests need beside Go.
need_tests() {
	need "Node.js" nodejs node npm npm npm Chromium chromium has_chromium "A sandbox for Chromium" chromium-sandbox has_sandbox
	current_node
	current_chromium
}

need_node() {
	need "Node.js" nodejs node npm npm npm
	current_node
}

need_chromium() {
	need Chromium chromium has_chromium "A sandbox for Chromium" chromium-sandbox has_sandbox
	current_chromium
}

current_chromium() {
	local version
	version=$("$(chromium_command)" --version 2>/dev/null || true)
	(($(number "$version" '[A-Za-z] ') >= chromium_least)) ||
		stop "Chromium is too old (${version:-$(chromium_command) does not say its version}): the tests need $chromium_least or later"
}

# current_node puts a Node.js from npm before that of the system if this is too old, as
# that of Debian 12 is.
current_node() {
	local version
	version=$(node --version)
	(($(number "$version" v) < node_least)) || return 0
	need_npm tools/node
	local bin
	for bin in "$PWD"/tools/node/node_modules/*/bin; do
		[[ ! -x $bin/node ]] || PATH=$bin:$PATH
	done
	(($(number "$(node --version)" v) >= node_least)) ||
		stop "Node.js is too old ($version) and npm could not bring a newer one: the tests need $node_least or later; see https://nodejs.org"
	say "Node.js $version of the system is too old; $(node --version) from npm runs instead"
}

# need_npm DIRECTORY: installs what its package.json names.
need_npm() {
	need npm npm npm
	step "npm packages of $1"
	npm ci --prefix "$1" --ignore-scripts --no-audit --no-fund --loglevel=error >/dev/null ||
		stop "npm could not install the packages of $1; run npm ci there"
}

for_wasm() { GOOS=js GOARCH=wasm "$@"; }

# The packages that go into the program, and those of them whose tests run
# natively and under wasm (web/ui and wasm need a browser).
product="./core/... ./internal/... ./web/... ./wasm/..."
pure="./core/... ./internal/... ./web/export/... ./web/i18n/... ./web/locales/... ./web/lesson/... ./web/model/... ./web/page/... ./web/play/... ./web/view/... ./web/wire/..."

# --- build, serve, dist, size ------------------------------------------------

# for_product compiles for wasm as the program that ships is compiled: with the flags of
# tools/modpatch, and the modules that it has changed.
product_flags=
for_product() {
	[[ -n $product_flags ]] || product_flags=$(go run ./tools/modpatch -o "$out/modpatch")
	GOFLAGS="${GOFLAGS:-} $product_flags" for_wasm "$@"
}

built=
do_build() {
	[[ -z $built ]] || return 0
	step build
	mkdir -p "$gen"
	# Neither the directory nor the state of the checkout gets into the program.
	for_product go build -trimpath -buildvcs=false -ldflags="-s -w -buildid=" -o "$gen/.new.wasm" ./wasm
	go run ./tools/wasmopt/cmd/wasmopt "$gen/.new.wasm"
	mv "$gen/.new.wasm" "$gen/playground.wasm"
	go run ./tools/dist -gen "$(go env GOROOT)/lib/wasm/wasm_exec.js" -version "$version"
	built=yes
	say "built $gen/playground.wasm ($(wc -c <"$gen/playground.wasm") bytes)"
}

# The server is not a child of "go run", so that a signal to this process reaches it.
do_serve() {
	do_build
	step serve
	mkdir -p "$out"
	go build -buildvcs=false -o "$out/serve" ./tools/serve
	exec "$out/serve" "$@"
}

do_dist() {
	do_build
	step dist
	go run ./tools/dist -version "$version" -site "${URI_SITE:-}"
}

do_size() {
	do_build
	step size
	go run ./tools/dist -plain -version "$version" -out "$out/site" >/dev/null
	go run ./tools/size -dir "$out/site"
}

# --- test and check ----------------------------------------------------------

formatted() {
	local bad
	bad=$(gofmt -l core internal web wasm tools tests | grep -v "^$out/" || true)
	[[ -z $bad ]] || stop "not formatted by gofmt: ${bad//$'\n'/ }"
}

# vetted runs go vet natively, and for wasm where a package is another one there.
vetted() {
	go vet ./...
	for_wasm go vet ./web/ui/... ./wasm/...
}

# linted runs staticcheck, in the version that go.mod names, natively, and for wasm where a
# package is another one there.
linted() {
	local bin=$PWD/$out/staticcheck
	go build -o "$bin" honnef.co/go/tools/cmd/staticcheck ||
		stop "staticcheck could not be fetched: Go says above why; go mod download fetches all that tests need"
	"$bin" ./...
	for_wasm "$bin" ./web/ui/... ./wasm/...
}

# wasm_exec FORM: how go runs a program under Node: "published" as the program that
# ships, or "linked" as Go's linker writes it.
wasm_exec() {
	local wasmopt=-
	if [[ $1 == published ]]; then
		wasmopt=$PWD/$out/wasmopt
		go build -buildvcs=false -o "$wasmopt" ./tools/wasmopt/cmd/wasmopt
	fi
	say "'$PWD/tools/wasmtest/run.sh' '$wasmopt' '$(go env GOROOT)/lib/wasm/go_js_wasm_exec'"
}

# What is below tests/ builds and lists packages by itself, of which the cache
# of test results knows nothing: it runs each time. The size of the site is measured
# beside the tests, since compressing the program as well as can be takes one processor.
test_native() {
	need_npm tools/vendor
	need_npm tests/markdown
	step "tests, natively"
	local outside
	outside=$(go list ./tests/... ./tools/... | grep -Ev '/tests/(browser|journeys)$')
	# Side by side, so that no processor waits for the longest package of one list.
	go test -timeout 80m $product &
	local inside=$! failed= size=
	do_size >"$out/size.log" 2>&1 &
	local weighed=$!
	rm -f "$out/anothergo.txt"
	# More at a time than processors, or those of the JavaScript API would last longest, alone.
	go test -timeout 80m -count=1 -parallel 4 $outside || failed=yes
	wait "$inside" || failed=yes
	wait "$weighed" || size=over
	cat "$out/size.log"
	[[ ! -e $out/anothergo.txt ]] || cat "$out/anothergo.txt"
	[[ -z $size ]] || stop "the site could not be weighed, or is over budget; see above"
	[[ -z $failed ]] || stop "a native test has failed; see above"
}

test_wasm() {
	step "tests of the core and the view model, under wasm"
	local runner
	runner=$(wasm_exec published)
	for_product go test -short -timeout 80m -exec "$runner" $pure
}

test_aside() {
	step staticcheck
	linted
	test_wasm
}

# fast_tmp prints where browsers put their profiles and what their processes share: in
# memory, if there is much of it. The file system of a disk takes the processor's time, too.
fast_tmp() {
	local room
	room=$(df --output=avail -BG /dev/shm 2>/dev/null | tail -n 1 || true)
	if (($(number "$room" '^ *') >= 8)) && [[ -w /dev/shm ]]; then
		say /dev/shm
	else
		say "${TMPDIR:-/tmp}"
	fi
}

# attempt NAME PARALLEL NICENESS: runs tests/NAME, which drive browsers, and keeps what they say.
attempt() { GOTMPDIR=${GOTMPDIR:-${TMPDIR:-/tmp}} TMPDIR=$(fast_tmp) nice -n "$3" go test -timeout 80m -count=1 -parallel "$2" "./tests/$1/" >"$out/$1.log" 2>&1; }

# once_more NAME: of tests that drive browsers, a few may fail because the machine starves one
# of these: up to five run again, alone; of journeys, which share a test, those that failed.
# What fails alone has failed.
once_more() {
	local log=$out/$1.log failed
	failed=$(sed -n 's/^--- FAIL: \(Test[A-Za-z0-9_]*\) .*/\1/p' "$log" | sort -u)
	if [[ -z $failed ]] || grep -q '^panic: ' "$log" || (($(wc -l <<<"$failed") > 5)); then
		return 1
	fi
	failed="^(${failed//$'\n'/|})\$"
	[[ $1 != journeys ]] || failed=$(failed_parts "$log")
	step "once more, alone: $failed"
	go test -timeout 80m -count=1 -parallel 1 -run "$failed" "./tests/$1/"
}

# failed_parts LOG: the pattern of the tests in it that failed, level by level.
failed_parts() {
	local level names pattern=
	for level in 1 2 3; do
		names=$(sed -n 's/^ *--- FAIL: \(Test[^ ]*\) .*/\1/p' "$1" | awk -F/ -v n="$level" 'NF >= n { print $n }' | sort -u | paste -sd'|')
		[[ -z $names ]] || pattern+=${pattern:+/}"^($names)\$"
	done
	say "$pattern"
}

# wish MEANING PACKAGE...: installs what the tests can do without. What cannot be had is
# said, with what that means.
wish() {
	local meaning=$1 package
	shift
	(($# > 0)) || return 0
	if ! can_install; then
		say "$meaning; on Debian: apt-get install $*"
		return 0
	fi
	step "installing $*"
	apt-get update -q >/dev/null || true
	for package in "$@"; do
		DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$package" >/dev/null ||
			say "apt-get could not install $package: $meaning"
	done
}

other_browsers() {
	local packages=()
	has firefox-esr || has firefox || packages+=(firefox-esr)
	has WebKitWebDriver || packages+=(webkit2gtk-driver)
	has Xvfb || packages+=(xvfb)
	wish "the journeys leave browsers out" "${packages[@]}"
}

# test_browsers runs the journeys beside the tests that have one browser: much of either is
# waiting. Of these, there are more tabs than processors; the journeys give way to them a
# little, or they would end half way. More, and they would starve on a busy machine.
test_browsers() {
	need_npm tests/browser/axe
	need_npm tests/frameworks
	has chromium-headless-shell || has chrome-headless-shell ||
		wish "the tests in the browser take half as long again" chromium-headless-shell
	other_browsers
	step "tests in the browser, and journeys in Chromium, Firefox and WebKit"
	mkdir -p "$out"
	rm -f "$out/journeys.txt"
	local name travelling failed=()
	attempt journeys 1 3 &
	travelling=$!
	attempt browser 4 0 || failed+=(browser)
	wait "$travelling" || failed+=(journeys)
	cat "$out/browser.log" "$out/journeys.log"
	for name in "${failed[@]}"; do
		once_more "$name" || stop "a test in a browser has failed; see above"
	done
	[[ ! -e $out/journeys.txt ]] || cat "$out/journeys.txt"
}

# Tests make much garbage and keep little: collected as seldom as this, they take half
# the time. Not so benchmarks, where net/url's garbage is part of what is measured.
seldom=400

do_test() {
	local -x GOGC=${GOGC:-$seldom}
	need_tests
	step "gofmt and go vet"
	formatted
	vetted
	local -x GOFLAGS="${GOFLAGS:-} -vet=off" # "go test" would vet again, and less
	do_build # tests/jsapi runs the program that ships
	# Side by side, so that no processor waits for the longest test of one of them.
	set -m # a process group of its own
	test_aside >"$out/aside.log" 2>&1 &
	aside=$!
	set +m
	test_native
	local failed=
	wait "$aside" || failed=yes
	aside=
	cat "$out/aside.log"
	[[ -z $failed ]] || stop "staticcheck or a test under wasm has failed; see above"
	test_browsers
	say "All tests passed: natively, under wasm and in the browser."
}

# do_quick_test is for the inner loop of work. Go remembers which of the native tests
# would say the same again.
do_quick_test() {
	local -x GOGC=${GOGC:-$seldom}
	need_tests
	step "gofmt"
	formatted
	do_build
	step "tests, natively"
	URI_SWEEP=${URI_SWEEP:-5} go test $product
	step "the JavaScript API"
	go test -count=1 -run "^TestAPI\$/^($quick_scripts)\$" ./tests/jsapi
	step "a page in the browser"
	go test -count=1 -run "$quick_page" "$browser"
	say "The quick tests passed; ./build.sh test runs all."
}

# run_govulncheck looks natively and as the program is built. What it finds, and
# being out of reach, are said and told apart by their exit status.
run_govulncheck() {
	local bin=$PWD/$out/bin status
	if ! GOBIN=$bin go install "golang.org/x/vuln/cmd/govulncheck@$govulncheck"; then
		say "govulncheck $govulncheck could not be fetched and was NOT run"
		return
	fi
	for run in "" for_wasm; do
		status=0
		$run "$bin/govulncheck" ./... >"$out/govulncheck.txt" 2>&1 || status=$?
		case $status in
		0) tail -n 1 "$out/govulncheck.txt" ;;
		3) cat "$out/govulncheck.txt" && stop "govulncheck knows of vulnerabilities; see above" ;;
		*) say "govulncheck was NOT run: $(grep . "$out/govulncheck.txt" | tail -n 1)" ;;
		esac
	done
}

# run_npm_audit asks for the packages of the tests; none is served. What the tools in
# tests/generators need, which build the sites of a test, is said only.
run_npm_audit() {
	if ! has npm; then
		say "npm is missing, and npm audit was NOT run"
		return
	fi
	local dir
	for dir in tests/browser/axe tests/frameworks tests/generators/astro tests/generators/docusaurus tests/generators/next tests/generators/sveltekit tests/generators/vitepress tests/lighthouse tests/libcompare tests/markdown tools/node tools/vendor; do
		if npm audit --prefix "$dir" --package-lock-only --audit-level=high >"$out/npm-audit.txt" 2>&1; then
			say "$dir: $(grep -E 'vulnerabilit' "$out/npm-audit.txt" | tail -n 1)"
		elif grep -q '^[0-9].* vulnerabilit' "$out/npm-audit.txt"; then
			cat "$out/npm-audit.txt"
			[[ $dir == tests/generators/* ]] || stop "npm audit knows of vulnerabilities in $dir; see above"
		else
			say "$dir: npm audit was NOT run: $(grep -m 1 -E 'ERR|error' "$out/npm-audit.txt")"
		fi
	done
}

do_check() {
	mkdir -p "$out"
	step gofmt
	formatted
	step "go vet"
	vetted
	step staticcheck
	linted
	step "tests/arch"
	go test -count=1 ./tests/arch
	step govulncheck
	run_govulncheck
	step "npm audit"
	run_npm_audit
	say "Checks passed."
}

# --- hosts and generators ----------------------------------------------------

# do_hosts tries the samples in docs/hosting with the servers of Debian.
do_hosts() {
	need Chromium chromium has_chromium "A sandbox for Chromium" chromium-sandbox has_sandbox nginx nginx nginx Caddy caddy caddy Apache apache2 apache2
	current_chromium
	do_build
	step "the site, served by nginx and Caddy"
	go test -count=1 -v -run '^TestServers$' "$browser"
	step "what hosts answer"
	go test -count=1 -v -run '^TestHosts$' ./tests/presets
}

has_material() { /usr/bin/python3 -c 'import material' 2>/dev/null; }

# do_generators builds real sites with the real tools: some from Debian, the others
# from npm with their versions pinned in tests/generators.
do_generators() {
	need_tests
	need Hugo hugo hugo Sphinx python3-sphinx sphinx-build MkDocs mkdocs mkdocs Jekyll jekyll jekyll \
		"Material for MkDocs" mkdocs-material has_material
	do_build
	need_npm tests/browser/axe
	local tool
	for tool in vitepress docusaurus astro next sveltekit; do
		need_npm "tests/generators/$tool"
	done
	step "documentation sites in the browser"
	URI_GENERATORS=all go test -timeout 20m -count=1 -v -run '^(TestGenerators|TestDocumentedLine)$' "$browser"
	step "what generators write"
	URI_GENERATORS=all go test -timeout 20m -count=1 -v -run '^TestTools$' ./tests/presets
}

# --- fuzz and bench ----------------------------------------------------------

# fuzz_packages lists the packages with fuzz targets, each with its directory.
fuzz_packages() {
	local pkg dir
	go list -f '{{.ImportPath}} {{.Dir}}' ./core/... ./web/... | while read -r pkg dir; do
		if grep -qs '^func Fuzz' "$dir"/*_test.go; then echo "$pkg $dir"; fi
	done
}

# fuzz_each TIME: TIME may also be a number of executions, as 1000x. Each package is
# compiled once, and as many targets run side by side as there are processors.
fuzz_each() {
	local time=$1 cache bin pkg dir target targets=()
	step "fuzz targets, for $time each"
	cache=$(go env GOCACHE)/fuzz
	mkdir -p "$out/fuzz"
	while read -r pkg dir; do
		bin=$PWD/$out/fuzz/${pkg//\//-}.test
		go test -c -fuzz=. -o "$bin" "$pkg"
		for target in $("$bin" -test.list '^Fuzz'); do
			targets+=("$dir" "$bin" "$target" "$cache/$pkg")
		done
	done < <(fuzz_packages)
	((${#targets[@]} > 0)) || stop "there is no fuzz target"
	# shellcheck disable=SC2016 # the inner shell expands these
	printf '%s\0' "${targets[@]}" | FUZZTIME=$time xargs -0 -n 4 -P "$(getconf _NPROCESSORS_ONLN)" bash -c '
		cd "$0" || exit 255
		said=$("$1" -test.run "^$" -test.fuzz "^$2\$" -test.fuzztime "$FUZZTIME" -test.fuzzcachedir "$3" -test.parallel 1 2>&1)
		status=$?
		printf "%s\n%s\n" "-- $2 of $(basename "$0")" "$(tail -n 40 <<<"$said")"
		exit $((status == 0 ? 0 : 255))' || stop "a fuzz target has found something; see above"
	say "$((${#targets[@]} / 4)) fuzz targets found nothing in $time each."
}

# is_time TEXT: whether Go takes it for a time, in whole numbers, or for a number of executions.
is_time() { [[ $1 =~ ^([0-9]+(h|m|s|ms))+$|^[0-9]+x$ ]]; }

# seconds_of TIME: at least one; of a number of executions, as 1000x, half a minute.
seconds_of() {
	local rest=$1 seconds=0
	[[ $1 != *x ]] || rest=30s
	while [[ $rest =~ ^([0-9]+)(h|ms|m|s)(.*)$ ]]; do
		rest=${BASH_REMATCH[3]}
		case ${BASH_REMATCH[2]} in
		h) seconds=$((seconds + 10#${BASH_REMATCH[1]} * 3600)) ;;
		m) seconds=$((seconds + 10#${BASH_REMATCH[1]} * 60)) ;;
		s) seconds=$((seconds + 10#${BASH_REMATCH[1]})) ;;
		esac
	done
	echo $((seconds > 0 ? seconds : 1))
}

do_fuzz() {
	step "every string of up to 8 characters"
	URI_SWEEP=${URI_SWEEP:-8} go test -count=1 -timeout 3h -run 'Sweep' ./core/...
	step "a random walk of 300,000 actions"
	URI_WALK=${URI_WALK:-300000} go test -count=1 -timeout 1h -run '^TestRandomWalk$' ./web/play
	fuzz_each "${1:-30s}"
	need_node
	do_build
	step "texts of eight million characters"
	URI_LARGE_MB=8 go test -count=1 -timeout 3h -run '^TestAPI$/^large(operations|links)$' ./tests/jsapi
	step "a page of 10 MB, and a million links"
	URI_LARGE_MB=8 go test -count=1 -timeout 3h -run '^TestHostileLinks$' ./tests/browser
	step "sources made to take long, for the readers of pages"
	URI_FUZZ_SECONDS=$(seconds_of "${1:-30s}") go test -count=1 -timeout 3h -run '^TestReaderIsLinear$' ./tests/jsapi
	step "random pairs by the URL Standard, beside new URL of Node"
	URI_FUZZ_PAIRS=${URI_FUZZ_PAIRS:-100000} go test -count=1 -timeout 3h -run '^TestURLStandardAtRandom' ./tests/jsapi ./tests/browser
	step "random programs before and after the passes, for ${1:-30s}"
	go test -run '^$' -fuzz '^FuzzRandomPrograms$' -fuzztime "${1:-30s}" ./tools/wasmopt
}

bench() { go test -run '^$' -bench . -benchmem -count 10 -benchtime "${URI_BENCHTIME:-100ms}" -timeout 60m "$@" ./core/...; }

do_bench() {
	need_node
	mkdir -p "$out"
	local runner
	runner=$(wasm_exec published)
	step "benchmarks, natively"
	bench | tee "$out/bench-native.txt"
	step "benchmarks, under wasm"
	for_product bench -exec "$runner" | tee "$out/bench-wasm.txt"
	step "benchmarks, under wasm as Go's linker writes it"
	for_wasm bench -exec "$(wasm_exec linked)" >"$out/bench-linked.txt"
	step "side by side, under wasm as published"
	go run ./tests/bench -native "$out/bench-native.txt" -wasm "$out/bench-wasm.txt" -linked "$out/bench-linked.txt" -node "$(node --version)"
	bench_peers "$runner"
}

# Libraries of other languages over the same corpus; uriparser where it is
# installed (on Debian: liburiparser-dev).
bench_peers() {
	need_npm tests/libcompare
	step "beside other libraries"
	local corpus=$out/corpus.txt figures=$out/peers.txt
	go test -count=1 -run TestCorpusFile ./core/rfc3986 -corpus "$PWD/$corpus" >/dev/null
	go run ./tests/libcompare -corpus "$corpus" >"$figures"
	for_product go run -exec "$1" ./tests/libcompare -corpus "$PWD/$corpus" >>"$figures"
	node tests/libcompare/libcompare.mjs "$corpus" >>"$figures"
	if has cc && cc -O2 -o "$out/uriparser" tests/libcompare/c/uriparser.c -luriparser 2>/dev/null; then
		"$out/uriparser" "$corpus" >>"$figures"
	else
		say "uriparser is left out: there is no C compiler, or no liburiparser"
	fi
	go run ./tests/libcompare -table "$figures"
}

# figures of the site in a browser; they depend on the machine, and fail nothing.
do_figures() {
	need_chromium
	do_dist
	step figures
	mkdir -p "$out"
	go run ./tests/perf -memory "${1:-200}" | tee "$out/figures.txt"
}

# lighthouse scores each page of the published site, served as ./build.sh serve does.
do_lighthouse() {
	need_tests
	need_npm tests/lighthouse
	do_dist
	step lighthouse
	go build -buildvcs=false -o "$out/serve" ./tools/serve
	local address=127.0.0.1:8987 server status=0
	"$out/serve" -addr "$address" -dir dist &
	server=$!
	local pages
	mapfile -t pages < <(cd dist && find . -name '*.html' | sed -e 's/^\.//' -e 's/index\.html$//' | LC_ALL=C sort)
	sleep 2 # it reads the site first
	CHROME_PATH=${CHROME_PATH:-$(chromium_command)} \
		node tests/lighthouse/scores.mjs "http://$address" "${pages[@]}" || status=$?
	kill "$server"
	((status == 0)) || stop "a score is below what is asked"
}

# reproduce builds the last commit in two clean places.
do_reproduce() {
	step reproduce
	local places place hashes=()
	places=$(mktemp -d)
	for place in "$places/one" "$places/a second, longer place"; do
		git clone -q --no-hardlinks . "$place"
		(cd "$place" && ./build.sh dist) | tail -n 1 | tee "$places/said"
		hashes+=("$(sed 's/.* //' "$places/said")")
	done
	rm -rf "$places"
	[[ ${hashes[0]} == "${hashes[1]}" && -n ${hashes[0]} ]] || stop "two builds of one commit differ"
	say "Two clean builds of $(git rev-parse --short HEAD) give the same site: ${hashes[0]}"
}

# --- the commands ------------------------------------------------------------

# check_number COMMAND TEXT: what "fuzz" would find wrong after hours is found at once.
check_number() {
	if [[ $1 == fuzz ]]; then
		is_time "$2" || stop "fuzz: \"$2\" is no TIME; write 30s, 5m or 1h30m, or 1000x for so many executions"
	else
		[[ $2 =~ ^[0-9]+$ ]] || stop "figures: \"$2\" is no number of keystrokes"
	fi
}

# check_commands stops before anything runs if a command is not known.
check_commands() {
	while (($# > 0)); do
		case $1 in
		build | check | bench | size | dist | lighthouse | reproduce | hosts | generators) ;;
		test) if [[ ${2-} == quick ]]; then shift; fi ;;
		fuzz | figures) if [[ ${2-} =~ ^[0-9] ]]; then
			check_number "$1" "$2"
			shift
		fi ;;
		serve) return ;; # what follows is for the server
		-h | --help | help)
			usage
			exit 0
			;;
		*)
			say "build.sh: there is no command \"$1\"" >&2
			usage >&2
			exit 2
			;;
		esac
		shift
	done
}

main() {
	if (($# == 0)); then
		usage >&2
		exit 2
	fi
	check_commands "$@"
	need_go
	local command
	while (($# > 0)); do
		command=$1
		shift
		case $command in
		serve) do_serve "$@" ;; # does not come back
		test)
			if [[ ${1-} == quick ]]; then
				do_quick_test
				shift
			else
				do_test
			fi
			;;
		fuzz | figures)
			if [[ ${1-} =~ ^[0-9] ]]; then
				"do_$command" "$1"
				shift
			else
				"do_$command"
			fi
			;;
		*) "do_$command" ;;
		esac
	done
}

main "$@"
