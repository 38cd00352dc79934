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
	note := "note"
	if t.Answers {
		note = "note answers"
	}
	return d.part(t, func() *vecty.HTML {
		drawn := section("data-table "+t.ID, t.Title,
			textElement("p", "hint", t.Caption),
			each(t.Fields, d.field),
			tag("p", note, attribute("role", "status"), vecty.Text(t.Note)),
			acts(t.ButtonRow),
			d.grid(t, true),
			vecty.If(len(t.Below.Buttons) > 0, tag("p", "acts below", buttons(t.Below))),
			vecty.If(t.Expected != nil, d.expected(t.Expected)),
			vecty.If(t.Deduction != nil, part(t.Deduction, func() *vecty.HTML { return deduction("why done", t.Deduction, nil) })),
		)
		if t.Folded {
			return tag("details", "collapsed data-fold", textElement("summary", "", t.Title), drawn)
		}
		return drawn
	})
}

// uriField returns a field for addresses: of one line, or of several rows.
func uriField(rows int) *vecty.HTML {
	field := element("input")
	if rows > 0 {
		field = element("textarea")
		setAttribute(field, "rows", strconv.Itoa(rows))
	}
	for i := 0; i < len(uriFieldAttributes); i += 2 {
		setAttribute(field, uriFieldAttributes[i], uriFieldAttributes[i+1])
	}
	return field
}

// field draws a field with its label.
func (d drawing) field(f page.Field) *vecty.HTML {
	field := uriField(f.Rows)
	setAttribute(field, "data-expected", f.Name)
	setAttribute(field, "placeholder", f.Hint)
	vecty.Property("value", f.Value).Apply(field)
	return tag("label", "table-field", textElement("span", "", f.Label), field)
}

// grid draws the rows of a table. Where they are stacked on narrow screens, each cell has the head
// of its column. A windowed table only has the visible rows, between two spacers, so that the
// scroll bar is that of the whole table.
func (d drawing) grid(t *page.Table, stacked bool) *vecty.HTML {
	rows := each(t.Rows, func(r *page.TableRow) *Part {
		if stacked {
			return d.row(r, t.Heads)
		}
		return d.row(r, nil)
	})
	caption := partText("caption", "spoken", t.Caption)
	w := t.Window
	if w == nil {
		var head vecty.MarkupOrChild
		if t.Heads != nil {
			head = thead(t)
		}
		return tag("div", "scroll", tag("table", blank(len(rows) == 0), caption, head, element("tbody", rows)))
	}
	columns := len(t.Heads)
	return tag("div", "window"+blank(len(rows) == 0), attributes("data-scroll", w.Name, "tabindex", "0", "role", "group", "aria-label", t.Title),
		element("table", attribute("aria-rowcount", withHead(w.Count)), caption, thead(t),
			spacers("before", w.Before, columns),
			tag("tbody", "rows", rows),
			spacers("after", w.After, columns),
		))
}

// headIndex is the index of the head in a windowed table: that of its first row is 1.
const headIndex = 0

// withHead returns a number of rows, or the index of one, in a windowed table. WAI-ARIA counts
// the head, too.
func withHead(rows int) string { return strconv.Itoa(rows + 1) }

// thead draws the column heads; those that sort are buttons.
func thead(t *page.Table) *Part {
	return part(keys(keysOf(t.Heads), keysOf(t.Sorts), t.Window != nil), func() *vecty.HTML {
		var heads vecty.List
		for i, text := range t.Heads {
			if t.Sorts == nil {
				heads = append(heads, element("th", scope("col"), vecty.Text(text)))
			} else {
				heads = append(heads, sortingHead(text, t.Sorts[i]))
			}
		}
		return element("thead", element("tr", rowIndex(t.Window != nil, headIndex), heads))
	})
}

func sortingHead(text string, sort page.Sort) *vecty.HTML {
	var head vecty.MarkupOrChild = vecty.Text(text)
	if sort.Command.Name != "" {
		head = commandButton(sort.Command, vecty.Text(text+sort.Mark))
	}
	return element("th", attribute("scope", "col"), attribute("aria-sort", sort.Direction), head)
}

