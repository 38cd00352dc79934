package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// Components draws the table of components.
type Components struct {
	vecty.Core
	Title      string           `vecty:"prop"`
	Components *page.Components `vecty:"prop"`
	Yield      Yield            `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (c *Components) Copy() vecty.Component { n := *c; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether the table is the very same.
func (c *Components) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Components)
	return ok && old.Components == c.Components && old.Title == c.Title
}

// Render draws a row for each component and explains the three states.
func (c *Components) Render() vecty.ComponentOrHTML {
	c.Yield.now()
	return section("components", c.Title,
		tag("div", "scroll",
			element("table",
				memoText("caption", "spoken", c.Components.Caption),
				thead(c.Components.Heads),
				element("tbody", c.rows()),
			)),
		states(c.Components.Legend),
		collapsed("explain", c.Components.Explain),
	)
}

func (c *Components) rows() vecty.List {
	var out vecty.List
	for _, row := range c.Components.Rows {
		out = append(out, &ComponentRow{Row: row, Yield: c.Yield})
	}
	return out
}

// thead draws the row of column heads.
func thead(list []string, row ...vecty.Applyer) *Memo {
	return memo(func() *vecty.HTML {
		return element("thead", element("tr", vecty.Markup(row...), heads(list)))
	}, list...)
}

func heads(list []string) vecty.List {
	var out vecty.List
	for _, head := range list {
		out = append(out, element("th", scope("col"), vecty.Text(head)))
	}
	return out
}

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
func states(cells []page.Cell) *Memo {
	var key []string
	for _, cell := range cells {
		key = append(key, cell.State, cell.Text, cell.Detail)
	}
	return memo(func() *vecty.HTML {
		var out vecty.List
		for _, cell := range cells {
			out = append(out, tag("li", "",
				textElement("span", valueClass(cell.State, ""), cell.Text),
				vecty.Text(cell.Detail)))
		}
		return tag("ul", "states", out)
	}, key...)
}

// ComponentRow draws one component of the three texts.
type ComponentRow struct {
	vecty.Core
	Row   page.ComponentRow `vecty:"prop"`
	Yield Yield             `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (r *ComponentRow) Copy() vecty.Component { n := *r; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether nothing changed.
func (r *ComponentRow) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*ComponentRow)
	return ok && old.Row == r.Row
}

// Render draws the name with its citation, and a cell for each text.
func (r *ComponentRow) Render() vecty.ComponentOrHTML {
	r.Yield.now()
	sub := ""
	if r.Row.Sub {
		sub = "sub"
	}
	return element("tr", attributes("class", sub, "part", "component", "data-component", r.Row.Component),
		memo(r.head, r.Row.Name, r.Row.Title, r.Row.Component, r.Row.Cite.URL),
		r.cells(),
	)
}

func (r *ComponentRow) cells() vecty.List {
	var out vecty.List
	for _, c := range r.Row.Cells {
		out = append(out, cell(c, r.Row.Component))
	}
	return out
}

func (r *ComponentRow) head() *vecty.HTML {
	return element("th", scope("row"),
		tag("span", "name"+prefixed(" c-", r.Row.Component), title(r.Row.Title), vecty.Text(r.Row.Name)), cite(r.Row.Cite))
}

// cell draws a component of one text.
func cell(c page.Cell, component string) *Memo {
	return memo(func() *vecty.HTML {
		return element("td", title(c.Title),
			breakable("span", valueClass(c.State, component), c.Text),
			detail(c.Detail),
			detail(c.Segments),
		)
	}, c.State, c.Text, c.Detail, c.Segments, component)
}
