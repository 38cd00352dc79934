package rfc3986_test

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/tests/dialecttest"
)

// The lines of the pseudocode that run, for each branch of §5.2.2 and §5.2.3
// in the RFC's order, and then the options.
func TestGoldenResolve(t *testing.T) {
	const example = "http://a/b/c/d;p?q"
	var out strings.Builder
	for _, c := range []struct {
		base, ref string
		options   rfc3986.Options
	}{
		{base: example, ref: "g:h"},
		{base: example, ref: "g://h/./i?y#s"},
		{base: example, ref: "//g/../h?y"},
		{base: example, ref: ""},
		{base: example, ref: "?y"},
		{base: example, ref: "?#"},
		{base: example, ref: "#s"},
		{base: example, ref: "/./g"},
		{base: example, ref: "../../g"},
		{base: example, ref: "./g/.?y#s"},
		{base: "http://a", ref: "g"},
		{base: "foo:a", ref: "../c"},
		{base: "foo:a", ref: ".."},
		{base: "foo:a", ref: "./b/.."},
		{base: "f:/a", ref: ".//g"},
		{base: example, ref: "http:g", options: rfc3986.Options{NonStrict: true}},
		{base: example, ref: "g:h", options: rfc3986.Options{NonStrict: true}},
		{base: example, ref: "../../../../g", options: rfc3986.Options{Erratum4547: true}},
		{base: "foo:a", ref: "../..", options: rfc3986.Options{Erratum4547: true}},
		{base: "http://a/bb/ccc/..", ref: "./g", options: rfc3986.Options{Erratum4789: true}},
		{base: example, ref: "g", options: rfc3986.Options{Erratum4789: true}},
	} {
		target, trace := rfc3986.TraceResolve(rfc3986.Split(c.base), rfc3986.Split(c.ref), c.options)
		fmt.Fprintf(&out, "# %q + %q%s = %q\n", c.base, c.ref, optionNames(c.options), target)
		writeSteps(&out, trace, []string{"base", "ref", "path", "target"})
	}
	dialecttest.Golden(t, "resolve.txt", out.String())
}

func optionNames(o rfc3986.Options) string {
	switch o {
	case rfc3986.Options{NonStrict: true}:
		return " not strict"
	case rfc3986.Options{Erratum4547: true}:
		return " erratum 4547"
	case rfc3986.Options{Erratum4789: true}:
		return " erratum 4789"
	}
	return ""
}

// The tables of §5.2.4, those that the RFC prints first.
func TestGoldenRemoveDotSegments(t *testing.T) {
	var out strings.Builder
	for _, path := range []string{
		"/a/b/c/./../../g", "mid/content=5/../6", "", ".", "..", "./g", "../../g", "/.", "/..", "/a/.", "/a/..", "a/..",
		"//..//", "/../../a", "/a//../b", "...", "/%2e%2e/a",
	} {
		result, trace := rfc3986.TraceRemoveDotSegments(path)
		fmt.Fprintf(&out, "# %q gives %q\n", path, result)
		writeSteps(&out, trace, []string{"path"})
	}
	dialecttest.Golden(t, "remove_dot_segments.txt", out.String())
}

// writeSteps writes a line for each step: section and key of the rule, what it
// reads, the result, and the RFC's words.
func writeSteps(out *strings.Builder, trace *syntax.Trace, names []string) {
	for i := range trace.Steps {
		s := &trace.Steps[i]
		fmt.Fprintf(out, "§%-5s %-21s %s", s.Rule.Section, s.Rule.Key, spanText(trace, s, names))
		if s.Rule.Section == rfc3986.RuleDots1.Section {
			fmt.Fprintf(out, "  output %q  input %q\n", trace.Output(nil, int32(i)), trace.Input(int32(i)))
			continue
		}
		if !s.To.Empty() {
			fmt.Fprintf(out, " to %d:%d", s.To.Start, s.To.End)
		}
		fmt.Fprintf(out, "  %s  | %s\n", outcome(s), s.Rule.Name)
	}
	out.WriteString("\n")
}

func spanText(trace *syntax.Trace, s *syntax.Step, names []string) string {
	return fmt.Sprintf("%s[%d:%d] %q", names[s.Text], s.From.Start, s.From.End, s.From.In(trace.Texts[s.Text]))
}

// outcome words Yes: of a condition whether it held, of a value whether it is
// defined.
func outcome(s *syntax.Step) string {
	switch {
	case s.Rule.Condition && s.Yes:
		return "yes"
	case s.Rule.Condition:
		return "no"
	case s.Yes:
		return "defined"
	}
	return "undefined"
}
