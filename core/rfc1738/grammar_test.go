package rfc1738_test

import (
	"strings"
	"testing"

	"uriplayground/core/rfc1738"
	"uriplayground/tests/abnf"
	"uriplayground/tests/dialecttest"
)

// The BNF of §5, compiled rule by rule, is the literal reference. Which rule a
// text has to match, its scheme says; a text in which no scheme ends yet can
// become any other URL.
type automata map[string]*abnf.Automaton

// tenSchemes are those of §3; each has a rule named after it.
var tenSchemes = []string{"ftp", "http", "gopher", "mailto", "news", "nntp", "telnet", "wais", "file", "prospero"}

func (m automata) get(rule string) *abnf.Automaton {
	a := m[rule]
	if a == nil {
		var err error
		if a, err = abnf.RFC1738().Compile(rule); err != nil {
			panic(err)
		}
		m[rule] = a
	}
	return a
}

// verdict returns what the grammar says of a text without a wrapper. "Interpreters
// should use case-ignore" for the scheme. What may yet become a wrapper is only
// unfinished, as "<URL:" is.
func (m automata) verdict(s string) abnf.Verdict {
	if s != "" && strings.HasPrefix("<url:", lower(s)) {
		return abnf.Verdict{Incomplete: true, FirstBad: -1}
	}
	scheme, rest, found := strings.Cut(s, ":")
	if !found {
		return m.get("otherurl").Run(lower(s))
	}
	scheme = lower(scheme)
	for _, name := range tenSchemes {
		if scheme == name {
			return m.get(name + "url").Run(scheme + ":" + rest)
		}
	}
	return m.get("otherurl").Run(scheme + ":" + rest)
}

func lower(s string) string {
	b := []byte(s)
	for i, c := range b {
		if 'A' <= c && c <= 'Z' {
			b[i] = c | 0x20
		}
	}
	return string(b)
}

// checkVerdict compares everything that judges a text with the grammar.
func (m automata) checkVerdict(t *testing.T, s string) {
	checkAgainst(t, s, m.verdict(s))
}

func checkAgainst(t *testing.T, s string, want abnf.Verdict) {
	if at, open := rfc1738.FirstBad(s); at != want.FirstBad || open != want.Incomplete {
		t.Errorf("%q: FirstBad %d, %v, want %d, %v", s, at, open, want.FirstBad, want.Incomplete)
	}
	u, err := rfc1738.Parse(s)
	if u != rfc1738.Split(s) {
		t.Errorf("%q: Parse splits it otherwise than Split", s)
	}
	if (err == nil) != want.Valid {
		t.Errorf("%q: Parse gives error %v, want valid %v", s, err, want.Valid)
	}
	faults := rfc1738.Validate(u)
	if (len(faults) == 0) != want.Valid {
		t.Errorf("%q: faults %v, want valid %v", s, faults, want.Valid)
	}
	dialecttest.Faults(t, s, faults)
	if want.FirstBad >= 0 && len(faults) > 0 && int(faults[0].Start) > want.FirstBad {
		t.Errorf("%q: the first fault is at %d, after %d", s, faults[0].Start, want.FirstBad)
	}
	if e, ok := err.(*rfc1738.SyntaxError); ok && (e.Text != s || len(e.Faults) == 0 || e.Error() == "") {
		t.Errorf("%q: Parse gives an error that says nothing: %+v", s, e)
	}
	checkParts(t, s, u)
}

// checkParts: parts lie in the text, begin in order, and nothing undefined has
// characters.
func checkParts(t *testing.T, s string, u rfc1738.URL) {
	at := uint32(0)
	for _, p := range u.Parts() {
		if p.Start < at || p.Start > p.End || int(p.End) > len(s) || !p.Defined && !p.Empty() {
			t.Errorf("%q: part %s is %v, after %d", s, p.Rule.Key, p, at)
		}
		at = p.Start
	}
}

