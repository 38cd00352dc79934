package wire

import "uriplayground/core/links"

// Move returns what has to be written otherwise in a source whose page or site moves.
func Move(b *links.Report, m *links.Move) map[string]any {
	list := make([]any, 0, min(m.Edits(), MaxLinks))
	for i := range min(m.Edits(), MaxLinks) {
		l := m.Edit(i)
		e := b.At(l.Link)
		row := Object("link start end was now wanted instead written", l.Link, int(e.Start), int(e.End), l.Was, l.Now, l.Wanted, l.Instead, l.Written)
		if l.ByHand || l.Unmendable {
			Put(row, "written", nil)
		}
		list = append(list, row)
	}
	answer := Object("from to page breaks links base", m.From, m.To, m.Page, m.Breaks(), list, nil)
	base := b.Options().EmbeddedAt
	if written, ok := m.WrittenBase(); ok && base.End > base.Start {
		Put(answer, "base", Object("start end instead written", int(base.Start), int(base.End), m.Base, written))
	}
	return answer
}
