package rfc3986_test

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/tests/dialecttest"
)

// The ladder, and the changes on each of its rungs.
func TestGoldenNormalize(t *testing.T) {
	var out strings.Builder
	out.WriteString("# the ladder\n")
	for _, rung := range rfc3986.Ladder() {
		fmt.Fprintf(&out, "§%-7s %s\n", rung.Section, rung.Key)
	}
	for _, text := range []string{
		"eXAMPLE://a/./b/../b/%63/%7bfoo%7d",
		"HTTP://User@EXAMPLE.com:80/%7Eu/%2f/..?%41#%ff",
		"http://example.com",
		"ftp://h:/",
		"scheme:/a/..//x",
		"../a/./%2e",
		"file:/etc/motd",
		"file://LOCALHOST/etc/motd",
		"mailto:Jo.Doe@EXAMPLE.org",
		"URN:ISBN:0451450523?+R?=Q#F",
		"http://h/%zz%2",
		"http://h/a",
	} {
		writeNormalization(&out, text)
	}
	dialecttest.Golden(t, "normalize.txt", out.String())
}

// writeNormalization writes the normal form and a line for each change.
func writeNormalization(out *strings.Builder, text string) {
	var trace syntax.Trace
	normal := rfc3986.Normalize(rfc3986.Split(text), rfc3986.LevelScheme, &trace)
	fmt.Fprintf(out, "\n# %q is %q\n", text, normal)
	for _, s := range trace.Steps {
		fmt.Fprintf(out, "§%-7s %-16s %q -> %q\n", s.Rule.Section, s.Rule.Key,
			s.From.In(trace.Texts[s.Text]), s.To.In(trace.Texts[s.Text+1]))
	}
}
