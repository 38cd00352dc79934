package rfc3986_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
)

// RFC 3986 Appendix C: the vectors of extract.json.
func TestExtract(t *testing.T) {
	for _, c := range vectors.Extract() {
		checkExtract(t, c.Text)
		var uris, unhyphened []string
		for e := range rfc3986.Extract(c.Text) {
			uris = append(uris, e.URI)
			if e.Unhyphened != "" {
				unhyphened = append(unhyphened, e.Unhyphened)
			}
			if c.WhitespaceDelimited && e.Delimiter != rfc3986.RuleWhitespace {
				t.Errorf("%q: %q is delimited by %s", c.Text, e.URI, e.Delimiter.Name)
			}
		}
		if !slices.Equal(uris, c.URIs) {
			t.Errorf("%q: %q, want %q (%s)", c.Text, uris, c.URIs, c.Source)
		}
		var alternatives []string
		for _, a := range c.Alternatives {
			alternatives = append(alternatives, a...)
		}
		if !slices.Equal(unhyphened, alternatives) {
			t.Errorf("%q: without hyphens %q, want %q (%s)", c.Text, unhyphened, alternatives, c.Source)
		}
	}
}

// What Extract finds in a text, each as delimiter and URI.
func TestExtractTable(t *testing.T) {
	for _, row := range []struct {
		text string
		want []string
	}{
		{"", nil},
		{"no URI here: none at all", nil},

		// Angle brackets.
		{"<http://a/b>", []string{"<http://a/b"}},
		{"< http://a/b >", []string{"<http://a/b"}},
		{"<URL:http://a/b>", []string{"<http://a/b"}},
		{"<URL: http://a/b>", []string{"<http://a/b"}},
		{"<url:\n http://a/b>", []string{"<http://a/b"}},
		{"<URL:a/b>", []string{"<a/b"}},
		{"<URL:>", nil},
		{"<http://a/b c\td\r\ne>", []string{"<http://a/bcde"}},
		{"<ht\ntp://a>", []string{"<http://a"}},
		{"<mailto:a@b>", []string{"<mailto:a@b"}},
		{"<mailto:a @b>", []string{"<mailto:a@b"}},
		{"<a@b>", nil},
		{"<p>", nil},
		{"</p>", nil},
		{"<x:y>", []string{"<x:y"}},
		{"<x: y z>", nil},
		{"<x:>", nil},
		{"<see: http://a/>", []string{" http://a/"}},
		{"<<http://a/>>", []string{"<http://a/"}},
		{"<http://a/", []string{" http://a/"}},
		{"a < b and http://a/ > c", []string{" http://a/"}},
		{"<http://a/é>", []string{"<http://a/é"}},
		{"<http://a/{b}>", []string{"<http://a/{b}"}},
		{"<x:{b}>", nil},
		{`<a href="http://a/b">text</a>`, []string{`"http://a/b`}},
		{`<a href="http://a/b">http://c/</a>`, []string{`"http://a/b`, " http://c/"}},

		// Double quotes.
		{`"http://a/b"`, []string{`"http://a/b`}},
		{`" URL: http://a/b "`, []string{`"http://a/b`}},
		{"\"http://a/\n  b\"", []string{`"http://a/b`}},
		{`"http://a/ b"`, []string{" http://a/"}},
		{`"Note: this is prose"`, nil},
		{"\"Note:\nthis\"", nil},
		{`"urn:a:b"`, []string{`"urn:a:b`}},
		{`5" and "http://a/b" and 6"`, []string{`"http://a/b`}},
		{`"see http://a/, please"`, []string{" http://a/"}},
		{`""""`, nil},
		{`"<http://a/>"`, []string{"<http://a/"}},

		// White space, and what else ends a URI.
		{"http://a/b", []string{" http://a/b"}},
		{"http://a/b http://c", []string{" http://a/b", " http://c"}},
		{"See http://a/b.", []string{" http://a/b"}},
		{"See http://a/b?c=d!", []string{" http://a/b?c=d"}},
		{"(http://a/b)", []string{" http://a/b"}},
		{"(see http://a/b(c))", []string{" http://a/b(c)"}},
		{"(http://a/b).", []string{" http://a/b"}},
		{"(see http://a/b_(c))", []string{" http://a/b_(c)"}},
		{"[http://[::1]]", []string{" http://[::1]"}},
		{"(http://[::1])", []string{" http://[::1]"}},
		{"http://[::1].", []string{" http://[::1]"}},
		{"<http://a/b_[c]>", []string{"<http://a/b_[c]"}},
		{"(http://a/b.)", []string{" http://a/b"}},
		{"'http://a/b'", []string{" http://a/b"}},
		{"http://a/b...", []string{" http://a/b"}},
		{"http://a/b;c,d:e", []string{" http://a/b;c,d:e"}},
		{"[text](http://a/b) and [http://c]", []string{" http://a/b", " http://c"}},
		{"[http://a/](http://b/)", []string{" http://a/", " http://b/"}},
		{"http://a/é", []string{" http://a/"}},
		{"http://é.example/", []string{" http://"}},
		{"mailto:é@b.example", []string{" mailto:"}},
		{"«http://a/b»", []string{" http://a/b"}},
		{"http://a/b|c", []string{" http://a/b"}},
		{"http://a/50%", []string{" http://a/50"}},
		{"http://a/50%2", []string{" http://a/50"}},
		{"http://a/50%zz", []string{" http://a/50"}},
		{"http://a/#b#c", []string{" http://a/#b"}},
		{"http://[::1]:80/x", []string{" http://[::1]:80/x"}},
		{"http://[::1", []string{" http://[::1"}},
		{"http://h:8x/", []string{" http://h:8x/"}},
		{"http://a:b/c.", []string{" http://a:b/c"}},
		{"http://a%zz/", []string{" http://a%zz/"}},
		{"http://u@[/x", []string{" http://u@[/x"}},
		{"URL:http://a/b", []string{" http://a/b"}},
		{"mailto:a@b, news:c", []string{" mailto:a@b", " news:c"}},
		{"mailto: a@b", nil},
		{"http://", nil},
		{"http://.", nil},
		{"http://...", nil},
		{"://a", nil},
		{"//a/b", nil},
		{"www.w3.org", nil},
		{"std::vector C:\\dir key:value 12:30 re:x", nil},
		{"key:http://a/b", []string{" http://a/b"}},
		{"1http://a/", []string{" http://a/"}},
		{"-.+9://a/", nil},
		{"file:/etc/motd file:///etc", []string{" file:/etc/motd", " file:///etc"}},
	} {
		var got []string
		for e := range rfc3986.Extract(row.text) {
			got = append(got, delimiterSign(e.Delimiter)+e.URI)
		}
		if !slices.Equal(got, row.want) {
			t.Errorf("%q: %q, want %q", row.text, got, row.want)
		}
		checkExtract(t, row.text)
	}
}

