package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// Steps draws the pseudocode and which of its lines ran.
type Steps struct {
	vecty.Core
	Title string      `vecty:"prop"`
	Steps *page.Steps `vecty:"prop"`
	Yield Yield       `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (s *Steps) Copy() vecty.Component { n := *s; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether the steps are the very same.
func (s *Steps) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Steps)
	return ok && old.Steps == s.Steps && old.Title == s.Title
}

// Render draws a table for each section of the RFC.
func (s *Steps) Render() vecty.ComponentOrHTML {
	s.Yield.now()
	return section("steps", s.Title,
		memoText("p", "spoken", s.Steps.Caption),
		tag("div", "groups", part("pseudocode"), s.groups()),
	)
}

func (s *Steps) groups() vecty.List {
	var out vecty.List
	for i := range s.Steps.Groups {
		out = append(out, s.group(&s.Steps.Groups[i]))
	}
	return out
}

func (s *Steps) group(g *page.StepGroup) *vecty.HTML {
	var lines vecty.List
	for i := range g.Lines {
		lines = append(lines, &StepLine{Line: &g.Lines[i], Yield: s.Yield})
	}
	return tag("div", "group",
		memo(func() *vecty.HTML { return tag("h3", "", vecty.Text(g.Title), cite(g.Cite)) }, g.Title, g.Cite.URL),
		textElement("p", "note", g.Note),
		tag("div", "scroll",
			element("table",
				memoText("caption", "spoken", g.Title),
				element("tbody", lines),
			)),
	)
}

// StepLine draws a line of pseudocode.
type StepLine struct {
	vecty.Core
	Line  *page.StepLine `vecty:"prop"`
	Yield Yield          `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (l *StepLine) Copy() vecty.Component { n := *l; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether nothing changed.
func (l *StepLine) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*StepLine)
	return ok && *old.Line == *l.Line
}

// Render draws number, code and value. Half of the lines are comments, which are a
// single cell.
func (l *StepLine) Render() vecty.ComponentOrHTML {
	l.Yield.now()
	line := l.Line
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
}

// linePart returns the CSS part of a line with that tone.
func linePart(tone string) string {
	if tone == "now" {
		return "active-line"
	}
	return "line"
}
