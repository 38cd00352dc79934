package abnf

import (
	"strings"
	"testing"
)

// Children are written as words: a name, or a text after "=".
// An open child ends in "…".
var derivesTable = []struct {
	rule, children string
	whole, begins  bool
}{
	{"URI-reference", "URI", true, true},
	{"URI-reference", "relative-ref", true, true},
	{"URI-reference", "URI URI", false, false},
	{"URI", "scheme =: hier-part =? query", true, true},
	{"URI", "scheme =:", false, true},
	{"URI", "scheme hier-part", false, false},
	{"URI", "scheme =: hier-part…", false, true},
	{"hier-part", "=// authority path-abempty", true, true},
	{"hier-part", "=/ path-abempty", false, false},
	{"hier-part", "=/…", false, true},
	{"path-abempty", "", true, true},
	{"path-abempty", "=/ segment =/ segment", true, true},
	{"path-abempty", "=/ segment =/", false, true},
	{"path-empty", "", true, true},
	{"path-empty", "pchar", false, false},
	{"segment-nz", "", false, true},
	{"h16", "HEXDIG HEXDIG HEXDIG HEXDIG", true, true},
	{"h16", "HEXDIG HEXDIG HEXDIG HEXDIG HEXDIG", false, false},
	{"IPvFuture", "=V HEXDIG =. unreserved", true, true},
	{"IPv6address", "=:: h16", true, true},
	{"IPv6address", "=:: ls32", true, true},
	{"IPv6address", "=:: h16 =: ls32", true, true},
	{"IPv6address", "=:: h16 =: h16", false, true},
	{"IPv6address", "=:: h16 =:", false, true},
	{"IPv6address", "=:…", false, true},
	{"dec-octet", "=25 =5", true, true},
	{"dec-octet", "=2 =4 DIGIT", true, true},
	{"dec-octet", "=2 =5 DIGIT", false, false},
	{"dec-octet", "=25 =6", false, false},
}

func TestDerives(t *testing.T) {
	g := RFC3986()
	for _, row := range derivesTable {
		var children []Child
		for _, word := range strings.Fields(row.children) {
			word, open := strings.CutSuffix(word, "…")
			if text, literal := strings.CutPrefix(word, "="); literal {
				children = append(children, Child{Text: text, Open: open})
			} else {
				children = append(children, Child{Rule: word, Open: open})
			}
		}
		if whole, begins := g.Derives(row.rule, children); whole != row.whole || begins != row.begins {
			t.Errorf("%s = %s: %v, %v, want %v, %v", row.rule, row.children, whole, begins, row.whole, row.begins)
		}
	}
}
