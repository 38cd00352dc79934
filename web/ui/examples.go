package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// Examples draws the examples as buttons, folded away at first.
type Examples struct {
	vecty.Core
	Examples *play.Examples `vecty:"prop"`
	Breath   Breath         `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (x *Examples) Copy() vecty.Component { n := *x; n.Core = vecty.Core{}; return &n }

// SkipRender is true for the very same examples.
func (x *Examples) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Examples)
	return ok && old.Examples == x.Examples
}

// Render draws a list for each group.
func (x *Examples) Render() vecty.ComponentOrHTML {
	var groups vecty.List
	for _, g := range x.Examples.Groups {
		var items vecty.List
		for _, item := range g.Items {
			items = append(items, x.item(item))
		}
		groups = append(groups, tag("div", "group", said("h3", "", g.Title), vecty.Tag("ul", items)))
	}
	// The field holds what the state says, so that it may stand inside.
	field := vecty.Tag("input", attributes("type", "search", "data-filter", "examples", "autocomplete", "off", "spellcheck", "false"),
		vecty.Markup(vecty.Property("value", x.Examples.Filter)))
	return tag("details", "examples", said("summary", "", x.Examples.Title),
		tag("label", "filter", said("span", "", x.Examples.Label), field),
		tag("p", "none", attribute("role", "status"), vecty.Text(x.Examples.None)),
		tag("div", "groups", groups))
}

// item draws the button of an example.
func (x *Examples) item(item play.ExampleItem) *Still {
	return still(func() *vecty.HTML {
		x.Breath.take()
		return vecty.Tag("li", vecty.Tag("button",
			vecty.Markup(vecty.Property("type", "button"), vecty.Attribute("data-example", item.ID)),
			vecty.Text(item.Title), said("code", "", item.Ref)))
	}, item.ID, item.Title, item.Ref)
}
