package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// Ladder draws the rungs of normalization.
type Ladder struct {
	vecty.Core
	Title  string       `vecty:"prop"`
	Ladder *play.Ladder `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (l *Ladder) Copy() vecty.Component { n := *l; n.Core = vecty.Core{}; return &n }

// SkipRender is true for the very same ladder.
func (l *Ladder) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Ladder)
	return ok && old.Ladder == l.Ladder && old.Title == l.Title
}

// Render draws a row for each rung.
func (l *Ladder) Render() vecty.ComponentOrHTML {
	var rows vecty.List
	for _, row := range l.Ladder.Rows {
		rows = append(rows, &LadderRow{Row: row})
	}
	return section("ladder", l.Title, further(l.Ladder.Caption, l.Ladder.Note, l.Ladder.Heads, rows)...)
}

// LadderRow draws a rung.
type LadderRow struct {
	vecty.Core
	Row play.LadderRow `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (r *LadderRow) Copy() vecty.Component { n := *r; n.Core = vecty.Core{}; return &n }

// SkipRender is true where nothing changed.
func (r *LadderRow) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*LadderRow)
	return ok && old.Row == r.Row
}

// Render draws the text on the rung, and what changed there.
func (r *LadderRow) Render() vecty.ComponentOrHTML {
	changed := ""
	if r.Row.Changed {
		changed = "changed"
	}
	return vecty.Tag("tr", classes(changed),
		vecty.Tag("th", attribute("scope", "row"), vecty.Text(r.Row.Rung), cite(r.Row.Cite)),
		vecty.Tag("td", tag("code", "", vecty.Text(r.Row.Text)), tag("span", "detail", vecty.Text(r.Row.Why))),
	)
}
