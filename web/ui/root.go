package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// Root is the whole page below the input fields.
type Root struct {
	vecty.Core
	Page   play.Page `vecty:"prop"`
	Breath Breath    `vecty:"prop"`
}

// Breath is called between the pieces of a page, of which the first drawing
// takes long on a slow device, so that the browser may answer in between.
type Breath func()

func (b Breath) take() {
	if b != nil {
		b()
	}
}

// Copy is for Vecty; see the package comment.
func (r *Root) Copy() vecty.Component { c := *r; c.Core = vecty.Core{}; return &c }

// Render draws the notice, what the grammar says of the fields, and the view.
func (r *Root) Render() vecty.ComponentOrHTML {
	p := &r.Page
	return vecty.Tag("div", attributes("class", "uri-result view-"+p.View, "data-uri", "result", "lang", p.Lang, "translate", "no"),
		tag("p", "notice", attribute("role", "status"), vecty.Text(p.Notice)),
		tag("div", "checks", checks(p, r.Breath)),
		tag("p", "walked", attribute("role", "status"), vecty.Text(p.CursorText)),
		body(p, r.Breath),
		takeaway(p),
	)
}

func takeaway(p *play.Page) vecty.MarkupOrChild {
	if p.CopyPanel == nil {
		return nil
	}
	return folded("takeaway", p.CopyPanel)
}

func checks(p *play.Page, b Breath) vecty.List {
	var out vecty.List
	for _, c := range p.Checks {
		if c != nil {
			out = append(out, &Check{Check: c, Breath: b})
		}
	}
	return out
}

// body is the view. Those that are drawn in another way are another element, so
// that Vecty makes all of them anew.
func body(p *play.Page, b Breath) *vecty.HTML {
	switch body := p.Body.(type) {
	case *play.CourseBody:
		return tag("uri-course", "sheets", &Course{Course: body.Course}, sheets(body.Tables, b))
	case *play.TablesBody:
		return tag("section", "sheets", vecty.If(body.Player != nil, &Player{Player: body.Player}), sheets(body.Tables, b))
	case *play.ParseBody:
		return tag("article", "", &Picture{Picture: body.Picture}, tag("div", "panes", components(p, body.Components, b)))
	case *play.TraceBody:
		return resolution(p, body, nil, nil, b)
	case *play.ResolveBody:
		return resolution(p, &body.TraceBody, components(p, body.Components, b), &Steps{Title: p.Words.Steps, Steps: body.Steps, Breath: b}, b)
	}
	return nil
}

func components(p *play.Page, c *play.Components, b Breath) vecty.ComponentOrHTML {
	return &Components{Title: p.Words.Components, Components: c, Breath: b}
}

// resolution is the panes of the resolution. Without components and steps their
// places stay empty.
func resolution(p *play.Page, body *play.TraceBody, components, steps vecty.ComponentOrHTML, b Breath) *vecty.HTML {
	return tag("div", "",
		&Target{Title: p.Words.Target, Target: body.Target, Browser: body.Browser, Breath: b},
		&Player{Player: body.Player, Breath: b},
		vecty.If(body.Examples != nil, &Examples{Examples: body.Examples, Breath: b}),
		tag("div", "panes",
			vecty.If(components != nil, components),
			vecty.If(steps != nil, steps),
			&Trace{Title: p.Words.Trace, Trace: body.Trace, Breath: b}),
	)
}
