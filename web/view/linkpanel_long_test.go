package view_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"uriplayground/web/model"
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
