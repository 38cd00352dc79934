package main

import (
	"os"
	"strconv"
	"strings"
	"syscall"
)

// The packages that go into the program, and those of them whose tests run natively and under
// wasm: web/ui and wasm need a browser.
var (
	product = []string{"./core/...", "./internal/...", "./web/...", "./wasm/..."}
	pure    = []string{"./core/...", "./internal/...", "./web/export/...", "./web/i18n/...", "./web/locales/...",
		"./web/lesson/...", "./web/model/...", "./web/page/...", "./web/play/...", "./web/view/...", "./web/wire/..."}
)

// What "test quick" runs of the scripts in tests/jsapi and of the tests in the browser.
const (
	quickScripts = "^TestAPI$/^(answers|vectors|operations|declared|arguments)$"
	quickPage    = "^(TestFirstView|TestExamplesOfSection54|TestEveryKeystroke)$"
)

// maxRetries is how many tests that drive a browser may run once more, alone.
const maxRetries = 5

// test runs every test, or quickly those for the inner loop of work.
func (j job) test(quick bool) {
	// Tests make much garbage and keep little: collected as seldom as this, they take half the
	// time. Not so benchmarks, where net/url's garbage is part of what is measured.
	j = j.with("GOGC=" + j.get("GOGC", "400"))
	j.needTests()
	if quick {
		j.testQuickly()
	} else {
		j.testAll()
	}
}

func (j job) testAll() {
	j.begin("gofmt and go vet")
	j.formatted()
	j.vetted()
	j = j.goFlags("-vet=off") // "go test" would vet again, and less
	j.build()                 // tests/jsapi runs the program that ships
	for _, directory := range []string{"tools/vendor", "tests/markdown", "tests/browser/axe", "tests/frameworks", "tests/package", "tests/scorm"} {
		j.npm(directory)
	}
	j.begin("staticcheck, and tests, natively and under wasm")
	// Side by side, so that no processor waits for the longest test of one of them.
	j.together(job.lintAndTestUnderWasm, job.testProduct, job.testOutside, job.size)
	j.testBrowsers()
	j.say("All tests passed: natively, under wasm and in the browser.")
}

// testQuickly runs little beside the native tests, of which Go remembers what would say the same
// again.
func (j job) testQuickly() {
	j.begin("gofmt")
	j.formatted()
	j.build()
	j.begin("tests, natively")
	j.with("URI_SWEEP="+j.get("URI_SWEEP", "5")).goTest("natively", product...)
	j.begin("the JavaScript API")
	j.goTest("the JavaScript API", "-count=1", "-run", quickScripts, "./tests/jsapi")
	j.begin("a page in the browser")
	j.goTest("in the browser", "-count=1", "-run", quickPage, "./tests/browser")
	j.say("The quick tests passed; ./build.sh test runs all.")
}

func (j job) testProduct() { j.goTest("natively", product...) }

// testOutside runs each time what is below tests/: it builds and lists packages by itself, of
// which the cache of test results knows nothing.
func (j job) testOutside() {
	var packages []string
	for _, name := range strings.Fields(j.output("go", "list", "./tests/...", "./tools/...")) {
		if !strings.HasSuffix(name, "/tests/browser") && !strings.HasSuffix(name, "/tests/journeys") {
			packages = append(packages, name)
		}
	}
	another := j.file("anothergo.txt")
	os.Remove(another)
	// More at a time than processors, or those of the JavaScript API would last longest, alone.
	j.goTest("natively", append([]string{"-count=1", "-parallel", "4"}, packages...)...)
	j.printFile(another)
}

func (j job) lintAndTestUnderWasm() {
	j.begin("staticcheck")
	j.linted()
	j.begin("tests of the core and the view model, under wasm")
	j.forProduct().goTest("under wasm", append([]string{"-short", "-exec", j.wasmRunner(true)}, pure...)...)
}

