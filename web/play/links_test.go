package play

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/testdata"
)

// Each link that is said to work leads to the target, the first is the
// shortest, and each has its reason.
func TestLinksLeadToTheTarget(t *testing.T) {
	for _, c := range testdata.Examples() {
		p := pageOf(t, "en", c.Base, c.Ref)
		for i, row := range p.Links.Rows {
			target, _ := core.Target(c.Base, row.Text, core.RFC3986, core.Options{})
			if (target == c.Target) != row.Works {
				t.Errorf("%q: %q leads to %q", c.Ref, row.Text, target)
			}
			if strings.HasPrefix(row.Why, "rule.") || row.Why == "" {
				t.Errorf("%q: no reason for %q", c.Ref, row.Text)
			}
			if row.Works && len(row.Text) < len(p.Links.Rows[0].Text) {
				t.Errorf("%q: %q is shorter than the first, row %d", c.Ref, row.Text, i)
			}
		}
	}
}

// The ladder shows the example of §6.2.2, rung by rung.
func TestLadderOfTheRFC(t *testing.T) {
	p := pageOf(t, "en", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "")
	want := []string{
		"eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "example://a/./b/../b/%63/%7Bfoo%7D",
		"example://a/./b/../b/c/%7Bfoo%7D", "example://a/b/c/%7Bfoo%7D", "example://a/b/c/%7Bfoo%7D", "",
	}
	for i, row := range p.Ladder.Rows {
		if row.Text != want[i] || row.Changed != (0 < i && i < 4) || strings.Contains(row.Why, "rule.") {
			t.Errorf("rung %d: %+v", i, row)
		}
	}
	if len(p.Ladder.Rows) != len(want) {
		t.Errorf("%d rungs", len(p.Ladder.Rows))
	}
}

func TestNoTargetNoLinks(t *testing.T) {
	for _, base := range []string{"/a", "http://a/" + strings.Repeat("b", moreBytes)} {
		if p := pageOf(t, "en", base, "#s"); p.Links.Note == "" || p.Ladder.Note == "" || len(p.Ladder.Rows) > 0 {
			t.Errorf("%v %v", p.Links, p.Ladder)
		}
	}
}
