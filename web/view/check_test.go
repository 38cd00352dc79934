package view_test

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// checksOf calls yield with the checks of all views for texts of all sorts as base
// and as reference.
func checksOf(lang string, yield func(s *play.Session, c *page.Check, text string)) {
	texts := []string{"", "www.example.com/", "localhost:8000/docs/", "//h/a", "/a", "a", "?q", "#f", "mailto:a@b.c", "http", "http://a/b"}
	for _, c := range vectors.ParseInvalid() {
		texts = append(texts, c.Input)
	}
	for _, name := range model.ViewNames() {
		s := newSession(opening(lang))
		s.Do(model.SetView{Name: name})
		for i, text := range texts {
			s.Do(model.SetTexts{Base: text, Ref: texts[(7*i+3)%len(texts)]})
			for at, c := range s.Page().Checks {
				if c != nil && at < 2 { // the text is not a URI
					yield(s, c, []string{s.State().Base, s.State().Ref}[at])
				}
			}
		}
	}
}

// What is said to be valid has no error, and what has one is not said to be valid:
// neither of a text by its grammar, nor of one that would have to be a URI.
func TestVerdictsAgreeWithTheirTone(t *testing.T) {
	for _, lang := range locales.Languages() {
		valid, _, _ := strings.Cut(builtIn.For(lang).Get("verdict.valid"), "{")
		checksOf(lang, func(s *play.Session, c *page.Check, text string) {
			where := lang + " " + s.State().View + " " + c.Name + " “" + text + "”"
			a := core.Parse(text, core.RFC3986)
			state := s.State()
			f, _ := state.Field(c.Name)
			fits := a.Valid && (a.Part("scheme").Defined || !f.URI)
			if said := strings.HasPrefix(c.Verdict, valid); said != fits || said != (c.Tone == "good") {
				t.Fatalf("%s: %q in tone %q", where, c.Verdict, c.Tone)
			}
			for _, line := range c.Faults {
				if line.Tone == "bad" && c.Tone != "bad" {
					t.Fatalf("%s: %q in tone %q above %q", where, c.Verdict, c.Tone, line.Message)
				}
			}
		})
	}
}

// A host that is read as a scheme or a path, and a scheme that runs what it holds,
// are warned of where they are typed, in the base and in the reference; what is
// neither is not.
func TestSuspiciousTextsAreWarnedOf(t *testing.T) {
	for _, c := range []struct{ text, warning, fix string }{
		{"localhost:8000/docs/", "“localhost” looks like a host", "http://localhost:8000/docs/"},
		{"www.example.com/", "“www.example.com” looks like a host", "https://www.example.com/"},
		{"example.com:80", "“example.com” looks like a host", "http://example.com:80"},
		{"javascript:alert(1)", "“javascript”", ""},
		{"JavaScript:alert(1)", "“javascript”", ""},
		{"data:text/html,x", "“data”", ""},
		{"vbscript:x", "“vbscript”", ""},
		{"http://good.example@evil.example/", "evil.example", ""},
		{"http://0x7f000001/", "127.0.0.1", ""},
	} {
		for at, texts := range []model.SetTexts{{Base: c.text, Ref: "g"}, {Base: "http://a/", Ref: c.text}} {
			s := newSession(opening("en"))
			s.Do(texts)
			found := false
			for _, line := range s.Page().Checks[at].Faults {
				if line.Tone != "warning" || !strings.Contains(line.Message, c.warning) {
					continue
				}
				found = true
				if line.Fix.Text == "" && c.fix == "" {
					continue
				}
				s.Do(model.ApplyFix{Point: line.Fix.Point, With: line.Fix.With})
				if got := []string{s.State().Base, s.State().Ref}[at]; got != c.fix {
					t.Errorf("%q becomes %q, want %q", c.text, got, c.fix)
				}
			}
			if !found {
				t.Errorf("%q as text %d: no warning, but %+v", c.text, at, s.Page().Checks[at].Faults)
			}
		}
	}
	for _, c := range vectors.Examples() {
		p := pageOf(t, "en", c.Base, c.Ref)
		for at, check := range p.Checks[:2] {
			for _, line := range check.Faults {
				if line.Tone == "warning" {
					t.Errorf("%q + %q, text %d: %q", c.Base, c.Ref, at, line.Message)
				}
			}
		}
	}
}
