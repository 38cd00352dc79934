package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// Components draws the table of components.
type Components struct {
	vecty.Core
	Title      string           `vecty:"prop"`
	Components *play.Components `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (c *Components) Copy() vecty.Component { n := *c; n.Core = vecty.Core{}; return &n }

// SkipRender is true for the very same table.
func (c *Components) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Components)
	return ok && old.Components == c.Components && old.Title == c.Title
}

// Render draws a row for each component and explains the three states.
func (c *Components) Render() vecty.ComponentOrHTML {
	return section("components", c.Title,
		tag("div", "scroll",
			vecty.Tag("table",
				said("caption", "spoken", c.Components.Caption),
				vecty.Tag("thead", vecty.Tag("tr", heads(c.Components.Heads))),
				vecty.Tag("tbody", c.rows()),
			)),
		tag("ul", "states", states(c.Components.Legend)),
		folded("explain", c.Components.Explain),
	)
}

func (c *Components) rows() vecty.List {
	var out vecty.List
	for _, row := range c.Components.Rows {
		out = append(out, &ComponentRow{Row: row})
	}
	return out
}

func heads(list []string) vecty.List {
	var out vecty.List
	for _, head := range list {
		out = append(out, vecty.Tag("th", scope("col"), vecty.Text(head)))
	}
	return out
}

// value is the classes of a value in a state; those of a component have its
// colour.
func value(state, component string) string {
	class := "value" + prefixed(" state-", state)
	if state == "present" {
		class += prefixed(" c-", component)
	}
	return class
}

func states(cells []play.Cell) vecty.List {
	var out vecty.List
	for _, cell := range cells {
		out = append(out, tag("li", "",
			said("span", value(cell.State, ""), cell.Text),
			vecty.Text(cell.Detail)))
	}
	return out
}

// ComponentRow draws one component of the three texts.
type ComponentRow struct {
	vecty.Core
	Row play.ComponentRow `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (r *ComponentRow) Copy() vecty.Component { n := *r; n.Core = vecty.Core{}; return &n }

// SkipRender is true where nothing changed.
func (r *ComponentRow) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*ComponentRow)
	return ok && old.Row == r.Row
}

// Render draws the name with its section, and a cell for each text.
func (r *ComponentRow) Render() vecty.ComponentOrHTML {
	sub := ""
	if r.Row.Sub {
		sub = "sub"
	}
	return vecty.Tag("tr", attributes("class", sub, "part", "component", "data-component", r.Row.Component),
		vecty.Tag("th", scope("row"),
			said("span", "name"+prefixed(" c-", r.Row.Component), r.Row.Name), cite(r.Row.Cite)),
		cell(r.Row.Base, r.Row.Component),
		cell(r.Row.Ref, r.Row.Component),
		cell(r.Row.Target, r.Row.Component),
	)
}

func cell(c play.Cell, component string) *vecty.HTML {
	return vecty.Tag("td",
		said("span", value(c.State, component), c.Text),
		detail(c.Detail),
		detail(c.Segments),
	)
}
