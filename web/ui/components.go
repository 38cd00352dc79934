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
	Breath     Breath           `vecty:"prop"`
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
	c.Breath.take()
	return section("components", c.Title,
		tag("div", "scroll",
			vecty.Tag("table",
				stillSaid("caption", "spoken", c.Components.Caption),
				thead(c.Components.Heads),
				vecty.Tag("tbody", c.rows()),
			)),
		states(c.Components.Legend),
		folded("explain", c.Components.Explain),
	)
}

func (c *Components) rows() vecty.List {
	var out vecty.List
	for _, row := range c.Components.Rows {
		out = append(out, &ComponentRow{Row: row, Breath: c.Breath})
	}
	return out
}

// thead is the row of the heads.
func thead(list []string) *Still {
	return still(func() *vecty.HTML { return vecty.Tag("thead", vecty.Tag("tr", heads(list))) }, list...)
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

// states explains the states of a cell.
func states(cells []play.Cell) *Still {
	var key []string
	for _, cell := range cells {
		key = append(key, cell.State, cell.Text, cell.Detail)
	}
	return still(func() *vecty.HTML {
		var out vecty.List
		for _, cell := range cells {
			out = append(out, tag("li", "",
				said("span", value(cell.State, ""), cell.Text),
				vecty.Text(cell.Detail)))
		}
		return tag("ul", "states", out)
	}, key...)
}

// ComponentRow draws one component of the three texts.
type ComponentRow struct {
	vecty.Core
	Row    play.ComponentRow `vecty:"prop"`
	Breath Breath            `vecty:"prop"`
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
	r.Breath.take()
	sub := ""
	if r.Row.Sub {
		sub = "sub"
	}
	return vecty.Tag("tr", attributes("class", sub, "part", "component", "data-component", r.Row.Component),
		still(r.head, r.Row.Name, r.Row.Component, r.Row.Cite.URL),
		cell(r.Row.Base, r.Row.Component),
		cell(r.Row.Ref, r.Row.Component),
		cell(r.Row.Target, r.Row.Component),
	)
}

func (r *ComponentRow) head() *vecty.HTML {
	return vecty.Tag("th", scope("row"),
		said("span", "name"+prefixed(" c-", r.Row.Component), r.Row.Name), cite(r.Row.Cite))
}

// cell draws a component of one text.
func cell(c play.Cell, component string) *Still {
	return still(func() *vecty.HTML {
		return vecty.Tag("td",
			said("span", value(c.State, component), c.Text),
			detail(c.Detail),
			detail(c.Segments),
		)
	}, c.State, c.Text, c.Detail, c.Segments, component)
}
