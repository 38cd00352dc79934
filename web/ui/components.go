package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// components draws the table of components, and explains the three states.
func (d drawing) components(p *page.Page, c *page.Components) *Part {
	return d.part(keys(p.Words.Components, c), func() *vecty.HTML {
		return section("components", p.Words.Components,
			tag("div", "scroll",
				element("table",
					partText("caption", "spoken", c.Caption),
					thead(c.Heads),
					element("tbody", each(c.Rows, d.componentRow)),
				)),
			states(c.Legend),
			collapsed("explain", c.Explain),
		)
	})
}

// thead draws the row of column heads.
func thead(list []string, row ...vecty.Applyer) *Part {
	return part(keysOf(list), func() *vecty.HTML {
		return element("thead", element("tr", vecty.Markup(row...), each(list, head)))
	})
}

func head(text string) *vecty.HTML { return element("th", scope("col"), vecty.Text(text)) }

// valueClass returns the classes of a value in a state; a present value has the
// colour of its component.
func valueClass(state, component string) string {
	class := "value" + prefixed(" state-", state)
	if state == "present" {
		class += prefixed(" c-", component)
	}
	return class
}

// states draws the legend of the states of a cell.
func states(cells []page.Cell) *Part {
	return part(keysOf(cells), func() *vecty.HTML {
		return tag("ul", "states", each(cells, func(c page.Cell) *vecty.HTML {
			return tag("li", "",
				textElement("span", valueClass(c.State, ""), c.Text),
				vecty.Text(c.Detail))
		}))
	})
}

// componentRow draws the name of a component with its citation, and a cell for each text.
func (d drawing) componentRow(r page.ComponentRow) *Part {
	return d.part(r, func() *vecty.HTML {
		sub := ""
		if r.Sub {
			sub = "sub"
		}
		return element("tr", attributes("class", sub, "part", "component", "data-component", r.Component),
			part(keys(r.Name, r.Title, r.Component, r.Cite), func() *vecty.HTML {
				return element("th", scope("row"),
					tag("span", "name"+prefixed(" c-", r.Component), title(r.Title), vecty.Text(r.Name)), cite(r.Cite))
			}),
			each(r.Cells[:], func(c page.Cell) *Part { return cell(c, r.Component) }),
		)
	})
}

// cell draws a component of one text.
func cell(c page.Cell, component string) *Part {
	return part(keys(c, component), func() *vecty.HTML {
		return element("td", title(c.Title),
			breakable("span", valueClass(c.State, component), c.Text),
			detail(c.Detail),
			detail(c.Segments),
		)
	})
}
