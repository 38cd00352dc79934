package wire

import (
	"strconv"
	"strings"

	"uriplayground/core/links"
)

// Move returns what has to be written otherwise in a source whose page or site moves. Its
// list has the first MaxLinks links; "edits" has all of them, for static/loader.js.
func Move(b *links.Report, m *links.Move) *Properties {
	list := make([]any, 0, min(m.Edits(), MaxLinks))
	var edits strings.Builder
	for i := range m.Edits() {
		l := m.Edit(i)
		e := b.At(l.Link)
		if l.Written != "" {
			addEdit(&edits, e.Start, e.End, l.Written)
		}
		if i >= MaxLinks {
			continue
		}
		row := Object("link start end was now wanted instead written", l.Link, int(e.Start), int(e.End), l.Was, l.Now, l.Wanted, l.Instead, l.Written)
		if l.ByHand || l.Unfixable {
			Put(row, "written", nil)
		}
		list = append(list, row)
	}
	answer := Object("from to page breaks links base", m.From, m.To, m.Page, m.Breaks(), list, nil)
	base := b.Options().EmbeddedAt
	if written, ok := m.WrittenBase(); ok && base.End > base.Start {
		Put(answer, "base", Object("start end instead written", int(base.Start), int(base.End), m.Base, written))
		addEdit(&edits, base.Start, base.End, written)
	}
	Put(answer, "edits", edits.String())
	return answer
}

// addEdit adds a line: a place of the source and what is written there, which has no line breaks.
func addEdit(lines *strings.Builder, start, end uint32, written string) {
	lines.WriteString(strconv.Itoa(int(start)) + " " + strconv.Itoa(int(end)) + " " + written + "\n")
}
