package view_test

import (
	"strings"
	"testing"

	"uriplayground/web/i18n"
	"uriplayground/web/lesson"
	"uriplayground/web/model"
	"uriplayground/web/play"
)

// A view that has nothing to show yet offers something to try.
func TestSomethingToTry(t *testing.T) {
	for _, lang := range i18n.Languages() {
		for view, gives := range map[string]func(s *play.Session, effects []model.Effect) bool{
			"extract": func(s *play.Session, _ []model.Effect) bool {
				list := tablesOf(s.Page())[0]
				return len(list.Rows) == 3 && len(list.Buttons) == 0 && list.Rows[1].Cells[1].Text == "ftp://foo.example.com/rfc/"
			},
			"relativize": func(s *play.Session, _ []model.Effect) bool {
				list := tablesOf(s.Page())[0]
				return s.State().Ref == "http://a/g" && len(list.Rows) > 2 && list.Rows[0].Class == "works-yes" && len(list.Buttons) == 0
			},
			"links": func(s *play.Session, effects []model.Effect) bool {
				put, ok := effects[0].(model.PutSource)
				return ok && strings.Contains(put.Text, "<base href=") && put.Text == lesson.Document()
			},
		} {
			s := play.NewSession(opening(lang))
			s.Do(model.SetView{Name: view})
			acts := tablesOf(s.Page())[0].Buttons
			if len(acts) != 1 || acts[0].Text == "" {
				t.Errorf("%s, %s: offers %+v", lang, view, acts)
				continue
			}
			if effects := click(s, acts[0].Command); !gives(s, effects) {
				t.Errorf("%s, %s: %q gives %+v", lang, view, acts[0].Text, tablesOf(s.Page())[0])
			}
		}
	}
}

// Where nothing could come of it, nothing is offered.
func TestNothingToTry(t *testing.T) {
	for _, texts := range []model.SetTexts{{Base: "no base", Ref: "g"}, {Base: "http://a/b", Ref: "http://a/c"}, {Base: "", Ref: ""}, {Base: "a", Ref: "b"}} {
		s := play.NewSession(opening("en"))
		s.Do(model.SetView{Name: "relativize"})
		s.Do(texts)
		if acts := tablesOf(s.Page())[0].Buttons; len(acts) != 0 {
			t.Errorf("%+v: offers %+v", texts, acts)
		}
	}
}
