package view_test

import (
	"slices"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// With an older document chosen the views of the resolution read by that one
// alone, even a text that is not valid by it.
func TestViewsByAnOlderDocument(t *testing.T) {
	texts := slices.Concat(schemes1630, vectors.HardTexts())
	for _, c := range vectors.RFC1738() {
		texts = append(texts, c.Input)
	}
	for _, lang := range locales.Languages() {
		for _, view := range []string{"resolve", "parse", "trace"} {
			s := newSession(opening(lang))
			s.Do(model.SetView{Name: view})
			for i, text := range texts {
				d := []core.Dialect{core.RFC1630, core.RFC1738, core.RFC1808, core.RFC2396, core.URL}[i%5]
				s.Do(model.SetDialect{Name: d.String()})
				s.Do(model.SetTexts{Base: "magic://a/b/c//d/e/f", Ref: text})
				if len(text) > 2000 {
					continue
				}
				if page.TraceOf(s.Page().Body) != nil { // which plays it, as others test
					continue
				}
				columns := tablesOf(s.Page())[0]
				a := core.Parse(text, d)
				if got := columns.Rows[0].Cells[1].Class == "tone-good"; got != a.Valid || len(columns.Heads) != 2 {
					t.Errorf("%s, %q: %+v", d, text, columns.Rows[0].Cells[1])
				}
				for _, table := range tablesOf(s.Page()) {
					checkWords(t, text, table)
				}
			}
			s.Do(model.SetDialect{Name: core.RFC1738.String()})
			click(s, tablesOf(s.Page())[0].Buttons[4].Command)
			if tablesOf(s.Page()) != nil || page.ComponentsOf(s.Page().Body) == nil && view != "trace" {
				t.Errorf("%s: there is no way back to RFC 3986", view)
			}
		}
	}
}