func delimiterSign(rule *syntax.Rule) string {
	switch rule {
	case rfc3986.RuleAngleBrackets:
		return "<"
	case rfc3986.RuleDoubleQuotes:
		return `"`
	}
	return " "
}

// An address in running text that ends before a character which may belong to it
// says so, and what it would be with what follows; one that ends before what
// delimits it does not.
func TestExtractCutShort(t *testing.T) {
	for _, row := range []struct{ text, ends, continued string }{
		// Another host.
		{"at http://münchen.de/x now", "ü", "http://münchen.de/x"},
		{"https://bücher.example/a", "ü", "https://bücher.example/a"},
		{`http://ex.com\@evil.example/`, `\`, `http://ex.com\@evil.example/`},
		{"http://ex.com.ü.example.", "ü", "http://ex.com.ü.example"},
		{"http://ünchen.de/", "ü", "http://ünchen.de/"},
		{"http://пример.рф, sagt er", "п", "http://пример.рф"},
		{"http://google.com∕search@evil.example/", "∕", "http://google.com∕search@evil.example/"},
		{"http://google.com／x@evil.example/", "／", "http://google.com／x@evil.example/"},
		{"http://example。com/", "。", "http://example。com/"},
		{"http://exam\u00ADple.com/", "\u00AD", "http://exam\u00ADple.com/"},
		{"http://exam\u200Bple.com/", "\u200B", "http://exam\u200Bple.com/"},
		{"http://a\x01b.example/", "\x01", "http://a\x01b.example/"},
		{"http://a\xffb.example/", "\xff", "http://a\xffb.example/"},
		{"http://a^b.example/", "^", "http://a^b.example/"},
		{"http://a`b.example/", "`", "http://a`b.example/"},
		{"http://a}b.example/", "}", "http://a}b.example/"},
		{"http://{host}/x", "{", "http://{host}/x"},
		{"mailto:müller@example.org", "ü", "mailto:müller@example.org"},
		// Another path, query or fragment.
		{"http://a/é.", "é", "http://a/é"},
		{"http://a/b|c", "|", "http://a/b|c"},
		{"http://a/{id}/x", "{", "http://a/{id}/x"},
		{"http://a/?b[]=1", "[", "http://a/?b[]=1"},
		{"http://a/50%", "%", "http://a/50%"},
		{"http://a/50%zz", "%", "http://a/50%zz"},
		{"http://a/#b#c", "#", "http://a/#b#c"},
		{"http://a/😀 b", "😀", "http://a/😀"},
		{"http://a/😀\u3000b", "😀", "http://a/😀"},
		{"http://a/éhttp://b/", "é", "http://a/é"},
		{"http://a/é:news:b", "é", "http://a/é"},
		// A bracket that closes one of the address belongs to it, and one of the text does not.
		{"http://a/b_[c]", "[", "http://a/b_[c]"}, {"http://a/{id}", "{", "http://a/{id}"}, {"http://a/[b[c]]", "[", "http://a/[b[c]]"},
		{"[http://a/b_[c]]", "[", "http://a/b_[c]"}, {"{http://a/{id}}", "{", "http://a/{id}"}, {"[x](http://a/b_[c])", "[", "http://a/b_[c]"},
		{"(see http://a/b_[c].)", "[", "http://a/b_[c]"}, {"see http://a/{id}, http://b/", "{", "http://a/{id}"}, {"http://a/b_[c", "[", "http://a/b_[c"},
		{"`http://a/[b]`", "[", "http://a/[b]"}, {"|http://a/{b}|", "{", "http://a/{b}"}, {"http://a/é(b)", "é", "http://a/é(b)"}, {"(http://a/é)", "é", "http://a/é"},
		{"http://a/{b}]", "{", "http://a/{b}"}, {"http://a/([b])", "[", "http://a/([b])"}, {"([http://a/([b])])", "[", "http://a/([b])"}, {"http://a/b[]", "[", "http://a/b[]"},
		// What ends a sentence, a quotation or a cell.
		{"«http://a/»", "", ""}, {"“http://a/”.", "", ""}, {"(http://a/)…", "", ""}, {"http://a/ é", "", ""},
		{"见http://a/。", "", ""}, {"见http://a/，谢谢", "", ""}, {"「http://a/」", "", ""}, {"http://a/\u00A0é", "", ""},
		{"http://a/—so", "", ""}, {"http://a/–", "", ""}, {"http://a/\u3000x", "", ""},
		{"`http://a/`", "", ""}, {"`http://a/`s", "", ""}, {"|http://a/|x|", "", ""}, {"[http://a/](http://b/)", "", ""},
		{"[see http://a/]", "", ""}, {"{http://a/}x", "", ""}, {"http://a/|http://b/", "", ""}, {"<http://é/>", "", ""},
		{`"http://é/"`, "", ""}, {"http://a/\u200B", "", ""}, {"http://a/\u200B b", "", ""}, {"http://a/\tb", "", ""},
	} {
		for e := range rfc3986.Extract(row.text) {
			if e.Ends.In(row.text) != row.ends || e.Continued(row.text) != row.continued {
				t.Errorf("%q: ends before %q, and goes on as %q", row.text, e.Ends.In(row.text), e.Continued(row.text))
			}
			if faults := e.Faults(); (len(faults) == 1) != (row.ends != "") || len(faults) == 1 && faults[0].Code != syntax.CutShort {
				t.Errorf("%q: faults %v", row.text, faults)
			}
			break // the first is what the row is about
		}
	}
}

// In random words with characters of every kind, no address ends silently before
// a letter, digit, mark or sign that no URI has.
func TestExtractNeverCutsSilently(t *testing.T) {
	random := rand.New(rand.NewPCG(3986, 1))
	signs := []rune(`ab.-/:@?#[]%\^|{}` + "`" + `é日п۳①ｅ∕⁄／。．✓😀€` + "\u0301\u200b\u00ad\u3164")
	for range 50_000 {
		text := "http://"
		for range 1 + random.IntN(8) {
			text += string(signs[random.IntN(len(signs))])
		}
		checkExtract(t, text)
	}
}

func checkNotSilent(t *testing.T, text string, e *rfc3986.Extraction) {
	t.Helper()
	at := max(e.End, e.Punctuation.End)
	r, _ := utf8.DecodeRuneInString(text[at:])
	belongs := r >= utf8.RuneSelf && r != utf8.RuneError && !rfc3986.Hidden(r) && (unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) || unicode.IsSymbol(r)) ||
		int(at) < len(text) && strings.ContainsRune(`\^{%#`, r)
	if belongs && e.Rest.Empty() {
		t.Errorf("%q: %q ends before %q", text, e.URI, r)
	}
	if whole := e.Continued(text); whole != "" && (!strings.HasPrefix(whole, e.URI) || len(whole) <= len(e.URI) || e.Ends.Start < at || e.Ends.End > e.Rest.End) {
		t.Errorf("%q: %q goes on as %q", text, e.URI, whole)
	}
}

