package rfc3986_test

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/tests/dialecttest"
)

// The faults of each component, in the order of §3, and then of a base.
func TestGoldenFaults(t *testing.T) {
	var out strings.Builder
	for _, text := range []string{
		"1http:x", "a_b:x", "é:x", "%41:x", "a b:x",
		"//u%zz@h", "//u v@h", "//u@v@h", "//[u]@h",
		"//a b", "//h%4", "//a:b:c", "//[", "//[::", "//[::]x", "//[]", "//[:::]", "//[1.2.3.4]", "//[::1.2.3.256]", "//a[b]",
		"//[v1]", "//[vg.a]", "//[v1.%]", "//[v",
		"//h:8x/", "//h:-1", "//[::1]:x",
		":a", "a%4gb", "/a b", "/[x]", "a|b\\c^d", "/é/\u200b/😀", "/\xff\xc3", "/\x00\x7f", "a:b c", "<a>",
		"?a b#c d", "?[", "#a#b", "#%", "?%%",
	} {
		r := rfc3986.Split(text)
		at, incomplete := rfc3986.FirstBad(text)
		fmt.Fprintf(&out, "# %q first bad %d incomplete %v\n", text, at, incomplete)
		dialecttest.WriteFaults(&out, text, rfc3986.Validate(r))
	}
	_, err := rfc3986.Resolve(rfc3986.Split("//h/p"), rfc3986.Split("g"), rfc3986.Options{})
	fmt.Fprintf(&out, "# base %q\n", "//h/p")
	dialecttest.WriteFaults(&out, "//h/p", err.(*rfc3986.SyntaxError).Faults)
	dialecttest.Golden(t, "faults.txt", out.String())
}

// The parts of a reference, and the rules that its host, its path and the whole
// of it fall under.
func TestGoldenParts(t *testing.T) {
	var out strings.Builder
	for _, text := range []string{
		"http://u:p@www.example.com:80/a/b?q#f", "//[2001:db8::1]:80/", "//[v1.a]", "//1.2.3.4", "//", "//@:/?#",
		"mailto:a@b", "a:/b", "a:", "/a/b", "a/b", "", "?q", "#f", "//u@",
	} {
		fmt.Fprintf(&out, "# %q\n", text)
		writeParts(&out, text, rfc3986.Split(text))
	}
	dialecttest.Golden(t, "parts.txt", out.String())
}

func writeParts(out *strings.Builder, text string, r rfc3986.Reference) {
	writePart(out, rfc3986.RuleURIReference, fmt.Sprintf("%q", r))
	for _, rule := range wholeRules(r) {
		writePart(out, rule, "")
	}
	for _, p := range r.Parts() {
		value := fmt.Sprintf("[%d:%d] undefined", p.Start, p.End)
		if p.Defined {
			value = fmt.Sprintf("[%d:%d] %q", p.Start, p.End, p.In(text))
		}
		writePart(out, p.Rule, value)
	}
	for s := range r.Segments() {
		writePart(out, rfc3986.RuleSegment, fmt.Sprintf("[%d:%d] %q", s.Start, s.End, s.In(text)))
	}
	out.WriteString("\n")
}

func writePart(out *strings.Builder, rule *syntax.Rule, value string) {
	out.WriteString(strings.TrimRight(fmt.Sprintf("§%-5s %-13s %s", rule.Section, rule.Key, value), " ") + "\n")
}

// wholeRules returns the rules that the whole reference, its host and its path fall
// under.
func wholeRules(r rfc3986.Reference) []*syntax.Rule {
	rules := []*syntax.Rule{r.Kind()}
	if r.Kind() != rfc3986.RuleURI {
		rules = []*syntax.Rule{rfc3986.RuleRelativeRef, r.Kind()}
	}
	if kind := r.HostKind(); kind != nil {
		rules = append(rules, kind)
	}
	return append(rules, r.PathKind())
}
