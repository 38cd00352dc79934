package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// Examples draws the suggested examples as chips, and all of them as buttons in a
// collapsed section.
type Examples struct {
	vecty.Core
	Examples *page.Examples `vecty:"prop"`
	Yield    Yield          `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (x *Examples) Copy() vecty.Component { n := *x; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether the examples are the very same.
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
		groups = append(groups, tag("div", "group", textElement("h3", "", g.Title), element("ul", items)))
	}
	// The value comes from the state, so the field may be drawn by Vecty.
	field := element("input", attributes("type", "search", "data-filter", "examples", "autocomplete", "off", "spellcheck", "false"),
		vecty.Markup(vecty.Property("value", x.Examples.Filter)))
	return tag("div", "try", textElement("span", "label", x.Examples.Try),
		element("ul", x.chips()),
		tag("details", "examples menu", textElement("summary", "", x.Examples.Title),
			tag("div", "list",
				tag("label", "filter", textElement("span", "", x.Examples.Label), field),
				tag("p", "none", attribute("role", "status"), vecty.Text(x.Examples.None)),
				tag("div", "groups", groups))))
}

// chosen draws the open example, or where it would be.
func chosen(c page.Chosen) *Memo {
	return memo(func() *vecty.HTML {
		return tag("p", "chosen", attribute("role", "status"), vecty.If(c.Title != "", textElement("b", "", c.Title), textElement("span", "", c.Text)))
	}, c.Title, c.Text)
}

// chips draws the suggested examples.
func (x *Examples) chips() vecty.List {
	var out vecty.List
	for _, item := range x.Examples.Chips {
		out = append(out, memo(func() *vecty.HTML {
			return element("li", element("button", attributes("type", "button", "class", "chip", "data-example", item.ID, "title", item.Ref), vecty.Text(item.Title)))
		}, item.ID, item.Title, item.Ref))
	}
	return out
}

// item draws the button of an example.
func (x *Examples) item(item page.ExampleItem) *Memo {
	return memo(func() *vecty.HTML {
		x.Yield.now()
		return element("li", element("button",
			vecty.Markup(vecty.Property("type", "button"), vecty.Attribute("data-example", item.ID)),
			vecty.Text(item.Title), textElement("code", "", item.Ref)))
	}, item.ID, item.Title, item.Ref)
}
