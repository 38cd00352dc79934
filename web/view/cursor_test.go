package view_test

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/play"
)

// The cursor is told where each character came from, or what became of it.
func TestWalk(t *testing.T) {
	s := play.NewSession(model.Initial("en"))
	for _, c := range []struct{ where, key, pointed, said string }{
		{"target", "ArrowRight", "h h", "Character 1, “h”: scheme. It comes from character 1 of the base."},
		{"target", "ArrowLeft", "h h", "Character 1, "},
		{"target", "End", "g g", "Character 10, “g”: path. It comes from character 7 of the reference."},
		{"target", "ArrowRight", "g g", "Character 10, "},
		{"target", "ArrowLeft", "/ /", "Character 9, “/”: path. It comes from character 6 of the reference."},
		{"base", "ArrowRight", "h h", "Character 1, “h”: scheme. It becomes character 1 of the target."},
		{"base", "End", "q ", "Character 18, “q”: query. It is not in the target."},
		{"target", "Home", "h h", "Character 1, "},
		{"target", "ArrowRight", "t t", "Character 2, "},
		{"ref", "Home", ". ", "Character 1, “.”: path. It is not in the target."},
		{"ref", "Escape", " ", ""},
	} {
		s.Do(model.MoveCursor(c.where, c.key))
		p := s.Page()
		base, ref, target := pointedTexts(p)
		if got := base + ref + " " + target; got != c.pointed || !strings.HasPrefix(p.CursorText, c.said) || (c.said == "") != (p.CursorText == "") {
			t.Errorf("%s %s: %q, %q", c.where, c.key, got, p.CursorText)
		}
	}
	for range 5 {
		s.Do(model.MoveCursor("target", "ArrowRight"))
	}
	if said := s.Page().CursorText; said != "Character 5, “:”: a delimiter. The algorithm added it." {
		t.Errorf("%q", said)
	}
	if s.Do(model.PointAt{Point: "3:0-1"}); s.Page().CursorText != "" {
		t.Error("pointing is announced")
	}
}

// Whatever the texts are, every character is reached from both ends.
func TestWalkReachesEveryCharacter(t *testing.T) {
	odd := vectors.Examples()[0]
	odd.Base, odd.Ref = "http://a/é", "日\xff本"
	for _, c := range append(vectors.Examples()[1:20], odd) {
		for _, key := range []string{"ArrowRight", "ArrowLeft"} {
			state := model.Initial([]string{"en", "fr"}[len(c.Ref)%2])
			state.Base, state.Ref, state.View = c.Base, c.Ref, "resolve"
			s := play.NewSession(state)
			said := map[string]bool{}
			for range 40 {
				s.Do(model.MoveCursor("target", key))
				said[s.Page().CursorText] = true
			}
			target, _ := core.Target(c.Base, c.Ref, core.RFC3986, core.Options{})
			if n := len([]rune(target)); len(said) != n || said[""] {
				t.Errorf("%q: %d characters of %d", c.Ref, len(said), n)
			}
		}
	}
}

func TestWalkNothing(t *testing.T) {
	for _, lang := range i18n.Languages() {
		s := play.NewSession(model.Initial(lang))
		s.Do(model.SetTexts{Base: "", Ref: ""})
		for _, where := range []string{"base", "ref", "target"} {
			for _, key := range []string{"ArrowLeft", "ArrowRight", "Home", "End"} {
				if s.Do(model.MoveCursor(where, key)); s.Page().CursorText != "" {
					t.Errorf("%s %s: %q", where, key, s.Page().CursorText)
				}
			}
		}
	}
	if model.MoveCursor("target", "e") != nil || model.MoveCursor("", "Home") != nil || model.MoveCursor("target", "Tab") != nil {
		t.Error("a key of the browser is taken")
	}
}
