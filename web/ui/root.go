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
	switch {
	case p.Course != nil:
		return tag("uri-course", "sheets", &Course{Course: p.Course}, sheets(p.Tables.List, b))
	case p.Tables != nil:
		return tag("section", "sheets", vecty.If(p.Player != nil, &Player{Player: p.Player}), sheets(p.Tables.List, b))
	case p.Target == nil:
		return tag("article", "", &Picture{Picture: p.Picture}, tag("div", "panes", &Components{Title: p.Words.Components, Components: p.Components, Breath: b}))
	}
	return tag("div", "",
		&Target{Title: p.Words.Target, Target: p.Target, Browser: p.Browser, Breath: b},
		&Player{Player: p.Player, Breath: b},
		vecty.If(p.Examples != nil, &Examples{Examples: p.Examples, Breath: b}),
		tag("div", "panes",
			vecty.If(p.Components != nil, &Components{Title: p.Words.Components, Components: p.Components, Breath: b}),
			vecty.If(p.Steps != nil, &Steps{Title: p.Words.Steps, Steps: p.Steps, Breath: b}),
			&Trace{Title: p.Words.Trace, Trace: p.Trace, Breath: b},
		),
	)
}
