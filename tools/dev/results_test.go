package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// events returns what go test prints for events written as "package test action text".
func events(list ...string) string {
	var b strings.Builder
	for _, words := range list {
		w := strings.SplitN(words, " ", 4)
		e := event{Package: "uriplayground/" + w[0], Test: strings.TrimPrefix(w[1], "-"), Action: w[2], Elapsed: 1.5}
		if len(w) > 3 {
			e.Output = w[3] + "\n"
		}
		line, _ := json.Marshal(e)
		fmt.Fprintf(&b, "%s\n", line)
	}
	return b.String()
}

func resultsOf(list ...string) (*results, string) {
	var said strings.Builder
	r := &results{label: "natively", w: &said}
	for _, part := range strings.SplitAfter(events(list...), ",") { // in pieces, as a pipe brings them
		fmt.Fprint(r, part)
	}
	return r, said.String()
}

var mixed = []string{
	"a TestGood run", "a TestGood output === RUN   TestGood", "a TestGood output     a_test.go:1: noise", "a TestGood pass",
	"a TestBad run", "a TestBad/one run", "a TestBad/one output     a_test.go:5: wrong", "a TestBad/two output     a_test.go:6: right",
	"a TestBad/one output --- FAIL: TestBad/one (1.50s)", "a TestBad/one fail", "a TestBad/two pass", "a TestBad output --- FAIL: TestBad (1.50s)", "a TestBad fail",
	"a TestLater output     a_test.go:9: there is no Firefox", "a TestLater output --- SKIP: TestLater (0.00s)", "a TestLater skip",
	"b TestFine pass", "b - output PASS", "b - output ok  \turiplayground/b\t1.5s", "b - pass",
	"a - output FAIL", "a - output FAIL\turiplayground/a\t1.5s", "a - fail",
	"c - output ?   \turiplayground/c\t[no test files]", "c - skip",
}

// What fails is printed in full, what passes is a line for each package.
func TestResultsSay(t *testing.T) {
	r, said := resultsOf(mixed...)
	want := "-- a TestBad/one\n    a_test.go:5: wrong\n--- FAIL: TestBad/one (1.50s)\n-- a TestBad\n--- FAIL: TestBad (1.50s)\n" +
		"ok  \turiplayground/b\t1.5s\nFAIL\nFAIL\turiplayground/a\t1.5s\n"
	if said != want {
		t.Errorf("it says\n%s\nwant\n%s", said, want)
	}
	if failed := r.failed(); r.ok() || len(failed) != 1 || failed[0].String() != "a TestBad/one" {
		t.Errorf("failed: %v", failed)
	}
}

// A test that a panic or a deadline has ended is named, with what it had printed.
func TestUnfinished(t *testing.T) {
	r, said := resultsOf("a TestLong run", "a TestLong output     so far", "a - output panic: test timed out after 1s", "a - output FAIL", "a - fail")
	if !strings.Contains(said, "-- a TestLong has not ended\n    so far\npanic: test timed out") || len(r.failed()) != 1 || !r.panicked {
		t.Errorf("it says %s", said)
	}
	if names, _ := r.toRetry(5, false); names != nil {
		t.Errorf("%v would run again after a panic", names)
	}
}

// What is no event is printed as it is, and what the compiler says, too.
func TestOtherLines(t *testing.T) {
	var said strings.Builder
	r := &results{w: &said}
	fmt.Fprint(r, "go: no event\n"+`{"ImportPath":"a","Action":"build-output","Output":"a.go:1: wrong\n"}`+"\n"+
		`{"ImportPath":"a","Action":"build-fail"}`+"\n"+`{"Action":"fail","Package":"a","Elapsed":0,"FailedBuild":"a"}`+"\n")
	if said.String() != "go: no event\na.go:1: wrong\n" || r.ok() {
		t.Errorf("it says %q", said.String())
	}
	if names, _ := r.toRetry(5, false); names != nil {
		t.Errorf("%v would run again after a failed build", names)
	}
}

