package rfc1738_test

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/rfc1738"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
	"uriplayground/tests/dialecttest"
)

const (
	goldenFaults        = "rfc1738_faults.txt"
	goldenSchemeDetails = "rfc1738_views.txt"
	goldenChars         = "rfc1738_chars.txt"
)

// The faults of each part, in the order of §5.
func TestGoldenFaults(t *testing.T) {
	var out strings.Builder
	for _, text := range []string{
		"", "foo", "/a:b", ":x", "a_b:x", "é:x", "a b:x", "%41:x", "http", "<URL", "<URL:http", "<URL:http://h/", "<URL:http://h/#a b>", "<URL:http://>",
		"x:a^b", "x:<a>", "x:\"", "x:a#b", "x:a b\t\x7f", "x:é\xff\xed\xa0\x80", "x:%4%zz%", "x:\\|{}~[]`",
		"ftp:/h/a", "ftp:h", "ftp://", "ftp:///a", "ftp://h?x", "ftp://h;type=a", "ftp://h/a;type=x", "ftp://h/a;type=", "ftp://h/a;type=ab", "ftp://h/a;b=c",
		"ftp://a:b:c@h/", "ftp://a@b@h/", "ftp://u~:p~@h/", "ftp://h/a#b", "ftp://h#b",
		"http://u:p@h/", "http://@h/", "http://h:/", "http://h:8x/", "http://h/a?b/c?d", "http://h?q", "http://h/~u",
		"http://-a/", "http://a-.b/", "http://-/", "http://a..b/", "http://a./", "http://.a/", "http://1.2.3/", "http://1.2.3.4.5/", "http://a.1b/",
		"http://a_b/", "http://a%41b/", "http://[::1]/", "http://a b/", "http://a:b:1/", "http://é/",
		"gopher://u@h/1", "gopher:///1", "gopher://h/0a b", "gopher://h/~%09^%09#", "gopher://h/é", "gopher://h/%4",
		"mailto:", "mailto:a@[1.2.3.4]",
		"news:", "news:comp.*", "news:1a", "news:a,b", "news:a%41", "news:@h", "news:a@", "news:a@b@h", "news:a~@h.1",
		"nntp://h", "nntp://h/", "nntp://h/a/", "nntp://h/a/1x", "nntp://h/*/1", "nntp://h?a",
		"telnet:h", "telnet://h/a", "telnet://h?a",
		"wais://h", "wais://h/d/t", "wais://h/d;e", "wais://h/d/t/p/q=r", "wais://h/d?a/b", "wais://h?a",
		"file:etc", "file:/etc/motd", "file://h", "file://h:80/a", "file:///c|/a", "file://-h/a;b",
		"prospero://h", "prospero://h/~", "prospero://h/a;b", "prospero://h/a;b=c=d;", "prospero://h/a;b/=~", "prospero://h;a=b",
	} {
		u := rfc1738.Split(text)
		at, incomplete := rfc1738.FirstBad(text)
		fmt.Fprintf(&out, "# %q first bad %d incomplete %v\n", text, at, incomplete)
		for _, f := range rfc1738.Validate(u) {
			writeLine(&out, f.Rule, fmt.Sprintf("[%d:%d] %q  %s %s", f.Start, f.End, f.In(text), f.Level, f.Code))
		}
		out.WriteString("\n")
	}
	dialecttest.Golden(t, goldenFaults, out.String())
}

