package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/internal/vectors"
	"uriplayground/tests/dialecttest"
)

// RFC 3986 Appendix B: the groups are those of the expression, run as such.
func TestGroups(t *testing.T) {
	for _, c := range vectors.Components() {
		checkGroups(t, c.Input)
	}
	for _, c := range vectors.ParseInvalid() {
		checkGroups(t, c.Input)
	}
	dialecttest.EveryString("a:/?#@", dialecttest.Sweep(t, 5, 5, 4), func(s string) bool {
		checkGroups(t, s)
		return !t.Failed()
	})
}

func checkGroups(t *testing.T, s string) {
	t.Helper()
	m := appendixB.FindStringSubmatchIndex(s)
	for i, g := range rfc3986.Split(s).Groups() {
		start, end := m[2*i+2], m[2*i+3]
		if g.Defined != (start >= 0) || g.Defined && (int(g.Start) != start || int(g.End) != end) {
			t.Errorf("%q: $%d is %v %v, want [%d:%d]", s, i+1, g.Defined, g.Span, start, end)
		}
		if !g.Defined && !g.Empty() || int(g.End) > len(s) || g.Start > g.End {
			t.Errorf("%q: $%d lies at %v", s, i+1, g.Span)
		}
	}
}

// The example of Appendix B.
func TestGroupsExample(t *testing.T) {
	const text = "http://www.ics.uci.edu/pub/ietf/uri/#Related"
	want := []string{"http:", "http", "//www.ics.uci.edu", "www.ics.uci.edu", "/pub/ietf/uri/", "", "", "#Related", "Related"}
	for i, g := range rfc3986.Split(text).Groups() {
		if g.In(text) != want[i] || g.Defined != (i != 5 && i != 6) {
			t.Errorf("$%d is %q, want %q", i+1, g.In(text), want[i])
		}
	}
}
