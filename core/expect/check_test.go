package expect_test

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/expect"
	"uriplayground/core/rfc3986"
)

func resolve(base, ref string) string {
	return string(rfc3986.AppendResolve(nil, rfc3986.Split(base), rfc3986.Split(ref), rfc3986.Options{}))
}

// check: whatever an answer claims or advises is so by the resolver.
func check(t *testing.T, q expect.Question, a expect.Answer) {
	t.Helper()
	if a.Verdict != expect.NoTarget && a.Target != resolve(q.Base, q.Ref) {
		t.Errorf("%q: the target is %q", q, a.Target)
	}
	claims := a.Verdict == expect.Follows || a.Verdict == expect.NoFolder
	if claims != (len(a.Explanations) > 0) || len(a.Explanations) > 2 {
		t.Errorf("%q: %s with %d explanations", q, a.Verdict, len(a.Explanations))
	}
	for i := range a.Explanations {
		x := &a.Explanations[i]
		checkClaim(t, q, a.Target, x)
		checkFixes(t, q, x)
		checkSpans(t, q, a.Target, x)
		if (x.Assumption == expect.Words) != (a.Verdict == expect.NoFolder) {
			t.Errorf("%q: %s by %s", q, a.Verdict, x.Assumption)
		}
	}
	switch x := &a.Program; x.Assumption {
	case expect.NoAssumption, expect.Joined, expect.Unresolved:
		if x.Assumption == expect.Joined && (x.Start+x.RefAsRead != q.Went || !strings.HasPrefix(q.Base, x.Start)) {
			t.Errorf("%q: %q and %q joined", q, x.Start, x.RefAsRead)
		}
	default:
		checkClaim(t, q, a.Target, x)
	}
}

// checkClaim: from where the link would have to start, what it says leads to what was
// expected, but for what is said to differ.
func checkClaim(t *testing.T, q expect.Question, target string, x *expect.Explanation) {
	t.Helper()
	got := resolve(x.Start, x.RefAsRead)
	switch {
	case x.Assumption == expect.OtherDocument:
		got, _ = core.Target(x.Start, x.RefAsRead, x.Dialect, core.Options{})
	case x.Levels > 0 && x.Assumption != expect.Parent:
		got = resolve(x.Start+strings.Repeat("-/", x.Levels), x.RefAsRead)
	}
	if got != x.Target || x.Target == "" {
		t.Errorf("%q: %s, but from %q %q leads to %q, not to %q", q, x.Assumption, x.Start, x.RefAsRead, got, x.Target)
	}
	if x.Assumption == expect.Near || x.Assumption == expect.Words {
		if x.Target != target || x.Start != q.Base || x.RefAsRead != q.Ref {
			t.Errorf("%q: %s starts at %q", q, x.Assumption, x.Start)
		}
	}
	if x.Loose == 0 && x.Assumption != expect.Words && !sameForm(x.Target, x.Wanted) {
		t.Errorf("%q: %s leads to %q, not to %q", q, x.Assumption, x.Target, x.Wanted)
	}
}

func sameForm(a, b string) bool {
	c := rfc3986.Compare(rfc3986.Split(a), rfc3986.Split(b))
	return c.Equivalent()
}

// checkFixes: whatever is advised leads to what was expected.
func checkFixes(t *testing.T, q expect.Question, x *expect.Explanation) {
	t.Helper()
	if len(x.PageFixes) > 2 || len(x.SettingFixes) > 2 {
		t.Errorf("%q: %d and %d fixes", q, len(x.PageFixes), len(x.SettingFixes))
	}
	for _, r := range append(append([]expect.Fix{{Base: q.Base, Ref: x.Write}, {Base: q.Base, Ref: x.WriteBoth}}, x.PageFixes...), x.SettingFixes...) {
		if r.Ref == "" && resolve(r.Base, r.Ref) != x.Wanted {
			continue // there is no such link
		}
		if got := resolve(r.Base, r.Ref); got != x.Wanted {
			t.Errorf("%q: %s, but %q from %q leads to %q, not to %q", q, r.Kind, r.Ref, r.Base, got, x.Wanted)
		}
	}
}

// checkSpans: before and after what differs, both addresses are the same.
func checkSpans(t *testing.T, q expect.Question, target string, x *expect.Explanation) {
	t.Helper()
	a, b := x.InTarget, x.InWanted
	if target[:a.Start] != x.Wanted[:b.Start] || target[a.End:] != x.Wanted[b.End:] || a.Start > a.End || b.Start > b.End {
		t.Errorf("%q: %q and %q differ at %v and %v", q, target, x.Wanted, a, b)
	}
	if x.InRef.Start > x.InRef.End || int(x.InRef.End) > len(q.Ref) || x.Instead.Start > x.Instead.End || int(x.Instead.End) > len(x.Wanted) {
		t.Errorf("%q: %v in the link, %v instead", q, x.InRef, x.Instead)
	}
}
