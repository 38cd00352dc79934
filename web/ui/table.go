package ui

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// Table draws a table with its heading and buttons.
type Table struct {
	vecty.Core
	Table *page.Table `vecty:"prop"`
	Yield Yield       `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (t *Table) Copy() vecty.Component { n := *t; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether the table is the very same.
func (t *Table) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Table)
	return ok && old.Table == t.Table
}

// Render draws heading, remarks, buttons and rows.
func (t *Table) Render() vecty.ComponentOrHTML {
	return section("data-table "+t.Table.ID, t.Table.Title,
		textElement("p", "hint", t.Table.Caption),
		tag("p", "note", attribute("role", "status"), vecty.Text(t.Table.Note)),
		t.acts(),
		t.table(),
	)
}

// acts draws the buttons; many of them are folded.
func (t *Table) acts() *vecty.HTML {
	acts := tag("p", "acts", buttons(t.Table.ButtonRow))
	if t.Table.Fold == "" {
		return acts
	}
	return tag("details", "collapsed", memoText("summary", "", t.Table.Fold), acts)
}

// table draws the rows. A windowed table only has the visible rows, between two
// spacers, so that the scroll bar is that of the whole table.
func (t *Table) table() *vecty.HTML {
	rows := t.rows()
	caption := textElement("caption", "spoken", t.Table.Caption)
	w := t.Table.Window
	if w == nil {
		return tag("div", "scroll", tag("table", blank(len(rows) == 0), caption, element("thead", element("tr", t.heads())), element("tbody", rows)))
	}
	columns := len(t.Table.Heads)
	return tag("div", "window"+blank(len(rows) == 0), attributes("data-scroll", w.Name, "tabindex", "0", "role", "group", "aria-label", t.Table.Title),
		element("table", attribute("aria-rowcount", withHead(w.Count)), caption,
			element("thead", element("tr", attribute("aria-rowindex", withHead(headIndex)), t.heads())),
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
func (t *Table) heads() vecty.List {
	if t.Table.Sorts == nil {
		return heads(t.Table.Heads)
	}
	var out vecty.List
	for i, text := range t.Table.Heads {
		sort := t.Table.Sorts[i]
		var head vecty.MarkupOrChild = vecty.Text(text)
		if sort.Command.Name != "" {
			head = commandButton(sort.Command, vecty.Text(text+sort.Mark))
		}
		out = append(out, element("th", attribute("scope", "col"), attribute("aria-sort", sort.Direction), head))
	}
	return out
}

// plainTable draws the rows without heading and buttons.
func plainTable(t *page.Table) *vecty.HTML { return (&Table{Table: t}).table() }

func (t *Table) rows() vecty.List {
	var rows vecty.List
	for _, row := range t.Table.Rows {
		rows = append(rows, &TableRow{Row: row, Heads: t.Table.Heads, Yield: t.Yield})
	}
	return rows
}

// collapsed draws a table below its title, collapsed. One without an ID is made
// only when a visitor expands it: its title is then a command.
func collapsed(class string, t *page.Table) *vecty.HTML {
	if t.ID == "" {
		return tag("details", "collapsed "+class, element("summary", attribute("data-act", "expand"), vecty.Text(t.Title)))
	}
	return tag("details", "collapsed "+class, memoText("summary", "", t.Title), &Table{Table: t})
}

// Printout draws all tables of a view in full, for printing.
type Printout struct {
	vecty.Core
	Tables []*page.Table `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (p *Printout) Copy() vecty.Component { n := *p; n.Core = vecty.Core{}; return &n }

// Render draws the tables below each other.
func (p *Printout) Render() vecty.ComponentOrHTML { return tag("div", "print", tables(p.Tables, nil)) }

func tables(list []*page.Table, yield Yield) vecty.List {
	var out vecty.List
	for _, t := range list {
		out = append(out, &Table{Table: t, Yield: yield})
	}
	return out
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

// TableRow draws a row.
type TableRow struct {
	vecty.Core
	Row   page.TableRow `vecty:"prop"`
	Heads []string      `vecty:"prop"`
	Yield Yield         `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (r *TableRow) Copy() vecty.Component { n := *r; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether nothing changed.
func (r *TableRow) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*TableRow)
	return ok && old.Row.Index == r.Row.Index && old.Row.Class == r.Row.Class && slices.Equal(old.Heads, r.Heads) && sameCells(old.Row.Cells, r.Row.Cells)
}

func sameCells(a, b []*page.TableCell) bool { return slices.EqualFunc(a, b, (*page.TableCell).Same) }

// Render draws the cells. Each has its column's head as an attribute, which is
// shown on screens too narrow for a table.
func (r *TableRow) Render() vecty.ComponentOrHTML {
	r.Yield.now()
	var cells vecty.List
	for i, c := range r.Row.Cells {
		cells = append(cells, tableCell(c, r.Heads[i]))
	}
	index := vecty.MarkupList{}
	if r.Row.Index > 0 {
		index = attribute("aria-rowindex", withHead(r.Row.Index))
	}
	return tag("tr", r.Row.Class, index, cells)
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