// Several hyphens: each may belong to the URI or not; the two extremes are given.
func TestExtractHyphens(t *testing.T) {
	const text = "<http://a/b-\n c- \r\n d- e-f->"
	for e := range rfc3986.Extract(text) {
		if e.URI != "http://a/b-c-d-e-f-" || e.Unhyphened != "http://a/bcd-e-f-" || len(e.Hyphens) != 2 {
			t.Errorf("%+v", e)
		}
		for i, f := range e.Faults() {
			if f.Code != syntax.HyphenAtLineBreak || f.Rule != rfc3986.RuleHyphen || f.In(text) != "-" || f.Span != e.Hyphens[i] {
				t.Errorf("fault %+v", f)
			}
		}
	}
}

// checkExtract: what an Extraction says of itself is true of the text, and what
// is found does not overlap.
func checkExtract(t *testing.T, text string) {
	t.Helper()
	behind := uint32(0)
	for e := range rfc3986.Extract(text) {
		if e.Outer.Start < behind || e.Start < e.Outer.Start || e.End > e.Outer.End || e.Empty() {
			t.Errorf("%q: %q lies at %v in %v, behind %d", text, e.URI, e.Span, e.Outer, behind)
		}
		behind = max(e.Outer.End, e.Punctuation.End)
		if got := keep(text, e.Span, e.Ignored); got != e.URI {
			t.Errorf("%q: %q stands in the text, want %q", text, got, e.URI)
		}
		if (e.Unhyphened != "") != (len(e.Hyphens) > 0) || len(e.Unhyphened) > len(e.URI) {
			t.Errorf("%q: %q with %d hyphens, %q without", text, e.URI, len(e.Hyphens), e.Unhyphened)
		}
		if !e.Prefix.Empty() && !strings.EqualFold(e.Prefix.In(text), "URL:") {
			t.Errorf("%q: prefix %q", text, e.Prefix.In(text))
		}
		if e.Prefix.Empty() && rfc3986.Split(e.URI).Kind() != rfc3986.RuleURI {
			t.Errorf("%q: %q is no URI", text, e.URI)
		}
		checkOuter(t, text, e)
	}
}

// keep returns the text of a span without white space that was ignored.
func keep(text string, s syntax.Span, ignored []syntax.Span) (kept string) {
	for _, gap := range ignored {
		if strings.Trim(gap.In(text), " \t\r\n\v\f") != "" {
			return "not white space: " + gap.In(text)
		}
		kept += text[s.Start:gap.Start]
		s.Start = gap.End
	}
	return kept + s.In(text)
}

func checkOuter(t *testing.T, text string, e rfc3986.Extraction) {
	t.Helper()
	outer := e.Outer.In(text)
	first, last := outer[:1], outer[len(outer)-1:]
	switch e.Delimiter {
	case rfc3986.RuleAngleBrackets:
		if first != "<" || last != ">" {
			t.Errorf("%q: %q is not in brackets", text, outer)
		}
	case rfc3986.RuleDoubleQuotes:
		if first != `"` || last != `"` {
			t.Errorf("%q: %q is not in quotes", text, outer)
		}
	case rfc3986.RuleWhitespace:
		checkNotSilent(t, text, &e)
		if want := e.Prefix.In(text) + e.URI; outer != want {
			t.Errorf("%q: %q, want %q", text, outer, want)
		}
	}
}
