package rfc1808_test

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/rfc1808"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
	"uriplayground/tests/dialecttest"
)

func cite(out *strings.Builder, rule *syntax.Rule) {
	fmt.Fprintf(out, "%s %-18s", rule.Section, strings.TrimPrefix(rule.Key, "1808-"))
}

// Texts of each production, valid and not.
func TestGoldenParts(t *testing.T) {
	var out strings.Builder
	for _, text := range []string{
		"http://a/b;c?d#e", "//a?b/c", "/a", "a/b", "", "1:x", "a~b<c %4g%é", "//a//b", "a:<", ":a", "a?", "#",
	} {
		u := rfc1808.Split(text)
		fmt.Fprintf(&out, "# %q\n", text)
		cite(&out, u.Kind())
		out.WriteString(" kind\n")
		for _, p := range u.Parts() {
			cite(&out, p.Rule)
			fmt.Fprintf(&out, " [%d:%d] %q %s\n", p.Start, p.End, p.In(text), p.State())
		}
		for _, f := range rfc1808.Validate(u) {
			cite(&out, f.Rule)
			fmt.Fprintf(&out, " [%d:%d] %q  %s %s\n", f.Start, f.End, f.In(text), f.Level, f.Code)
		}
		out.WriteString("\n")
	}
	for c := byte(' '); c < 0x7F; c++ {
		if rule := rfc1808.ClassOf(c); rule != nil {
			cite(&out, rule)
			fmt.Fprintf(&out, " %q\n", c)
		}
	}
	for _, rule := range []*syntax.Rule{rfc1808.RuleURL, rfc1808.RuleRelativeURL, rfc1808.RuleUnreserved, rfc1808.RuleNeverRelative} {
		cite(&out, rule)
		out.WriteString(" cited elsewhere\n")
	}
	dialecttest.Golden(t, "rfc1808_parts.txt", out.String())
}

// Every step, with what it looks at and makes.
func TestGoldenResolve(t *testing.T) {
	var out strings.Builder
	for _, c := range []struct{ base, ref string }{
		{"http://a/b/c/d;p?q", "./x/../../g/."}, {"http://a/b/c/d;p?q", "../../../g"}, {"http://a/b/c/d;p?q", ".."}, {"http://a/b/c/d;p?q", "?y"},
		{"http://a/b/c/d;p?q", ";x?y"}, {"http://a/b/c/d;p?q", "#s"}, {"http://a/b/c/d;p?q#f", ""}, {"http://a/b/c/d;p?q", "//g"}, {"http://a/b/c/d;p?q", "/g"},
		{"http://a/b/c/d;p?q", "g:h"}, {"http://a", "g"}, {"", "g"},
	} {
		target, trace := rfc1808.TraceResolve(rfc1808.Split(c.base), rfc1808.Split(c.ref))
		fmt.Fprintf(&out, "# %q + %q = %q\n", c.base, c.ref, target)
		for i := range trace.Steps {
			s := &trace.Steps[i]
			cite(&out, s.Rule)
			fmt.Fprintf(&out, " %d[%d:%d] %q to [%d:%d] %v\n", s.Text, s.From.Start, s.From.End, s.From.In(trace.Texts[s.Text]), s.To.Start, s.To.End, s.Yes)
		}
		out.WriteString("\n")
	}
	dialecttest.Golden(t, "rfc1808_resolve.txt", out.String())
}

// Every rule of the package occurs in a golden file, without what its key begins with.
func TestEveryRuleIsGolden(t *testing.T) {
	seen := dialecttest.Cited(t, 2, vectors.Golden("rfc1808_parts.txt"), vectors.Golden("rfc1808_resolve.txt"))
	for _, rule := range rfc1808.Rules() {
		if !seen[rule.Section+" "+strings.TrimPrefix(rule.Key, "1808-")] {
			t.Errorf("no golden line for %s %s", rule.Section, rule.Key)
		}
	}
}

func TestRules(t *testing.T) { dialecttest.Rules(t, 1808, rfc1808.Rules()) }
