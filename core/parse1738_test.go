package core_test

import (
	"testing"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
)

// The façade says what the dialect says, and has a view where there is a
// scheme.
func TestParse1738(t *testing.T) {
	for _, c := range vectors.RFC1738() {
		a := core.Parse(c.Input, core.RFC1738)
		v := a.View()
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
		if (a.View() == nil) != (row.kind == "") {
			t.Errorf("%q has the view %v", row.text, a.View())
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
	if a.View() != nil {
		t.Error("RFC 3986 has a view")
	}
}
