package view

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

const (
	cellBytes     = 240
	segmentsShown = 12
	segmentBytes  = 40
)

// deriveComponents is the table of the components of base, reference and target.
func deriveComponents(v view) *page.Components {
	c := &page.Components{
		Caption: v.words.Get("components.caption"),
		Heads: []string{
			v.words.Get("components.component"),
			v.words.Get("base.label"), v.words.Get("ref.label"), v.words.Get("target.label"),
		},
		Legend: v.stateLegend(),
	}
	for i, p := range v.resolution.Base.Parts {
		name := p.Rule.Name
		c.Rows = append(c.Rows, page.ComponentRow{
			Name: v.componentName(name), Title: v.inPlainWords(name), Component: name, Cite: v.cite(p.Rule),
			Sub:   name == "userinfo" || name == "host" || name == "port",
			Cells: [...]page.Cell{v.cell(&v.resolution.Base, i), v.cell(&v.resolution.Ref, i), v.targetCell(i)},
		})
	}
	return c
}

// componentName is the name of a component in a column, where a long one has a shorter form.
func (v *view) componentName(name string) string {
	if short := "column." + name; v.words.Has(short) {
		return v.words.Get(short)
	}
	return v.words.Get("part." + name)
}

// inPlainWords says what a component is, for who does not know its name.
func (v *view) inPlainWords(name string) string {
	if key := "plain." + name; v.words.Has(key) {
		return v.words.Get(key)
	}
	return ""
}

// componentTexts returns the texts that have a column each, in its order.
func (v *view) componentTexts() [page.ComponentTexts]*core.Analysis {
	return [...]*core.Analysis{&v.resolution.Base, &v.resolution.Ref, &v.resolution.Target}
}

// targetCell is the component of the target, once the timeline has reached the
// step that assigns it.
func (v *view) targetCell(i int) page.Cell {
	switch {
	case !v.resolution.Done:
		return page.Cell{State: "none", Text: "–"}
	case !v.assigned(v.resolution.Target.Parts[i].Rule.Name):
		return page.Cell{State: "todo", Text: v.words.Get("state.todo")}
	}
	return v.cell(&v.resolution.Target, i)
}

// assigned reports whether a line of §5.2.2 has given the target the component.
func (v *view) assigned(name string) bool {
	if v.state.Step == model.End {
		return true
	}
	switch name {
	case "userinfo", "host", "port":
		name = "authority"
	}
	for _, o := range v.summary.order {
		if rule := o.step.Rule; rule.Assigns && rule.Component == name && o.last < v.done() {
			return true
		}
	}
	return false
}

func (v *view) cell(a *core.Analysis, i int) page.Cell {
	p := a.Parts[i]
	c := page.Cell{State: p.State(), Text: page.Clip(p.In(a.Text), cellBytes)}
	if c.State != "present" {
		c.Text, c.Title = v.words.Get("state."+c.State), v.words.Get("legend."+c.State)
	}
	switch p.Rule.Name {
	case "host":
		if p.Defined {
			c.Detail = v.plainly(a.HostKind)
		}
	case "path":
		c.Detail = v.plainly(a.PathKind)
		c.Segments = v.segments(a)
	}
	return c
}

// plainly is a rule of the grammar in plain words, with its name.
func (v *view) plainly(rule *syntax.Rule) string {
	return v.words.Get("plainly."+rule.Key, "rule", rule.Name)
}

// segments counts and lists the segments of a path.
func (v *view) segments(a *core.Analysis) string {
	var shown []string
	count := a.SegmentCount()
	for s := range a.Segments() {
		if len(shown) == segmentsShown {
			shown = append(shown, "…")
			break
		}
		shown = append(shown, v.segment(s.In(a.Text)))
	}
	switch count {
	case 0:
		return v.words.Get("segments.none")
	case 1:
		return v.words.Get("segments.one", "list", shown[0])
	}
	return v.words.Get("segments.many", "n", strconv.Itoa(count), "list", strings.Join(shown, " / "))
}

func (v *view) segment(text string) string {
	if text == "" {
		return v.words.Get("state.empty")
	}
	return page.Clip(text, segmentBytes)
}

func (v *view) stateLegend() []page.Cell {
	var cells []page.Cell
	for _, state := range []string{"undefined", "empty", "present"} {
		cells = append(cells, page.Cell{State: state, Text: v.words.Get("state." + state), Detail: v.words.Get("legend." + state)})
	}
	return cells
}

// undefinedOrEmpty shows what the difference between an undefined component and
// an empty one does (RFC 3986 §5.3), worked out on the spot.
func (v *view) undefinedOrEmpty() *page.Table {
	const base = "http://a/b?q"
	s := v.table("explain", "explain.title", "", "ref.label", "part.query", "target.label")
	s.Note, s.Caption = v.words.Get("explain.note"), v.words.Get("base.label")+v.words.Get("colon")+base
	for _, ref := range []string{"http://a/b", "http://a/b?", "", "?"} {
		r := core.Resolve(base, ref, core.RFC3986, core.Options{})
		state := r.Ref.Part("query").State()
		link, found := codeCell(v.linkText(ref)), textCell(v.words.Get("state."+state))
		link.Command, found.Class = page.Command{Name: "show", Value: base + "\n" + ref}, "is-"+state
		s.AddRow("", link, found, codeCell(r.Target.Text))
	}
	return s
}
