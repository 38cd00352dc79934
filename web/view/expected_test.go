package view_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
	"unicode"

	"uriplayground/core"
	"uriplayground/core/expect"
	"uriplayground/web/i18n"
	"uriplayground/web/locales"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// TestExpectedIsSaid asks what is said of an address that was expected, and what to write.
func TestExpectedIsSaid(t *testing.T) {
	for _, c := range []struct{ base, ref, expected, went, about, want string }{
		{"https://api.example/v3", "/users", "https://api.example/v3/users", "", "expected", "You would get there if “/users” started inside “https://api.example/v3/”."},
		{"https://api.example/v3", "/users", "https://api.example/v3/users", "", "write", "Write “/v3/users”"},
		{"https://api.example/v3", "/users", "https://api.example/v3/users", "", "setting", "“https://api.example/v3/” and “users”"},
		{"https://h.example/docs/guide", "intro", "/docs/guide/intro", "", "expected", "if “https://h.example/docs/guide” were a folder"},
		{"https://h.example/docs/guide", "intro", "/docs/guide/intro", "", "page", "by a redirect to “https://h.example/docs/guide/”"},
		{"https://h.example/docs/guide/", "intro", "/docs/intro", "", "expected", "if “https://h.example/docs/guide/” did not end in a slash"},
		{"https://h.example/docs/a/b", "img/x.png", "/img/x.png", "", "expected", "started at the root of the host"},
		{"https://h.example/docs/", "a.html", "/docs/a.html", "", "expected", "matches RFC 3986"},
		{"https://h.example/docs/", "a.html", "/docs/b.html", "", "expected", "the link contains “a.html”, your address “b.html”"},
		{"https://h.example/docs/", "a.html", "…/a.html", "", "expected", "The target matches this, too"},
		{"docs/", "a.html", "/docs/b.html", "", "target", "There is no target"},
		{"https://h.example/docs/", "a.html", "", "https://h.example/docs/a.html", "program", ""},
		{"https://h.example/docs", "a.html", "", "https://h.example/docs/a.html", "program", "if “https://h.example/docs” were a folder"},
		{"https://h.example/docs", "a.html", "", "https://h.example/docsa.html", "program", "concatenated a piece"},
	} {
		got := saying(play.Explain(builtIn.For("en"), c.base, c.ref, c.expected, c.went), c.about)
		if !strings.Contains(got, c.want) || c.want == "" && got != "" {
			t.Errorf("%q against %q, expected %q, went to %q, %s: %q lacks %q", c.ref, c.base, c.expected, c.went, c.about, got, c.want)
		}
	}
}

// TestExpectedInThreads asks of the threads that what is advised leads where it says, and that each
// sentence is whole and short, in each language.
func TestExpectedInThreads(t *testing.T) {
	const most = 25 // words of a sentence beside what is quoted
	file, err := os.ReadFile("../../core/expect/testdata/expectations.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	verdicts := map[string]int{}
	for line := range strings.Lines(string(file)) {
		var x struct{ Base, Ref, Expected, Actual string }
		if err := json.Unmarshal([]byte(line), &x); err != nil {
			t.Fatal(err)
		}
		for _, lang := range locales.Languages() {
			words := builtIn.For(lang)
			e := play.Explain(words, x.Base, x.Ref, x.Expected, x.Actual)
			if e.Expected == nil {
				continue // no target
			}
			verdicts[e.Expected.Verdict]++
			for _, s := range e.Sentences {
				switch s.About {
				case "expected", "write", "page", "setting", "program":
					checkAdvice(t, words, x.Ref, s, most)
				}
			}
		}
	}
	if verdicts["follows"] < 200 || verdicts["is-rule"] < 80 {
		t.Errorf("%v", verdicts)
	}
}

func checkAdvice(t *testing.T, words i18n.Words, ref string, s page.Sentence, most int) {
	t.Helper()
	if strings.ContainsAny(s.Text, "{}") && !strings.ContainsAny(ref, "{}") || strings.Contains(s.Text, "expect.") {
		t.Errorf("%s: %s", s.About, s.Text)
	}
	first, _, _ := strings.Cut(words.Get("quote", "text", "|"), "|")
	plain := 0
	for _, word := range strings.Fields(s.Text) {
		if strings.ContainsFunc(word, unicode.IsLetter) && !strings.HasPrefix(word, strings.TrimSpace(first)) {
			plain++
		}
	}
	if plain > most {
		t.Errorf("%s: %d words: %s", s.About, plain, s.Text)
	}
	if got := core.Resolve(s.Base, s.Ref, core.RFC3986, core.Options{}).Target.Text; s.Instead && got != s.Target {
		t.Errorf("%s: %q on %q leads to %q, not to %q", s.About, s.Ref, s.Base, got, s.Target)
	}
}

// TestEveryExpectationHasWords asks for a sentence of each assumption, verdict and fix.
func TestEveryExpectationHasWords(t *testing.T) {
	for _, lang := range locales.Languages() {
		words := builtIn.For(lang)
		for r := expect.Below; r <= expect.Unresolved; r++ {
			if key := "expect." + r.String(); words.Get(key) == key {
				t.Errorf("%s: no words for %s", lang, r)
			}
		}
		for v := expect.NoTarget; v <= expect.Incomplete; v++ {
			if key := "expect." + v.String(); v != expect.Follows && v != expect.NoFolder && words.Get(key) == key {
				t.Errorf("%s: no words for %s", lang, v)
			}
		}
	}
}
