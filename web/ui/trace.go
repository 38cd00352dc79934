package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// trace draws the visible rows of the two buffers between two spacers, so that the scroll bar is
// that of the whole trace.
func (d drawing) trace(p *page.Page, body *page.TraceBody) *Part {
	t, title := body.Trace, p.Words.Trace
	return d.part(keys(title, t), func() *vecty.HTML {
		columns := len(t.Heads)
		class := "trace"
		if t.Note != "" {
			class += " noted"
		}
		return section(class, title,
			part(keys(t.Cite, t.Total, t.Switch.Buttons[0]), func() *vecty.HTML {
				return tag("p", "hint", cite(t.Cite), textElement("span", "total", t.Total), buttons(t.Switch))
			}),
			textElement("p", "note", t.Note),
			vecty.If(t.Glance != nil, glance(t.Glance)),
			tag("div", "window"+blank(len(t.Rows) == 0), attributes("data-scroll", "trace", "tabindex", "0", "role", "group", "aria-label", title),
				element("table", attribute("aria-rowcount", withHead(t.Count)),
					partText("caption", "spoken", t.Caption),
					thead(t.Heads, attribute("aria-rowindex", withHead(headIndex))),
					spacers("before", t.Before, columns),
					tag("tbody", "rows", each(t.Rows, d.traceRow)),
					spacers("after", t.After, columns),
				)),
			partText("p", "hint marks", t.Hint),
			rules(t.Rules),
		)
	})
}

// rules explains the rules, and marks those that fired and the one that just did.
func rules(list []page.RuleLine) *Part {
	return part(keysOf(list), func() *vecty.HTML {
		return tag("dl", "rules", each(list, func(rule page.RuleLine) *vecty.HTML {
			return tag("div", "rule"+firedClass(rule), textElement("dt", "", rule.Step), textElement("dd", "", rule.Text))
		}))
	})
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

// traceRow draws step, output buffer and input buffer as the RFC prints them.
func (d drawing) traceRow(r page.TraceRow) *Part {
	return d.part(r, func() *vecty.HTML {
		return element("tr", attributes("class", r.Tone, "part", rowPart(r.Tone), "title", r.Why, "aria-rowindex", withHead(r.Index)),
			textElement("td", "number", r.Number),
			part(r.Step, func() *vecty.HTML { return element("th", scope("row"), vecty.Text(r.Step)) }),
			buffer("output", r.Output),
			buffer("input", r.Input),
		)
	})
}

// rowPart returns the CSS part of a row with that tone.
func rowPart(tone string) string {
	if tone == "now" {
		return "active-row"
	}
	return "row"
}

// buffer draws the cell of a buffer, in which is marked what the step put there or
// took away. That is an element even if it is empty.
func buffer(class string, b page.Buffer) *Part {
	name := "ins"
	if b.Gone() {
		name = "del"
	}
	return part(keys(class, b), func() *vecty.HTML {
		return element("td", element("code", attributes("class", class, "part", class+"-buffer"),
			vecty.Text(b.Before),
			tag(name, prefixed("did-", b.Mark), vecty.Text(b.Marked)),
			vecty.Text(b.After),
		))
	})
}