// Each row is a rule of §5 with strings that match it and strings that do not,
// in the order of the BNF. Words are separated by spaces; "-" is the empty one.
var section5 = []struct{ rule, valid, invalid string }{
	{"genericurl", "a:b 1+-.: a://h/%41", "- a :a A:b a:^ a:%4 a_:"},
	{"url", "http://h x:y", "http h/p"},
	{"otherurl", "x-a:", ":"},
	{"scheme", "a 9 z39.50 x-a", "- A a_b"},
	{"schemepart", "- //h /a;b?c:d@e&f=g", "# ~ a#b"},
	{"ip-schemepart", "//h //u:p@h:1/a", "/h //h: //"},
	{"login", "h u@h u:p@h @h :@h u:@h:1", "@ u@ h: a:b:c@h"},
	{"host", "a.b 1.2.3.4 999.0.00.1 1.a", "- 1 1.2.3 a. .a a.1 -a a- a_b"},
	{"hostname", "a a-b 1.2.3.4.a a--b", "1.2.3.4 a.1a"},
	{"hostnumber", "1.2.3.4 0256.1.1.1", "1.2.3 1.2.3.4.5 a.b.c.d"},
	{"port", "0 99999", "- a"},
	{"user", "- ;?&= u%40 $-_.+!*'(),", ": @ / ~"},
	{"ftpurl", "ftp://h ftp://h/a;type=A ftp://u:p@h//a/?:@&=", "ftp://h/a;type=X ftp://h/a;b ftp://h/;TYPE=a ftp:/h"},
	{"fileurl", "file:/// file://localhost/ file://h/c:", "file://h file:/ file://h:1/ file:///c|"},
	{"httpurl", "http://h http://h/ http://h/a;b:c@d&e=f?g", "http://h? http://h/a?b?c http://h/~ http://u@h"},
	{"gopherurl", "gopher://h gopher://h/1 gopher://h/1a%09b%09c gopher://h/%09", "gopher://h/~ gopher://u@h"},
	{"mailtourl", "mailto:a mailto:/?;:@", "mailto: mailto:~"},
	{"newsurl", "news:* news:a.b-c+d_e news:a@b news:*@h news:/;?:&=@h", "news: news:1 news:a,b news:@h news:a@b@c news:a@1"},
	{"nntpurl", "nntp://h/a nntp://h/a/1", "nntp://h nntp://h/ nntp://h/1 nntp://h/a/ nntp://h/a/b nntp://h/%41"},
	{"telneturl", "telnet://h telnet://u:p@h:1/", "telnet://h/a telnet:h"},
	{"waisurl", "wais://h/ wais://h/d?s wais://h/d/t/p wais://h///", "wais://h wais://h/d/t wais://h/d=e wais://h/d?a/b wais://h/d/t/p/q"},
	{"prosperourl", "prospero://h/ prospero://h//a=b;c=d;=", "prospero://h prospero://h/a; prospero://h/a;b prospero://h/a;b=c=d"},
	{"national", "{ } | \\ ^ ~ [ ] `", "- a"},
	{"punctuation", "< > # % \"", "a"},
	{"gopher+_string", "- +ABSTRACT", "#"},
}

// The rows hold for the grammar, and, where they are about whole URLs, for the
// fast code.
func TestSection5(t *testing.T) {
	m := automata{}
	for _, row := range section5 {
		for _, s := range dialecttest.Words(row.valid) {
			if !m.get(row.rule).Run(s).Valid {
				t.Errorf("%s does not match %q", row.rule, s)
			}
			m.checkVerdict(t, s)
		}
		for _, s := range dialecttest.Words(row.invalid) {
			if m.get(row.rule).Run(s).Valid {
				t.Errorf("%s matches %q", row.rule, s)
			}
			m.checkVerdict(t, s)
		}
	}
}

// Every byte, after the start of every part, is judged as by the BNF.
func TestEveryByte(t *testing.T) {
	m := automata{}
	for _, start := range starts {
		for _, more := range []string{"", "a", "a/", "a/b", "a;", "a;b=", "a?", "%", "%4", "h:1", "h/d/t/", "h/a/1", "h/a;type="} {
			for c := range 256 {
				m.checkVerdict(t, start.text+more+string([]byte{byte(c)}))
			}
		}
	}
}

// Schemes ignore case, other literals do not (doc.go).
func TestCase(t *testing.T) {
	for text, want := range map[string]bool{
		"HTTP://h/": true, "fTp://h/a;type=i": true, "FILE:///": true, "Prospero://h/": true,
		"ftp://h/a;TYPE=i": false, "X-Y:z": true, "NEWS:*": true,
	} {
		if _, err := rfc1738.Parse(text); (err == nil) != want {
			t.Errorf("%q: %v, want valid %v", text, err, want)
		}
	}
}
