package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// Check draws what the grammar says of one field, in it and below it. It is a root
// of its own, since the field is not drawn by Vecty.
type Check struct {
	vecty.Core
	Name  string      `vecty:"prop"` // of the field
	Check *page.Check `vecty:"prop"` // nil where the view says nothing of it
}

// Copy implements vecty.Copier; see the package comment.
func (c *Check) Copy() vecty.Component { n := *c; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether the check is the very same.
func (c *Check) SkipRender(prev vecty.Component) bool {
	p, ok := prev.(*Check)
	return ok && p.Check == c.Check
}

// Render draws the text in the colours of its components, which is to be seen
// through the field, and the verdict.
func (c *Check) Render() vecty.ComponentOrHTML {
	check := c.Check
	if check == nil {
		return element("div", attributes("class", "check none", "data-check", c.Name))
	}
	echo := ""
	switch {
	case !check.Whole:
		echo = " echo"
	case check.Name == "text":
		echo = " under"
	case len(check.Annotated) > 0:
		echo = " coloured"
	}
	return element("div", attributes("class", "check tone-"+string(check.Tone)+echo, "data-check", c.Name),
		tag("code", "annotated", attributes("aria-hidden", "true", "dir", "ltr"), pieces(check.Annotated)),
		tag("span", "sign", attribute("aria-hidden", "true"), vecty.Text(check.Short)),
		element("span", attributes("class", "verdict", "id", "uri-"+c.Name+"-verdict"), vecty.Text(check.Verdict)),
		tag("ul", "faults", faults(check.Faults, "")),
		rest(check),
	)
}

// rest draws the faults that are not said first, folded, and what may come next.
func rest(check *page.Check) vecty.MarkupOrChild {
	next := textElement("span", "next", check.Next)
	if len(check.Rest) == 0 {
		return next
	}
	return tag("details", "rest", textElement("summary", "", check.RestTitle), tag("ul", "faults", faults(check.Rest, check.More)), next)
}

func pieces(list []page.Piece) vecty.List {
	var out vecty.List
	for _, p := range list {
		out = append(out, &Piece{Piece: p})
	}
	return out
}

func faults(list []page.FaultLine, more string) vecty.List {
	var out vecty.List
	for _, f := range list {
		out = append(out, &Fault{Fault: f})
	}
	if more != "" {
		out = append(out, textElement("li", "more", more))
	}
	return out
}

// Piece draws consecutive characters of one component.
type Piece struct {
	vecty.Core
	Piece page.Piece `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (p *Piece) Copy() vecty.Component { n := *p; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether nothing changed.
func (p *Piece) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Piece)
	return ok && old.Piece == p.Piece
}

// Render draws the characters. Faulty ones are in a mark element, so that the
// fault is not shown by colour alone.
func (p *Piece) Render() vecty.ComponentOrHTML {
	name := "span"
	if p.Piece.Faulty {
		name = "mark"
	}
	return element(name, attributes("class", "piece"+prefixed(" c-", p.Piece.Component)+pointedClass(p.Piece.Pointed), "data-point", p.Piece.Point),
		vecty.Text(p.Piece.Text))
}

// Fault draws a fault in words.
type Fault struct {
	vecty.Core
	Fault page.FaultLine `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (f *Fault) Copy() vecty.Component { n := *f; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether nothing changed.
func (f *Fault) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Fault)
	return ok && old.Fault == f.Fault
}

// Render draws place, message and section.
func (f *Fault) Render() vecty.ComponentOrHTML {
	return tag("li", "fault tone-"+string(f.Fault.Tone),
		vecty.If(f.Fault.Where != "", textElement("span", "where", f.Fault.Where)),
		textElement("span", "message", f.Fault.Message),
		cite(f.Fault.Cite),
		vecty.If(f.Fault.Fix.Text != "", element("button", attributes(
			"type", "button", "data-fix", f.Fault.Fix.Point, "data-with", f.Fault.Fix.With), vecty.Text(f.Fault.Fix.Text))),
	)
}
