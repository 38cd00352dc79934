package rfc1738_test

import (
	"strings"
	"testing"

	"uriplayground/core/rfc1738"
	"uriplayground/tests/dialecttest"
)

func isWrapper(s string) bool { return strings.HasPrefix(lower(s), "<url:") }

// checkWrapped: a text is read in a wrapper as without one, only further right.
// An open wrapper can always go on; a closed one makes an unfinished text invalid.
func (m automata) checkWrapped(t *testing.T, s string) {
	t.Helper()
	const before = "<URL:"
	want := m.verdict(s)
	if s != "" && strings.HasPrefix(before, strings.ToUpper(s)) {
		want = m.get("otherurl").Run(lower(s))
	}
	if want.FirstBad >= 0 {
		want.FirstBad += len(before)
	}
	open := want
	open.Valid, open.Incomplete = false, want.FirstBad < 0
	checkAgainst(t, before+s, open)
	if want.Incomplete {
		want.Incomplete, want.FirstBad = false, len(before+s)
	}
	checkAgainst(t, before+s+">", want)
}

// The wrapper of the APPENDIX, and the fragment identifier in it.
func TestWrapper(t *testing.T) {
	m := automata{}
	for _, row := range section5 {
		for _, s := range append(dialecttest.Words(row.valid), dialecttest.Words(row.invalid)...) {
			if !strings.ContainsAny(s, "#>") {
				m.checkWrapped(t, s)
			}
		}
	}
	for _, row := range []struct {
		text       string
		firstBad   int
		incomplete bool
	}{
		{"<URL:http://ds.internic.net/instructions/overview.html#WARNING>", -1, false},
		{"<url:http://h>", -1, false},
		{"<URL:http://h#>", -1, false},
		{"<URL:http://h#a%2", -1, true},
		{"<URL:http://h#a%2>", 17, false},
		{"<URL:http://h#a#b>", 15, false},
		{"<URL:http://h#a b>", 15, false},
		{"<URL:http://#a>", 12, false},
		{"<URL:http://h>.", 13, false},
		{"<URL:http://h>>", 13, false},
		{"<URL:>", 5, false},
		{"<URL:", -1, true},
		{"<URL", -1, true},
		{"<", -1, true},
		{"<URI:http://h>", 0, false},
		{"<http://h>", 0, false},
		{" <URL:http://h>", 0, false},
	} {
		if at, open := rfc1738.FirstBad(row.text); at != row.firstBad || open != row.incomplete {
			t.Errorf("%q: first bad %d, %v, want %d, %v", row.text, at, open, row.firstBad, row.incomplete)
		}
		u, err := rfc1738.Parse(row.text)
		if valid := row.firstBad < 0 && !row.incomplete; (err == nil) != valid || (len(rfc1738.Validate(u)) == 0) != valid {
			t.Errorf("%q: %v, faults %v, want valid %v", row.text, err, rfc1738.Validate(u), valid)
		}
		if u.String() != row.text {
			t.Errorf("%q is split as %q", row.text, u)
		}
		dialecttest.Faults(t, row.text, rfc1738.Validate(u))
		checkParts(t, row.text, u)
	}
}

// "URL:" without "<" is a scheme by the BNF.
func TestPrefixIsAScheme(t *testing.T) {
	u, err := rfc1738.Parse("URL:http://h/")
	if err != nil || u.Kind() != rfc1738.RuleOtherURL {
		t.Errorf("%v, a %s", err, u.Kind().Key)
	}
}
