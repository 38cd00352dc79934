package core_test

import (
	"testing"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
)

// The vectors of RFC 1630, by both readings and by RFC 3986.
func TestPartialByBothDialects(t *testing.T) {
	for _, c := range vectors.Partial() {
		r := core.Resolve(c.Context, c.Partial, core.RFC1630, core.Options{})
		if r.Done != (c.Result != nil) || r.Done && r.Target.Text != *c.Result {
			t.Errorf("%s + %s: %s", c.Context, c.Partial, r.Target.Text)
		}
		if c.Literal != nil && r.Literal != *c.Literal {
			t.Errorf("%s + %s literally: %s, want %s", c.Context, c.Partial, r.Literal, *c.Literal)
		}
		if target, ok := core.Target(c.Context, c.Partial, core.RFC1630, core.Options{}); ok != r.Done || target != r.Target.Text {
			t.Errorf("%s + %s: Target gives %s", c.Context, c.Partial, target)
		}
		if target, _ := core.Target(c.Context, c.Partial, core.RFC3986, core.Options{}); target != c.RFC3986 {
			t.Errorf("%s + %s by RFC 3986: %s, want %s", c.Context, c.Partial, target, c.RFC3986)
		}
	}
}

func TestParse1630(t *testing.T) {
	a := core.Parse("ftp://u:p@h.x:21/a%20b;type=I#f", core.RFC1630)
	for name, want := range map[string]string{
		"scheme": "ftp", "authority": "u:p@h.x:21", "userinfo": "u:p", "host": "h.x", "port": "21", "fragment": "f", "query": "",
	} {
		if got := a.Component(name); got.In(a.Text) != want {
			t.Errorf("%s is %q, want %q", name, got.In(a.Text), want)
		}
	}
	v := a.SchemeDetails()
	if !a.Valid || a.HostKind.Name != "hostname" || v.Scheme.Name != "ftpaddress" || v.Parts[7].Octets != "a b" {
		t.Errorf("%+v %+v", a, v)
	}
	if a := core.Parse("x:1", core.RFC1630); a.SchemeDetails() != nil || a.Component("authority").Defined {
		t.Error("a scheme without a production has a view")
	}
}

func TestCompareLevel(t *testing.T) {
	c := core.CompareLevel("x:a%2Db", "x:a-c%zz")
	if c.Identical || c.Difference != 4 || len(c.B.Faults) != 1 || c.B.Faults[0].Code != syntax.PercentEncoding {
		t.Errorf("%+v", c)
	}
}

// What changed for a character between 1994 and 2005.
func TestCharacters(t *testing.T) {
	for c, want := range map[byte][5]core.CharacterClass{
		'~': {core.RFC1630: {Name: "national", Status: core.MustEncode}, core.RFC1738: {Name: "national", Status: core.MustEncode}, core.RFC3986: {Name: "unreserved", Status: core.StandsFree}, core.RFC1808: {Name: "national", Status: core.MustEncode}, core.RFC2396: {Name: "mark", Status: core.StandsFree}},
		'"': {core.RFC1630: {Name: "extra", Status: core.StandsFree}, core.RFC1738: {Name: "punctuation", Status: core.MustEncode}, core.RFC3986: {}, core.RFC1808: {Name: "punctuation", Status: core.MustEncode}, core.RFC2396: {Name: "delims", Status: core.MustEncode}},
		'@': {core.RFC1630: {Name: "safe", Status: core.StandsFree}, core.RFC1738: {Name: "reserved", Status: core.Delimits}, core.RFC3986: {Name: "gen-delims", Status: core.Delimits}, core.RFC1808: {Name: "reserved", Status: core.Delimits}, core.RFC2396: {Name: "reserved", Status: core.Delimits}},
		'%': {core.RFC1630: {Name: "escape"}, core.RFC1738: {Name: "punctuation"}, core.RFC3986: {Name: "pct-encoded"}, core.RFC1808: {Name: "punctuation", Status: core.MustEncode}, core.RFC2396: {Name: "delims", Status: core.MustEncode}},
		' ': {core.RFC1630: {Name: "reserved"}, core.RFC1738: {}, core.RFC3986: {}},
		'a': {core.RFC3986: {Name: "ALPHA", Status: core.StandsFree}, core.RFC1738: {Name: "lowalpha", Status: core.StandsFree}, core.RFC1630: {Name: "alpha", Status: core.StandsFree}, core.RFC1808: {Name: "alpha", Status: core.StandsFree}, core.RFC2396: {Name: "alpha", Status: core.StandsFree}},
	} {
		if got := core.CharacterOf(c); got.Classes != want {
			t.Errorf("%q: %+v", c, got)
		}
	}
	if n, m := len(core.PrintableCharacters()), len(core.TableCharacters()); n != 95 || m != 29 {
		t.Errorf("%d characters, %d in the table", n, m)
	}
}

// Elements are removed from left to right, which decides what is left.
func TestOrderOfRemovals(t *testing.T) {
	for ref, want := range map[string]string{"d/../.": "x:/a", "d/./..": "x:/a/d/..", "d/.././": "x:/a/"} {
		if got, _ := core.Target("x:/a/b", ref, core.RFC1630, core.Options{}); got != want {
			t.Errorf("%s: %s, want %s", ref, got, want)
		}
	}
}
