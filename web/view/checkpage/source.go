package checkpage

import (
	"strconv"

	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// Marks returns the links in the source, on the lines of it that can be seen.
func Marks(v *render.Context) *page.Marks {
	read, m := &v.Links.Marked, new(page.Marks)
	for i, span := range read.Spans {
		if i >= len(read.Texts) || span.Link >= v.Links.Report.Len() {
			break
		}
		line := int(span.Line) - 1
		if n := len(m.Lines); n == 0 || m.Lines[n-1].Line != line {
			m.Lines = append(m.Lines, page.MarkedLine{Line: line})
		}
		last := &m.Lines[len(m.Lines)-1]
		piece := page.TextPiece{Text: read.Texts[i], Class: markClass(v, span.Link)}
		if span.Link >= 0 {
			piece.Link = strconv.Itoa(span.Link)
		}
		last.Pieces = append(last.Pieces, piece)
	}
	return m
}

// markClass returns how a link is marked: by its gravest finding, and whether it is chosen.
func markClass(v *render.Context, link int) string {
	if link < 0 {
		return ""
	}
	class := "level-" + v.Links.Report.At(link).Worst.String()
	if v.State.LinkPanel.Chosen == link+1 {
		class += " now"
	}
	return class
}
