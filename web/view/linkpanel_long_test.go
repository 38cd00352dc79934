package view_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"uriplayground/web/model"
	"uriplayground/web/page"
)

// This browser is not asked about what is too long for each drawing: it would be asked about
// another reference, and seem to differ.
func TestLongLinksAreNotAsked(t *testing.T) {
	s := linkPanelAt(opening("en"), "http://a.example/")
	effects := s.Do(model.SourceText{Text: "b\n" + strings.Repeat("c", 5_000) + "\nd", ReadAs: model.ReadAs{Format: "text", By: "nothing"}})
	var asked []int
	for range 100 {
		for _, e := range effects {
			if e, ok := e.(model.AskBrowserRows); ok {
				asked = slices.Sorted(maps.Keys(e.Links))
			}
		}
		if len(asked) > 0 {
			break
		}
		effects = s.Do(model.Work{})
	}
	if !slices.Equal(asked, []int{0, 2}) {
		t.Errorf("asked about the links %v", asked)
	}
	answer := map[int]model.BrowserResult{0: {Text: "http://a.example/b"}, 2: {Text: "http://a.example/d"}}
	for _, e := range s.Do(model.BrowserRows{Results: answer}) {
		if _, ok := e.(model.AskBrowserRows); ok {
			t.Error("asked again about what was answered")
		}
	}
}

// A table of any length has few rows, and scrolling moves the window only.
func TestLinkPanelWindow(t *testing.T) {
	refs := make([]string, 3000)
	for i := range refs {
		refs[i] = "x"
	}
	s := linkPanelOf(t, "en", "http://a/", refs...)
	before := tablesOf(s.Page())[0]
	if s.Do(model.ScrollLinks{Top: 3}); tablesOf(s.Page())[0] != before {
		t.Error("a few pixels make another page")
	}
	s.Do(model.ScrollLinks{Top: 1 << 30})
	w := tablesOf(s.Page())[0].Window
	if len(tablesOf(s.Page())[0].Rows) != page.WindowRows || w.After != 0 || w.Before+page.WindowRows*page.LinkHeight != 3000*page.LinkHeight {
		t.Errorf("%+v", w)
	}
	if rows := tablesOf(s.Page())[0].Rows; rows[0].Index != 3000-page.WindowRows+1 || rows[len(rows)-1].Index != 3000 {
		t.Errorf("rows %d to %d", rows[0].Index, rows[len(rows)-1].Index)
	}
}
