package view_test

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/core/links"
	"uriplayground/web/lesson"
	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// The view of a page opens with what is found in the sample page until there is a source, whatever is in the other fields by then.
func TestLinksOpenWithAnExample(t *testing.T) {
	for _, lang := range locales.Languages() {
		s := newSession(opening(lang))
		s.Do(model.SetView{Name: model.LinksView})
		table := tableNamed(s, "links-example")
		if table == nil || len(table.Rows) < 5 {
			t.Fatalf("%s: %+v", lang, table)
		}
		fixed := 0
		for i, row := range table.Rows {
			cells := row.Cells
			if !slices.Contains(lesson.DocumentLinks(), cells[1].Text) || cells[0].Text == "" || cells[0].Cite.URL == "" || i == 0 && row.Class != "level-danger" || i == len(table.Rows)-1 && row.Class == "level-danger" {
				t.Errorf("%s: row %d is %+v", lang, i, row)
			}
			if cells[2].Text != "" {
				fixed++
			}
		}
		if fixed == 0 {
			t.Errorf("%s: nothing is mended", lang)
		}
		note := tableNamed(s, "linkpanel").Note
		for field, value := range map[string]string{"retrieval": "http://a/", "search": "x", "level": "info", "format": "html"} {
			s.Do(model.SetLinkField{Field: field, Value: value})
			if got := tableNamed(s, "linkpanel").Note; tableNamed(s, "links-example") == nil || got != note {
				t.Errorf("%s: with %s it says %q", lang, field, got)
			}
		}
		s.Do(model.SourceText{}) // the source was taken back
		if got := tableNamed(s, "linkpanel").Note; tableNamed(s, "links-example") == nil || got != note {
			t.Errorf("%s: without a source it says %q", lang, got)
		}
		s.Do(model.ScanFailed{Source: "a.html", Reason: "gone"})
		if tableNamed(s, "links-example") == nil || len(tableNamed(s, "linkpanel").Buttons) == 0 {
			t.Errorf("%s: no sample is offered instead of what cannot be read", lang)
		}
		if tableNamed(linkPanelOf(t, lang, "", "a"), "links-example") != nil {
			t.Errorf("%s: the example stays beside links", lang)
		}
	}
}

// While a source is read nothing is said of what has not been found in it yet, and no table
// is there whose place the next one takes.
func TestNothingIsSaidOfLinksUnread(t *testing.T) {
	s := linkPanelAt(opening("en"), "http://a/b")
	for _, id := range []string{"found", "slash", "base"} {
		if tableNamed(s, id) != nil {
			t.Errorf("before a link is read, there is the table %s", id)
		}
	}
	s.Do(model.LinksFound{Links: []links.Link{{Ref: "/x", Line: 1, Column: 1}}, Percent: 50})
	if found := tableNamed(s, "found"); found == nil || found.Note != "" {
		t.Errorf("of half a source it says %+v", found)
	}
	finish(t, s, s.Do(model.ScanDone{}))
	if found := tableNamed(s, "found"); found == nil || found.Note == "" {
		t.Errorf("in the end it says %+v", found)
	}
}

// Without the page's address what there is to do is said once, and not of each link; a dangerous one comes first.
func TestLinkPanelWithoutAnAddress(t *testing.T) {
	for _, c := range []struct {
		base, ref, want string
	}{{"", "intro", "2 links: type the page’s address"}, {"", "http://0x7f.1/", "2 links: 1 dangerous, "}, {"http://a/b/c", "intro", "2 links: 2 to check"}} {
		if got := linkPanelOf(t, "en", c.base, c.ref, "../x").Page().Heading; !strings.HasPrefix(got, c.want) {
			t.Errorf("%q, %q: the heading is %q, want %q", c.base, c.ref, got, c.want)
		}
	}
}