// testBrowsers runs the journeys beside the tests that have one browser: much of either is
// waiting. Of these, there are more tabs than processors; the journeys give way to them a
// little, or they would end half way. More, and they would starve on a busy machine.
func (j job) testBrowsers() {
	if !isCommand("chromium-headless-shell") && !isCommand("chrome-headless-shell") {
		j.installOptional("the tests in the browser take half as long again", "chromium-headless-shell")
	}
	j.installOptional("the journeys leave browsers out", missingBrowsers()...)
	j.begin("tests in the browser, and journeys in Chromium, Firefox and WebKit")
	taken := j.file("journeys.txt")
	os.Remove(taken)
	var browser, journeys *results
	j.together(
		func(j job) { browser = j.drive("browser", 4) },
		func(j job) { j.nice = 3; journeys = j.drive("journeys", 1) },
	)
	j.retryAlone("browser", browser)
	j.retryAlone("journeys", journeys)
	j.printFile(taken)
}

func missingBrowsers() (packages []string) {
	for _, b := range []struct{ pkg, command string }{{"firefox-esr", "firefox"}, {"webkit2gtk-driver", "WebKitWebDriver"}, {"xvfb", "Xvfb"}} {
		if !isCommand(b.command) && !isCommand(b.pkg) {
			packages = append(packages, b.pkg)
		}
	}
	return packages
}

// drive runs the tests of tests/NAME, which drive browsers.
func (j job) drive(name string, parallel int) *results {
	tmp := j.get("TMPDIR", os.TempDir())
	return j.with("GOTMPDIR="+j.get("GOTMPDIR", tmp), "TMPDIR="+fastTmp(tmp)).
		runTests("in the browser", "-count=1", "-parallel", strconv.Itoa(parallel), "./tests/"+name)
}

// retryAlone runs again, alone, the few tests that failed because the machine had starved their
// browser. What fails alone has failed; of the journeys, which share a test, those that failed.
func (j job) retryAlone(name string, r *results) {
	if !j.ok() || r.ok() {
		return
	}
	names, pattern := r.toRetry(maxRetries, name == "journeys")
	if len(names) == 0 {
		j.stop("tests in a browser have failed; see above")
		return
	}
	j.begin("once more, alone: %s", strings.Join(names, ", "))
	r.runsAgain = true
	alone := j.runTests("once more, alone", "-count=1", "-parallel", "1", "-run", pattern, "./tests/"+name)
	if !alone.passed(names) {
		j.stop("a test in a browser has failed alone, too; see above")
	}
}

// goTest runs go test, and fails if a test does.
func (j job) goTest(label string, arguments ...string) {
	if !j.runTests(label, arguments...).ok() {
		j.stop("a test has failed, %s; see above", label)
	}
}

// runTests runs go test, and keeps what came of it for the summary.
func (j job) runTests(label string, arguments ...string) *results {
	r := &results{label: label, w: j.terminal}
	if !j.ok() {
		r.err = j.failed
		return r
	}
	j.adding.Lock()
	j.shared.results = append(j.shared.results, r)
	j.adding.Unlock()
	r.err = j.to(r).exec(j.to(r).command("go", append([]string{"test", "-json", "-timeout", "80m"}, arguments...)...))
	if j.Err() != nil {
		j.must(r.err)
	}
	return r
}

// fastTmp returns where browsers put their profiles and what their processes share: in memory, if
// there is much of it. The file system of a disk takes the processor's time, too.
func fastTmp(otherwise string) string {
	const memory = "/dev/shm"
	var room syscall.Statfs_t
	if syscall.Statfs(memory, &room) != nil || uint64(room.Bavail)*uint64(room.Bsize) < 8<<30 {
		return otherwise
	}
	probe, err := os.CreateTemp(memory, "probe-")
	if err != nil {
		return otherwise
	}
	probe.Close()
	os.Remove(probe.Name())
	return memory
}
