package view_test

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// The cursor is told where each character came from, or what became of it.
func TestWalk(t *testing.T) {
	s := newSession(opening("en"))
	key := func(where, key string) model.Action { return model.MoveCursor(where, key) }
	for _, c := range []struct {
		do            model.Action
		pointed, said string
	}{
		{key("target", "ArrowRight"), "h h", "Character 1, “h”: scheme. It comes from character 1 of the base."},
		{key("target", "ArrowLeft"), "h h", "Character 1, "},
		{key("target", "End"), "g g", "Character 10, “g”: path. It comes from character 7 of the reference."},
		{key("target", "ArrowRight"), "g g", "Character 10, "},
		{key("target", "ArrowLeft"), "/ /", "Character 9, “/”: path. It comes from character 6 of the reference."},
		{model.MoveCaret{Field: "base"}, "h h", "Character 1, “h”: scheme. It becomes character 1 of the target."},
		{model.MoveCaret{Field: "base", At: 18}, "q ", "Character 18, “q”: query. It is not in the target."},
		{key("target", "Home"), "h h", "Character 1, "},
		{key("target", "ArrowRight"), "t t", "Character 2, "},
		{model.MoveCaret{Field: "ref"}, ". ", "Character 1, “.”: path. It is not in the target."},
		{key("ref", "Escape"), " ", ""},
	} {
		s.Do(c.do)
		p := s.Page()
		base, ref, target := pointedTexts(p)
		if got := base + ref + " " + target; got != c.pointed || !strings.HasPrefix(p.CursorText, c.said) || (c.said == "") != (p.CursorText == "") {
			t.Errorf("%v: %q, %q", c.do, got, p.CursorText)
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
			state := opening([]string{"en", "fr"}[len(c.Ref)%2])
			state.Base, state.Ref, state.View = c.Base, c.Ref, "resolve"
			s := newSession(state)
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
	for _, lang := range locales.Languages() {
		s := newSession(opening(lang))
		s.Do(model.SetTexts{Base: "", Ref: ""})
		walk := []model.Action{model.MoveCaret{Field: "base"}, model.MoveCaret{Field: "ref"}, model.MoveCaret{Field: "ref", At: 7}}
		for _, key := range []string{"ArrowLeft", "ArrowRight", "Home", "End"} {
			walk = append(walk, model.MoveCursor("target", key))
		}
		for _, a := range walk {
			if s.Do(a); s.Page().CursorText != "" {
				t.Errorf("%v: %q", a, s.Page().CursorText)
			}
		}
	}
	if model.MoveCursor("target", "e") != nil || model.MoveCursor("", "Home") != nil || model.MoveCursor("target", "Tab") != nil || model.MoveCursor("base", "Home") != nil {
		t.Error("a key of the browser is taken")
	}
}
