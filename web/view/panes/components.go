// Package panes makes the parts of the view of the resolution beside the machine: target,
// components, steps, buffers, timeline and examples.
package panes

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

const segmentsShown = 12

const segmentBytes = 40

// Components is the table of the components of base, reference and target.
func Components(v *render.Context) *page.Components {
	c := &page.Components{
		Caption: v.Words.Get("components.caption"),
		Heads: []string{
			v.Words.Get("components.component"),
			v.Words.Get("base.label"), v.Words.Get("ref.label"), v.Words.Get("target.label"),
		},
		Legend: stateLegend(v),
	}
	for i, p := range v.Resolution.Base.Parts {
		name := p.Rule.Name
		c.Rows = append(c.Rows, page.ComponentRow{
			Name: componentName(v, name), Title: inPlainWords(v, name), Component: name, Cite: v.Cite(p.Rule),
			Sub:   name == "userinfo" || name == "host" || name == "port",
			Cells: [...]page.Cell{Cell(v, &v.Resolution.Base, i), Cell(v, &v.Resolution.Ref, i), targetCell(v, i)},
		})
	}
	return c
}

// componentName is the name of a component in a column, where a long one has a shorter form.
func componentName(v *render.Context, name string) string {
	if short := "column." + name; v.Words.Has(short) {
		return v.Words.Get(short)
	}
	return v.Words.Get("part." + name)
}

// inPlainWords says what a component is, for who does not know its name.
func inPlainWords(v *render.Context, name string) string {
	if key := "plain." + name; v.Words.Has(key) {
		return v.Words.Get(key)
	}
	return ""
}

// ComponentTexts returns the texts that have a column each, in its order.
func ComponentTexts(v *render.Context) [page.ComponentTexts]*core.Analysis {
	return [...]*core.Analysis{&v.Resolution.Base, &v.Resolution.Ref, &v.Resolution.Target}
}

// targetCell is the component of the target, once the timeline has reached the
// step that assigns it.
func targetCell(v *render.Context, i int) page.Cell {
	switch {
	case !v.Resolution.Done:
		return page.Cell{State: "none", Text: "–"}
	case !assigned(v, v.Resolution.Target.Parts[i].Rule.Name):
		return page.Cell{State: "todo", Text: v.Words.Get("state.todo")}
	}
	return Cell(v, &v.Resolution.Target, i)
}

// assigned reports whether a line of §5.2.2 has given the target the component.
func assigned(v *render.Context, name string) bool {
	if v.State.Step == model.End {
		return true
	}
	switch name {
	case "userinfo", "host", "port":
		name = "authority"
	}
	for _, o := range v.Summary.Order {
		if rule := o.Step.Rule; rule.Assigns && rule.Component == name && o.Last < v.Done() {
			return true
		}
	}
	return false
}

func Cell(v *render.Context, a *core.Analysis, i int) page.Cell {
	p := a.Parts[i]
	c := page.Cell{State: p.State(), Text: page.Clip(p.In(a.Text), render.CellBytes)}
	if c.State != "present" {
		c.Text, c.Title = v.Words.Get("state."+c.State), v.Words.Get("legend."+c.State)
	}
	switch p.Rule.Name {
	case "host":
		if p.Defined {
			c.Detail = plainly(v, a.HostKind)
		}
	case "path":
		c.Detail = plainly(v, a.PathKind)
		c.Segments = segments(v, a)
	}
	return c
}

// plainly is a rule of the grammar in plain words, with its name.
func plainly(v *render.Context, rule *syntax.Rule) string {
	return v.Words.Get("plainly."+rule.Key, "rule", rule.Name)
}

// segments counts and lists the segments of a path.
func segments(v *render.Context, a *core.Analysis) string {
	var shown []string
	count := a.SegmentCount()
	for s := range a.Segments() {
		if len(shown) == segmentsShown {
			shown = append(shown, "…")
			break
		}
		shown = append(shown, segment(v, s.In(a.Text)))
	}
	switch count {
	case 0:
		return v.Words.Get("segments.none")
	case 1:
		return v.Words.Get("segments.one", "list", shown[0])
	}
	return v.Words.Get("segments.many", "n", strconv.Itoa(count), "list", strings.Join(shown, " / "))
}

func segment(v *render.Context, text string) string {
	if text == "" {
		return v.Words.Get("state.empty")
	}
	return page.Clip(text, segmentBytes)
}

func stateLegend(v *render.Context) []page.Cell {
	var cells []page.Cell
	for _, state := range []string{"undefined", "empty", "present"} {
		cells = append(cells, page.Cell{State: state, Text: v.Words.Get("state." + state), Detail: v.Words.Get("legend." + state)})
	}
	return cells
}

// UndefinedOrEmpty shows what the difference between an undefined component and
// an empty one does (RFC 3986 §5.3), worked out on the spot.
func UndefinedOrEmpty(v *render.Context) *page.Table {
	const base = "http://a/b?q"
	s := v.Table("explain", "explain.title", "", "ref.label", "part.query", "target.label")
	s.Note, s.Caption = v.Words.Get("explain.note"), v.Words.Get("base.label")+v.Words.Get("colon")+base
	for _, ref := range []string{"http://a/b", "http://a/b?", "", "?"} {
		r := core.Resolve(base, ref, core.RFC3986, core.Options{})
		state := r.Ref.Part("query").State()
		link, found := render.CodeCell(v.LinkText(ref)), render.TextCell(v.Words.Get("state."+state))
		link.Command, found.Class = page.Command{Name: "show", Value: base + "\n" + ref}, "is-"+state
		s.AddRow("", link, found, render.CodeCell(r.Target.Text))
	}
	return s
}
