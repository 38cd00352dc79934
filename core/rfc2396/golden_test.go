package rfc2396_test

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/rfc2396"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
	"uriplayground/tests/dialecttest"
)

func cite(out *strings.Builder, rule *syntax.Rule) {
	fmt.Fprintf(out, "%s %-18s", rule.Section, strings.TrimPrefix(rule.Key, "2396-"))
}

// Texts of each production, valid and not.
func TestGoldenParts(t *testing.T) {
	var out strings.Builder
	for _, text := range []string{
		"http://u:p@a.b:80/b;c?d#e", "//1.2.3.4/c", "//a_b/", "/a", "a/b", "", "#s", "1a:x", "?y", "mailto:", "mailto:a?b", "a^b<c %4g%é", "%4/a:b", ":a", "//[::1]/",
	} {
		u := rfc2396.Split(text)
		fmt.Fprintf(&out, "# %q\n", text)
		cite(&out, u.Kind())
		out.WriteString(" kind\n")
		if kind := u.HostKind(); kind != nil {
			cite(&out, kind)
			out.WriteString(" host\n")
		}
		for _, p := range u.Parts() {
			cite(&out, p.Rule)
			fmt.Fprintf(&out, " [%d:%d] %q %s\n", p.Start, p.End, p.In(text), p.State())
		}
		for _, f := range rfc2396.Validate(u) {
			cite(&out, f.Rule)
			fmt.Fprintf(&out, " [%d:%d] %q  %s %s\n", f.Start, f.End, f.In(text), f.Level, f.Code)
		}
		out.WriteString("\n")
	}
	for c := byte(' '); c < 0x7F; c++ {
		if rule := rfc2396.ClassOf(c); rule != nil {
			cite(&out, rule)
			fmt.Fprintf(&out, " %q\n", c)
		}
	}
	for _, rule := range []*syntax.Rule{rfc2396.RuleURIReference, rfc2396.RuleRegName, rfc2396.RuleHierarchical} {
		cite(&out, rule)
		out.WriteString(" cited elsewhere\n")
	}
	dialecttest.Golden(t, "rfc2396_parts.txt", out.String())
}

// Every step, with what it looks at and makes.
func TestGoldenResolve(t *testing.T) {
	var out strings.Builder
	for _, c := range []struct {
		base, ref string
		o         rfc2396.Options
	}{
		{"http://a/b/c/d;p?q", "./x/../../g/.?y#s", rfc2396.Options{}},
		{"http://a/b/c/d;p?q", "../../../g", rfc2396.Options{}},
		{"http://a/b/c/d;p?q", "../../../g", rfc2396.Options{Excess: rfc2396.ExcessRemove}},
		{"http://a/b/c/d;p?q", "../../../g", rfc2396.Options{Excess: rfc2396.ExcessAvoid}},
		{"http://a/b/c/d;p?q", "..", rfc2396.Options{}},
		{"http://a/b/c/d;p?q", "?y", rfc2396.Options{}},
		{"http://a/b/c/d;p?q", "#s", rfc2396.Options{}},
		{"http://a/b/c/d;p?q", "//g", rfc2396.Options{}},
		{"http://a/b/c/d;p?q", "/g", rfc2396.Options{}},
		{"http://a/b/c/d;p?q", "http:g", rfc2396.Options{}},
		{"http://a/b/c/d;p?q", "http:g", rfc2396.Options{IgnoreScheme: true}},
		{"http://a", "g", rfc2396.Options{}},
	} {
		target, outcome, trace := rfc2396.TraceResolve(rfc2396.Split(c.base), rfc2396.Split(c.ref), c.o)
		fmt.Fprintf(&out, "# %q + %q %+v = %q, %d\n", c.base, c.ref, c.o, target, outcome)
		for i := range trace.Steps {
			s := &trace.Steps[i]
			cite(&out, s.Rule)
			fmt.Fprintf(&out, " %d[%d:%d] %q to [%d:%d] %v\n", s.Text, s.From.Start, s.From.End, s.From.In(trace.Texts[s.Text]), s.To.Start, s.To.End, s.Yes)
		}
		out.WriteString("\n")
	}
	dialecttest.Golden(t, "rfc2396_resolve.txt", out.String())
}

// Every rule of the package occurs in a golden file, without what its key begins with.
func TestEveryRuleIsGolden(t *testing.T) {
	seen := dialecttest.Cited(t, 2, vectors.Golden("rfc2396_parts.txt"), vectors.Golden("rfc2396_resolve.txt"))
	for _, rule := range rfc2396.Rules() {
		if !seen[rule.Section+" "+strings.TrimPrefix(rule.Key, "2396-")] {
			t.Errorf("no golden line for %s %s", rule.Section, rule.Key)
		}
	}
}

func TestRules(t *testing.T) { dialecttest.Rules(t, 2396, rfc2396.Rules()) }
