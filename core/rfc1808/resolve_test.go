package rfc1808_test

import (
	"testing"

	"uriplayground/core/rfc1808"
	"uriplayground/internal/vectors"
	"uriplayground/tests/dialecttest"
)

// resolve returns the target with a trace, which must be the one without, and come from
// where the trace says.
func resolve(t *testing.T, base, ref string) string {
	t.Helper()
	b, r := rfc1808.Split(base), rfc1808.Split(ref)
	target, trace := rfc1808.TraceResolve(b, r)
	if plain := rfc1808.Resolve(b, r); plain != target || trace.Texts[rfc1808.TextTarget] != target {
		t.Fatalf("%q + %q: %q with a trace, %q without", base, ref, target, plain)
	}
	dialecttest.Provenance(t, trace, rfc1808.Provenance(trace))
	return target
}

// The examples of §5, the author's table of 1997, and the rules that moved later.
func TestResolve(t *testing.T) {
	n := 0
	for _, c := range vectors.History() {
		if c.Dialect != "rfc1808" {
			continue
		}
		n++
		if got := resolve(t, c.Base, c.Ref); got != *c.Target {
			t.Errorf("%s + %q: %s, want %s (%s)", c.Base, c.Ref, got, *c.Target, c.Source)
		}
	}
	if n < 75 {
		t.Errorf("only %d cases", n)
	}
}

// Without a base URL the reference is taken as it is (step 1).
func TestStep1(t *testing.T) {
	for _, ref := range []string{"", "g", "http://a", "../g#s"} {
		if got := resolve(t, "", ref); got != ref {
			t.Errorf("%q becomes %q", ref, got)
		}
	}
}

// Every short base and reference resolves as the text of §4 says, word for word.
func TestSweep(t *testing.T) {
	length := dialecttest.Sweep(t, 7, 5, 4)
	for _, base := range []string{"a://b/c/d;e?f#g", "a:b/../c", "a:/./b/c/", "a://b", "a:", "", "a://b?c/d", "a:b//c/..", "a:///b//;/"} {
		dialecttest.EveryString("/.;?#a:", length, func(ref string) bool {
			want := literal(base, ref)
			got := resolve(t, base, ref)
			if got != want {
				t.Errorf("%q + %q: %q, literally %q", base, ref, got, want)
			}
			return got == want
		})
	}
}

func TestAllocations(t *testing.T) {
	base, ref := rfc1808.Split("http://a/b/c/d;p?q"), rfc1808.Split("./x/../../g;x?y#s")
	dst := make([]byte, 0, 100)
	if n := testing.AllocsPerRun(100, func() { dst = rfc1808.AppendResolve(dst[:0], base, ref) }); n > 0 {
		t.Errorf("%v allocations for a resolution", n)
	}
	if n := testing.AllocsPerRun(100, func() { rfc1808.Parse("http://a/b/c/d;p?q%41#x") }); n > 0 {
		t.Errorf("%v allocations for a valid text", n)
	}
}
