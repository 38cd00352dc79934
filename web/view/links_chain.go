package view

import (
	"strconv"

	"uriplayground/core/links"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// chainTable is where the base of a link comes from: the places that state one, from the
// outermost inwards, and at last the link itself.
func (v *view) chainTable(i int) *page.Table {
	ref := v.links.Report.At(i).Ref
	s := &page.Table{
		ID: "chain", Title: v.words.Get("chain.title", "ref", v.shownLink(ref)), Caption: v.words.Get("chain.caption"),
		Heads: []string{v.words.Get("chain.step"), v.words.Get("chain.source"), v.words.Get("chain.ref"), v.words.Get("chain.uri")},
	}
	chain := v.links.Report.Chain(i)
	for n := len(chain) - 1; n >= 0; n-- {
		uri := chain[n].URI
		if chain[n].Long {
			uri = v.words.Get("chain.long")
		}
		v.addStep(s, v.baseSource(&chain[n]), chain[n].Ref, uri)
	}
	if len(chain) == 0 {
		v.addStep(s, v.words.Get("chain.none"), "", "")
	}
	s.Rows[len(s.Rows)-1].Class = "changed"
	target, _ := v.links.Report.Target(i)
	v.addStep(s, v.words.Get("chain.link"), ref, target)
	return s
}

// addStep adds a row with its number.
func (v *view) addStep(s *page.Table, source, ref, uri string) {
	if uri == "" {
		uri = v.words.Get("chain.none")
	}
	s.Rows = append(s.Rows, page.TableRow{Cells: []*page.TableCell{
		{Text: strconv.Itoa(len(s.Rows) + 1), Head: true}, {Text: source},
		{Text: page.Clip(ref, valueBytes), Code: true}, {Text: page.Clip(uri, valueBytes), Code: true},
	}})
}

// baseSource is what states a base: by its name in the format, or a layer of §5.1 in words.
func (v *view) baseSource(s *links.ChainStep) string {
	if key := "chain." + s.Source; v.words.Has(key) {
		return v.words.Get(key)
	}
	return s.Source
}

// askRow is the question for this browser about a link; ok is false if there is too much to
// ask.
func (v *view) askRow(i int) (ask model.AskBrowser, ok bool) {
	base, ref := v.links.Report.AsReference(i)
	return model.AskBrowser{Base: base, Ref: ref}, len(base)+len(ref) <= moreBytes
}
