package ui

import (
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
	var rows vecty.List
	for _, row := range s.Sheet.Rows {
		rows = append(rows, &SheetRow{Row: row, Heads: s.Sheet.Heads})
	}
	return section("sheet "+s.Sheet.ID, s.Sheet.Title,
		tag("p", "hint", vecty.Text(s.Sheet.Caption)),
		vecty.Tag("p", classes("note"), attribute("role", "status"), vecty.Text(s.Sheet.Note)),
		acts(s.Sheet.Acts),
		tag("div", "scroll", vecty.Tag("table",
			tag("caption", "spoken", vecty.Text(s.Sheet.Caption)),
			vecty.Tag("thead", vecty.Tag("tr", heads(s.Sheet.Heads))),
			vecty.Tag("tbody", rows),
		)),
	)
}

func sheets(list []*play.Sheet) vecty.List {
	var out vecty.List
	for _, s := range list {
		out = append(out, &Sheet{Sheet: s})
	}
	return out
}

// acts is a row of buttons.
func acts(list []play.ActButton) *vecty.HTML {
	var out vecty.List
	for _, a := range list {
		button := act(a.Act, vecty.Text(a.Text))
		if a.Pressed != "" {
			vecty.Attribute("aria-pressed", a.Pressed).Apply(button)
		}
		out = append(out, button)
	}
	return tag("p", "acts", out)
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
	return vecty.Tag(name, scope, classes(c.Class), attribute("data-head", head), text, cite(c.Cite), tag("span", "detail", vecty.Text(c.Detail)))
}
