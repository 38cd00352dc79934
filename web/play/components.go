package play

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

const (
	cellBytes     = 240
	segmentsShown = 12
	segmentBytes  = 40
)

// deriveComponents is the table of the components of base, reference and target.
func deriveComponents(in input) *Components {
	c := &Components{
		Caption: in.words.Get("components.caption"),
		Heads: []string{
			in.words.Get("components.component"),
			in.words.Get("base.label"), in.words.Get("ref.label"), in.words.Get("target.label"),
		},
		Legend: in.stateLegend(),
	}
	for i, p := range in.r.Base.Parts {
		name := p.Rule.Name
		c.Rows = append(c.Rows, ComponentRow{
			Name: in.words.Get("part." + name), Component: name, Cite: in.cite(p.Rule),
			Sub:  name == "userinfo" || name == "host" || name == "port",
			Base: in.cell(&in.r.Base, i), Ref: in.cell(&in.r.Ref, i), Target: in.targetCell(i),
		})
	}
	return c
}

// targetCell is the component of the target, once the timeline has reached the
// step that assigns it.
func (in *input) targetCell(i int) Cell {
	switch {
	case !in.r.Done:
		return Cell{State: "none", Text: "–"}
	case !in.assigned(in.r.Target.Parts[i].Rule.Name):
		return Cell{State: "todo", Text: in.words.Get("state.todo")}
	}
	return in.cell(&in.r.Target, i)
}

// assigned tells whether a line of §5.2.2 has given the target the component.
func (in *input) assigned(name string) bool {
	if in.state.Step == End {
		return true
	}
	switch name {
	case "userinfo", "host", "port":
		name = "authority"
	}
	for _, o := range in.run.order {
		if rule := o.step.Rule; rule.Assigns && rule.Component == name && o.last < in.done() {
			return true
		}
	}
	return false
}

func (in *input) cell(a *core.Analysis, i int) Cell {
	p := a.Parts[i]
	c := Cell{State: state(p), Text: clip(p.In(a.Text), cellBytes)}
	if c.State != "present" {
		c.Text = in.words.Get("state." + c.State)
	}
	switch p.Rule.Name {
	case "host":
		if p.Defined {
			c.Detail = a.HostKind.Name
		}
	case "path":
		c.Detail = a.PathKind.Name
		c.Segments = in.segments(a)
	}
	return c
}

// state names the three states of a component, which §5.3 keeps apart.
func state(p syntax.Part) string {
	switch {
	case !p.Defined:
		return "undefined"
	case p.Empty():
		return "empty"
	}
	return "present"
}

// segments counts and lists the segments of a path.
func (in *input) segments(a *core.Analysis) string {
	var shown []string
	count := a.SegmentCount()
	for s := range a.Segments() {
		if len(shown) == segmentsShown {
			shown = append(shown, "…")
			break
		}
		shown = append(shown, in.segment(s.In(a.Text)))
	}
	switch count {
	case 0:
		return in.words.Get("segments.none")
	case 1:
		return in.words.Get("segments.one", "list", shown[0])
	}
	return in.words.Get("segments.many", "n", strconv.Itoa(count), "list", strings.Join(shown, " / "))
}

func (in *input) segment(text string) string {
	if text == "" {
		return in.words.Get("state.empty")
	}
	return clip(text, segmentBytes)
}

func (in *input) stateLegend() []Cell {
	var cells []Cell
	for _, state := range []string{"undefined", "empty", "present"} {
		cells = append(cells, Cell{State: state, Text: in.words.Get("state." + state), Detail: in.words.Get("legend." + state)})
	}
	return cells
}
