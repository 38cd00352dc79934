package ui

import (
	"slices"
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// Sheet draws a table of a view.
type Sheet struct {
	vecty.Core
	Sheet  *play.Table `vecty:"prop"`
	Breath Breath      `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (s *Sheet) Copy() vecty.Component { n := *s; n.Core = vecty.Core{}; return &n }

// SkipRender is true for the very same table.
func (s *Sheet) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Sheet)
	return ok && old.Sheet == s.Sheet
}

// Render draws heading, remarks, buttons and rows.
func (s *Sheet) Render() vecty.ComponentOrHTML {
	return section("sheet "+s.Sheet.ID, s.Sheet.Title,
		said("p", "hint", s.Sheet.Caption),
		tag("p", "note", attribute("role", "status"), vecty.Text(s.Sheet.Note)),
		acts(s.Sheet.Buttons),
		s.table(),
	)
}

// table draws the rows; those of a window between two spacers, so that the
// scroll bar is that of all of them.
func (s *Sheet) table() *vecty.HTML {
	rows := s.rows()
	caption := said("caption", "spoken", s.Sheet.Caption)
	thead := vecty.Tag("thead", vecty.Tag("tr", s.heads()))
	w := s.Sheet.Window
	if w == nil {
		return tag("div", "scroll", vecty.Tag("table", caption, thead, vecty.Tag("tbody", rows)))
	}
	columns := len(s.Sheet.Heads)
	return tag("div", "window", attributes("data-scroll", w.Name, "tabindex", "0", "role", "group", "aria-label", s.Sheet.Title),
		vecty.Tag("table", attribute("aria-rowcount", strconv.Itoa(w.Count+1)), caption, thead,
			spacers("before", w.Before, columns),
			tag("tbody", "rows", rows),
			spacers("after", w.After, columns),
		))
}

// heads draws the heads; those that sort are buttons.
func (s *Sheet) heads() vecty.List {
	if s.Sheet.Sorts == nil {
		return heads(s.Sheet.Heads)
	}
	var out vecty.List
	for i, text := range s.Sheet.Heads {
		sort := s.Sheet.Sorts[i]
		var head vecty.MarkupOrChild = vecty.Text(text)
		if sort.Command.Name != "" {
			head = act(sort.Command, vecty.Text(text+sort.Mark))
		}
		out = append(out, vecty.Tag("th", attribute("scope", "col"), attribute("aria-sort", sort.Direction), head))
	}
	return out
}

// sheetTable is the rows alone.
func sheetTable(s *play.Table) *vecty.HTML { return (&Sheet{Sheet: s}).table() }

func (s *Sheet) rows() vecty.List {
	var rows vecty.List
	for _, row := range s.Sheet.Rows {
		rows = append(rows, &SheetRow{Row: row, Heads: s.Sheet.Heads, Breath: s.Breath})
	}
	return rows
}

// folded is a table that unfolds below its title; an act where it is not there
// before.
func folded(class string, s *play.Table) *vecty.HTML {
	if s.ID == "" {
		return tag("details", "folded "+class, vecty.Tag("summary", attribute("data-act", "unfold"), vecty.Text(s.Title)))
	}
	return tag("details", "folded "+class, stillSaid("summary", "", s.Title), &Sheet{Sheet: s})
}

// Record draws all of what a view shows, for paper.
type Record struct {
	vecty.Core
	Sheets []*play.Table `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (r *Record) Copy() vecty.Component { n := *r; n.Core = vecty.Core{}; return &n }

// Render draws one table below the other.
func (r *Record) Render() vecty.ComponentOrHTML { return tag("div", "print", sheets(r.Sheets, nil)) }

func sheets(list []*play.Table, b Breath) vecty.List {
	var out vecty.List
	for _, s := range list {
		out = append(out, &Sheet{Sheet: s, Breath: b})
	}
	return out
}

// acts is a row of buttons.
func acts(list []play.Button) *vecty.HTML {
	var out vecty.List
	for _, a := range list {
		button := act(a.Command, vecty.Text(a.Text))
		if a.Pressed != "" {
			vecty.Attribute("aria-pressed", a.Pressed).Apply(button)
		}
		out = append(out, button)
	}
	return tag("p", "acts", out)
}

// act is a button that does something.
func act(a play.Command, text vecty.MarkupOrChild) *vecty.HTML {
	return vecty.Tag("button", attributes("type", "button", "data-act", a.Name, "data-value", a.Value), text)
}

// SheetRow draws a row.
type SheetRow struct {
	vecty.Core
	Row    play.TableRow `vecty:"prop"`
	Heads  []string      `vecty:"prop"`
	Breath Breath        `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (r *SheetRow) Copy() vecty.Component { n := *r; n.Core = vecty.Core{}; return &n }

// SkipRender is true where nothing changed.
func (r *SheetRow) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*SheetRow)
	return ok && old.Row.Class == r.Row.Class && slices.Equal(old.Heads, r.Heads) && sameCells(old.Row.Cells, r.Row.Cells)
}

func sameCells(a, b []*play.TableCell) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if *a[i] != *b[i] {
			return false
		}
	}
	return true
}

// Render draws the cells; each knows its head, for screens too narrow for a
// table.
func (r *SheetRow) Render() vecty.ComponentOrHTML {
	r.Breath.take()
	var cells vecty.List
	for i, c := range r.Row.Cells {
		cells = append(cells, sheetCell(c, r.Heads[i]))
	}
	return tag("tr", r.Row.Class, cells)
}

func sheetCell(c *play.TableCell, head string) *vecty.HTML {
	name, scope := "td", vecty.MarkupList{}
	if c.Head {
		name, scope = "th", attribute("scope", "row")
	}
	var text vecty.MarkupOrChild = said("span", "", c.Text)
	if c.Code {
		text = said("code", "", c.Text)
	}
	if c.Command.Name != "" {
		text = act(c.Command, text)
	}
	return tag(name, c.Class, scope, attribute("data-head", head), text, cite(c.Cite), detail(c.Detail))
}
