package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// components draws the table of components, and explains the three states.
func (d drawing) components(c *page.Components) *Part {
	return d.part(c, func() *vecty.HTML {
		return section("components", c.Title,
			d.grid(c.Table, false),
			part(c.Legend, func() *vecty.HTML { return tag("ul", "states", each(c.Legend[:], stateWords)) }),
			collapsed("explain", c.Explain),
		)
	})
}

func stateWords(s page.StateWords) *vecty.HTML {
	return tag("li", "", textElement("span", valueClass(s.State, ""), s.Text), vecty.Text(s.Means))
}

// steps draws the pseudocode, a table for each section of the RFC, and which of its lines ran.
func (d drawing) steps(s *page.Steps) *Part {
	return d.part(s, func() *vecty.HTML {
		return section("steps", s.Title,
			partText("p", "spoken", s.Caption),
			tag("div", "groups", attributes("part", "pseudocode", "data-keys", "timeline", "tabindex", "0", "role", "group", "aria-label", s.Title), each(s.Sections, d.stepsOfSection)),
		)
	})
}

func (d drawing) stepsOfSection(t *page.Table) *Part {
	return d.part(t, func() *vecty.HTML {
		return tag("div", "group",
			tag("h3", "", vecty.Text(t.Title), cite(t.Cite)),
			textElement("p", "note", t.Note),
			d.grid(t, false),
		)
	})
}

// trace draws the visible rows of the two buffers, and the rules below them.
func (d drawing) trace(t *page.Trace) *Part {
	return d.part(t, func() *vecty.HTML {
		class := "trace"
		if t.Note != "" {
			class += " noted"
		}
		return section(class, t.Title,
			part(keys(t.Cite, t.Total, keysOf(t.Buttons)), func() *vecty.HTML {
				return tag("p", "hint", cite(t.Cite), textElement("span", "total", t.Total), buttons(t.ButtonRow))
			}),
			textElement("p", "note", t.Note),
			vecty.If(t.Glance != nil, glance(t.Glance)),
			d.grid(t.Table, false),
			partText("p", "hint marks", t.Hint),
			part(keysOf(t.Rules), func() *vecty.HTML { return tag("dl", "rules", each(t.Rules, rule)) }),
		)
	})
}

// rule explains a rule, and marks one that fired and the one that just did.
func rule(r page.RuleLine) *vecty.HTML {
	class := "rule"
	if r.Fired {
		class += " fired"
	}
	if r.Now {
		class += " now"
	}
	return tag("div", class, textElement("dt", "", r.Step), textElement("dd", "", r.Text))
}
