package view_test

import (
	"testing"

	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// Each button above a table says something that the model understands.
func TestButtonsAreUnderstood(t *testing.T) {
	buttons := 0
	for _, name := range model.ViewNames() {
		s := newSession(opening(locales.Languages()[0]))
		s.Do(model.SetTexts{Base: "http://a/b/c/", Ref: "../g"})
		s.Do(model.ChooseView{Name: name})
		rows := []page.ButtonRow{}
		for _, table := range tablesOf(s.Page()) {
			rows = append(rows, table.ButtonRow)
		}
		if trace := page.TraceOf(s.Page().Body); trace != nil {
			rows = append(rows, trace.Target.Switch, trace.Trace.ButtonRow)
		}
		if body, ok := s.Page().Body.(*page.TablesBody); ok && body.Runs != nil {
			rows = append(rows, body.Runs.Pairs, body.Runs.Go)
		}
		for _, row := range rows {
			for _, b := range row.Buttons {
				buttons++
				if model.CommandAction(b.Name, b.Value) == nil {
					t.Errorf("%s: %q is no command (%s)", name, b.Name, b.Text)
				}
			}
		}
	}
	if buttons < 15 {
		t.Errorf("%d buttons", buttons)
	}
}
