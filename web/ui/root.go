package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// Root is the whole page below the input fields.
type Root struct {
	vecty.Core
	Page play.Page `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (r *Root) Copy() vecty.Component { c := *r; c.Core = vecty.Core{}; return &c }

// Render draws the notice, what the grammar says of the fields, and the view.
func (r *Root) Render() vecty.ComponentOrHTML {
	p := &r.Page
	return vecty.Tag("div", attributes("class", "uri-result view-"+p.View, "data-uri", "result", "lang", p.Lang, "translate", "no"),
		tag("p", "notice", attribute("role", "status"), vecty.Text(p.Notice)),
		tag("div", "checks", checks(p)),
		tag("p", "walked", attribute("role", "status"), vecty.Text(p.Walked)),
		body(p),
		takeaway(p),
	)
}

func takeaway(p *play.Page) vecty.MarkupOrChild {
	if p.Take == nil {
		return nil
	}
	return folded("takeaway", p.Take)
}

func checks(p *play.Page) vecty.List {
	var out vecty.List
	for _, c := range p.Checks {
		if c != nil {
			out = append(out, &Check{Check: c})
		}
	}
	return out
}

// body is the view. Those that are drawn in another way are another element, so
// that Vecty makes all of them anew.
func body(p *play.Page) *vecty.HTML {
	switch {
	case p.Course != nil:
		return tag("uri-course", "sheets", &Course{Course: p.Course}, sheets(p.Sheets.List))
	case p.Sheets != nil:
		return tag("section", "sheets", vecty.If(p.Player != nil, &Player{Player: p.Player}), sheets(p.Sheets.List))
	case p.Target == nil:
		return tag("article", "", &Picture{Picture: p.Picture}, tag("div", "panes", &Components{Title: p.Words.Components, Components: p.Components}))
	}
	return tag("div", "",
		&Target{Title: p.Words.Target, Target: p.Target, Browser: p.Browser},
		&Player{Player: p.Player},
		vecty.If(p.Examples != nil, &Examples{Examples: p.Examples}),
		tag("div", "panes",
			vecty.If(p.Components != nil, &Components{Title: p.Words.Components, Components: p.Components}),
			vecty.If(p.Steps != nil, &Steps{Title: p.Words.Steps, Steps: p.Steps}),
			&Trace{Title: p.Words.Trace, Trace: p.Trace},
		),
	)
}
