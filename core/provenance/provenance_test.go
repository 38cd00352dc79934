package provenance_test

import (
	"testing"

	"uriplayground/core/provenance"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
)

// Every byte of a target is either the byte of its source or made, and the runs
// cover the target without gap or overlap.
func TestProvenanceCoversTheTarget(t *testing.T) {
	for _, c := range vectors.Resolve() {
		for _, o := range []rfc3986.Options{{}, {NonStrict: true}, {Erratum4547: true}, {Erratum4789: true}} {
			checkProvenance(t, c.Base, c.Ref, o)
		}
	}
}

func checkProvenance(t *testing.T, base, ref string, o rfc3986.Options) {
	t.Helper()
	target, trace := rfc3986.TraceResolve(rfc3986.Split(base), rfc3986.Split(ref), o)
	if trace.Texts[rfc3986.TextTarget] != target {
		t.Fatalf("%q + %q: the trace holds %q, not %q", base, ref, trace.Texts[rfc3986.TextTarget], target)
	}
	at := uint32(0)
	for _, run := range provenance.Of(trace) {
		if run.Target.Start != at || run.Target.Empty() {
			t.Fatalf("%q + %q: run %v does not begin at %d", base, ref, run, at)
		}
		at = run.Target.End
		if !run.Made() && run.Source.In(trace.Texts[run.Text]) != run.Target.In(target) {
			t.Errorf("%q + %q: %v is %q in the source", base, ref, run.Target, run.Source.In(trace.Texts[run.Text]))
		}
	}
	if int(at) != len(target) {
		t.Errorf("%q + %q: %d of %d bytes have a provenance", base, ref, at, len(target))
	}
}

func TestProvenanceOfTheFirstView(t *testing.T) {
	_, trace := rfc3986.TraceResolve(rfc3986.Split("http://a/b/c/d;p?q"), rfc3986.Split("../../g"), rfc3986.Options{})
	want := []struct {
		text string
		from uint8
		rule *syntax.Rule
	}{
		{"http", rfc3986.TextBase, rfc3986.RuleAppendScheme},
		{":", rfc3986.TextTarget, rfc3986.RuleAppendColon},
		{"//", rfc3986.TextTarget, rfc3986.RuleAppendSlashes},
		{"a", rfc3986.TextBase, rfc3986.RuleAppendAuthority},
		{"/g", rfc3986.TextRef, rfc3986.RuleDots2E},
	}
	got := provenance.Of(trace)
	if len(got) != len(want) {
		t.Fatalf("%d runs, want %d: %v", len(got), len(want), got)
	}
	for i, w := range want {
		if text := got[i].Target.In("http://a/g"); text != w.text || got[i].Text != w.from || got[i].Rule != w.rule {
			t.Errorf("run %d: %q of text %d by %s", i, text, got[i].Text, got[i].Rule.Name)
		}
	}
}
