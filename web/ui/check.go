package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// Check draws what the grammar says of one field.
type Check struct {
	vecty.Core
	Check  *play.Check `vecty:"prop"`
	Breath Breath      `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (c *Check) Copy() vecty.Component { n := *c; n.Core = vecty.Core{}; return &n }

// SkipRender is true for the very same check.
func (c *Check) SkipRender(prev vecty.Component) bool {
	p, ok := prev.(*Check)
	return ok && p.Check == c.Check
}

// Render draws the text in the colours of its components, and the verdict.
func (c *Check) Render() vecty.ComponentOrHTML {
	c.Breath.take()
	return tag("div", "check tone-"+string(c.Check.Tone),
		said("span", "label", c.Check.Label),
		tag("code", "echo", walk(c.Check.Name, c.Check.CursorLabel), pieces(c.Check.Echo)),
		said("span", "verdict", c.Check.Verdict),
		tag("ul", "faults", faults(c.Check.Faults, c.Check.More)),
		said("span", "next", c.Check.Next),
	)
}

func pieces(list []play.Piece) vecty.List {
	var out vecty.List
	for _, p := range list {
		out = append(out, &Piece{Piece: p})
	}
	return out
}

func faults(list []play.FaultLine, more string) vecty.List {
	var out vecty.List
	for _, f := range list {
		out = append(out, &Fault{Fault: f})
	}
	if more != "" {
		out = append(out, said("li", "more", more))
	}
	return out
}

// Piece draws a run of characters of one component.
type Piece struct {
	vecty.Core
	Piece play.Piece `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (p *Piece) Copy() vecty.Component { n := *p; n.Core = vecty.Core{}; return &n }

// SkipRender is true where nothing changed.
func (p *Piece) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Piece)
	return ok && old.Piece == p.Piece
}

// Render draws the run; a faulty one is a mark element, so that the fault does
// not rest on colour.
func (p *Piece) Render() vecty.ComponentOrHTML {
	name := "span"
	if p.Piece.Faulty {
		name = "mark"
	}
	return vecty.Tag(name, attributes("class", "piece"+prefixed(" c-", p.Piece.Component)+pointed(p.Piece.Pointed), "data-point", p.Piece.Point),
		vecty.Text(p.Piece.Text))
}

// Fault draws a fault in words.
type Fault struct {
	vecty.Core
	Fault play.FaultLine `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (f *Fault) Copy() vecty.Component { n := *f; n.Core = vecty.Core{}; return &n }

// SkipRender is true where nothing changed.
func (f *Fault) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Fault)
	return ok && old.Fault == f.Fault
}

// Render draws place, message and section.
func (f *Fault) Render() vecty.ComponentOrHTML {
	return tag("li", "fault tone-"+string(f.Fault.Tone),
		said("span", "where", f.Fault.Where),
		said("span", "message", f.Fault.Message),
		cite(f.Fault.Cite),
		vecty.If(f.Fault.Fix.Text != "", vecty.Tag("button", attributes(
			"type", "button", "data-fix", f.Fault.Fix.Point, "data-with", f.Fault.Fix.With), vecty.Text(f.Fault.Fix.Text))),
	)
}
