package main

import (
	"bytes"
	"strings"
	"testing"
)

func TestMajor(t *testing.T) {
	for version, want := range map[string]int{
		"v22.1.0": 22, "v8.0.0": 8, "Chromium 156.0.8078.73 built on Debian GNU/Linux 12 (bookworm)": 156,
		"Google Chrome 123.0\n": 123, "": 0, "no version": 0,
	} {
		if got := major(version); got != want {
			t.Errorf("%q: got %d, want %d", version, got, want)
		}
	}
}

// All that is missing is said at once, with its package, and nothing runs after that.
// (tests/machine plays whole machines.)
func TestNeed(t *testing.T) {
	var said bytes.Buffer
	j := newJob(t.Context(), &said, &said)
	t.Setenv("PATH", t.TempDir()) // neither apt-get nor id
	is := func(there bool) func(job) bool { return func(job) bool { return there } }
	j.need(requirement{"A", "a-pkg", is(true)})
	if !j.ok() || said.Len() > 0 {
		t.Fatalf("nothing is missing: %v, %q", j.failed, &said)
	}
	j.need(requirement{"A", "a-pkg", is(false)}, requirement{"B", "b-pkg", is(true)}, requirement{"C", "c-pkg", is(false)})
	want := "build.sh: A is missing (on Debian: apt-get install a-pkg)\nbuild.sh: C is missing (on Debian: apt-get install c-pkg)\n"
	if j.ok() || said.String() != want {
		t.Errorf("%v, %q", j.failed, &said)
	}
	j.begin("more")
	if strings.Contains(said.String(), "more") {
		t.Error("it goes on")
	}
}
