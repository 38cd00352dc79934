package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// Examples draws the examples as buttons, folded away at first.
type Examples struct {
	vecty.Core
	Examples *play.Examples `vecty:"prop"`
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
			items = append(items, vecty.Tag("li", vecty.Tag("button",
				vecty.Markup(vecty.Property("type", "button"), vecty.Attribute("data-example", item.ID)),
				vecty.Text(item.Title), tag("code", "", vecty.Text(item.Ref)))))
		}
		groups = append(groups, tag("div", "group", tag("h3", "", vecty.Text(g.Title)), vecty.Tag("ul", items)))
	}
	return tag("details", "examples", vecty.Tag("summary", vecty.Text(x.Examples.Title)), tag("div", "groups", groups))
}
