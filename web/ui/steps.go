package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// steps draws the pseudocode, a table for each section of the RFC, and which of its lines ran.
func (d drawing) steps(p *page.Page, s *page.Steps) *Part {
	return d.part(keys(p.Words.Steps, s), func() *vecty.HTML {
		return section("steps", p.Words.Steps,
			partText("p", "spoken", s.Caption),
			tag("div", "groups", cssPart("pseudocode"), each(s.Groups, d.stepGroup)),
		)
	})
}

func (d drawing) stepGroup(g page.StepGroup) *vecty.HTML {
	return tag("div", "group",
		part(keys(g.Title, g.Cite), func() *vecty.HTML { return tag("h3", "", vecty.Text(g.Title), cite(g.Cite)) }),
		textElement("p", "note", g.Note),
		tag("div", "scroll",
			element("table",
				partText("caption", "spoken", g.Title),
				element("tbody", each(g.Lines, d.stepLine)),
			)),
	)
}

// stepLine draws number, code and value of a line of pseudocode. Half of the lines are comments,
// which are a single cell.
func (d drawing) stepLine(line page.StepLine) *Part {
	return d.part(line, func() *vecty.HTML {
		code := "code indent-" + strconv.Itoa(line.Indent)
		if line.Tone == "comment" {
			return tag("tr", "line comment", textElement("td", code+whole, line.Text))
		}
		prose := ""
		if line.Prose {
			prose = " prose"
		}
		columns, result := wide, (*vecty.HTML)(nil) // a line without a value spans its column
		if line.Value != "" {
			columns, result = "", tag("td", "result", textElement("span", valueClass(line.ValueState, line.Component), line.Value))
		}
		return element("tr", attributes("class", "line "+line.Tone+prose, "part", linePart(line.Tone), "title", line.Why),
			textElement("td", "number", line.Number),
			textElement("td", code+columns, line.Text),
			result,
		)
	})
}

// linePart returns the CSS part of a line with that tone.
func linePart(tone string) string {
	if tone == "now" {
		return "active-line"
	}
	return "line"
}
