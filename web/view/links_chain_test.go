package view_test

import (
	"strings"
	"testing"

	"uriplayground/core/links"
	"uriplayground/web/model"
)

// The chain of the chosen link lists what states its base, from the outermost place inwards,
// and at last the link.
func TestChainOfALink(t *testing.T) {
	s := linkPanelAt(opening("en"), "http://d.example/x/doc")
	s.Do(model.LinksFound{Links: []links.Link{{Ref: "item", End: 4, Line: 1, Column: 1, Base: 2}}})
	finish(t, s, s.Do(model.ScanDone{Bases: []links.Base{{Name: 2, Ref: "in/"}, {Name: 2, Ref: "deep/", Parent: 1}}}))
	s.Do(model.CommandAction("links-open", "0"))
	var rows []string
	for _, row := range tableNamed(s, "chain").Rows {
		var cells []string
		for _, c := range row.Cells {
			cells = append(cells, c.Text)
		}
		rows = append(rows, strings.Join(cells, " | "))
	}
	want := []string{
		"1 | the address it was retrieved from | http://d.example/x/doc | http://d.example/x/doc",
		"2 | xml:base | in/ | http://d.example/x/in/",
		"3 | xml:base | deep/ | http://d.example/x/in/deep/",
		"4 | the link | item | http://d.example/x/in/deep/item",
	}
	if strings.Join(rows, "\n") != strings.Join(want, "\n") {
		t.Errorf("the chain is\n%s\nwant\n%s", strings.Join(rows, "\n"), strings.Join(want, "\n"))
	}
}

// A base that is left out for its length is none of those that are not there, and the list of
// links says that it is left out.
func TestChainOfALongBase(t *testing.T) {
	bases := make([]links.Base, 1_500)
	for i := range bases {
		bases[i] = links.Base{Name: 2, Ref: "b/", Parent: uint32(i)}
	}
	s := linkPanelAt(opening("en"), "http://d.example/")
	s.Do(model.LinksFound{Links: []links.Link{{Ref: "item", End: 4, Line: 1, Column: 1, Base: 1_500}}})
	finish(t, s, s.Do(model.ScanDone{Bases: bases}))
	s.Do(model.CommandAction("links-open", "0"))
	rows := tableNamed(s, "chain").Rows
	if got := rows[len(rows)-2].Cells[3].Text; got != "too long, ignored" {
		t.Errorf("the base is %q", got)
	}
	if note := tableNamed(s, "linkpanel").Note; !strings.Contains(note, "Bases ignored: ") {
		t.Error(note)
	}
}
