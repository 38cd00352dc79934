package main

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"testing"
)

// TestUsage checks that the usage lists what can be done, and no more.
func TestUsage(t *testing.T) {
	var listed []string
	for _, m := range regexp.MustCompile(`(?m)^  ([a-z]+)`).FindAllStringSubmatch(usage, -1) {
		listed = append(listed, m[1])
	}
	slices.Sort(listed)
	if can := slices.Sorted(maps.Keys(commands)); !slices.Equal(listed, can) {
		t.Errorf("the usage lists %v, and there are %v", listed, can)
	}
}

func TestParse(t *testing.T) {
	for _, c := range []struct {
		words []string
		calls int
		err   string
	}{
		{[]string{"build"}, 1, ""},
		{[]string{"size", "bench", "figures", "lighthouse"}, 4, ""},
		{[]string{"test", "quick", "check"}, 2, ""},
		{[]string{"figures", "50", "size"}, 2, ""},
		{[]string{"fuzz", "check"}, 2, ""},
		{[]string{"fuzz", "1h30m"}, 1, ""},
		{[]string{"serve", "-addr", "127.0.0.1:0"}, 1, ""},
		{[]string{"size", "quick"}, 0, `there is no command "quick"`},
		{[]string{"build", "7"}, 0, `there is no command "7"`},
		{[]string{"build", "fuzz", "30"}, 0, `fuzz: "30" is no TIME; write 30s, 5m or 1h30m, or 1000x for so many executions`},
		{[]string{"scorm", "dots", "--lang", "fr", "scorm", "--lang", "en", "scorm", "size", "scorm", "base"}, 5, ""},
		{[]string{"scorm", "nodots"}, 0, `there is no command "nodots"`},
		{[]string{"scorm", "--lang", "xx"}, 0, `scorm: there is no language "xx"; there are en, fr`},
		{[]string{"figures", "10x"}, 0, `figures: "10x" is no number of keystrokes`},
	} {
		calls, err := parse(c.words)
		said := ""
		if err != nil {
			said = err.Error()
		}
		if len(calls) != c.calls || said != c.err {
			t.Errorf("%v: %d calls, %q", c.words, len(calls), said)
		}
	}
}

func TestCourseOf(t *testing.T) {
	for _, c := range []struct {
		words    []string
		id, lang string
	}{{nil, "", "en"}, {[]string{"dots"}, "dots", "en"}, {[]string{"--lang", "fr"}, "", "fr"}, {[]string{"dots", "--lang", "fr"}, "dots", "fr"}} {
		if id, lang := courseOf(c.words); id != c.id || lang != c.lang {
			t.Errorf("%v: %q %q", c.words, id, lang)
		}
	}
}

// What a command is given is what stands behind it.
func TestArguments(t *testing.T) {
	var got []string
	commands["told"] = command{keystrokes, func(_ job, a []string) { got = append(got, first(a, "none")) }}
	defer delete(commands, "told")
	calls, err := parse([]string{"told", "5", "told", "told", "6"})
	if err != nil {
		t.Fatal(err)
	}
	for _, call := range calls {
		call(job{})
	}
	if !slices.Equal(got, []string{"5", "none", "6"}) {
		t.Errorf("got %v", got)
	}
}

// The readers of pages are fuzzed for as long as Go's targets.
func TestSeconds(t *testing.T) {
	for text, want := range map[string]int{
		"45s": 45, "5m": 300, "1h30m": 5400, "2h5s": 7205, "08m": 480, "500ms": 1, "1.5m": 90, "1000x": 30,
		"30": 0, "0s": 0, "0x": 0, "x": 0, "10y": 0, "1.5x": 0,
	} {
		if got := seconds(text); got != want {
			t.Errorf("%s: got %d, want %d", text, got, want)
		}
	}
}

// TestEveryPackageIsAudited compares what is audited with what the tools install.
func TestEveryPackageIsAudited(t *testing.T) {
	list, err := npmDirectories(os.DirFS("../.."))
	if err != nil || len(list) < 5 {
		t.Fatal(list, err)
	}
	for _, name := range []string{"tests/browser/axe", "tests/generators/next", "tools/vendor"} {
		if !slices.Contains(list, name) {
			t.Errorf("%s is not in %v", name, list)
		}
	}
}