// rowIndex returns markup for a row of a windowed table.
func rowIndex(windowed bool, index int) vecty.MarkupList {
	return vecty.Markup(vecty.MarkupIf(windowed, vecty.Attribute("aria-rowindex", withHead(index))))
}

// collapsed draws a table below its title, collapsed. One without an ID is made
// only when a visitor expands it: its title is then a command.
func collapsed(class string, t *page.Table) *vecty.HTML {
	if t.ID == "" {
		return tag("details", "collapsed "+class, element("summary", attribute("data-act", "expand"), vecty.Text(t.Title)))
	}
	return tag("details", "collapsed "+class, partText("summary", "", t.Title), drawing{}.table(t))
}

// folded draws the tables that say all of a picture, below what unfolds them.
func folded(class, title string, tables vecty.List) *vecty.HTML {
	return tag("details", "collapsed "+class, partText("summary", "", title), tag("div", "data-tables", tables))
}

// Printout draws all tables of a view in full, for printing.
func Printout(list []*page.Table) *Part {
	return part(nil, func() *vecty.HTML { return tag("div", "print", drawing{}.tables(list)) })
}

// acts draws the buttons of a table, in groups where they have headings.
func acts(row page.ButtonRow) *vecty.HTML {
	if len(row.Buttons) == 0 || row.Buttons[0].Group == "" {
		return tag("p", "acts", buttons(row))
	}
	var groups vecty.List
	for list := row.Buttons; len(list) > 0; {
		end := 1
		for end < len(list) && list[end].Group == "" {
			end++
		}
		groups = append(groups, tag("div", "acts", attributes("role", "group", "aria-label", list[0].Group),
			element("b", attribute("aria-hidden", "true"), vecty.Text(list[0].Group)), buttons(page.ButtonRow{Buttons: list[:end]})))
		list = list[end:]
	}
	return tag("div", "groups", groups)
}

// buttons draws the buttons of a row.
func buttons(row page.ButtonRow) (out vecty.List) {
	for _, b := range row.Buttons {
		out = append(out, button(b, vecty.If(b.Count != "", tag("b", "count", vecty.Text(b.Count+" "))), twoLines(b.Text)))
	}
	return out
}

// twoLines draws a text, and what stands in its second line small.
func twoLines(text string) vecty.List {
	first, second, two := strings.Cut(text, "\n")
	if !two {
		return vecty.List{vecty.Text(first)}
	}
	return vecty.List{vecty.Text(first), textElement("small", "", " "+second)}
}

// take draws a button beside a text, if there is one.
func take(b page.Button) vecty.MarkupOrChild {
	if b.Name == "" {
		return nil
	}
	drawn := button(b, vecty.Text(b.Text))
	setAttribute(drawn, "class", "answer-link")
	return drawn
}

// button draws a button with what stands on it.
func button(b page.Button, text ...vecty.MarkupOrChild) *vecty.HTML {
	button := element("button", append([]vecty.MarkupOrChild{attributes("type", "button", "data-act", b.Name, "data-value", b.Value)}, text...)...)
	setAttribute(button, "aria-pressed", b.Pressed)
	setAttribute(button, "aria-disabled", b.Idle)
	setAttribute(button, "aria-label", b.Title)
	if b.Primary {
		setAttribute(button, "class", "primary")
	}
	return button
}

// commandButton returns a button that sends a command.
func commandButton(c page.Command, text vecty.MarkupOrChild) *vecty.HTML {
	return element("button", attributes("type", "button", "data-act", c.Name, "data-value", c.Value), text)
}

// row draws the cells of a row, below heads that each of them has as an attribute; none for nil.
func (d drawing) row(r *page.TableRow, heads []string) *Part {
	return d.part(r, func() *vecty.HTML {
		var cells vecty.List
		for i, c := range r.Cells {
			switch {
			case c.Bare:
				cells = append(cells, bareCell(c))
			case heads != nil:
				cells = append(cells, part(c, func() *vecty.HTML { return stackedCell(c, heads[i]) }))
			default:
				cells = append(cells, part(c, func() *vecty.HTML { return cell(c) }))
			}
		}
		return element("tr", rowMarkup(r), cells)
	})
}

