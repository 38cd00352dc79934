package model

import (
	"slices"
	"testing"
)

// Every view of the table has all that its line promises: a name of its own, a tab or a view
// that has one, texts to open with, and a place in KeptTexts.
func TestTableOfViews(t *testing.T) {
	var tabs []string
	for _, g := range Groups() {
		tabs = append(tabs, g.Views...)
	}
	opens := map[int]bool{}
	for i, view := range Views() {
		if found, ok := ViewNamed(view.Name); !ok || found != &views[i] {
			t.Errorf("%s is not the only one of its name", view.Name)
		}
		if slices.Contains(tabs, view.Name) != (view.Tab == "") || !slices.Contains(tabs, Tab(view.Name)) {
			t.Errorf("%s has no tab, or one that is not its own", view.Name)
		}
		if view.Link >= keptLinks || view.Text >= keptTexts || (view.Link > 0) != (view.Opens != nil) || opens[view.Link] {
			t.Errorf("%s: its texts are not kept", view.Name)
		}
		opens[view.Link] = view.Link > 0
		for _, f := range view.Fields {
			if !slices.Contains(FieldNames(), f.Name) || f.Name == "text" && view.Sample == nil {
				t.Errorf("%s: the field %s", view.Name, f.Name)
			}
		}
	}
	if len(tabs) != len(slices.Compact(slices.Sorted(slices.Values(tabs)))) {
		t.Errorf("%q", tabs)
	}
	if view, ok := ViewNamed("odd"); ok || view.Name != FirstView() {
		t.Errorf("%s stands for what is no view", view.Name)
	}
}
