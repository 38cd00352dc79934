package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// Picture draws the derivation tree of a text.
type Picture struct {
	vecty.Core
	Picture *page.Picture `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (p *Picture) Copy() vecty.Component { n := *p; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether the picture is the very same.
func (p *Picture) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Picture)
	return ok && old.Picture == p.Picture
}

// Render draws the boxes, which the arrow keys visit, and the chosen one in words.
func (p *Picture) Render() vecty.ComponentOrHTML {
	var boxes vecty.List
	for _, b := range p.Picture.Boxes {
		boxes = append(boxes, &Box{Box: b})
	}
	x := p.Picture
	return section("picture", x.Title,
		textElement("p", "hint", x.Hint),
		tag("p", "acts", buttons(x.ButtonRow)),
		tag("div", "scroll", cursor("picture", x.Label),
			svg("svg", fitted(x.Width, x.Height), boxes)),
		textElement("p", "note", x.Note),
		tag("p", "say", attribute("aria-live", "polite"), vecty.Text(x.Say), cite(x.Cite)),
		textElement("pre", "abnf", x.ABNF),
		tag("p", "acts", buttons(x.Save)),
		tag("p", "note", attribute("role", "status"), vecty.Text(x.Saved)),
	)
}

// svg returns an SVG element.
func svg(name string, children ...vecty.MarkupOrChild) *vecty.HTML {
	e := element(name, children...)
	vecty.Namespace("http://www.w3.org/2000/svg").Apply(e)
	return e
}

// Box draws a box of a picture.
type Box struct {
	vecty.Core
	Box page.Box `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (b *Box) Copy() vecty.Component { n := *b; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether nothing changed.
func (b *Box) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Box)
	return ok && old.Box == b.Box
}

// Render draws the frame with its label at the top and its characters at the bottom.
func (b *Box) Render() vecty.ComponentOrHTML {
	x := &b.Box
	return svg("g", attributes("class", x.Class, "data-act", x.Command.Name, "data-value", x.Command.Value,
		"transform", "translate("+strconv.Itoa(x.X)+" "+strconv.Itoa(x.Y)+")"),
		svg("rect", attributes("width", strconv.Itoa(x.Width), "height", strconv.Itoa(x.Height), "rx", "3")),
		svgText("name", x.Turned, x.LabelX, x.LabelY, x.Label),
		svgText("chars", false, x.Width/2, x.TextY, x.Text),
	)
}

// fitted returns markup for a drawing that is made smaller, down to four fifths, where there
// is less room.
func fitted(width, height int) vecty.MarkupList {
	w, h := strconv.Itoa(width), strconv.Itoa(height)
	return vecty.Markup(attributes("aria-hidden", "true", "width", w, "height", h, "viewBox", "0 0 "+w+" "+h), vecty.Style("min-width", strconv.Itoa(width*4/5)+"px"))
}

// svgText returns text in a drawing, turned by 90 degrees if turned.
func svgText(class string, turned bool, x, y int, text string) *vecty.HTML {
	turn := ""
	if turned {
		turn = "rotate(90)"
	}
	return svg("text", attributes("class", class, "transform", turn, "x", strconv.Itoa(x), "y", strconv.Itoa(y)), vecty.Text(text))
}
