// Package writelink makes the view "Write a link": references that lead to a wanted target.
package writelink

import (
	"uriplayground/core"
	"uriplayground/core/places"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// Relativize returns the references that come into question for the way from the
// base to the wanted target, and whether and why each leads there.
func Relativize(v *render.Context) []*page.Table {
	s := v.Table("links", "links.title", "links.caption", "ref.label", "links.leads", "links.move.slash", "links.move.folder", "links.move.host", "links.move.page", "links.why")
	r := v.Relative()
	if r == nil {
		s.Note = v.Words.Get("links.none")
		return []*page.Table{s}
	}
	others := v.Table("no-links", "links.others", "", "ref.label", "links.why")
	others.Folded = !v.Whole
	for _, c := range r.Candidates {
		candidate(v, s, others, &c)
	}
	switch {
	case !r.Done && len(r.Faults) > 0:
		s.Note = render.FaultMessage(v.Words, r.Faults[0].Fault, faulted(v, r.Faults[0]))
		insteadOfReference(v, s)
	case !r.Done:
		s.Note = v.Words.Get("links.unreachable")
	default:
		s.Note, s.Answers = v.Words.Get("links.write", "ref", v.LinkText(r.Ref)), true
		s.Answer = v.Words.Get("links.write", "ref", v.LinkInSentence(r.Ref))
		s.AddButton("take-code", r.Ref, v.Words.Get("links.copy")).Primary = true
		s.AddButton("places", v.State.Base+"\n"+r.Ref, v.Words.Get("links.everywhere"))
	}
	v.OfferTarget(s)
	if len(others.Rows) == 0 {
		return []*page.Table{s}
	}
	return []*page.Table{s, others}
}

// insteadOfReference offers what a reference in the place of a target leads to.
func insteadOfReference(v *render.Context, s *page.Table) {
	target, ok := core.Target(v.State.Base, v.State.Ref, core.RFC3986, v.State.Options)
	if ok && target != v.State.Ref {
		text := v.Words.Get("why.instead", "target", page.Clip(target, render.SayBytes))
		s.AddButton("texts", v.State.Base+"\n"+target, text)
	}
}

// faulted returns the text that a fault of relativizing lies in.
func faulted(v *render.Context, f core.TextFault) string {
	if f.Text == core.TextBase {
		return v.State.Base
	}
	return v.State.Ref
}

// candidate adds a reference: what it leads to, with what each character comes from, and what it
// outlasts. One that does not lead to the target is one of the others.
func candidate(v *render.Context, s, others *page.Table, c *core.Candidate) {
	link, why := render.CodeCell(v.LinkText(c.Text)), render.TextCell(v.Words.Get("rule."+c.Rule.Key))
	why.Detail, why.Cite = v.Words.Get("part."+c.Kind.Key), v.Cite(c.Rule)
	if !c.Works {
		others.AddRow("works-no", link, why)
		return
	}
	link.Command = page.Command{Name: "show", Value: v.State.Base + "\n" + c.Text}
	leads, moves := render.ProvenanceCell(core.Resolve(v.State.Base, c.Text, core.RFC3986, core.Options{})), [places.MoveCount]*page.TableCell{}
	outlasts, ok := places.Outlasts(v.State.Base, v.State.Ref, c.Text)
	for m := range moves {
		if moves[m] = (&page.TableCell{}); ok {
			moves[m] = v.YesNoCell(outlasts[m])
		}
	}
	s.AddRow("works-yes", append(append([]*page.TableCell{link, leads}, moves[:]...), why)...)
}