func TestAgain(t *testing.T) {
	fails := func(names ...string) *results {
		var list []string
		for _, name := range names {
			list = append(list, "a "+name+" fail")
		}
		r, _ := resultsOf(append(list, "a - fail")...)
		return r
	}
	journeys := []string{"TestJourneys/Firefox/text_of_twice_the_size", "TestJourneys/Firefox", "TestJourneys/Chromium/load", "TestJourneys/Chromium", "TestJourneys"}
	for _, c := range []struct {
		name    string
		r       *results
		parts   bool
		pattern string
	}{
		{"tests", fails("TestA", "TestB/part", "TestB"), false, "^TestA$|^TestB$"},
		{"five", fails("Test1", "Test2", "Test3", "Test4", "Test5"), false, "^Test1$|^Test2$|^Test3$|^Test4$|^Test5$"},
		{"six", fails("Test1", "Test2", "Test3", "Test4", "Test5", "Test6"), false, ""},
		{"parts", fails(journeys...), true, "^TestJourneys$/^Firefox$/^text_of_twice_the_size$|^TestJourneys$/^Chromium$/^load$"},
		{"no parts", fails(journeys...), false, "^TestJourneys$"},
		{"signs", fails("TestA/b.c+(d)", "TestA"), true, `^TestA$/^b\.c\+\(d\)$`},
		{"the package", fails(), false, ""},
	} {
		if _, pattern := c.r.toRetry(5, c.parts); pattern != c.pattern {
			t.Errorf("%s: got %s, want %s", c.name, pattern, c.pattern)
		}
	}
}

// What has not run alone has not passed.
func TestPassed(t *testing.T) {
	r, _ := resultsOf("a TestA pass", "a TestB skip", "a - pass")
	for name, want := range map[string]bool{"TestA": true, "TestB": false, "TestC": false} {
		if got := r.passed([]string{name}); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
	if r.err = os.ErrInvalid; r.passed([]string{"TestA"}) {
		t.Error("go test has failed, and all have passed")
	}
}

// TestRealGo reads what Go itself prints of a module whose tests fail, and what it runs by the
// pattern made of that.
func TestRealGo(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": "module m\n",
		"a/a_test.go": "package a\nimport \"testing\"\nfunc TestA(t *testing.T) {\n\tfor _, n := range []string{\"good one\", \"bad (one)\"} {\n" +
			"\t\tt.Run(n, func(t *testing.T) { if n[0] == 'b' { t.Error(\"wrong\") } })\n\t}\n}\nfunc TestB(t *testing.T) { t.Skip(\"not here\") }\n",
		"b/b_test.go": "package b\nthis is no Go\n",
	} {
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	run := func(arguments ...string) (*results, string) {
		var said strings.Builder
		r := &results{label: "natively", w: &said}
		c := exec.Command("go", append([]string{"test", "-json"}, arguments...)...)
		c.Dir, c.Stdout, c.Stderr = dir, r, &said
		r.err = c.Run()
		return r, said.String()
	}
	r, said := run("./...")
	var failed []string
	for _, o := range r.failed() {
		failed = append(failed, o.String())
	}
	slices.Sort(failed)
	if !slices.Equal(failed, []string{"m/a TestA/bad_(one)", "m/b"}) || r.err == nil {
		t.Errorf("failed: %q, %v", failed, r.err)
	}
	for _, part := range []string{"-- m/a TestA/bad_(one)\n    a_test.go:5: wrong\n", "expected declaration"} {
		if !strings.Contains(said, part) {
			t.Errorf("%q is not said: %s", part, said)
		}
	}
	r, _ = run("./a")
	names, pattern := r.toRetry(5, true)
	r, _ = run("-run", pattern, "./a")
	var ran []string
	for _, o := range r.tests {
		ran = append(ran, o.test)
	}
	if slices.Sort(ran); !slices.Equal(ran, []string{"", "TestA", "TestA/bad_(one)"}) || r.passed(names) {
		t.Errorf("%s runs %q", pattern, ran)
	}
}

func TestSummary(t *testing.T) {
	first, _ := resultsOf(mixed...)
	shaky, _ := resultsOf("tests/browser TestShaky fail", "tests/browser - fail")
	shaky.runsAgain = true
	alone, _ := resultsOf("tests/browser TestShaky pass", "tests/browser - pass")
	alone.label = "once more, alone"
	got := summary([]*results{first, shaky, alone})
	for _, want := range []string{
		"== summary\n4 tests passed, with their parts.\n",
		"natively: failed:\n\ta TestBad/one\n",
		"natively: failed beside others, and ran once more, alone:\n\ttests/browser TestShaky\n",
		"1 skipped: there is no Firefox\n",
		"the slowest packages:\n     1.5 s  b, natively\n",
		"the slowest tests:\n     1.5 s  a TestGood, natively\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
	if strings.Contains(got, "once more, alone: failed") {
		t.Errorf("a test that passed alone has failed:\n%s", got)
	}
	if got := durations([]*results{alone}); got != "1.50\ttests/browser TestShaky\tonce more, alone\n1.50\ttests/browser\tonce more, alone\n" {
		t.Errorf("durations: %q", got)
	}
}
