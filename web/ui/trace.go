package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// Trace draws the visible rows of the two buffers.
type Trace struct {
	vecty.Core
	Title string      `vecty:"prop"`
	Trace *page.Trace `vecty:"prop"`
	Yield Yield       `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (t *Trace) Copy() vecty.Component { n := *t; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether the trace is the very same.
func (t *Trace) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Trace)
	return ok && old.Trace == t.Trace && old.Title == t.Title
}

// Render draws the rows between two spacers, so that the scroll bar is that of
// the whole trace.
func (t *Trace) Render() vecty.ComponentOrHTML {
	t.Yield.now()
	columns := len(t.Trace.Heads)
	class := "trace"
	if t.Trace.Note != "" {
		class += " noted"
	}
	return section(class, t.Title,
		memo(t.hint, t.Trace.Cite.URL, t.Trace.Total, t.Trace.Switch.Buttons[0].Text, t.Trace.Switch.Buttons[0].Pressed),
		textElement("p", "note", t.Trace.Note),
		vecty.If(t.Trace.Glance != nil, glance(t.Trace.Glance)),
		tag("div", "window"+blank(len(t.Trace.Rows) == 0), attributes("data-scroll", "trace", "tabindex", "0", "role", "group", "aria-label", t.Title),
			element("table", attribute("aria-rowcount", withHead(t.Trace.Count)),
				memoText("caption", "spoken", t.Trace.Caption),
				thead(t.Trace.Heads, attribute("aria-rowindex", withHead(headIndex))),
				spacers("before", t.Trace.Before, columns),
				tag("tbody", "rows", t.rows()),
				spacers("after", t.Trace.After, columns),
			)),
		memoText("p", "hint marks", t.Trace.Hint),
		t.rules(),
	)
}

func (t *Trace) hint() *vecty.HTML {
	return tag("p", "hint", cite(t.Trace.Cite), textElement("span", "total", t.Trace.Total), buttons(t.Trace.Switch))
}

func (t *Trace) rows() vecty.List {
	var out vecty.List
	for _, row := range t.Trace.Rows {
		out = append(out, &TraceRow{Row: row, Yield: t.Yield})
	}
	return out
}

// rules explains the rules, and marks those that fired and the one that just did.
func (t *Trace) rules() *Memo {
	var key []string
	for _, rule := range t.Trace.Rules {
		key = append(key, firedClass(rule), rule.Step, rule.Text)
	}
	return memo(func() *vecty.HTML {
		var out vecty.List
		for _, rule := range t.Trace.Rules {
			out = append(out, tag("div", "rule"+firedClass(rule),
				textElement("dt", "", rule.Step), textElement("dd", "", rule.Text)))
		}
		return tag("dl", "rules", out)
	}, key...)
}

func firedClass(rule page.RuleLine) string {
	switch {
	case rule.Now:
		return " fired now"
	case rule.Fired:
		return " fired"
	}
	return ""
}

// TraceRow draws a row as the RFC prints it.
type TraceRow struct {
	vecty.Core
	Row   page.TraceRow `vecty:"prop"`
	Yield Yield         `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (r *TraceRow) Copy() vecty.Component { n := *r; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether nothing changed.
func (r *TraceRow) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*TraceRow)
	return ok && old.Row == r.Row
}

// Render draws step, output buffer and input buffer.
func (r *TraceRow) Render() vecty.ComponentOrHTML {
	r.Yield.now()
	return element("tr", attributes("class", r.Row.Tone, "part", rowPart(r.Row.Tone), "title", r.Row.Why, "aria-rowindex", withHead(r.Row.Index)),
		textElement("td", "number", r.Row.Number),
		memo(r.head, r.Row.Step),
		buffer("output", r.Row.Output),
		buffer("input", r.Row.Input),
	)
}

// rowPart returns the CSS part of a row with that tone.
func rowPart(tone string) string {
	if tone == "now" {
		return "active-row"
	}
	return "row"
}

func (r *TraceRow) head() *vecty.HTML {
	return element("th", scope("row"), vecty.Text(r.Row.Step))
}

// buffer draws the cell of a buffer, in which is marked what the step put there or
// took away. That is an element even if it is empty.
func buffer(class string, b page.Buffer) *Memo {
	name := "ins"
	if b.Gone() {
		name = "del"
	}
	return memo(func() *vecty.HTML {
		return element("td", element("code", attributes("class", class, "part", class+"-buffer"),
			vecty.Text(b.Before),
			tag(name, prefixed("did-", b.Mark), vecty.Text(b.Marked)),
			vecty.Text(b.After),
		))
	}, b.Before, b.Marked, b.After, b.Mark, class)
}
