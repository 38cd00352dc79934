package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// Trace draws the two buffers, as far as they can be seen.
type Trace struct {
	vecty.Core
	Title string      `vecty:"prop"`
	Trace *play.Trace `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (t *Trace) Copy() vecty.Component { n := *t; n.Core = vecty.Core{}; return &n }

// SkipRender is true for the very same trace.
func (t *Trace) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Trace)
	return ok && old.Trace == t.Trace && old.Title == t.Title
}

// Render draws the rows between two spacers, so that the scroll bar is that of
// the whole trace.
func (t *Trace) Render() vecty.ComponentOrHTML {
	columns := len(t.Trace.Heads)
	return section("trace", t.Title,
		tag("p", "hint", vecty.Text(t.Trace.Caption), cite(t.Trace.Cite), said("span", "total", t.Trace.Total)),
		said("p", "note", t.Trace.Note),
		tag("div", "window", attributes("data-scroll", "trace", "tabindex", "0", "role", "group", "aria-label", t.Title),
			vecty.Tag("table", attribute("aria-rowcount", strconv.Itoa(t.Trace.Count+1)),
				said("caption", "spoken", t.Trace.Caption),
				vecty.Tag("thead", vecty.Tag("tr", heads(t.Trace.Heads))),
				tag("tbody", "before", spacer(t.Trace.Before, columns)),
				tag("tbody", "rows", t.rows()),
				tag("tbody", "after", spacer(t.Trace.After, columns)),
			)),
		said("p", "hint marks", t.Trace.Hint),
		tag("dl", "rules", t.rules()),
	)
}

func (t *Trace) rows() vecty.List {
	var out vecty.List
	for _, row := range t.Trace.Rows {
		out = append(out, &TraceRow{Row: row})
	}
	return out
}

func (t *Trace) rules() vecty.List {
	var out vecty.List
	for _, rule := range t.Trace.Rules {
		fired := ""
		if rule.Fired {
			fired = " fired"
		}
		out = append(out, tag("div", "rule"+fired,
			said("dt", "", rule.Step), said("dd", "", rule.Text)))
	}
	return out
}

// TraceRow draws a row as the RFC prints it.
type TraceRow struct {
	vecty.Core
	Row play.TraceRow `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (r *TraceRow) Copy() vecty.Component { n := *r; n.Core = vecty.Core{}; return &n }

// SkipRender is true where nothing changed.
func (r *TraceRow) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*TraceRow)
	return ok && old.Row == r.Row
}

// Render draws step, output buffer and input buffer.
func (r *TraceRow) Render() vecty.ComponentOrHTML {
	return vecty.Tag("tr", attributes("class", r.Row.Tone, "title", r.Row.Why, "aria-rowindex", strconv.Itoa(r.Row.Index+1)),
		vecty.Tag("th", scope("row"), vecty.Text(r.Row.Step)),
		vecty.Tag("td", buffer("output", r.Row.Output)),
		vecty.Tag("td", buffer("input", r.Row.Input)),
	)
}

// buffer draws a buffer with what happens to a part of it next. The part keeps
// its element also where it is empty.
func buffer(class string, b play.Buffer) *vecty.HTML {
	return vecty.Tag("code", attributes("class", class, "part", class+"-buffer"),
		vecty.Text(b.Before),
		tag("span", prefixed("next-", b.Mark), vecty.Text(b.Marked)),
		vecty.Text(b.After),
	)
}
