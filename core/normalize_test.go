package core

import (
	"testing"

	"uriplayground/core/syntax"
)

func TestNormalizeSaysWhatItLeavesAlone(t *testing.T) {
	n := Normalize("../a%7eb", RFC3986, LevelScheme)
	if n.Output != "../a~b" || len(n.Faults) != 1 || n.Faults[0].Code != syntax.RelativeReference {
		t.Errorf("%q %v", n.Output, n.Faults)
	}
}

func TestNormalizeGuardsAndShowsTheLiteral(t *testing.T) {
	for text, want := range map[string][2]string{
		"scheme:/a/..//x?q": {"scheme:/.//x?q", "scheme://x?q"},
		"SCHEME:/a/..//x#f": {"scheme:/.//x#f", "scheme://x#f"},
		"http://A:80":       {"http://a/", "http://a/"},
	} {
		n := Normalize(text, RFC3986, LevelScheme)
		if n.Output != want[0] || n.Literal != want[1] || !n.OK() {
			t.Errorf("%q: %q, literally %q", text, n.Output, n.Literal)
		}
		if guarded := len(n.Faults) == 1 && n.Faults[0].In(n.Output) == "/."; guarded != (n.Output != n.Literal) {
			t.Errorf("%q: %v", text, n.Faults)
		}
	}
}

func TestCompareNamesTheRung(t *testing.T) {
	for _, c := range []struct{ a, b, rung string }{
		{"http://a/", "http://a/", "simple"},
		{"HTTP://A/", "http://a/", "case"},
		{"http://a/%7Eb", "http://a/~b", "percent"},
		{"http://a/b/../c", "http://a/c", "dot"},
		{"http://a", "http://a:80/", "scheme"},
		{"http://a/b", "http://a/c", "none"},
	} {
		if got := Compare(c.a, c.b, RFC3986); got.Rung.String() != c.rung || got.Equivalent() != (c.rung != "none") {
			t.Errorf("%q and %q: %s", c.a, c.b, got.Rung)
		}
	}
}

func TestNormalizeInOtherDialects(t *testing.T) {
	n, c := Normalize("http://a", RFC1738, LevelScheme), Compare("a", "b", RFC1630)
	if n.Done || len(n.Faults) != 1 || len(c.Faults) != 1 {
		t.Errorf("%v %v", n, c)
	}
}
