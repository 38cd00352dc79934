package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// Sheet draws a table of a view.
type Sheet struct {
	vecty.Core
	Sheet *play.Sheet `vecty:"prop"`
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
	var rows, acts vecty.List
	for _, row := range s.Sheet.Rows {
		rows = append(rows, &SheetRow{Row: row, Heads: s.Sheet.Heads})
	}
	for _, a := range s.Sheet.Acts {
		acts = append(acts, act(a.Act, vecty.Text(a.Text)))
	}
	return section("sheet "+s.Sheet.ID, s.Sheet.Title,
		tag("p", "hint", vecty.Text(s.Sheet.Caption)),
		vecty.Tag("p", classes("note"), attribute("role", "status"), vecty.Text(s.Sheet.Note)),
		tag("p", "acts", acts),
		s.table(rows),
	)
}

// table draws the rows; those of a window between two spacers, so that the
// scroll bar is that of all of them.
func (s *Sheet) table(rows vecty.List) *vecty.HTML {
	caption := tag("caption", "spoken", vecty.Text(s.Sheet.Caption))
	thead := vecty.Tag("thead", vecty.Tag("tr", s.heads()))
	w := s.Sheet.Window
	if w == nil {
		return tag("div", "scroll", vecty.Tag("table", caption, thead, vecty.Tag("tbody", rows)))
	}
	columns := len(s.Sheet.Heads)
	return vecty.Tag("div", classes("window"), attribute("data-scroll", w.Name), attribute("tabindex", "0"),
		attribute("role", "group"), attribute("aria-label", s.Sheet.Title),
		vecty.Tag("table", attribute("aria-rowcount", strconv.Itoa(w.Count+1)), caption, thead,
			tag("tbody", "before", spacer(w.Before, columns)),
			tag("tbody", "rows", rows),
			tag("tbody", "after", spacer(w.After, columns)),
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
		if sort.Act.Name != "" {
			head = act(sort.Act, vecty.Text(text+sort.Mark))
		}
		out = append(out, vecty.Tag("th", attribute("scope", "col"), attribute("aria-sort", sort.Way), head))
	}
	return out
}

func sheets(list []*play.Sheet) vecty.List {
	var out vecty.List
	for _, s := range list {
		out = append(out, &Sheet{Sheet: s})
	}
	return out
}

// act is a button that does something.
func act(a play.Act, text vecty.MarkupOrChild) *vecty.HTML {
	return vecty.Tag("button", vecty.Markup(vecty.Property("type", "button"),
		vecty.Attribute("data-act", a.Name), vecty.Attribute("data-value", a.Value)), text)
}

// SheetRow draws a row.
type SheetRow struct {
	vecty.Core
	Row   play.SheetRow `vecty:"prop"`
	Heads []string      `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (r *SheetRow) Copy() vecty.Component { n := *r; n.Core = vecty.Core{}; return &n }

// SkipRender is true where nothing changed.
func (r *SheetRow) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*SheetRow)
	return ok && old.Row.Class == r.Row.Class && len(old.Heads) == len(r.Heads) && sameCells(old.Row.Cells, r.Row.Cells) && (len(r.Heads) == 0 || &old.Heads[0] == &r.Heads[0] || old.Heads[0] == r.Heads[0])
}

func sameCells(a, b []*play.SheetCell) bool {
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
	var cells vecty.List
	for i, c := range r.Row.Cells {
		cells = append(cells, sheetCell(c, r.Heads[i]))
	}
	return tag("tr", r.Row.Class, cells)
}

func sheetCell(c *play.SheetCell, head string) *vecty.HTML {
	name, scope := "td", vecty.MarkupList{}
	if c.Head {
		name, scope = "th", attribute("scope", "row")
	}
	var text vecty.MarkupOrChild = tag("span", "", vecty.Text(c.Text))
	if c.Code {
		text = tag("code", "", vecty.Text(c.Text))
	}
	if c.Act.Name != "" {
		text = act(c.Act, text)
	}
	return tag(name, c.Class, scope, attribute("data-head", head), text, cite(c.Cite), tag("span", "detail", vecty.Text(c.Detail)))
}
