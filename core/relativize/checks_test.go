package relativize_test

import (
	"slices"
	"testing"

	"uriplayground/core/relativize"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// checkRelativize: the reference resolves to the target, or no candidate does;
// the candidates are in order, and their reasons agree with what they do.
func checkRelativize(t *testing.T, base, target rfc3986.Reference) (ref string, ok bool) {
	t.Helper()
	all := relativize.Candidates(base, target)
	ref, err := relativize.Relativize(base, target)
	if ok = err == nil; ok {
		checkReached(t, base, target, ref)
	} else if e, ok := err.(*rfc3986.SyntaxError); !ok || len(e.Faults) == 0 {
		t.Errorf("%q from %q: error %v says nothing", target, base, err)
	}
	if reached := len(all) > 0 && all[0].Works; reached != ok {
		t.Errorf("%q from %q: %q, %v, but the candidates are %v", target, base, ref, err, all)
	}
	checkCandidates(t, base, target, all)
	return ref, ok
}

func checkReached(t *testing.T, base, target rfc3986.Reference, ref string) {
	r := rfc3986.Split(ref)
	if got, err := rfc3986.Resolve(base, r, rfc3986.Options{}); got != target.String() || err != nil {
		t.Errorf("%q from %q: %q leads to %q, %v", target, base, ref, got, err)
	}
	if target.Valid() && !r.Valid() {
		t.Errorf("%q from %q: %q is not valid", target, base, ref)
	}
}

// worksRules are the reasons why a candidate works.
var worksRules = []*syntax.Rule{
	relativize.RuleRelSame, relativize.RuleRelQuery, relativize.RuleRelSegments, relativize.RuleRelDot, relativize.RuleRelUp,
	relativize.RuleRelDotSlash, relativize.RuleRelRoot, relativize.RuleRelNetwork, relativize.RuleRelURI,
}

func checkCandidates(t *testing.T, base, target rfc3986.Reference, all []relativize.Candidate) {
	t.Helper()
	for i, c := range all {
		if c.Works {
			checkReached(t, base, target, c.Text)
		}
		if c.Rule == nil || c.Works != slices.Contains(worksRules, c.Rule) {
			t.Errorf("%q from %q: %q works: %v, by %v", target, base, c.Text, c.Works, c.Rule)
		}
		if c.Works && kindOf(c.Text) != c.Kind {
			t.Errorf("%q from %q: %q is of the kind %s, want %s", target, base, c.Text, c.Kind.Key, kindOf(c.Text).Key)
		}
		if i > 0 && !inOrder(all[i-1], c) {
			t.Errorf("%q from %q: %q stands behind %q", target, base, c.Text, all[i-1].Text)
		}
	}
}

// kindOf returns Reference.Kind in the finer division of candidates.
func kindOf(text string) *syntax.Rule {
	kind := rfc3986.Split(text).Kind()
	switch {
	case kind == rfc3986.RuleSameDocument && text != "":
		return relativize.RuleFragmentOnly
	case text != "" && text[0] == '?':
		return relativize.RuleQueryOnly
	}
	return kind
}

func inOrder(a, b relativize.Candidate) bool {
	kinds := relativize.CandidateKinds()
	byKind := slices.Index(kinds, a.Kind) <= slices.Index(kinds, b.Kind)
	switch {
	case a.Works != b.Works:
		return a.Works
	case a.Works && len(a.Text) != len(b.Text):
		return len(a.Text) < len(b.Text)
	}
	return byKind
}
