package checkpage

import (
	"strconv"

	"uriplayground/core/links"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// chainTable returns where the base of a link comes from: the places that state one, from the
// outermost inwards, and at last the link itself.
func chainTable(v *render.Context, i int) *page.Table {
	ref := v.Links.Report.At(i).Ref
	s := &page.Table{
		ID: "chain", Title: v.Words.Get("chain.title", "ref", shownLink(v, ref)), Caption: v.Words.Get("chain.caption"),
		Heads: []string{v.Words.Get("chain.step"), v.Words.Get("chain.source"), v.Words.Get("chain.ref"), v.Words.Get("chain.uri")},
	}
	chain := v.Links.Report.Chain(i)
	for n := len(chain) - 1; n >= 0; n-- {
		uri := chain[n].URI
		if chain[n].Long {
			uri = v.Words.Get("chain.long")
		}
		addStep(v, s, baseSource(v, &chain[n]), chain[n].Ref, uri)
	}
	if len(chain) == 0 {
		addStep(v, s, v.Words.Get("chain.none"), "", "")
	}
	s.Rows[len(s.Rows)-1].Class = "changed"
	target, _ := v.Links.Report.Target(i)
	addStep(v, s, v.Words.Get("chain.link"), ref, target)
	return s
}

// addStep adds a row with its number.
func addStep(v *render.Context, s *page.Table, source, ref, uri string) {
	if uri == "" {
		uri = v.Words.Get("chain.none")
	}
	s.Rows = append(s.Rows, &page.TableRow{Cells: []*page.TableCell{
		{Text: strconv.Itoa(len(s.Rows) + 1), Head: true}, {Text: source},
		{Text: page.Clip(ref, render.ValueBytes), Code: true}, {Text: page.Clip(uri, render.ValueBytes), Code: true},
	}})
}

// baseSource returns what states a base: by its name in the format, or a layer of §5.1 in
// words.
func baseSource(v *render.Context, s *links.ChainStep) string {
	if key := "chain." + s.Source; v.Words.Has(key) {
		return v.Words.Get(key)
	}
	return s.Source
}

// askRow returns the question for this browser about a link; ok is false if there is too much
// to ask.
func askRow(v *render.Context, i int) (ask model.AskBrowser, ok bool) {
	base, ref := v.Links.Report.AsReference(i)
	return model.AskBrowser{Base: base, Ref: ref}, len(base)+len(ref) <= render.MoreBytes
}
