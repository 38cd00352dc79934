package rfc3986_test

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/tests/dialecttest"
)

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
			dialecttest.WriteFaults(&out, text, []syntax.Fault{s.Fault()})
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
