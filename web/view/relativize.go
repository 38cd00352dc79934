package view

import (
	"uriplayground/core"
	"uriplayground/web/page"
)

// relativizeView is the references that come into question for the way from the
// base to the wanted target, and whether and why each leads there.
func (v *view) relativizeView() []*page.Table {
	s := v.table("links", "links.title", "links.caption", "ref.label", "links.kind", "links.why")
	if len(v.state.Base)+len(v.state.Ref) > moreBytes {
		s.Note = v.words.Get("links.none")
		return []*page.Table{s}
	}
	v.offerTarget(s)
	r := core.Relativize(v.state.Base, v.state.Ref, core.RFC3986)
	for _, c := range r.Candidates {
		v.candidate(s, &c)
	}
	switch {
	case !r.Done && len(r.Faults) > 0:
		s.Note = FaultMessage(v.words, r.Faults[0].Fault, v.faulted(r.Faults[0]))
		v.insteadOfReference(s)
	case !r.Done:
		s.Note = v.words.Get("links.unreachable")
	default:
		s.Note = v.words.Get("links.shortest", "ref", v.linkText(r.Ref))
		s.AddButton("places", v.state.Base+"\n"+r.Ref, v.words.Get("links.everywhere"))
	}
	return []*page.Table{s}
}

// insteadOfReference offers what a reference in the place of a target leads to.
func (v *view) insteadOfReference(s *page.Table) {
	target, ok := core.Target(v.state.Base, v.state.Ref, core.RFC3986, v.state.Options)
	if ok && target != v.state.Ref {
		text := v.words.Get("why.instead", "target", page.Clip(target, sayBytes))
		s.AddButton("texts", v.state.Base+"\n"+target, text)
	}
}

// faulted is the text that a fault of relativizing lies in.
func (v *view) faulted(f core.TextFault) string {
	if f.Text == core.TextBase {
		return v.state.Base
	}
	return v.state.Ref
}

func (v *view) candidate(s *page.Table, c *core.Candidate) {
	link, why := codeCell(v.linkText(c.Text)), textCell(v.words.Get("rule."+c.Rule.Key))
	why.Cite = v.cite(c.Rule)
	class := "works-no"
	if c.Works {
		class, link.Command = "works-yes", page.Command{Name: "show", Value: v.state.Base + "\n" + c.Text}
	}
	s.AddRow(class, link, textCell(v.words.Get("part."+c.Kind.Key)), why)
}

// linkText is a reference as shown; the empty one has a word.
func (v *view) linkText(ref string) string {
	if ref == "" {
		return v.words.Get("examples.empty")
	}
	return page.Clip(ref, valueBytes)
}
