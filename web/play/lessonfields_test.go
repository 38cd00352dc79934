package play

import (
	"testing"

	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// A lesson opened from a view with fields of its own leaves the fields of the resolution.
func TestLessonLeavesTheLink(t *testing.T) {
	s := NewSession(locales.All(), nil, model.Initial("en"))
	s.Do(model.SetTexts{Base: "http://mine/a/", Ref: "../b"})
	s.Do(model.ChooseView{Name: "compare"})
	s.Do(model.SetTexts{Base: "http://one/", Ref: "http://two/"})
	s.Do(model.CommandAction("lesson", "dots"))
	if state := s.State(); state.View != model.LessonView || state.Learning.Lesson != "dots" {
		t.Fatalf("the view is %s, the lesson %s", state.View, state.Learning.Lesson)
	}
	s.Do(model.ChooseView{Name: "resolve"})
	if state := s.State(); state.Base != "http://mine/a/" || state.Ref != "../b" {
		t.Errorf("%s and %s are resolved", state.Base, state.Ref)
	}
	s.Do(model.ChooseView{Name: "compare"})
	if state := s.State(); state.Base != "http://one/" || state.Ref != "http://two/" {
		t.Errorf("%s and %s are compared", state.Base, state.Ref)
	}
}
