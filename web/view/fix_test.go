package view_test

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
	"uriplayground/tests/wordtest"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// Each fix removes its fault.
func TestFixes(t *testing.T) {
	for text, want := range map[string]string{
		"a b": "a%20b", "a^": "a%5E", "é": "%C3%A9", "a%2": "a%252", "a%zz": "a%25zz", "x[1]": "x%5B1%5D",
		":x": "./:x", "é:x": "./é:x", "//h:8é": "//h:8", "1a:b": "./1a:b", "//h:8x/": "//h:8/", "a_b:c": "./a_b:c", "\xff": "%FF",
	} {
		s := newSession(opening("en"))
		s.Do(model.SetTexts{Base: "http://a/", Ref: text})
		fixes := s.Page().Checks[1].Faults
		if len(fixes) == 0 && core.Parse(text, core.RFC3986).Incomplete {
			continue
		}
		fix := fixes[0].Fix
		s.Do(model.ApplyFix{Point: fix.Point, With: fix.With})
		if got := s.State().Ref; got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

// A base that is a path becomes a whole address by one click.
func TestFixOfABaseWithoutAScheme(t *testing.T) {
	for text, want := range map[string]string{"/a/b": "https://example.com/a/b", "a/b": "https://example.com/a/b", "//h/a": "https://h/a", "a": ""} {
		s := newSession(opening("en"))
		s.Do(model.SetTexts{Base: text, Ref: "c"})
		fault := s.Page().Checks[0].Faults[0]
		if (fault.Fix.Text != "") != (want != "") || fault.Where == "" || fault.Cite.Text != "§5.1" {
			t.Errorf("%q: %+v", text, fault)
			continue
		}
		if s.Do(model.ApplyFix{Point: fault.Fix.Point, With: fault.Fix.With}); want != "" && s.State().Base != want {
			t.Errorf("%q becomes %q, want %q", text, s.State().Base, want)
		}
	}
}

// A fix never adds more faults than it removes, whatever is wrong.
func TestFixesLeadOut(t *testing.T) {
	for _, c := range vectors.ParseInvalid() {
		s := newSession(opening("en"))
		s.Do(model.SetTexts{Base: "http://a/", Ref: c.Input})
		for range 100 {
			faults := s.Page().Checks[1].Faults
			if len(faults) == 0 || faults[0].Fix.Text == "" {
				break
			}
			s.Do(model.ApplyFix{Point: faults[0].Fix.Point, With: faults[0].Fix.With})
		}
		if faults := s.Page().Checks[1].Faults; len(faults) > 0 && faults[0].Fix.Text != "" {
			t.Errorf("%q: after 100 fixes there is %q", c.Input, s.State().Ref)
		}
	}
}

func TestMendOfNothing(t *testing.T) {
	s := newSession(opening("en"))
	for _, point := range []string{"", "1:5-900", "2:0-1", "x"} {
		if s.Do(model.ApplyFix{Point: point, With: "!"}); s.State().Ref != "../../g" {
			t.Errorf("%q changed the reference to %q", point, s.State().Ref)
		}
	}
}

// Where a text stops or fails, the open rules and what may come next are said.
func TestWhatMayComeNext(t *testing.T) {
	for text, want := range map[string]string{
		"http://[::": "IP-literal › IPv6address. May come next: HEXDIG",
		"http://a/%": "pct-encoded. May come next: HEXDIG",
		"a b":        "segment-nz-nc. May come next: ALPHA",
	} {
		if got := pageOf(t, "en", "http://a/", text).Checks[1].Next; !strings.Contains(got, want) {
			t.Errorf("%q: %q", text, got)
		}
	}
	if got := pageOf(t, "en", "http://a/", "g").Checks[1].Next; got != "" {
		t.Errorf("of a valid text: %q", got)
	}
}

// The usual mistakes are told first, in a plain sentence, and one click mends each.
func TestUsualMistakesAreMended(t *testing.T) {
	for _, lang := range locales.Languages() {
		for text, want := range map[string]string{
			`<a href="../x">`: "../x", "[x](../y)": "../y", "<URL:http://h/>": "http://h/", "“../x”": "../x", "a?b&amp;c": "a?b&c",
			"me@example.com": "mailto:me@example.com", "C#/x.html": "C%23/x.html", "http:g": "g", "HTTP://h/": "http://h/",
			"www.example.com/a": "https://www.example.com/a", "localhost:8000/x": "http://localhost:8000/x", ` a`: "a", `..\img\x.png`: "../img/x.png",
			`C:\Users\x.html`: "file:///C:/Users/x.html", "a b[1] é": "a%20b%5B1%5D%20%C3%A9", "100% a": "100%25%20a", "htps://h/": "https://h/", "http//h/": "http://h/",
			"a\nb": "ab", "a%252e": "a%2e",
		} {
			s := newSession(opening(lang))
			s.Do(model.SetTexts{Base: "http://a/b/", Ref: text})
			check := s.Page().Checks[1]
			if len(check.Faults) == 0 || check.Faults[0].Fix.Text == "" {
				t.Errorf("%s: %q is not mended: %+v", lang, text, check)
				continue
			}
			wordtest.Wordless(t, check.Faults[0].Message)
			s.Do(model.ApplyFix{Point: check.Faults[0].Fix.Point, With: check.Faults[0].Fix.With})
			if s.State().Ref != want {
				t.Errorf("%s: %q becomes %q, want %q", lang, text, s.State().Ref, want)
			}
		}
	}
}

// What is said of a character is true of what it is replaced by: where a percent-encoding is
// advised, the text has a fault less, and none that is about the encoding.
func TestAdviceToEncodeHelps(t *testing.T) {
	r := rand.New(rand.NewPCG(1738, 22))
	starts := map[core.Dialect][]string{
		core.RFC3986: {"http://a", "//a:8", "x:", "", "é"},
		core.RFC2396: {"http://a", "//a:8", "x:", "", "é"},
		core.RFC1808: {"http://a", "x:", ""},
		core.RFC1738: {"http://a", "ftp://u:p@h:2", "mailto:a@b", "news:a", "news:a@b", "nntp://h/g/1", "wais://h/d/t/p"},
		core.RFC1630: {"http://a", "ftp://u:p@h:2", "mailto:a@b", "news:a", "nntp:g/1", "telnet://u@h", "prospero://h/p%001x"},
	}
	pieces := []string{"a", "1", "/", ":", "@", "%", " ", "é", "^", "~", "[", "<", "\x01", "+", "!", ";", "=", "\xff", "."}
	words := builtIn.For("en")
	advised, plain := 0, 0
	for d, texts := range starts {
		for range 4000 {
			text := randomText(r, texts, pieces)
			for _, f := range core.Parse(text, d).Faults {
				message := render.FaultMessage(words, f, text)
				if message == words.Get("fault.not-encodable", "char", quoted(message), "part", words.Get("in."+f.Rule.Key)) {
					plain++
				}
				advice := advisedEncoding.FindStringSubmatch(message)
				if advice == nil {
					continue
				}
				advised++
				with := advice[1]
				if f.Code == syntax.PercentEncoding {
					with += f.Span.In(text)[1:]
				}
				mended := text[:f.Start] + with + text[f.End:]
				for _, g := range core.Parse(mended, d).Faults {
					if inside := g.Start >= f.Start && g.End <= f.Start+uint32(len(with)); inside && !g.Empty() && g.Rule == f.Rule {
						t.Fatalf("%v: %q: %q gives %q with %s", d, text, message, mended, g.Code)
					}
				}
			}
		}
	}
	if advised < 1000 || plain < 100 {
		t.Errorf("an encoding was advised %d times, and %d times none", advised, plain)
	}
}

// advisedEncoding finds what a message says to write.
var advisedEncoding = regexp.MustCompile(`(?:write|it is|written) ((?:%[0-9A-F]{2})+)`)

// quoted returns what comes before the first word of a message.
func quoted(message string) string {
	before, _, _ := strings.Cut(message, " is not allowed")
	return before
}

// What a field says first, the reasons beside the machine say, too, in the same words and with the
// same button, and no other advice about the same characters.
func TestOneAdvice(t *testing.T) {
	for text, name := range map[string]string{
		`..\img\x`: "backslash", `a\b`: "backslash", "a b": "space", "a b c": "space", "a[": "", "a|b": "unencoded character", "é": "unencoded character",
		"%zz": "stray “%”", "www.example.com/a": "scheme missing", "localhost:80/a": "scheme missing", "C:/x": "Windows path",
	} {
		for field, p := range []page.Page{pageOf(t, "en", text, "g"), pageOf(t, "en", "https://h.example/a", text)} {
			check, target := p.Checks[field], panesOf(p).Target
			if len(target.Pieces) == 0 && field == 0 {
				continue // the reasons mend the base as such
			}
			line := check.Faults[0]
			if line.Name != name || !line.Repeats || line.Fix.Text == "" || !slices.Contains(target.Notes, line) {
				t.Errorf("%q: the field says %+v, the reasons %+v", text, line, target.Notes)
			}
			for _, rest := range check.Rest {
				if rest.Name == name && name == "backslash" {
					t.Errorf("%q: it says, too, %+v", text, rest)
				}
			}
		}
	}
}

// However much is wrong with what was pasted, one line is seen of it, which mends all of
// it by one click; the rest is folded, names no place that the line names, and the target
// gets no advice before that.
func TestWhatMendsAllIsSaidFirst(t *testing.T) {
	for pasted, meant := range map[string]string{
		`<a href="../x">`: "../x", `C:\a\b`: "file:///C:/a/b", "my file.html ": "my file.html", `/a b"c.html`: "/a%20b%22c.html", `a b c d e f g`: "a%20b%20c%20d%20e%20f%20g",
	} {
		s := newSession(opening("en"))
		s.Do(model.SetTexts{Base: "http://a/b/c/", Ref: pasted})
		check := s.Page().Checks[1]
		if len(check.Faults) != 1 || check.Faults[0].Fix.With != meant {
			t.Errorf("%q: first is said %+v, want a line that writes %q", pasted, check.Faults, meant)
		}
		if alike := pasted == "a b c d e f g"; (len(check.Rest) == 0) != alike || (check.RestTitle == "") != alike {
			t.Errorf("%q: the rest is %+v", pasted, check.Rest)
		}
		for _, rest := range check.Rest {
			if rest.Fix.Text != "" || rest.Where == check.Faults[0].Where {
				t.Errorf("%q: the rest says %+v", pasted, rest)
			}
		}
		for _, reason := range panesOf(s.Page()).Target.Reasons {
			if reason.Instead != "" {
				t.Errorf("%q: there is advice before it is mended: %q", pasted, reason.Text)
			}
		}
	}
}
