package view_test

import (
	"strings"
	"testing"

	"uriplayground/web/lesson"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// Each view opens with something to see: what is known of the resolved target, or
// something to try.
func TestEachViewOpensWithSomethingToSee(t *testing.T) {
	const target = "https://example.com/docs/v2/guide/img/logo.png"
	for _, lang := range locales.Languages() {
		for view, shows := range map[string]func(s model.State, first *page.Table) bool{
			"extract": func(_ model.State, list *page.Table) bool {
				return len(list.Rows) == 3 && list.Rows[1].Cells[1].Text == "ftp://foo.example.com/rfc/"
			},
			"relativize": func(s model.State, list *page.Table) bool {
				return s.Base == lesson.First().Base && s.Ref == target && list.Rows[0].Class == "works-yes" && list.Rows[0].Cells[0].Text == "../img/logo.png"
			},
			"compare": func(s model.State, list *page.Table) bool {
				return s.Base == target && s.Ref == "HTTPS://EXAMPLE.COM/docs/v2/guide/img/logo.png" && list.Rows[0].Class == "" && list.Rows[1].Class == "same first"
			},
			"normalize": func(s model.State, list *page.Table) bool {
				return s.Ref == "eXAMPLE://a/./b/../b/%63/%7bfoo%7d" && len(list.Rows) > 4
			},
			model.SafeView: func(_ model.State, list *page.Table) bool { return len(list.Rows) > 4 },
		} {
			s := newSession(model.Initial(lang))
			s.Do(model.SetView{Name: view})
			if list := tablesOf(s.Page())[0]; !shows(s.State(), list) || list.Note == "" && view != "normalize" {
				t.Errorf("%s: %s opens with %q, %q and %+v", lang, view, s.State().Base, s.State().Ref, list)
			}
		}
	}
}

// The sample of a page is offered where there is none.
func TestSampleOfAPage(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.SetView{Name: model.LinksView})
	put, ok := click(s, tablesOf(s.Page())[0].Buttons[0].Command)[0].(model.PutSource)
	if !ok || !strings.Contains(put.Text, "<base href=") || put.Text != lesson.Document() {
		t.Errorf("%+v", put)
	}
}

// Where nothing could come of it, nothing is offered but the target that was resolved
// elsewhere.
func TestNothingToTry(t *testing.T) {
	for _, texts := range []model.SetTexts{{Base: "no base", Ref: "g"}, {Base: "http://a/b", Ref: "http://a/c"}, {Base: "", Ref: ""}, {Base: "a", Ref: "b"}} {
		s := newSession(opening("en"))
		s.Do(model.SetView{Name: "relativize"})
		s.Do(texts)
		for _, offered := range tablesOf(s.Page())[0].Buttons {
			if name := offered.Command.Name; name != "take-target" && name != "places" && name != "take-code" {
				t.Errorf("%+v: offers %+v", texts, offered)
			}
		}
	}
}
