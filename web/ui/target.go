package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// Target draws the target with the origin of each character.
type Target struct {
	vecty.Core
	Title  string       `vecty:"prop"`
	Target *play.Target `vecty:"prop"`
	// Browser stands in the pane of the target, to be compared with it.
	Browser *play.Browser `vecty:"prop"`
	Breath  Breath        `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (t *Target) Copy() vecty.Component { n := *t; n.Core = vecty.Core{}; return &n }

// SkipRender is true for the very same target.
func (t *Target) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Target)
	return ok && old.Target == t.Target && old.Title == t.Title && old.Browser == t.Browser
}

// Render draws the marks for those who see them, and the same as a sentence.
func (t *Target) Render() vecty.ComponentOrHTML {
	t.Breath.take()
	return section("target", t.Title, tag("div", "halves",
		tag("div", "",
			tag("p", "none", vecty.Text(t.Target.None)),
			tag("div", "", walk("target", t.Target.CursorLabel), tag("p", "uri", part("result"), attribute("aria-hidden", "true"), origins(t.Target.Pieces))),
			tag("p", "more", vecty.Text(t.Target.More)),
			tag("p", "spoken", attribute("aria-live", "polite"), vecty.Text(t.Target.Spoken)),
			legend(t.Target.Legend),
			tag("ul", "faults", faults(t.Target.Notes, "")),
			&Browser{Browser: t.Browser},
		),
		tag("div", "", vecty.If(t.Target.Why != "", tag("div", "why",
			said("h3", "", t.Target.Why), tag("ul", "", reasons(t.Target.Reasons))))),
	))
}

func reasons(list []play.Reason) vecty.List {
	var out vecty.List
	for _, r := range list {
		out = append(out, &Reason{Reason: r})
	}
	return out
}

func origins(list []play.Origin) vecty.List {
	var out vecty.List
	for _, o := range list {
		out = append(out, &Origin{Origin: o})
	}
	return out
}

func legend(items []play.LegendItem) *Still {
	var key []string
	for _, item := range items {
		key = append(key, item.From, item.Mark, item.Text)
	}
	return still(func() *vecty.HTML {
		var out vecty.List
		for _, item := range items {
			out = append(out, tag("li", "",
				said("span", "mark from-"+item.From, item.Mark),
				vecty.Text(item.Text)))
		}
		return tag("ul", "origins", out)
	}, key...)
}

// Origin draws a run of the target.
type Origin struct {
	vecty.Core
	Origin play.Origin `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (o *Origin) Copy() vecty.Component { n := *o; n.Core = vecty.Core{}; return &n }

// SkipRender is true where nothing changed.
func (o *Origin) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Origin)
	return ok && old.Origin == o.Origin
}

// Render draws the characters above the letter of their origin.
func (o *Origin) Render() vecty.ComponentOrHTML {
	todo := ""
	if o.Origin.Todo {
		todo = " todo"
	}
	return vecty.Tag("span", attributes("class", "run from-"+o.Origin.From+todo, "title", o.Origin.Title),
		vecty.Tag("span", attributes("class", "text"+prefixed(" c-", o.Origin.Component)+pointed(o.Origin.Pointed), "data-point", o.Origin.Point),
			vecty.Text(o.Origin.Text)),
		said("span", "mark", o.Origin.Mark),
	)
}
