package rfc3986_test

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/tests/dialecttest"
)

// The line of each production, derivations, and what is open and expected where
// a text ends or goes wrong.
func TestGoldenDerivation(t *testing.T) {
	var out strings.Builder
	for _, rule := range rfc3986.Rules() {
		if line := rfc3986.ABNF(rule); line != "" {
			fmt.Fprintf(&out, "§%-5s %-13s | %s\n", rule.Section, rule.Key, line)
		}
	}
	for _, text := range []string{
		"a+1:/b?c/#?", "//u:p@1.2.34.255:80/a//", "//[1:2::3.4.5.6]", "//[::1]", "//[v1.a:]", "%41!/b", "a:b@:c", "",
	} {
		writeDerivation(&out, text)
	}
	for _, text := range []string{"http://[::1", "//h:8x/", "a b", "/%4", "//[1:2:3:4:5:6:7", "1:", "//1.2.25"} {
		writeDerivation(&out, text)
		writeExpected(&out, text)
	}
	dialecttest.Golden(t, "derivation.txt", out.String())
}

func writeDerivation(out *strings.Builder, text string) {
	d := rfc3986.Derive(rfc3986.Split(text))
	fmt.Fprintf(out, "\n# %q valid %v first bad %d\n", text, d.Valid, d.FirstBad)
	for i := range d.Len() {
		n := d.Node(i)
		name := ""
		if n.Rule != nil {
			name = "§" + n.Rule.Section + " " + n.Rule.Key + " "
		}
		open := ""
		if n.Open {
			open = " …"
		}
		fmt.Fprintf(out, "%s%s[%d:%d] %q%s\n", strings.Repeat(" ", n.Depth), name, n.Start, n.End, n.In(text), open)
	}
}

func writeExpected(out *strings.Builder, text string) {
	d := rfc3986.Derive(rfc3986.Split(text))
	fmt.Fprintf(out, "open: %s\n", ruleKeys(d.OpenRules()))
	for _, x := range d.Expected() {
		fmt.Fprintf(out, "expected: %-11s in %s\n", x.ABNF, ruleKeys(x.Path))
	}
}

func ruleKeys(path []*syntax.Rule) string {
	var list []string
	for _, rule := range path {
		list = append(list, rule.Key)
	}
	return strings.Join(list, " ")
}