// rowMarkup returns the markup of a row, shared if it is a frequent one.
func rowMarkup(r *page.TableRow) vecty.MarkupList {
	if a, ok := shared()["tr "+r.Class]; ok {
		return vecty.Markup(a)
	}
	var list []vecty.Applyer
	for _, a := range [...][2]string{{"class", r.Class}, {"part", r.Part}, {"data-component", r.Component}, {"title", r.Title}, {"data-act", r.Command.Name}, {"data-value", r.Command.Value}} {
		if a[1] != "" {
			list = append(list, vecty.Attribute(a[0], a[1]))
		}
	}
	return vecty.Markup(append(list, rowIndex(r.Index > 0, r.Index))...)
}

// bareCell draws a cell that is a text and nothing else.
func bareCell(c *page.TableCell) *vecty.HTML {
	if c.Head {
		return element("th", scope("row"), vecty.Text(c.Text))
	}
	class := c.Class
	switch c.Columns {
	case 2:
		class += wide
	case 3:
		class += whole
	}
	if c.Quoted {
		class += quoted
	}
	return textElement("td", class, c.Text)
}

func stackedCell(c *page.TableCell, head string) *vecty.HTML {
	nothing := c.Text == "" && c.Runs == nil && c.Cite.URL == "" && c.Detail == "" && c.Command.Name == ""
	return drawCell(c, c.Class+prefixed(" is-", c.State)+blank(nothing), textOf(c), title(c.Title), attribute("data-head", head))
}

func cell(c *page.TableCell) *vecty.HTML {
	text := textOf(c)
	switch {
	case c.Buffer != nil:
		text = buffer(c.Buffer)
	case c.Head:
		name := tag("span", "name"+prefixed(" c-", c.Component), title(c.Title), vecty.Text(c.Text))
		return drawCell(c, c.Class, name)
	case c.State != "" && c.Code:
		text = breakable("span", valueClass(c.State, c.Component), c.Text)
	case c.State != "":
		text = textElement("span", valueClass(c.State, c.Component), c.Text)
	}
	return drawCell(c, c.Class, text, title(c.Title))
}

func drawCell(c *page.TableCell, class string, text *vecty.HTML, markup ...vecty.Applyer) *vecty.HTML {
	name, scope := "td", vecty.MarkupList{}
	if c.Head {
		name, scope = "th", attribute("scope", "row")
	}
	if c.Command.Name != "" {
		text = commandButton(c.Command, text)
	}
	return tag(name, class, scope, vecty.Markup(markup...), text, cite(c.Cite), take(c.Take), detail(c.Detail), detail(c.More))
}

// textOf draws the text of a cell.
func textOf(c *page.TableCell) *vecty.HTML {
	switch {
	case c.Runs != nil:
		return tag("code", "", runsOf(c.Runs))
	case c.Code:
		return breakable("code", "", c.Text)
	}
	return textElement("span", "", c.Text)
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

// buffer draws the text of a buffer, in which is marked what the step put there or took away.
// That is an element even if it is empty.
func buffer(b *page.Buffer) *vecty.HTML {
	name := "ins"
	if b.Removed() {
		name = "del"
	}
	return element("code", attributes("class", b.Name, "part", b.Name+"-buffer"),
		vecty.Text(b.Before),
		tag(name, prefixed("did-", b.Mark), said(b.Say), vecty.Text(b.Marked)),
		vecty.Text(b.After),
	)
}

// said returns markup for what is told of a marked text before it, which is no part of the text.
func said(text string) vecty.MarkupList {
	return vecty.Markup(vecty.MarkupIf(text != "", vecty.Attribute("data-said", text)))
}

// runsOf draws a text with what is marked in it.
func runsOf(runs []page.TextRun) (out vecty.List) {
	for _, r := range runs {
		name := "span"
		if r.Marked {
			name = "mark"
		}
		out = append(out, breakable(name, prefixed("from-", r.From), r.Text))
		if strings.HasSuffix(r.Text, "/") {
			out = append(out, element("wbr"))
		}
	}
	return out
}
