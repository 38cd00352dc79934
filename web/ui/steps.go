package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// Steps draws the pseudocode and what of it ran.
type Steps struct {
	vecty.Core
	Title  string      `vecty:"prop"`
	Steps  *play.Steps `vecty:"prop"`
	Breath Breath      `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (s *Steps) Copy() vecty.Component { n := *s; n.Core = vecty.Core{}; return &n }

// SkipRender is true for the very same steps.
func (s *Steps) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Steps)
	return ok && old.Steps == s.Steps && old.Title == s.Title
}

// Render draws a table for each section of the RFC.
func (s *Steps) Render() vecty.ComponentOrHTML {
	s.Breath.take()
	return section("steps", s.Title,
		stillSaid("p", "hint", s.Steps.Caption),
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

func (s *Steps) group(g *play.StepGroup) *vecty.HTML {
	var lines vecty.List
	for _, line := range g.Lines {
		lines = append(lines, &StepLine{Line: line, Breath: s.Breath})
	}
	return tag("div", "group",
		still(func() *vecty.HTML { return tag("h3", "", vecty.Text(g.Title), cite(g.Cite)) }, g.Title, g.Cite.URL),
		said("p", "note", g.Note),
		tag("div", "scroll",
			vecty.Tag("table",
				stillSaid("caption", "spoken", g.Title),
				vecty.Tag("tbody", lines),
			)),
	)
}

// StepLine draws a line of pseudocode.
type StepLine struct {
	vecty.Core
	Line   play.StepLine `vecty:"prop"`
	Breath Breath        `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (l *StepLine) Copy() vecty.Component { n := *l; n.Core = vecty.Core{}; return &n }

// SkipRender is true where nothing changed.
func (l *StepLine) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*StepLine)
	return ok && old.Line == l.Line
}

// Render draws number, code and value.
func (l *StepLine) Render() vecty.ComponentOrHTML {
	l.Breath.take()
	line := &l.Line
	color := ""
	if line.ValueState == "present" {
		color = prefixed("c-", line.Component)
	}
	columns := "1"
	if line.Value == "" {
		columns = "2" // long lines that did not run have the room of the value
	}
	prose := ""
	if line.Prose {
		prose = "prose"
	}
	return vecty.Tag("tr", classes("line", line.Tone, prose), part(linePart(line.Tone)), attribute("title", line.Why),
		tag("td", "number", vecty.Text(line.Number)),
		vecty.Tag("td", classes("code", "indent-"+strconv.Itoa(line.Indent)), attribute("colspan", columns),
			said("code", "", line.Text)),
		vecty.If(line.Value != "", tag("td", "result",
			vecty.Tag("span", classes("value", prefixed("state-", line.ValueState), color), vecty.Text(line.Value)))),
	)
}

// linePart is the part that a line of a tone is.
func linePart(tone string) string {
	if tone == "now" {
		return "active-line"
	}
	return "line"
}
