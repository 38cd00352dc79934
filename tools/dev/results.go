package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
)

// An event is a line that "go test -json" prints; "go doc test2json" describes it.
type event struct {
	Action, Package, Test, Output string
	Elapsed                       float64
}

// results are what came of the tests of one call of go test, as they end. They print the output
// of a test that fails when it does, and of a package a line.
type results struct {
	label     string // what was run, and how
	w         io.Writer
	pending   []byte
	tests     []*outcome // of packages, too; in the order in which they began
	byName    map[[2]string]*outcome
	panicked  bool
	err       error // of go test itself
	runsAgain bool  // what failed here counts by how it ends alone
}

// An outcome is what came of a test, or of a package if it has no Test.
type outcome struct {
	pkg, test string
	end       string // pass, fail or skip; "" if it has not ended
	seconds   float64
	lines     []string // what it has printed, until it has passed
}

func (o *outcome) String() string {
	return strings.TrimSpace(strings.TrimPrefix(o.pkg, "uriplayground/") + " " + o.test)
}

// Write takes what go test prints. A line that is no event is printed as it is.
func (r *results) Write(text []byte) (int, error) {
	r.pending = append(r.pending, text...)
	for {
		line, rest, found := bytes.Cut(r.pending, []byte("\n"))
		if !found {
			return len(text), nil
		}
		var e event
		if json.Unmarshal(line, &e) != nil {
			fmt.Fprintf(r.w, "%s\n", line)
		}
		r.add(e)
		r.pending = rest
	}
}

func (r *results) add(e event) {
	if e.Action == "build-output" {
		io.WriteString(r.w, e.Output)
	}
	if e.Package == "" {
		return
	}
	o := r.outcome(e.Package, e.Test)
	switch e.Action {
	case "output":
		r.panicked = r.panicked || strings.HasPrefix(e.Output, "panic: ")
		if !strings.HasPrefix(e.Output, "=== ") {
			o.lines = append(o.lines, e.Output)
		}
	case "pass", "fail", "skip":
		o.end, o.seconds = e.Action, e.Elapsed
		r.print(o)
	}
}

func (r *results) outcome(pkg, test string) *outcome {
	key := [2]string{pkg, test}
	if r.byName[key] == nil {
		if r.byName == nil {
			r.byName = map[[2]string]*outcome{}
		}
		r.byName[key] = &outcome{pkg: pkg, test: test}
		r.tests = append(r.tests, r.byName[key])
	}
	return r.byName[key]
}

// print prints what is worth reading of what has ended.
func (r *results) print(o *outcome) {
	var b strings.Builder
	switch {
	case o.test != "" && o.end == "fail":
		fmt.Fprintf(&b, "-- %s\n%s", o, strings.Join(o.lines, ""))
	case o.test != "":
	case o.end == "fail":
		for _, unfinished := range r.tests {
			if unfinished.pkg == o.pkg && unfinished.test != "" && unfinished.end == "" {
				unfinished.end = "fail"
				fmt.Fprintf(&b, "-- %s has not ended\n%s", unfinished, strings.Join(unfinished.lines, ""))
			}
		}
		b.WriteString(strings.Join(o.lines, ""))
	default:
		for _, line := range o.lines {
			if strings.HasPrefix(line, "ok ") {
				b.WriteString(line)
			}
		}
	}
	if o.end == "pass" || o.test == "" {
		o.lines = nil
	}
	io.WriteString(r.w, b.String())
}

// failed lists what failed: of a test with parts the parts, and of a package the tests.
func (r *results) failed() (list []*outcome) {
	for _, o := range r.tests {
		if o.end != "fail" {
			continue
		}
		isWhole := func(p *outcome) bool {
			return p.end == "fail" && p.pkg == o.pkg && p != o && (o.test == "" || strings.HasPrefix(p.test, o.test+"/"))
		}
		if !slices.ContainsFunc(r.tests, isWhole) {
			list = append(list, o)
		}
	}
	return list
}

func (r *results) ok() bool { return r.err == nil && len(r.failed()) == 0 }

// toRetry returns the tests to run once more, alone, with the pattern that names them. There are
// none if most of what failed has another cause: a panic, a build, or what all of them share.
// A busy machine may starve the browser of a few tests, up to most. By parts, a test runs again
// only those of its parts that failed.
func (r *results) toRetry(most int, parts bool) (names []string, pattern string) {
	if r.panicked {
		return nil, ""
	}
	whole := map[string]bool{}
	for _, o := range r.failed() {
		if o.test == "" {
			return nil, "" // the package has failed, and no test of it
		}
		name, _, _ := strings.Cut(o.test, "/")
		whole[name] = true
		if parts {
			name = o.test
		}
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(whole) > most {
		return nil, ""
	}
	return names, runPattern(names)
}

// runPattern returns what "go test -run" takes for these tests and no other.
func runPattern(names []string) string {
	var all []string
	for _, name := range names {
		levels := strings.Split(name, "/")
		for i, level := range levels {
			levels[i] = "^" + regexp.QuoteMeta(level) + "$"
		}
		all = append(all, strings.Join(levels, "/"))
	}
	return strings.Join(all, "|")
}

// passed reports whether all of these tests were run, and passed.
func (r *results) passed(names []string) bool {
	for _, name := range names {
		if !slices.ContainsFunc(r.tests, func(o *outcome) bool { return o.test == name && o.end == "pass" }) {
			return false
		}
	}
	return r.ok()
}
