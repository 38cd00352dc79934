package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// examples draws the suggested examples as chips, and all of them as buttons in a
// collapsed section, a list for each group.
func (d drawing) examples(x *page.Examples) *Part {
	return d.part(x, func() *vecty.HTML {
		// The value comes from the state, so the field may be drawn by Vecty.
		field := element("input", attributes("type", "search", "data-filter", "examples", "placeholder", x.Label, "aria-label", x.Label, "autocomplete", "off", "spellcheck", "false"),
			vecty.Markup(vecty.Property("value", x.Filter)))
		return tag("div", "try", textElement("span", "label", x.Try),
			element("ul", each(x.Chips, exampleChip)),
			tag("details", "examples menu", textElement("summary", "", x.Title),
				tag("div", "list",
					field,
					tag("div", "lists", buttons(x.Lists)),
					tag("p", "none", attribute("role", "status"), vecty.Text(x.None)),
					tag("div", "groups", each(x.Groups, func(g page.ExampleGroup) *vecty.HTML {
						return tag("div", "group", textElement("h3", "", g.Title), element("ul", each(g.Items, d.example)))
					})))))
	})
}

// chosen draws the open example, or where it would be.
func chosen(c page.Chosen) *Part {
	return part(c, func() *vecty.HTML {
		return tag("p", "chosen", attribute("role", "status"), vecty.If(c.Title != "", textElement("b", "", c.Title), textElement("span", "", c.Text)))
	})
}

// exampleChip draws a suggested example.
func exampleChip(item page.ExampleItem) *Part {
	return part(item, func() *vecty.HTML {
		return element("li", element("button", attributes("type", "button", "class", "chip", "data-example", item.ID, "title", item.Ref), vecty.Text(item.Title)))
	})
}

// example draws the button of an example.
func (d drawing) example(item page.ExampleItem) *Part {
	return d.part(item, func() *vecty.HTML {
		return element("li", element("button",
			vecty.Markup(vecty.Property("type", "button"), vecty.Attribute("data-example", item.ID)),
			vecty.Text(item.Title), textElement("code", "", item.Ref)))
	})
}
