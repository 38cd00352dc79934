package view_test

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/core/expect"
	"uriplayground/core/links"
	"uriplayground/core/site"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// answersTaken returns the addresses of answers that buttons of a page copy.
func answersTaken(p page.Page) (list []string) {
	add := func(b page.Button) {
		if b.Name == "take-code" && strings.Contains(b.Value, "answers/") {
			list = append(list, b.Value)
		}
	}
	for _, s := range tablesOf(p) {
		for _, b := range s.Buttons {
			add(b)
		}
		for _, r := range s.Rows {
			for _, c := range r.Cells {
				add(c.Take)
			}
		}
	}
	if trace := page.TraceOf(p.Body); trace != nil && trace.Target != nil {
		target := trace.Target
		for _, r := range target.Reasons {
			add(r.Take)
		}
		if target.Deduction != nil {
			for _, r := range target.Deduction.Reasons {
				add(r.Take)
			}
		}
	}
	return list
}

// At a finding the address of its answer can be copied, in the language of the page, where the site is known that has
// the answers; the page says what was copied. An embed cannot say that.
func TestFindingsLinkTheirAnswers(t *testing.T) {
	resolving := func(lang, base, ref, expected string) *play.Session {
		s := model.Initial(lang)
		s.Base, s.Ref, s.Expect.Target = base, ref, expected
		return newSession(s)
	}
	for _, lang := range locales.Languages() {
		for _, c := range []struct {
			name, want string
			open       func() *play.Session
		}{
			{"Check a page", page.AnswerPath("finding", links.Backslash.String()), func() *play.Session {
				s := linkPanelOf(t, lang, "https://h.example/docs/", `a\b`)
				press(s, "links-open", "0")
				return s
			}},
			{"Check a site", page.AnswerPath("cause", site.NotThere.String()), func() *play.Session {
				s := newSite(lang)
				openSite(s, "public", "index.html no")
				return s
			}},
			{"Why?", page.AnswerPath("finding", links.HostInPath.String()), func() *play.Session {
				return resolving(lang, "https://h.example/docs/", "../www.w3.org/TR/", "")
			}},
			{"what was expected", page.AnswerPath("start", expect.Page.String()), func() *play.Session {
				return resolving(lang, "https://docs.example/docs/guide", "setup", "https://docs.example/docs/guide/setup")
			}},
		} {
			if got := answersTaken(c.open().Page()); got != nil {
				t.Errorf("%s, %s: %q without a site", lang, c.name, got)
			}
			s := c.open()
			s.UseSite("https://example.org/play/")
			want := "https://example.org/play/" + map[string]string{"fr": "fr/"}[lang] + c.want
			got := answersTaken(s.Page())
			if !slices.Equal(got, []string{want}) {
				t.Errorf("%s, %s: %q, want %s", lang, c.name, got, want)
				continue
			}
			if copied, ok := effectOf[model.CopyCode](press(s, "take-code", got[0])); !ok || copied.Code != want {
				t.Errorf("%s, %s: %+v is copied", lang, c.name, copied)
			}
			s.Do(model.ClipboardAnswer{What: "code", OK: true})
			if said := s.Page().ClipboardNote; said != builtIn.For(lang).Get("take.code.done") {
				t.Errorf("%s, %s: the page says %q", lang, c.name, said)
			}
		}
		embedded := model.Initial(lang)
		embedded.Base, embedded.Ref, embedded.Embedded = "https://h.example/docs/", "../www.w3.org/TR/", true
		s := newSession(embedded)
		s.UseSite("https://example.org/play/")
		if got := answersTaken(s.Page()); got != nil {
			t.Errorf("%s: an embed offers %q", lang, got)
		}
	}
}
