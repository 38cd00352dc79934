package checkpage

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/fromwhere"
	"uriplayground/web/view/render"
)

// moveTable returns what breaks where the page or its site moves to another place, at which
// step, and what to write instead.
func moveTable(v *render.Context) *page.Table {
	m := v.Links.Move
	s := v.Table("move", "moves.title", "moves.caption", "linkpanel.ref", "moves.now", "moves.wanted", "moves.why", "diff.instead")
	switch {
	case m == nil && v.Links.Report.Len() == 0:
		s.Note = v.Words.Get("linkpanel.nolinks")
	case m == nil:
		s.Note = v.Words.Get("moves.nowhere")
	}
	if m == nil || !m.Done {
		s.Heads = s.Heads[:1]
		return s
	}
	s.Note = moveNote(v, m)
	if m.Edits() > 0 || m.Base != "" {
		s.AddButton("links-mended", "copy", v.Words.Get("moves.copy"))
		s.AddButton("links-mended", "save", v.Words.Get("moves.save"))
	}
	for i := range listed(v, m.Breaks(), m.BrokenLink) {
		moveRow(v, s, m.Break(i))
	}
	return s
}

// moveNote returns what moves from where to where, and how many links that breaks.
func moveNote(v *render.Context, m *model.Move) string {
	note := v.Words.Get("moves."+m.Moving.String(), "from", page.Clip(m.From, render.CellBytes), "to", page.Clip(m.To, render.CellBytes))
	if m.Breaks() == 0 {
		note += " " + v.Words.Get("moves.none")
	} else {
		note += " " + v.Words.Get("diff.count", "n", strconv.Itoa(m.Breaks()), "total", strconv.Itoa(v.Links.Report.Len()))
	}
	if listed := listed(v, m.Breaks(), m.BrokenLink); m.Breaks() > listed {
		note += " " + v.Words.Get("diff.first", "n", strconv.Itoa(listed))
	}
	base := v.Quote(page.Clip(m.Base, render.CellBytes))
	switch fixes := m.Breaks() - m.Edits(); {
	case m.Base != "" && fixes > 0:
		note += " " + v.Words.Get("moves.base", "base", base, "n", strconv.Itoa(fixes))
	case m.Base != "":
		note += " " + v.Words.Get("moves.based", "base", base)
	}
	return note
}

// moveRow adds a link that no longer leads where it should.
func moveRow(v *render.Context, s *page.Table, l links.MovedLink) {
	ref := v.Links.Report.At(l.Link).Ref
	instead := render.CodeCell(v.LinkText(l.Instead))
	switch {
	case l.Unfixable:
		instead = render.TextCell(v.Words.Get("moves.unmendable"))
	case l.Instead == "":
		instead = render.TextCell(v.Words.Get("moves.bybase"))
	case l.ByHand:
		instead.Detail = v.Words.Get("moves.byhand")
	}
	s.AddRow("", render.CodeCell(shownLink(v, ref)).WithCommand("links-open", strconv.Itoa(l.Link)), render.CodeCell(shownLink(v, l.Now)), render.CodeCell(shownLink(v, l.Wanted)),
		whyMoved(v, l, ref), instead)
}

// whyMoved returns the step at which the link diverges from where it led, or why it does not
// follow what has moved.
func whyMoved(v *render.Context, l links.MovedLink, ref string) *page.TableCell {
	if l.Now == l.Was || len(ref)+len(l.NowBase) > render.MoreBytes {
		return render.TextCell(v.Words.Get("moves.stays"))
	}
	was := core.Resolve(l.WasBase, ref, core.RFC3986, core.Options{})
	now := core.Resolve(l.NowBase, ref, core.RFC3986, core.Options{})
	return fromwhere.DivergenceCell(v, &was, &now)
}
