package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// Marks draws the links in a source, to be seen through its field. It is a root of its
// own, since the field is not drawn by Vecty.
type Marks struct {
	vecty.Core
	Marks *page.Marks `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (m *Marks) Copy() vecty.Component { n := *m; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether the marks are the very same.
func (m *Marks) SkipRender(prev vecty.Component) bool {
	p, ok := prev.(*Marks)
	return ok && p.Marks == m.Marks
}

// Render draws each line in its place.
func (m *Marks) Render() vecty.ComponentOrHTML {
	var lines vecty.List
	for _, l := range m.Marks.Lines {
		lines = append(lines, &MarkedLine{Line: l})
	}
	return element("span", attributes("class", "marks", "data-marks", "", "aria-hidden", "true"), tag("span", "sheet", lines))
}

// MarkedLine draws a line as far as its last link.
type MarkedLine struct {
	vecty.Core
	Line page.MarkedLine `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (l *MarkedLine) Copy() vecty.Component { n := *l; n.Core = vecty.Core{}; return &n }

// Render draws the pieces of the line.
func (l *MarkedLine) Render() vecty.ComponentOrHTML {
	var pieces vecty.List
	for _, p := range l.Line.Pieces {
		if p.Link == "" {
			pieces = append(pieces, tag("span", "", vecty.Text(p.Text)))
		} else {
			pieces = append(pieces, tag("mark", p.Class, attribute("data-link", p.Link), vecty.Text(p.Text)))
		}
	}
	return tag("bdi", "", vecty.Markup(vecty.Style("--line", strconv.Itoa(l.Line.Line))), pieces)
}
