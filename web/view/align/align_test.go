package align

import (
	"math/rand/v2"
	"strings"
	"testing"

	"uriplayground/core"
)

// tracesOf returns two runs that differ in their base.
func tracesOf(a, b, ref string) [2]*core.Trace {
	return [2]*core.Trace{
		core.Resolve(a, ref, core.RFC3986, core.Options{}).Trace,
		core.Resolve(b, ref, core.RFC3986, core.Options{}).Trace,
	}
}

// Every step of both runs is in one row, in its order; steps in one row have one rule,
// and where nothing differs they are the same.
func TestAlignment(t *testing.T) {
	random := rand.New(rand.NewPCG(19, 6))
	pieces := []string{"a", "b", "/", "/..", "/.", "..", "?q", "#f", "//h"}
	text := func(start string) string {
		for range random.IntN(9) {
			start += pieces[random.IntN(len(pieces))]
		}
		return start
	}
	for range 3000 {
		a, b, ref := text("x:"), text("x:"), text("")
		traces := tracesOf(a, b, ref)
		l := Traces(traces[0], traces[1])
		next := [2]int{}
		for i := range l.Rows() {
			row := l.Row(i)
			for side, at := range row {
				if at == NoStep {
					continue
				}
				if at != next[side] || l.rowOf(side, at) != i {
					t.Fatalf("%q %q %q: row %d has step %d of run %d, which is in row %d", a, b, ref, i, at, side, l.rowOf(side, at))
				}
				next[side]++
			}
			outside := i < l.before || i >= l.before+len(l.middle)
			if row[0] == NoStep || row[1] == NoStep {
				if outside || row[0] == row[1] {
					t.Fatalf("%q %q %q: row %d lacks a step", a, b, ref, i)
				}
				continue
			}
			if x, y := &traces[0].Steps[row[0]], &traces[1].Steps[row[1]]; x.Rule != y.Rule || outside && !SameStep(traces[0], traces[1], row[0], row[1]) {
				t.Fatalf("%q %q %q: unlike steps %s and %s in a row", a, b, ref, x.Rule.Key, y.Rule.Key)
			}
		}
		if next != l.steps {
			t.Fatalf("%q %q %q: %v of %v steps", a, b, ref, next, l.steps)
		}
	}
}

// A segment more in one run is a row more, and what follows is the same again.
func TestAlignmentFindsWhatIsMore(t *testing.T) {
	traces := tracesOf("http://a/b/c", "http://a/b/c/", "g/h")
	l := Traces(traces[0], traces[1])
	alone := 0
	for _, at := range l.middle {
		if at[0] == NoStep || at[1] == NoStep {
			alone++
		}
	}
	if alone != 1 {
		t.Errorf("%+v", l)
	}
}

// What is compared does not grow with the product of two long runs.
func TestAlignmentOfLongRuns(t *testing.T) {
	traces := tracesOf("http://a/"+strings.Repeat("b/", 3000), "http://a/"+strings.Repeat("c/", 3000), "g")
	if l := Traces(traces[0], traces[1]); l.Rows() < 6000 || l.Rows() > l.steps[0]+l.steps[1] {
		t.Errorf("%d rows", l.Rows())
	}
}

// Where a link that is read from another place parts from the first.
func TestFirstDivergence(t *testing.T) {
	for _, c := range []struct{ a, b, ref, want string }{
		{"http://a/b/c/", "http://a/b/c", "../x", "m-base"},
		{"http://a/b/", "http://h/b/", "/x", "t-base-authority"},
		{"http://a/b/", "http://a/b", "", "t-empty-path"},
		{"http://a", "http://a/b/c", "x", "m-if"},
		{"http://a/b/", "http://a/c/", "/x", ""},
		{"http://a/b/", "http://h/b/", "http://x/", ""},
	} {
		a, b := core.Resolve(c.a, c.ref, core.RFC3986, core.Options{}), core.Resolve(c.b, c.ref, core.RFC3986, core.Options{})
		got := ""
		if i, ok := FirstDivergence(&a, &b); ok {
			got = b.Trace.Steps[i].Rule.Key
		}
		if got != c.want {
			t.Errorf("%q on %q and %q: %q, want %q", c.ref, c.a, c.b, got, c.want)
		}
	}
}
