package core_test

import (
	"testing"

	"uriplayground/core"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
)

// The façade says what the dialect says, and has a view where there is a
// scheme.
func TestParse1738(t *testing.T) {
	for _, c := range vectors.RFC1738() {
		a := core.Parse(c.Input, core.RFC1738)
		v := a.SchemeDetails()
		if a.Valid != c.Valid || a.Valid != (len(a.Faults) == 0) || a.Dialect != core.RFC1738 || a.Text != c.Input {
			t.Errorf("%q: %+v", c.Input, a)
		}
		if a.Kind == nil || a.Kind.Name != c.Scheme+"url" || v == nil || v.Scheme != a.Kind || a.PathKind != nil {
			t.Errorf("%q is a %v with the view %v", c.Input, a.Kind, v)
		}
	}
	for _, row := range []struct {
		text       string
		firstBad   int
		incomplete bool
		kind, host string
	}{
		{"", -1, true, "", ""},
		{"http", -1, true, "", ""},
		{"http://1.2.3.4", -1, false, "httpurl", "hostnumber"},
		{"http://h/~", 9, false, "httpurl", "hostname"},
		{"file:///", -1, false, "fileurl", ""},
		{"x:y", -1, false, "otherurl", ""},
	} {
		a := core.Parse(row.text, core.RFC1738)
		if a.FirstBad != row.firstBad || a.Incomplete != row.incomplete || name(a.Kind) != row.kind || name(a.HostKind) != row.host {
			t.Errorf("%q: first bad %d, %v, a %s with a %s", row.text, a.FirstBad, a.Incomplete, name(a.Kind), name(a.HostKind))
		}
		if (a.SchemeDetails() == nil) != (row.kind == "") {
			t.Errorf("%q has the view %v", row.text, a.SchemeDetails())
		}
	}
}

func name(r *syntax.Rule) string {
	if r == nil {
		return ""
	}
	return r.Name
}

// RFC 1738 describes no relative links (§2.3).
func TestNoRelativesIn1738(t *testing.T) {
	r := core.Resolve("http://h/a", "b", core.RFC1738, core.Options{})
	if r.OK() || r.Done || len(r.Faults) != 1 || r.Faults[0].Code != syntax.NotInDialect || !r.Base.Valid || r.Ref.Valid {
		t.Errorf("got %+v", r)
	}
	a := core.Parse("http://h/", core.RFC3986)
	if a.SchemeDetails() != nil {
		t.Error("RFC 3986 has a view")
	}
}

func TestDerive(t *testing.T) {
	d := core.Derive("a:b c", core.RFC3986)
	if d.Text != "a:b c" || d.Derivation.Text() != "a:b" || d.FirstBad != 3 || d.Valid || d.Faults != nil {
		t.Errorf("%+v", d)
	}
	if n := d.Node(d.At(2)); n.Rule != rfc3986.RuleALPHA {
		t.Errorf("at 2 there is %+v", n)
	}
}

func TestDeriveNotInDialect(t *testing.T) {
	for _, dialect := range []core.Dialect{core.RFC1738, core.RFC1630} {
		d := core.Derive("a:b", dialect)
		if len(d.Faults) != 1 || d.Faults[0].Code != syntax.NotInDialect || d.Len() != 0 || d.Expected() != nil || d.OpenRules() != nil {
			t.Errorf("%s: %+v", dialect, d)
		}
	}
}

func TestABNF(t *testing.T) {
	if got, want := core.ABNF(rfc3986.RuleSegment), "segment       = *pchar"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
