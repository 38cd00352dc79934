package view

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// moveTable is what breaks where the page or its site moves to another place, at which
// step, and what to write instead.
func (v *view) moveTable() *page.Table {
	m := v.links.Move
	s := v.table("move", "moves.title", "moves.caption", "linkpanel.ref", "moves.now", "moves.wanted", "moves.why", "diff.instead")
	switch {
	case m == nil && v.links.Report.Len() == 0:
		s.Note = v.words.Get("linkpanel.none")
	case m == nil:
		s.Note = v.words.Get("moves.nowhere")
	}
	if m == nil || !m.Done {
		s.Heads = s.Heads[:1]
		return s
	}
	s.Note = v.moveNote(m)
	if m.Edits() > 0 || m.Base != "" {
		s.AddButton("links-mended", "copy", v.words.Get("moves.copy"))
		s.AddButton("links-mended", "save", v.words.Get("moves.save"))
	}
	for i := range v.listed(m.Breaks(), m.BrokenLink) {
		v.moveRow(s, m.Break(i))
	}
	return s
}

// moveNote is what moves from where to where, and how many links that breaks.
func (v *view) moveNote(m *model.Move) string {
	note := v.words.Get("moves."+m.Moving.String(), "from", page.Clip(m.From, cellBytes), "to", page.Clip(m.To, cellBytes))
	if m.Breaks() == 0 {
		note += " " + v.words.Get("moves.none")
	} else {
		note += " " + v.words.Get("diff.count", "n", strconv.Itoa(m.Breaks()), "total", strconv.Itoa(v.links.Report.Len()))
	}
	if listed := v.listed(m.Breaks(), m.BrokenLink); m.Breaks() > listed {
		note += " " + v.words.Get("diff.first", "n", strconv.Itoa(listed))
	}
	base := v.quote(page.Clip(m.Base, cellBytes))
	switch mends := m.Breaks() - m.Edits(); {
	case m.Base != "" && mends > 0:
		note += " " + v.words.Get("moves.base", "base", base, "n", strconv.Itoa(mends))
	case m.Base != "":
		note += " " + v.words.Get("moves.based", "base", base)
	}
	return note
}

// moveRow is a link that no longer leads where it should.
func (v *view) moveRow(s *page.Table, l links.MovedLink) {
	ref := v.links.Report.At(l.Link).Ref
	instead := codeCell(v.linkText(l.Instead))
	switch {
	case l.Unmendable:
		instead = textCell(v.words.Get("moves.unmendable"))
	case l.Instead == "":
		instead = textCell(v.words.Get("moves.bybase"))
	case l.ByHand:
		instead.Detail = v.words.Get("moves.byhand")
	}
	s.AddRow("", codeCell(v.shownLink(ref)).WithCommand("links-open", strconv.Itoa(l.Link)), codeCell(v.shownLink(l.Now)), codeCell(v.shownLink(l.Wanted)),
		v.whyMoved(l, ref), instead)
}

// whyMoved is the step at which the link parts from where it led, or why it does not
// follow what has moved.
func (v *view) whyMoved(l links.MovedLink, ref string) *page.TableCell {
	if l.Now == l.Was || len(ref)+len(l.NowBase) > moreBytes {
		return textCell(v.words.Get("moves.stays"))
	}
	was := core.Resolve(l.WasBase, ref, core.RFC3986, core.Options{})
	now := core.Resolve(l.NowBase, ref, core.RFC3986, core.Options{})
	return v.partingCell(&was, &now)
}
