package rfc2396_test

import (
	"testing"

	"uriplayground/core/rfc2396"
	"uriplayground/internal/vectors"
	"uriplayground/tests/dialecttest"
)

// resolve returns the target with a trace, which must be the one without, and come from
// where the trace says.
func resolve(t *testing.T, base, ref string, o rfc2396.Options) (string, rfc2396.Outcome) {
	b, r := rfc2396.Split(base), rfc2396.Split(ref)
	target, outcome, trace := rfc2396.TraceResolve(b, r, o)
	if plain, same := rfc2396.Resolve(b, r, o); plain != target || same != outcome || trace.Texts[rfc2396.TextTarget] != plain {
		t.Fatalf("%q + %q: %q with a trace, %q without", base, ref, target, plain)
	}
	if outcome == rfc2396.Resolved {
		dialecttest.Provenance(t, trace, rfc2396.Provenance(trace))
	}
	return string(target), outcome
}

// The examples of Appendix C, the author's table of 1997, and the rules that moved
// later.
func TestResolve(t *testing.T) {
	n := 0
	for _, c := range vectors.History() {
		if c.Dialect != "rfc2396" {
			continue
		}
		n++
		got, outcome := resolve(t, c.Base, c.Ref, rfc2396.Options{})
		if (outcome == rfc2396.CurrentDocument) != c.CurrentDocument || c.Target != nil && got != *c.Target {
			t.Errorf("%s + %q: %s, %v (%s)", c.Base, c.Ref, got, outcome, c.Source)
		}
	}
	if n < 75 {
		t.Errorf("only %d cases", n)
	}
}

// The three ways of step 6g, and the loophole of step 3.
func TestOptions(t *testing.T) {
	const base = "http://a/b/c/d;p?q"
	remove, avoid := rfc2396.Options{Excess: rfc2396.ExcessRemove}, rfc2396.Options{Excess: rfc2396.ExcessAvoid}
	ignore := rfc2396.Options{IgnoreScheme: true}
	for _, c := range []struct {
		base, ref string
		o         rfc2396.Options
		want      string
		outcome   rfc2396.Outcome
	}{
		{base, "../../../g", rfc2396.Options{}, "http://a/../g", rfc2396.Resolved},
		{base, "../../../g", remove, "http://a/g", rfc2396.Resolved},
		{base, "../../../..", remove, "http://a/", rfc2396.Resolved},
		{base, "../../../x/../../../g?y#s", remove, "http://a/g?y#s", rfc2396.Resolved},
		{"x:a", "../g", remove, "x:g", rfc2396.Resolved},
		{base, "../../../g", avoid, "", rfc2396.NotTraversed},
		{base, "../../g", avoid, "http://a/g", rfc2396.Resolved},
		{base, "/../g", avoid, "http://a/../g", rfc2396.Resolved},
		{base, "HTTP:g", ignore, "http://a/b/c/g", rfc2396.Resolved},
		{base, "http:", ignore, "http://a/b/c/", rfc2396.Resolved},
		{base, "ftp:g", ignore, "ftp:g", rfc2396.Resolved},
	} {
		if got, outcome := resolve(t, c.base, c.ref, c.o); got != c.want || outcome != c.outcome {
			t.Errorf("%s + %s with %+v: %q, %v", c.base, c.ref, c.o, got, outcome)
		}
	}
	for _, name := range []string{"retain", "remove", "avoid", "keep", ""} {
		if e, ok := rfc2396.ExcessNamed(name); ok != (e.String() == name) {
			t.Errorf("%q: %v, %v", name, e, ok)
		}
	}
}

// Every short base and reference resolves as the text of §5.2 says, word for word.
func TestSweep(t *testing.T) {
	length := dialecttest.Sweep(t, 7, 5, 4)
	for _, base := range []string{"a://b/c/d;e?f#g", "a:b/../c", "a:/./b/c/", "a://b", "a:", "a://b?c/d", "a:b//c/..", "a:///b//;/"} {
		dialecttest.EveryString("/.;?#a:", length, func(ref string) bool {
			want, current := literal(base, ref)
			got, outcome := resolve(t, base, ref, rfc2396.Options{})
			same := got == want && current == (outcome == rfc2396.CurrentDocument)
			if !same {
				t.Errorf("%q + %q: %q, literally %q", base, ref, got, want)
			}
			return same
		})
	}
}

func TestAllocations(t *testing.T) {
	base, ref := rfc2396.Split("http://a/b/c/d;p?q"), rfc2396.Split("./x/../../g;x?y#s")
	dst := make([]byte, 0, 100)
	if n := testing.AllocsPerRun(100, func() { dst, _ = rfc2396.AppendResolve(dst[:0], base, ref, rfc2396.Options{}) }); n > 0 {
		t.Errorf("%v allocations for a resolution", n)
	}
	if n := testing.AllocsPerRun(100, func() { rfc2396.Parse("http://a/b/c/d;p?q%41#x") }); n > 0 {
		t.Errorf("%v allocations for a valid text", n)
	}
}
