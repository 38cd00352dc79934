package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// picture draws the derivation tree of a text as boxes, which the arrow keys visit, and the
// chosen one in words.
func picture(x *page.Picture) *Part {
	return part(x, func() *vecty.HTML {
		return section("picture", x.Title,
			textElement("p", "hint", x.Hint),
			tag("p", "acts", buttons(x.ButtonRow)),
			tag("div", "scroll", cursor("picture", x.Label),
				svg("svg", fitted(x.Width, x.Height), each(x.Boxes, box))),
			textElement("p", "note", x.Note),
			tag("p", "say", attribute("aria-live", "polite"), vecty.Text(x.Say), cite(x.Cite)),
			textElement("pre", "abnf", x.ABNF),
			tag("p", "acts", buttons(x.Save)),
			tag("p", "note", attribute("role", "status"), vecty.Text(x.Saved)),
		)
	})
}

// svg returns an SVG element.
func svg(name string, children ...vecty.MarkupOrChild) *vecty.HTML {
	e := element(name, children...)
	vecty.Namespace("http://www.w3.org/2000/svg").Apply(e)
	return e
}

// box draws a frame with its label at the top and its characters at the bottom.
func box(x page.Box) *Part {
	return part(x, func() *vecty.HTML {
		return svg("g", attributes("class", x.Class, "data-act", x.Command.Name, "data-value", x.Command.Value,
			"transform", "translate("+strconv.Itoa(x.X)+" "+strconv.Itoa(x.Y)+")"),
			svg("rect", attributes("width", strconv.Itoa(x.Width), "height", strconv.Itoa(x.Height), "rx", "3")),
			svgText("name", x.Turned, x.LabelX, x.LabelY, x.Label),
			svgText("chars", false, x.Width/2, x.TextY, x.Text),
		)
	})
}

// fitted returns markup for a drawing that is made smaller, down to four fifths, where there
// is less room.
func fitted(width, height int) vecty.MarkupList {
	return vecty.Markup(attribute("aria-hidden", "true"), sized(0, 0, width, height))
}

// sized is fitted for a drawing that has a name, and whose corner is there.
func sized(left, top, width, height int) vecty.MarkupList {
	w, h := strconv.Itoa(width), strconv.Itoa(height)
	return vecty.Markup(attributes("width", w, "height", h, "viewBox", strconv.Itoa(left)+" "+strconv.Itoa(top)+" "+w+" "+h), vecty.Style("min-width", strconv.Itoa(width*4/5)+"px"))
}

// svgText returns text in a drawing, turned by 90 degrees if turned.
func svgText(class string, turned bool, x, y int, text string) *vecty.HTML {
	turn := ""
	if turned {
		turn = "rotate(90)"
	}
	return svg("text", attributes("class", class, "transform", turn, "x", strconv.Itoa(x), "y", strconv.Itoa(y)), vecty.Text(text))
}
