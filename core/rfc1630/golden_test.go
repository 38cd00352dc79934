package rfc1630_test

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/rfc1630"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
	"uriplayground/tests/dialecttest"
)

// goldenTexts are texts of each production, valid and not, in the order of the
// document.
var goldenTexts = []string{
	"x:a/b?c+d#e", "x:", "x:#", "urn:/iana/dns/ch/cern/cn/techdoc/94/1642-3", "x-mine:a", "afs://cell.org/path/x", "file:///etc/motd", "HTTP://a/",
	"g", "../g?q#s", "//a:80/b;c=d", "",
	"fxqn:/us/va/reston/cnri/ietf/24/asdf%*.fred", "news:12345667123%asdghfh@info.cern.ch",
	"url:http://a/", "url:x:y", "url:a",
	"http://info.cern.ch:8000/imaginary/test", "http://info.cern.ch/RDB/EMP?*%20where%20name%%3Ddobbins", "http://u@h/", "http:", "http://1.2.3.4", "http://1.2/",
	"http://a:x/", "http://-a/", "http://a/{b}<c>~=`", "http://a?b+c+", "http://a/b#c+d", "http://a/\u00e9\x00\x7f\xff\xed\xa0\x80 ",
	"ftp://user:pass@host:21/a/b;type=L8", "ftp://joe@1x/a", "ftp://host", "ftp://host/a;type=", "ftp://host/a;type=D", "ftp://host/a?b",
	"news:*", "news:comp.infosystems.www", "news:1@a.b", "news:1", "news:", "nntp:comp.lang/12", "nntp:comp.lang", "nntp:a/b",
	"mid:1@a", "mid:1", "cid:1", "cid:", "mailto:timbl@info.cern.ch", "mailto:timbl",
	"wais://quake.think.com/wais-discussion-archives?lynch", "wais://a/b/c/1=d/e;22=;", "wais://a/b/c/x", "wais://a/b/c", "wais://a/b//1=;", "wais://a/",
	"prospero://a/b/c%00123ab", "prospero://a/b%00x", "prospero://a", "telnet://u:p@a:23", "telnet://a/", "gopher://a/00/b", "gopher://a", "gopher://a/",
	"1x:~", ":",
}

func TestGoldenParts(t *testing.T) {
	var out strings.Builder
	for _, text := range goldenTexts {
		u, err := rfc1630.Parse(text)
		fmt.Fprintf(&out, "# %q valid %v, %s\n", text, err == nil, u.Kind().Name)
		cite(&out, u.Kind())
		out.WriteString("\n")
		if address := u.Address(); address != nil {
			cite(&out, address)
			out.WriteString("\n")
		}
		for _, p := range append(u.Parts(), u.Named()...) {
			if p.Defined {
				cite(&out, p.Rule)
				fmt.Fprintf(&out, " [%d:%d] %q\n", p.Start, p.End, p.In(text))
			}
		}
		for _, f := range append(rfc1630.Validate(u), rfc1630.Notes(u)...) {
			cite(&out, f.Rule)
			fmt.Fprintf(&out, " [%d:%d] %q  %s %s\n", f.Start, f.End, f.In(text), f.Level, f.Code)
		}
		out.WriteString("\n")
	}
	dialecttest.Golden(t, "rfc1630_parts.txt", out.String())
}

func cite(out *strings.Builder, rule *syntax.Rule) {
	fmt.Fprintf(out, "%s %-18s", rule.Section, strings.TrimPrefix(rule.Key, "1630-"))
}

func TestGoldenClasses(t *testing.T) {
	var out strings.Builder
	for c := byte(' '); c < 0x7F; c++ {
		if rule := rfc1630.ClassOf(c); rule != nil {
			cite(&out, rule)
			fmt.Fprintf(&out, " %q\n", c)
		} else {
			fmt.Fprintf(&out, "none %q\n", c)
		}
	}
	cite(&out, rfc1630.RuleXPAlpha) // names "+" by itself
	out.WriteString(" '+'\n")
	cite(&out, rfc1630.RuleFragmentAddress) // is what a text without faults is
	out.WriteString("\n")
	dialecttest.Golden(t, "rfc1630_classes.txt", out.String())
}

// The printed examples by both readings, and each gap.
func TestGoldenPartial(t *testing.T) {
	const f, dir = "magic://a/b/c//d/e/f", "magic://a/b/c//d/e/"
	var out strings.Builder
	for _, c := range []struct{ context, ref string }{
		{f, "g"}, {f, "/g"}, {f, "//g"}, {f, "../g"}, {f, "g:h"}, {dir, "g"}, {dir, "/g"}, {dir, "//g"}, {dir, "../g"}, {dir, "g:h"},
		{f, ""}, {f, "?q"}, {f, "#s"}, {f, "."}, {f, "g/."}, {f, ".."}, {f, "/./g"}, {f, "../../../g"}, {"http://a/b/c", "./.././x/../../../g?a/../b"},
		{"file:///etc/motd", "//g"}, {"news:comp", "./g"}, {"http://a/b?x/y#z", "g"}, {"gopher://a/1/x", "y"}, {"a", "b"}, {"x:/a//b", "/g"},
	} {
		for _, o := range []rfc1630.Options{{}, {LiteralRule: true}} {
			writePartial(&out, c.context, c.ref, o)
		}
	}
	dialecttest.Golden(t, "rfc1630_partial.txt", out.String())
}

func writePartial(out *strings.Builder, context, ref string, o rfc1630.Options) {
	c, r := rfc1630.Split(context), rfc1630.Split(ref)
	target, ok, trace := rfc1630.TraceResolve(c, r, o)
	fmt.Fprintf(out, "# %q + %q literal %v = %q, %v\n", context, ref, o.LiteralRule, target, ok)
	for i := range trace.Steps {
		s := &trace.Steps[i]
		cite(out, s.Rule)
		fmt.Fprintf(out, " %d[%d:%d] %q to [%d:%d] %v  %q\n", s.Text, s.From.Start, s.From.End, s.From.In(trace.Texts[s.Text]), s.To.Start, s.To.End, s.Yes,
			rfc1630.AppendResult(nil, trace, i))
	}
	for _, g := range rfc1630.Gaps(c, r, o, trace, ok) {
		cite(out, g.Rule)
		fmt.Fprintf(out, " %s %s %d[%d:%d] %q\n", g.Level, g.Code, g.Text, g.Start, g.End, g.In(trace.Texts[g.Text]))
	}
	out.WriteString("\n")
}

// Every rule of the package occurs in a golden file, without what its key begins with.
func TestEveryRuleIsGolden(t *testing.T) {
	seen := dialecttest.Cited(t, 3, vectors.Golden("rfc1630_parts.txt"), vectors.Golden("rfc1630_classes.txt"), vectors.Golden("rfc1630_partial.txt"), vectors.Golden("rfc1630_compare.txt"))
	for _, rule := range rfc1630.Rules() {
		if !seen[rule.Section+" "+strings.TrimPrefix(rule.Key, "1630-")] {
			t.Errorf("no golden line for %s %s", rule.Section, rule.Key)
		}
	}
}

func TestRules(t *testing.T) { dialecttest.Rules(t, 1630, rfc1630.Rules()) }
