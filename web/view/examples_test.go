package view_test

import (
	"strconv"
	"strings"
	"testing"

	"uriplayground/web/lesson"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/play"
)

func listed(s *play.Session) (titles []string) {
	for _, g := range panesOf(s.Page()).Examples.Groups {
		for _, item := range g.Items {
			titles = append(titles, item.Title+item.Ref)
		}
	}
	return titles
}

// All are listed, those that are asked for, or none.
func TestFilterOfExamples(t *testing.T) {
	s := newSession(opening("en"))
	all := listed(s)
	for _, c := range []struct {
		filter   string
		min, max int
	}{{"", 80, 100}, {"SLASH", 3, 12}, {"1630", 6, 6}, {"§1.1.2", 8, 8}, {"nowhere", 0, 0}} {
		s.Do(model.SetFilter{Text: c.filter})
		got := listed(s)
		if len(got) < c.min || len(got) > c.max || (panesOf(s.Page()).Examples.None != "") != (len(got) == 0) {
			t.Errorf("%q: %q", c.filter, got)
		}
	}
	for i, list := range panesOf(s.Page()).Examples.Lists.Buttons {
		s.Do(model.CommandAction(list.Name, list.Value))
		pressed := panesOf(s.Page()).Examples.Lists.Buttons[i]
		if n := len(listed(s)); !strings.HasSuffix(list.Text, " "+strconv.Itoa(n)) || pressed.Pressed != "true" || pressed.Value != "" {
			t.Errorf("%+v lists %d: %+v", list, n, pressed)
		}
	}
	s.Do(model.SetFilter{Text: ""})
	if strings.Join(listed(s), "|") != strings.Join(all, "|") {
		t.Error("not all are there again")
	}
}

// One click opens each in its view, in both languages.
func TestEveryExampleOpens(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := newSession(opening(lang))
		for _, g := range lesson.Groups() {
			if builtIn.For(lang).Get("examples."+g.ID) == "examples."+g.ID {
				t.Errorf("%s: no title for the group %s", lang, g.ID)
			}
			for _, e := range g.Examples {
				s.Do(model.SetView{Name: "resolve"})
				s.Do(model.OpenExample{ID: e.ID})
				view := e.View
				if view == "" {
					view = "resolve"
				}
				if got := s.State(); got.View != view || got.Base != e.Base || got.Ref != e.Ref || s.Page().View != view {
					t.Errorf("%s: %+v", e.ID, got)
				}
			}
		}
	}
}

// The open example stays there with its title and its two sentences until the texts
// are edited; the RFC's own have the list that they are from.
func TestChosenExample(t *testing.T) {
	for _, lang := range locales.Languages() {
		words := builtIn.For(lang)
		s := newSession(opening(lang))
		if got := s.Page().Chosen; got.Title != "" {
			t.Errorf("at first: %+v", got)
		}
		for _, e := range append(lesson.Suggested(), lesson.Situations()...) {
			s.Do(model.OpenExample{ID: e.ID})
			s.Do(model.MoveStep{Where: "first"})
			got := s.Page().Chosen
			if got.Title != words.Get("example."+e.ID) || strings.Count(got.Text+" ", ". ") != 2 {
				t.Errorf("%s, %s: %+v", lang, e.ID, got)
			}
			s.Do(model.SetTexts{Base: e.Base, Ref: e.Ref + "x"})
			if got := s.Page().Chosen; got.Title != "" {
				t.Errorf("%s, %s: after an edit %+v", lang, e.ID, got)
			}
		}
		s.Do(model.OpenExample{ID: "normal-23"})
		if got := s.Page().Chosen; got.Title != "../../g" || got.Text != words.Get("examples.5.4.1") {
			t.Errorf("%s: %+v", lang, got)
		}
	}
}
