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

// What browsers fix is first said with what to write instead, which both documents accept and read
// alike; where nothing can be fixed because the page lacks its scheme, with that.
func TestMendedByTheStandard(t *testing.T) {
	for _, c := range []struct{ base, ref, write string }{
		{"https://h.example/d/a", `..\img\x`, "/img/x"}, {"https://h.example/d/a", "http:g", "http://g/"}, {"https://h.example/d/", "a b|c", "a%20b%7Cc"},
		{"https://h.example/d/", "https://h.example\\x", "/x"}, {"https://h.example/d/", "%zz", "%25zz"},
		{"https://h.example/d/", " a", "a"}, {"h.example/d/", "a", "https://h.example/d/"}, {"//localhost/d/", "a", "http://localhost/d/"},
	} {
		for _, lang := range locales.Languages() {
			s := newSession(opening(lang))
			s.Do(model.SetDialect{Name: core.URL.String()})
			s.Do(model.SetTexts{Base: c.base, Ref: c.ref})
			reasons := panesOf(s.Page()).Target.Reasons
			if len(reasons) == 0 || reasons[0].Write != c.write {
				t.Errorf("%s: %q: %+v, want %q", lang, c.ref, reasons, c.write)
				continue
			}
			r := reasons[0]
			rfc, standard := core.Resolve(r.Base, r.Ref, core.RFC3986, core.Options{}), core.Resolve(r.Base, r.Ref, core.URL, core.Options{})
			if !rfc.Done || !rfc.Ref.Valid || !standard.Ref.Valid || rfc.Target.Text != standard.Target.Text {
				t.Errorf("%s: %q: %q leads to %q, and by the standard to %q", lang, c.ref, r.Ref, rfc.Target.Text, standard.Target.Text)
			}
		}
	}
}
