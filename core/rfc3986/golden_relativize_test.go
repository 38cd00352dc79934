package rfc3986_test

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/tests/dialecttest"
)

// Candidates with every reason why one works or not, and the errors.
func TestGoldenRelativize(t *testing.T) {
	const example = "http://a/b/c/d;p?q"
	var out strings.Builder
	for _, c := range []struct{ base, target string }{
		{example, "http://a/b/c/d;p?q"},
		{example, "http://a/b/c/d;p?q#s"},
		{example, "http://a/b/c/d;p?y"},
		{example, "http://a/b/c/d;p"},
		{example, "http://a/b/c/g?y#s"},
		{example, "http://a/b/c/"},
		{example, "http://a/b/"},
		{example, "http://a/b/g"},
		{example, "http://a/b/c/g:h"},
		{example, "http://a/b/c//g"},
		{example, "http://a//g"},
		{example, "http://a"},
		{example, "http://b/b/c/g"},
		{example, "https://a/b/c/g"},
		{example, "http://a/b/../g"},
		{"http://a/b/../c", "http://a/b/../c?y"},
		{"mailto:a@b", "mailto:c@d"},
		{"urn:a/b", "urn:c:d"},
		{"f:/a", "f:/.//g"},
		{"//a/b", "http://a/b"},
		{example, "//a/b"},
	} {
		base, target := rfc3986.Split(c.base), rfc3986.Split(c.target)
		ref, err := rfc3986.Relativize(base, target)
		fmt.Fprintf(&out, "# %q from %q by %q\n", c.target, c.base, ref)
		for _, c := range rfc3986.Candidates(base, target) {
			writeCandidate(&out, c)
		}
		if e, ok := err.(*rfc3986.SyntaxError); ok {
			writeFaults(&out, e.Text, e.Faults)
			continue
		}
		out.WriteString("\n")
	}
	dialecttest.Golden(t, "relativize.txt", out.String())
}

// writeCandidate writes two lines: the candidate as its kind, and the reason.
func writeCandidate(out *strings.Builder, c rfc3986.Candidate) {
	verdict := "works"
	if !c.Works {
		verdict = "no"
	}
	fmt.Fprintf(out, "§%-5s %-17s %q  %s\n", c.Kind.Section, c.Kind.Key, c.Text, verdict)
	fmt.Fprintf(out, "§%-5s %-17s   | %s\n", c.Rule.Section, c.Rule.Key, c.Rule.Name)
}

// The layers of §5.1, and what became of each.
func TestGoldenEstablishBase(t *testing.T) {
	var out strings.Builder
	for _, texts := range [][]string{
		{"http://e/x#f", "http://c/", "http://r/", "app:/"},
		{"../e#f", "-", "http://r/a/b/c?q", "app:/"},
		{"-", "c/d", "-", "http://d/"},
		{"-", "-", "http://r/", "-"},
		{"e", "//c/", "-", "-"},
		{"-", "-", "-", "-"},
	} {
		layers := rfc3986.EstablishBase(given(texts...))
		base, layer := layers.Base()
		fmt.Fprintf(&out, "# %q gives %q from layer %d\n", texts, base, layer)
		for _, l := range layers {
			writeLayer(&out, &l)
		}
		out.WriteString("\n")
	}
	dialecttest.Golden(t, "establish.txt", out.String())
}

func writeLayer(out *strings.Builder, l *rfc3986.Layer) {
	fmt.Fprintf(out, "§%-5s %-18s given %v %q  usable %v %q  against %d\n",
		l.Rule.Section, l.Rule.Key, l.Given, l.Text, l.Usable, l.Base, l.Against)
	for _, rule := range append([]*syntax.Rule{l.Outcome}, l.Done()...) {
		fmt.Fprintf(out, "§%-5s %-18s   | %s\n", rule.Section, rule.Key, rule.Name)
	}
}

// Suffix references with their heuristics, and the groups of Appendix B.
func TestGoldenSuffix(t *testing.T) {
	var out strings.Builder
	for _, text := range []string{"www.w3.org/Addressing/", "example.com", "example.com:80/a", "index.html"} {
		fmt.Fprintf(&out, "# %q\n", text)
		if s, ok := rfc3986.Split(text).Suffix(); ok {
			fmt.Fprintf(&out, "§%-5s %-16s %q read as %s  | %s\n", s.Rule.Section, s.Rule.Key, s.URI, s.ReadAs.Key, s.Rule.Name)
			writeFaults(&out, text, []syntax.Fault{s.Fault()})
			continue
		}
		out.WriteString("\n")
	}
	dialecttest.Golden(t, "suffix.txt", out.String())
}

func TestGoldenGroups(t *testing.T) {
	var out strings.Builder
	for _, text := range []string{"http://www.ics.uci.edu/pub/ietf/uri/#Related", "//a?b", "a", ""} {
		fmt.Fprintf(&out, "# %q\n", text)
		for _, g := range rfc3986.Split(text).Groups() {
			fmt.Fprintf(&out, "§%-5s %-8s [%d:%d] %q  defined %v  | %s\n",
				g.Rule.Section, g.Rule.Key, g.Start, g.End, g.In(text), g.Defined, g.Rule.Name)
		}
		out.WriteString("\n")
	}
	dialecttest.Golden(t, "groups.txt", out.String())
}
