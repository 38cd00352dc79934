package view_test

import (
	"cmp"
	"strings"
	"testing"

	"uriplayground/internal/vectors"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// saying returns the sentences of an explanation about something, one after the other.
func saying(e page.TargetExplanation, about string) string {
	said := ""
	for _, s := range e.Sentences {
		if s.About == about {
			said += s.Rule + " " + s.Text + "\n"
		}
	}
	return said
}

func TestExplain(t *testing.T) {
	for _, c := range []struct{ base, ref, about, want string }{
		{"http://a/docs/guide", "intro", "case", "t-merge The path “intro” is relative"},
		{"http://a/docs/guide", "intro", "surprise", "its last segment “guide” was replaced. With a slash you would get: http://a/docs/guide/intro\n"},
		{"http://a/docs/guide/", "../x", "surprise", "If the file lies one level further up, write “../../x”: http://a/x\n"},
		{"http://a/docs/guide", "intro", "merge", "m-base The base’s path is kept up to and including its last slash (/docs/)"},
		{"http://a", "intro", "merge", "m-slash A slash is added."},
		{"http://a/b/c/", "../x", "dots", "2C The input began with “/../”, in which “..” is a whole segment: one level up. It becomes “/”"},
		{"http://a/b/c/", "..", "dots", "2C The input began with “/..”, in which"},
		{"http://a/b/c/", "./x", "dots", "2B The input began with “/./”, in which"},
		{"mailto:a@b.c", "x", "merge", "m-base The base’s path has no slash, so nothing of it is kept."},
		{"http://a", "x", "merge", "m-base The base’s path has no slash, so nothing of it is kept."},
		{"http://a/b", "/x", "dots", ""},
		{"http://a/b", "//h/x", "case", "t-authority-path The reference begins with “//”"},
		{"b", "x", "target", "There is no target"},
		{"http://a/" + strings.Repeat("b/", 300), strings.Repeat("../", 300), "dots", " and 200 more\n"},
	} {
		got := saying(play.Explain(builtIn.For("en"), c.base, c.ref, "", ""), c.about)
		if !strings.Contains(got, c.want) || c.want == "" && got != "" {
			t.Errorf("%q against %q, %s: %q lacks %q", c.ref, c.base, c.about, got, c.want)
		}
	}
}

// Every sentence is one that the view shows: under the target, or for a step. That of the
// deciding rule may give way to another reason, which then cites it.
func TestExplainedAsShown(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, c := range vectors.Examples() {
			s := newSession(model.Initial(lang))
			s.Do(model.SetTexts{Base: c.Base, Ref: c.Ref})
			shown := map[string]bool{}
			if target := page.TraceOf(s.Page().Body).Target; target.None != "" {
				shown[target.None] = true
			} else {
				for _, r := range target.Reasons {
					shown[r.Text] = true
					if r.Decides {
						shown["case "+r.Cite.Text] = true
					}
				}
			}
			for n := 1; n <= s.State().Steps; n++ {
				s.Do(model.SelectStep{N: n})
				player := s.Page().Player()
				shown[cmp.Or(player.Whole, player.Say)] = true
			}
			e := play.Explain(builtIn.For(lang), c.Base, c.Ref, "", "")
			for _, said := range e.Sentences {
				text := said.Text
				if said.Instead {
					text = strings.TrimSuffix(text, " "+page.Clip(said.Target, 120))
				}
				if !shown[text] && !shown[said.About+" §"+said.Section] {
					t.Errorf("%q against %q: the view does not say %q", c.Ref, c.Base, text)
				}
			}
			checkExplainedLink(t, e, c.Base, c.Ref)
		}
	}
}

func checkExplainedLink(t *testing.T, e page.TargetExplanation, base, ref string) {
	t.Helper()
	s := newSession(model.Initial("en"))
	s.Do(model.OpenPermalink{Fragment: strings.TrimPrefix(e.Link, "#")})
	if state := s.State(); state.Base != base || state.Ref != ref || state.View != "resolve" || state.Notice != "" {
		t.Errorf("%q opens %q against %q in %s", e.Link, state.Ref, state.Base, state.View)
	}
}
