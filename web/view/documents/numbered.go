package documents

import (
	"uriplayground/core"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

// numbered returns the text as a document reads it whose steps have numbers (RFC 1808 §4, RFC
// 2396 §5.2) or states (URL Standard §4.4): its verdict, its parts and its target.
func numbered(v *render.Context) []*page.Table {
	r := v.Other
	outcome := v.Table(r.Ref.Dialect.String(), "dialects.title", "dialect.caption", "components.component", "rfc."+render.RFCNumber(r.Ref.Dialect))
	if r.Ref.Dialect == core.URL {
		outcome.Caption = v.Words.Get("url.caption", "commit", core.URLCommit[:12])
		if !v.State.ViewShown().Plays {
			outcome.Note = v.Words.Get("url.grammar")
		}
	}
	addVerdict(v, outcome)
	addParts(v, outcome)
	addTarget(v, outcome)
	return []*page.Table{outcome}
}

// addVerdict says whether the document takes the text.
func addVerdict(v *render.Context, s *page.Table) {
	read := readings{Context: v}
	s.AddRow("verdict", render.HeadCell(v.Words.Get("dialects.verdict")), read.verdictCell(&v.Other.Ref))
}

// addParts adds the parts of the text, by the document's own names.
func addParts(v *render.Context, s *page.Table) {
	a := &v.Other.Ref
	for _, p := range a.Parts {
		s.AddRow("", render.HeadCell(v.Words.Get("part."+p.Rule.Key)), v.PartCell(a.Text, p))
	}
}

// addTarget adds where the text leads.
func addTarget(v *render.Context, s *page.Table) {
	r := v.Other
	label := "target.label"
	if r.Ref.Dialect == core.URL {
		label = "url.href"
	}
	s.AddRow("answer", render.HeadCell(v.Words.Get(label)), explain.AnswerCell(v, r))
	if origin, ok := r.Ref.Origin(); ok {
		s.AddRow("", render.HeadCell(v.Words.Get("url.origin")), render.CodeCell(page.Clip(origin, render.CellBytes)))
	}
}
