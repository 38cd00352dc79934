package main

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
)

// fuzz looks for longer than the tests do, and each fuzz target for a time that Go understands.
func (j job) fuzz(time string) {
	j.needTests() // before the hours of the sweep
	large := j.with("URI_LARGE_MB=8")
	sweep, walk := j.get("URI_SWEEP", "8"), j.get("URI_WALK", "300000")
	j.begin("every string of up to %s characters", sweep)
	j.with("URI_SWEEP="+sweep).testLong("Sweep", "./core/...")
	j.begin("a random walk of %s actions", walk)
	j.with("URI_WALK="+walk).testLong("^TestRandomWalk$", "./web/play")
	j.fuzzEach(time)
	j.build()
	j.begin("texts of eight million characters")
	large.testLong("^TestAPI$/^large(operations|links)$", "./tests/jsapi")
	j.begin("a page of 10 MB, and a million links")
	large.testLong("^TestHostileLinks$", "./tests/browser")
	j.begin("sources made to take long, for the readers of pages")
	j.with("URI_FUZZ_SECONDS="+strconv.Itoa(seconds(time))).testLong("^TestReaderIsLinear$", "./tests/jsapi")
	j.begin("random pairs by the URL Standard, beside new URL of Node")
	j.with("URI_FUZZ_PAIRS="+j.get("URI_FUZZ_PAIRS", "100000")).testLong("^TestURLStandardAtRandom", "./tests/jsapi", "./tests/browser")
	j.begin("random programs before and after the passes, for %s", time)
	j.run("go", "test", "-run", "^$", "-fuzz", "^FuzzRandomPrograms$", "-fuzztime", time, "./tools/wasmopt")
}

func (j job) testLong(pattern string, packages ...string) {
	j.run("go", append([]string{"test", "-count=1", "-timeout", "3h", "-run", pattern}, packages...)...)
}

// A target is a function that is fuzzed, with what its package is compiled to.
type target struct{ name, directory, program, cache string }

// fuzzEach compiles each package once, and runs as many targets side by side as there are
// processors, up to the first that finds something.
func (j job) fuzzEach(time string) {
	j.begin("fuzz targets, for %s each", time)
	targets := j.fuzzTargets()
	if len(targets) == 0 {
		j.stop("there is no fuzz target")
	}
	var next atomic.Int64
	var found atomic.Bool
	work := func(j job) {
		for i := next.Add(1) - 1; int(i) < len(targets) && !found.Load(); i = next.Add(1) - 1 {
			t := targets[i]
			text, err := j.in(t.directory).try(t.program, "-test.run", "^$", "-test.fuzz", "^"+t.name+"$", "-test.fuzztime", time,
				"-test.fuzzcachedir", t.cache, "-test.parallel", "1")
			lines := strings.Split(text, "\n")
			fmt.Fprintf(j.terminal, "-- %s of %s\n%s\n", t.name, path.Base(t.program), strings.Join(lines[max(0, len(lines)-40):], "\n"))
			if err != nil {
				found.Store(true)
				j.stop("a fuzz target has found something; see above")
			}
		}
	}
	j.together(slices.Repeat([]func(job){work}, runtime.NumCPU())...)
	j.say("%d fuzz targets found nothing in %s each.", len(targets), time)
}

func (j job) fuzzTargets() (list []target) {
	cache := filepath.Join(j.output("go", "env", "GOCACHE"), "fuzz")
	for _, line := range strings.Split(j.output("go", "list", "-f", "{{.ImportPath}} {{.Dir}}", "./core/...", "./web/..."), "\n") {
		pkg, directory, _ := strings.Cut(line, " ")
		if !hasFuzzTarget(directory) {
			continue
		}
		program := j.abs(j.file("fuzz/" + strings.ReplaceAll(pkg, "/", "-") + ".test"))
		j.run("go", "test", "-c", "-fuzz=.", "-o", program, pkg)
		for _, name := range strings.Fields(j.output(program, "-test.list", "^Fuzz")) {
			list = append(list, target{name, directory, program, path.Join(cache, pkg)})
		}
	}
	return list
}

func hasFuzzTarget(directory string) bool {
	files, _ := filepath.Glob(filepath.Join(directory, "*_test.go"))
	for _, file := range files {
		if text, err := os.ReadFile(file); err == nil && strings.Contains("\n"+string(text), "\nfunc Fuzz") {
			return true
		}
	}
	return false
}
