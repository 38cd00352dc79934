package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// picture draws the derivation trees of two texts as boxes, which the arrow keys visit, and what
// there is to know of the chosen one.
func picture(x *page.Picture) *Part {
	return part(x, func() *vecty.HTML {
		return tag("section", "picture",
			partText("p", "view-answer", x.Answer),
			textElement("p", "hint", x.Hint),
			tag("div", "trees", tree(&x.Trees[0]), tree(&x.Trees[1]), tag("p", "acts", buttons(x.ButtonRow))),
			tag("div", "derived",
				tag("div", "",
					tag("p", "say", attribute("aria-live", "polite"), vecty.Text(x.Say), citeSaid(x.Cite)),
					textElement("p", "at", x.At),
					tag("p", "chain", buttons(x.Chain)),
					tag("p", "tiles", each(x.Chars, charTile))),
				tag("div", "",
					textElement("pre", "abnf", x.ABNF),
					tag("p", "acts", buttons(x.Save)),
					tag("p", "note", attribute("role", "status"), vecty.Text(x.Saved)))),
		)
	})
}

// tree draws a text as boxes.
func tree(t *page.Tree) *vecty.HTML {
	boxes := []vecty.MarkupOrChild{cursor(t.Walk, t.Label)}
	if t.Root != nil {
		boxes = append(boxes, box(t.Root))
	}
	if t.Bad != "" {
		boxes = append(boxes,
			tag("div", "tree-box bad", textElement("span", "name", "▲"), textElement("span", "chars", t.Bad)),
			textElement("span", "chars rest", t.Rest))
	}
	return tag("div", "tree "+t.Class,
		button(t.Button, vecty.Text(t.Text)),
		tag("div", "tree-boxes", boxes...),
		textElement("p", "note", t.Note))
}

// box draws what a rule matches, or characters between boxes.
func box(b *page.Box) *vecty.HTML {
	act := attributes("data-act", b.Command.Name, "data-value", b.Command.Value)
	if b.Name == "" {
		return tag("span", "chars between "+b.Class, act, vecty.Text(b.Text))
	}
	name := textElement("span", "name", b.Name)
	switch {
	case b.Boxes != nil:
		return tag("div", "tree-box "+b.Class, act, name, breakable("span", "whole", b.Whole), tag("div", "inner", each(b.Boxes, box)))
	case b.Text == "":
		return tag("div", "tree-box "+b.Class, act, name, textElement("span", "none", "ε"), textElement("span", "of", b.Of))
	}
	return tag("div", "tree-box "+b.Class, act, name, breakable("span", "chars", b.Text), textElement("span", "of", b.Of))
}

// charTile draws a character with its rule.
func charTile(c page.CharTile) *vecty.HTML {
	return button(c.Button, textElement("code", "", c.Text), textElement("span", "", c.Rule))
}

// svg returns an SVG element.
func svg(name string, children ...vecty.MarkupOrChild) *vecty.HTML {
	e := element(name, children...)
	vecty.Namespace("http://www.w3.org/2000/svg").Apply(e)
	return e
}

// fitted returns markup for a drawing that is made smaller, down to four fifths, where there
// is less room.
func fitted(width, height int) vecty.MarkupList {
	return vecty.Markup(attribute("aria-hidden", "true"), sized(0, 0, width, height))
}

// sized returns what fitted does, for a drawing that has a name and this corner.
func sized(left, top, width, height int) vecty.MarkupList {
	w, h := strconv.Itoa(width), strconv.Itoa(height)
	return vecty.Markup(attributes("width", w, "height", h, "viewBox", strconv.Itoa(left)+" "+strconv.Itoa(top)+" "+w+" "+h), vecty.Style("min-width", strconv.Itoa(width*4/5)+"px"))
}

// svgText returns text in a drawing.
func svgText(class string, x, y int, text string) *vecty.HTML {
	return svg("text", attributes("class", class, "x", strconv.Itoa(x), "y", strconv.Itoa(y)), vecty.Text(text))
}
