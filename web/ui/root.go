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

// Render draws every pane. The panes keep their places whatever the page says.
func (r *Root) Render() vecty.ComponentOrHTML {
	p := &r.Page
	return vecty.Tag("div", classes("uri-result", "view-"+p.View), attribute("data-uri", "result"), attribute("lang", p.Lang), attribute("translate", "no"),
		vecty.Tag("p", classes("notice"), attribute("role", "status"), vecty.Text(p.Notice)),
		tag("div", "checks", &Check{Check: p.Checks[0]}, &Check{Check: p.Checks[1]}),
		&Target{Title: p.Words.Target, Target: p.Target, Browser: p.Browser},
		&Player{Player: p.Player},
		&Examples{Examples: p.Examples},
		tag("div", "panes",
			&Components{Title: p.Words.Components, Components: p.Components},
			&Steps{Title: p.Words.Steps, Steps: p.Steps},
			&Trace{Title: p.Words.Trace, Trace: p.Trace},
		),
		tag("div", "panes further",
			&Links{Title: p.Words.Links, Links: p.Links},
			&Ladder{Title: p.Words.Ladder, Ladder: p.Ladder},
		),
	)
}
