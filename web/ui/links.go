package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// Links draws the references that come into question for the target.
type Links struct {
	vecty.Core
	Title string      `vecty:"prop"`
	Links *play.Links `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (l *Links) Copy() vecty.Component { n := *l; n.Core = vecty.Core{}; return &n }

// SkipRender is true for the very same links.
func (l *Links) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Links)
	return ok && old.Links == l.Links && old.Title == l.Title
}

// Render draws a row for each reference; those that work are buttons.
func (l *Links) Render() vecty.ComponentOrHTML {
	var rows vecty.List
	for _, row := range l.Links.Rows {
		rows = append(rows, &LinkRow{Row: row})
	}
	return section("links", l.Title, further(l.Links.Caption, l.Links.Note, l.Links.Heads, rows)...)
}

// further is the inside of the panes that look at the target further.
func further(caption, note string, captions []string, rows vecty.List) []vecty.MarkupOrChild {
	return []vecty.MarkupOrChild{
		tag("p", "hint", vecty.Text(caption)),
		tag("p", "note", vecty.Text(note)),
		tag("div", "scroll", vecty.Tag("table",
			tag("caption", "spoken", vecty.Text(caption)),
			vecty.Tag("thead", vecty.Tag("tr", heads(captions))),
			vecty.Tag("tbody", rows),
		)),
	}
}

// LinkRow draws a reference.
type LinkRow struct {
	vecty.Core
	Row play.LinkRow `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (r *LinkRow) Copy() vecty.Component { n := *r; n.Core = vecty.Core{}; return &n }

// SkipRender is true where nothing changed.
func (r *LinkRow) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*LinkRow)
	return ok && old.Row == r.Row
}

// Render draws the reference, its kind and the reason.
func (r *LinkRow) Render() vecty.ComponentOrHTML {
	works := "no"
	if r.Row.Works {
		works = "yes"
	}
	return vecty.Tag("tr", classes("works-"+works),
		vecty.Tag("td", vecty.Tag("button", classes("state-"+works), vecty.Markup(vecty.Property("type", "button"),
			vecty.Attribute("data-link", "ref"), vecty.Attribute("data-text", r.Row.Text)), tag("code", "", vecty.Text(r.Row.Ref)))),
		vecty.Tag("td", vecty.Text(r.Row.Kind)),
		vecty.Tag("td", vecty.Text(r.Row.Why), cite(r.Row.Cite)),
	)
}
