package ui

import (
	"strconv"
	"strings"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

func (d drawing) tables(list []*page.Table) vecty.List { return each(list, d.table) }

// table draws a table with heading, remarks and buttons.
func (d drawing) table(t *page.Table) *Part {
	return d.part(t, func() *vecty.HTML {
		return section("data-table "+t.ID, t.Title,
			textElement("p", "hint", t.Caption),
			tag("p", "note", attribute("role", "status"), vecty.Text(t.Note)),
			acts(t),
			d.grid(t),
		)
	})
}

// acts draws the buttons of a table; many of them are folded.
func acts(t *page.Table) *vecty.HTML {
	acts := tag("p", "acts", buttons(t.ButtonRow))
	if t.Fold == "" {
		return acts
	}
	return tag("details", "collapsed", partText("summary", "", t.Fold), acts)
}

// grid draws the rows of a table. A windowed table only has the visible rows, between two
// spacers, so that the scroll bar is that of the whole table.
func (d drawing) grid(t *page.Table) *vecty.HTML {
	rows := each(t.Rows, func(r *page.TableRow) *Part { return d.row(r, t.Heads) })
	caption := textElement("caption", "spoken", t.Caption)
	w := t.Window
	if w == nil {
		return tag("div", "scroll", tag("table", blank(len(rows) == 0), caption, element("thead", element("tr", heads(t))), element("tbody", rows)))
	}
	columns := len(t.Heads)
	return tag("div", "window"+blank(len(rows) == 0), attributes("data-scroll", w.Name, "tabindex", "0", "role", "group", "aria-label", t.Title),
		element("table", attribute("aria-rowcount", withHead(w.Count)), caption,
			element("thead", element("tr", attribute("aria-rowindex", withHead(headIndex)), heads(t))),
			spacers("before", w.Before, columns),
			tag("tbody", "rows", rows),
			spacers("after", w.After, columns),
		))
}

// headIndex is the index of the head in a windowed table: that of its first row is 1.
const headIndex = 0

// withHead is a number of rows, or the index of one, in a windowed table. WAI-ARIA counts the
// head, too.
func withHead(rows int) string { return strconv.Itoa(rows + 1) }

// heads draws the column heads; those that sort are buttons.
func heads(t *page.Table) vecty.List {
	if t.Sorts == nil {
		return each(t.Heads, head)
	}
	var out vecty.List
	for i, text := range t.Heads {
		sort := t.Sorts[i]
		var head vecty.MarkupOrChild = vecty.Text(text)
		if sort.Command.Name != "" {
			head = commandButton(sort.Command, vecty.Text(text+sort.Mark))
		}
		out = append(out, element("th", attribute("scope", "col"), attribute("aria-sort", sort.Direction), head))
	}
	return out
}

// collapsed draws a table below its title, collapsed. One without an ID is made
// only when a visitor expands it: its title is then a command.
func collapsed(class string, t *page.Table) *vecty.HTML {
	if t.ID == "" {
		return tag("details", "collapsed "+class, element("summary", attribute("data-act", "expand"), vecty.Text(t.Title)))
	}
	return tag("details", "collapsed "+class, partText("summary", "", t.Title), drawing{}.table(t))
}

// Printout draws all tables of a view in full, for printing.
func Printout(list []*page.Table) *Part {
	return part(nil, func() *vecty.HTML { return tag("div", "print", drawing{}.tables(list)) })
}

// buttons draws the buttons of a row.
func buttons(row page.ButtonRow) (out vecty.List) {
	for _, b := range row.Buttons {
		button := commandButton(b.Command, vecty.Text(b.Text))
		setAttribute(button, "aria-pressed", b.Pressed)
		setAttribute(button, "aria-disabled", b.Idle)
		setAttribute(button, "aria-label", b.Title)
		out = append(out, button)
	}
	return out
}

// commandButton returns a button that sends a command.
func commandButton(c page.Command, text vecty.MarkupOrChild) *vecty.HTML {
	return element("button", attributes("type", "button", "data-act", c.Name, "data-value", c.Value), text)
}

// row draws the cells of a row. Each has its column's head as an attribute, which is shown on
// screens too narrow for a table.
func (d drawing) row(r *page.TableRow, heads []string) *Part {
	return d.part(r, func() *vecty.HTML {
		var cells vecty.List
		for i, c := range r.Cells {
			cells = append(cells, tableCell(c, heads[i]))
		}
		index := vecty.MarkupList{}
		if r.Index > 0 {
			index = attribute("aria-rowindex", withHead(r.Index))
		}
		return tag("tr", r.Class, index, cells)
	})
}

func tableCell(c *page.TableCell, head string) *vecty.HTML {
	name, scope := "td", vecty.MarkupList{}
	if c.Head {
		name, scope = "th", attribute("scope", "row")
	}
	var text vecty.MarkupOrChild = textElement("span", "", c.Text)
	switch {
	case c.Runs != nil:
		text = tag("code", "", runsOf(c.Runs))
	case c.Code:
		text = breakable("code", "", c.Text)
	}
	if c.Command.Name != "" {
		text = commandButton(c.Command, text)
	}
	nothing := c.Text == "" && c.Runs == nil && c.Cite.URL == "" && c.Detail == "" && c.Command.Name == ""
	return tag(name, c.Class+blank(nothing), scope, title(c.Title), attribute("data-head", head), text, cite(c.Cite), detail(c.Detail))
}

// runsOf draws a text with what is marked in it.
func runsOf(runs []page.TextRun) (out vecty.List) {
	for _, r := range runs {
		name := "span"
		if r.Marked {
			name = "mark"
		}
		out = append(out, breakable(name, "", r.Text))
		if strings.HasSuffix(r.Text, "/") {
			out = append(out, element("wbr"))
		}
	}
	return out
}
