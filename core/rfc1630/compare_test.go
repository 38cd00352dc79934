package rfc1630_test

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/rfc1630"
	"uriplayground/tests/dialecttest"
)

// comparisons are the examples of page 9 and what follows from the text before
// them.
var comparisons = []struct {
	a, b      string
	identical bool
}{
	{"http://info.cern.ch/albert/bertram/marie-claude", "http://info.cern.ch/albert/bertram/marie%2Dclaude", true},
	{"http://info.cern.ch/albert/bertram/marie-claude", "http://info.cern.ch/albert/bertram%2Fmarie-claude", false},
	{"fxqn:/us/va/reston/cnri/ietf/24/asdf%*.fred", "fxqn:/us/va/reston/cnri/ietf/24/asdf%*.fred", true},
	{"x:a", "x:a", true},
	{"x:%61%5f%40", "x:a_@", true},
	{"x:%c3%a9%7e", "x:%C3%A9%7E", true},
	{"x:%2a", "x:*", false},
	{"x:%21", "x:!", false},
	{"x:a%2Bb", "x:a+b", true},
	{"x:?a%2Bb", "x:?a+b", false},
	{"x:?a%20b", "x:?a+b", false},
	{"x:a/%2E/b", "x:a/./b", false},
	{"x:a/.%2e/b", "x:a/../b", false},
	{"x:a/%2e%2E%2e/b", "x:a/.../b", true},
	{"x:%2E%2E", "x:..", false},
	{"x:a%2Eb", "x:a.b", true},
	{"x:?%2E", "x:?.", true},
	{"x:%3F", "x:?", false},
	{"x:%2525", "x:%25", false},
	{"X:a", "x:a", false},
}

func TestCompare(t *testing.T) {
	for _, c := range comparisons {
		got := rfc1630.Compare(rfc1630.Split(c.a), rfc1630.Split(c.b))
		if got.Identical != c.identical || got.Simple != (c.a == c.b) {
			t.Errorf("%s and %s: %+v", c.a, c.b, got)
		}
		for _, text := range []string{c.a, c.b} {
			once := string(rfc1630.AppendLevel(nil, rfc1630.Split(text)))
			if twice := string(rfc1630.AppendLevel(nil, rfc1630.Split(once))); twice != once {
				t.Errorf("%s: %s, and again %s", text, once, twice)
			}
		}
	}
}

// Both URIs of example 3 are illegal.
func TestIllegal(t *testing.T) {
	for _, text := range []string{"fxqn:/us/va/reston/cnri/ietf/24/asdf%*.fred", "news:12345667123%asdghfh@info.cern.ch"} {
		if _, err := rfc1630.Parse(text); err == nil || !strings.Contains(err.Error(), "percent-encoding") {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func TestGoldenCompare(t *testing.T) {
	var out strings.Builder
	for _, c := range comparisons {
		a, b := rfc1630.Split(c.a), rfc1630.Split(c.b)
		got := rfc1630.Compare(a, b)
		fmt.Fprintf(&out, "# %q %q identical %v\n", got.A, got.B, got.Identical)
		if rule := got.Rule(a, b); rule != nil {
			cite(&out, rule)
			out.WriteString("\n")
		}
	}
	dialecttest.Golden(t, "rfc1630_compare.txt", out.String())
}

func TestSearchText(t *testing.T) {
	for search, want := range map[string]string{"a+b": "a b", "a%2Bb": "a+b", "%20%c3%a9%": " \u00e9%"} {
		if got := rfc1630.SearchText(search); got != want {
			t.Errorf("%s: %q, want %q", search, got, want)
		}
	}
}
