package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// Marks draws the links in a source, to be seen through its field. It is a root of its
// own, since the field is not drawn by Vecty.
func Marks(m *page.Marks) *Part {
	return part(m, func() *vecty.HTML {
		return element("span", attributes("class", "marks", "data-marks", "", "aria-hidden", "true"), tag("span", "sheet", each(m.Lines, markedLine)))
	})
}

// markedLine draws a line as far as its last link, in its place.
func markedLine(l page.MarkedLine) *vecty.HTML {
	return tag("bdi", "", vecty.Markup(vecty.Style("--line", strconv.Itoa(l.Line))), each(l.Pieces, markedPiece))
}

func markedPiece(p page.TextPiece) *vecty.HTML {
	if p.Link == "" {
		return tag("span", "", vecty.Text(p.Text))
	}
	return tag("mark", p.Class, attribute("data-link", p.Link), vecty.Text(p.Text))
}
