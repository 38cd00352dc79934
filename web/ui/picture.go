package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// Picture draws the derivation of a text.
type Picture struct {
	vecty.Core
	Picture *play.Picture `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (p *Picture) Copy() vecty.Component { n := *p; n.Core = vecty.Core{}; return &n }

// SkipRender is true for the very same picture.
func (p *Picture) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Picture)
	return ok && old.Picture == p.Picture
}

// Render draws the boxes, which keys walk through, and the chosen one in words.
func (p *Picture) Render() vecty.ComponentOrHTML {
	var boxes vecty.List
	for _, b := range p.Picture.Boxes {
		boxes = append(boxes, &Box{Box: b})
	}
	x := p.Picture
	return section("picture", x.Title,
		said("p", "hint", x.Hint),
		acts(x.Buttons),
		tag("div", "scroll", walk("picture", x.Label),
			svg("svg", attributes("aria-hidden", "true", "width", strconv.Itoa(x.Width), "height", strconv.Itoa(x.Height)), boxes)),
		said("p", "note", x.Note),
		tag("p", "say", attribute("aria-live", "polite"), vecty.Text(x.Say), cite(x.Cite)),
		said("pre", "abnf", x.ABNF),
		acts(x.Save),
	)
}

// svg is an element of a drawing.
func svg(name string, children ...vecty.MarkupOrChild) *vecty.HTML {
	e := vecty.Tag(name, children...)
	vecty.Namespace("http://www.w3.org/2000/svg").Apply(e)
	return e
}

// Box draws a box of a picture.
type Box struct {
	vecty.Core
	Box play.Box `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (b *Box) Copy() vecty.Component { n := *b; n.Core = vecty.Core{}; return &n }

// SkipRender is true where nothing changed.
func (b *Box) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Box)
	return ok && old.Box == b.Box
}

// Render draws the frame with its label at the head and characters at the foot.
func (b *Box) Render() vecty.ComponentOrHTML {
	x := &b.Box
	return svg("g", attributes("class", x.Class, "data-act", x.Command.Name, "data-value", x.Command.Value,
		"transform", "translate("+strconv.Itoa(x.X)+" "+strconv.Itoa(x.Y)+")"),
		svg("rect", attributes("width", strconv.Itoa(x.Width), "height", strconv.Itoa(x.Height), "rx", "3")),
		words("name", x.Turned, x.LabelX, x.LabelY, x.Label),
		words("chars", false, x.Width/2, x.TextY, x.Text),
	)
}

// words is text in a drawing, perhaps turned to run downwards.
func words(class string, turned bool, x, y int, text string) *vecty.HTML {
	turn := ""
	if turned {
		turn = "rotate(90)"
	}
	return svg("text", attributes("class", class, "transform", turn, "x", strconv.Itoa(x), "y", strconv.Itoa(y)), vecty.Text(text))
}
