package core_test

import (
	"testing"

	"uriplayground/core"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

func TestDerive(t *testing.T) {
	d := core.Derive("a:b c", core.RFC3986)
	if d.Text != "a:b c" || d.Derivation.Text() != "a:b" || d.FirstBad != 3 || d.Valid || d.Faults != nil {
		t.Errorf("%+v", d)
	}
	if n := d.Node(d.At(2)); n.Rule != rfc3986.RuleALPHA {
		t.Errorf("at 2 stands %+v", n)
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
