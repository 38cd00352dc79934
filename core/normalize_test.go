package core

import (
	"strings"
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
		"x:/.//y":           {"x:/.//y", "x://y"}, // is guarded already
		// The scheme gives an authority, which needs no guard.
		"file:/a/..//etc/passwd": {"file:////etc/passwd", "file:////etc/passwd"},
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

// Literal and the fault speak of the normal form as it is: the guard is there at
// the place that the fault names, and what it guards would be an authority.
func TestGuardIsInTheOutput(t *testing.T) {
	guarded := 0
	pieces := []string{"", "/", "//", "/.", "/..", "/a", "./", "%2e", "b"}
	for _, scheme := range []string{"x:", "file:", "FILE:", "http:", "mailto:", ""} {
		for _, authority := range []string{"", "//", "//h", "//localhost"} {
			for i := range len(pieces) * len(pieces) * len(pieces) * len(pieces) {
				path := pieces[i%9] + pieces[i/9%9] + pieces[i/81%9] + pieces[i/729]
				for _, level := range []Level{LevelCase, LevelDot, LevelSyntax, LevelScheme} {
					guarded += checkGuard(t, scheme+authority+path, level)
				}
			}
		}
	}
	if guarded < 100 {
		t.Errorf("only %d normal forms have a guard", guarded)
	}
}

func checkGuard(t *testing.T, text string, level Level) (guarded int) {
	n := Normalize(text, RFC3986, level)
	for _, f := range n.Faults {
		if f.Code != syntax.AuthorityInvented {
			continue
		}
		guarded++
		literal := Parse(n.Literal, RFC3986)
		if f.In(n.Output) != "/." || n.Output[:f.Start]+n.Output[f.End:] != n.Literal || !literal.Part("authority").Defined {
			t.Errorf("%q: %q has the guard at %v, literally %q", text, n.Output, f.Span, n.Literal)
		}
	}
	output := Parse(n.Output, RFC3986)
	needs := level >= LevelDot && output.Part("scheme").Defined && !output.Part("authority").Defined && strings.HasPrefix(output.Part("path").In(n.Output), "/.//")
	if (guarded == 1) != needs || guarded == 0 && n.Literal != n.Output {
		t.Errorf("%q: %q has %d guards, literally %q", text, n.Output, guarded, n.Literal)
	}
	return guarded
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

// An empty port is dropped where the scheme has a default (§6.2.3), and stays elsewhere.
func TestEmptyPort(t *testing.T) {
	for text, want := range map[string]string{"http://h:/": "http://h/", "gopher://h:/": "gopher://h/", "x://h:/": "x://h:/", "ssh://h:": "ssh://h:"} {
		if got := NormalForm(text); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}