// Parts, actions and notes, in the order of §3.
func TestGoldenSchemeDetails(t *testing.T) {
	var out strings.Builder
	for _, text := range []string{
		"ftp://host.com", "ftp://@host.com/", "ftp://foo:@host.com/", "ftp://myname@host.dom/%2Fetc/motd", "ftp://myname@host.dom//etc/motd",
		"FTP://u:p@1.2.3.4:2121/a/b/c;type=d", "ftp://h/a;type=i", "ftp://h/x%0D%0ADELE%20y",
		"http://www.acl.lanl.gov/URI/archive/uri-archive.index.html", "http://h:25/?q", "http://h",
		"gopher://h:25/1", "gopher://h:7070/0s%0D%0A", "gopher://h", "gopher://h/00/Los%20Angeles", "gopher://h/7s%09a/b",
		"gopher://h/0s%09%09+", "gopher://h/0s%09%09?", "gopher://h/0s%09%09!", "gopher://h/1s%09%09$", "gopher://h/0s%09%09!+A%20+B", "gopher://h/1s%09%09$+A",
		"gopher://h/0s%09%09+a/b%20En", "gopher://h/0s%09%09+%091%0D%0A+-1%0D%0Ax%0D%0A.%0D%0A",
		"mailto:a%25b@c", "mailto:nobody", "news:*", "news:comp.infosystems.www.misc", "news:1@h", "nntp://h/a.b/1", "telnet://u:p@h:24/",
		"wais://h/d", "wais://h/d?s", "wais://h/d/t/p", "file:///etc/motd", "file://vms.host.edu/disk$user/my/notes/note12345.txt",
		"prospero://host.dom//pros/name", "prospero://h/a;b=c;d=",
		"x-a:b", "afs:a", "mid:a", "cid:a", "nfs:a", "tn3270:a", "mailserver:a", "z39.50://u@h:1/p", "URL:http://h/",
		"<URL:http://ds.internic.net/instructions/overview.html#WARNING>",
		"http:/-/~", "prospero://h/a;b", "a", "ftp://h/" + strings.Repeat("/", rfc1738.MaxList+1) + "a",
	} {
		u := rfc1738.Split(text)
		fmt.Fprintf(&out, "# %.100q\n", text)
		if kind := u.HostKind(); kind != nil {
			writeLine(&out, kind, "")
		}
		if v := rfc1738.SchemeDetails(u); v != nil {
			writeSchemeDetails(&out, text, v)
		}
		out.WriteString("\n")
	}
	dialecttest.Golden(t, goldenSchemeDetails, out.String())
}

// shown is how much of a list a golden file shows.
const shown = 12

func writeSchemeDetails(out *strings.Builder, text string, v *syntax.SchemeDetails) {
	writeLine(out, v.Scheme, "")
	for _, p := range v.Parts[:min(len(v.Parts), shown)] {
		value := fmt.Sprintf("[%d:%d] undefined", p.Start, p.End)
		if p.Defined {
			value = fmt.Sprintf("[%d:%d] %.60q %.60q", p.Start, p.End, p.In(text), p.Octets)
		}
		writeLine(out, p.Rule, value)
	}
	for i, a := range v.Actions[:min(len(v.Actions), shown)] {
		value := fmt.Sprintf("%d. %s", i+1, a.Rule.Name)
		if a.Defined {
			value += fmt.Sprintf(" %.60q from text %v, sent %v", a.Argument, a.FromText(), a.Sent)
		}
		writeLine(out, a.Rule, value)
	}
	for _, n := range v.Notes {
		writeLine(out, n.Rule, fmt.Sprintf("[%d:%d] %s %.60q", n.Start, n.End, n.Level, n.In(text)))
	}
}

func writeLine(out *strings.Builder, rule *syntax.Rule, value string) {
	out.WriteString(strings.TrimRight(fmt.Sprintf("§%-5s %-18s %s", rule.Section, rule.Key, value), " ") + "\n")
}

// Every rule of the package occurs in a golden file.
func TestEveryRuleIsGolden(t *testing.T) {
	seen := dialecttest.Cited(t, 2, vectors.Golden(goldenFaults), vectors.Golden(goldenSchemeDetails), vectors.Golden(goldenChars))
	for _, rule := range rfc1738.Rules() {
		if !seen["§"+rule.Section+" "+rule.Key] {
			t.Errorf("no golden line for §%s %s", rule.Section, rule.Key)
		}
	}
}

func TestRules(t *testing.T) { dialecttest.Rules(t, 1738, rfc1738.Rules()) }
