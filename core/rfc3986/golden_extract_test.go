package rfc3986_test

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
	"uriplayground/tests/dialecttest"
)

// What Appendix C says of each URI in a text, the example of the RFC first.
func TestGoldenExtract(t *testing.T) {
	var out strings.Builder
	for _, text := range []string{
		vectors.Extract()[0].Text,
		"<URL: ftp://info.cern.ch/pub/www/doc;\n type=d>",
		"<http://a.example/long-\n  name>",
		"(see http://a.example/x_(y)). Write to mailto:a@b!",
		"At http://münchen.example/x, and more",
	} {
		fmt.Fprintf(&out, "# %q\n", text)
		for e := range rfc3986.Extract(text) {
			writeExtraction(&out, text, &e)
		}
		out.WriteString("\n")
	}
	dialecttest.Golden(t, "extract.txt", out.String())
}

func writeExtraction(out *strings.Builder, text string, e *rfc3986.Extraction) {
	fmt.Fprintf(out, "%q\n", e.URI)
	writeMark(out, e.Delimiter, text, e.Outer)
	if !e.Prefix.Empty() {
		writeMark(out, rfc3986.RuleURLPrefix, text, e.Prefix)
	}
	for _, s := range e.Ignored {
		writeMark(out, rfc3986.RuleIgnored, text, s)
	}
	for _, s := range e.Hyphens {
		writeMark(out, rfc3986.RuleHyphen, text, s)
		fmt.Fprintf(out, "or else %q\n", e.Unhyphened)
	}
	if !e.Punctuation.Empty() {
		writeMark(out, rfc3986.RulePunctuation, text, e.Punctuation)
	}
	if !e.Ends.Empty() {
		writeMark(out, rfc3986.RuleCutShort, text, e.Ends)
		fmt.Fprintf(out, "or else %q\n", e.Continued(text))
	}
}

func writeMark(out *strings.Builder, rule *syntax.Rule, text string, s syntax.Span) {
	fmt.Fprintf(out, "§%-5s %-13s [%d:%d] %q  | %s\n", rule.Section, rule.Key, s.Start, s.End, s.In(text), rule.Name)
}
