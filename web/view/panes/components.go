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

// Components returns the table of the components of base, reference and target.
func Components(v *render.Context) *page.Components {
	c := &page.Components{
		Table:  v.Table("components", "components.title", "components.caption", "components.component", "base.label", "ref.label", "target.label"),
		Legend: stateLegend(v),
	}
	for i, p := range v.Resolution.Base.Parts {
		name := p.Rule.Name
		head := &page.TableCell{Text: componentName(v, name), Head: true, Title: inPlainWords(v, name), Component: name, Cite: v.Cite(p.Rule)}
		row := c.AddRow("", head, Cell(v, &v.Resolution.Base, i), Cell(v, &v.Resolution.Ref, i), targetCell(v, i))
		row.Part, row.Component = "component", name
		if name == "userinfo" || name == "host" || name == "port" {
			row.Class = "sub"
		}
	}
	return c
}

// ExportedComponents returns that table as it leaves the page, with the texts themselves above it.
func ExportedComponents(v *render.Context) *page.Table {
	c := Components(v)
	texts := []*page.TableCell{render.TextCell("URI"), uri(v.Resolution.Base.Text), uri(v.Resolution.Ref.Text), uri(v.Resolution.Target.Text)}
	if v.State.HidesTarget() {
		texts[3] = render.TextCell(v.Words.Get("state.todo"))
	}
	t := taken(c.Table, c.Caption, 0)
	t.Rows = append([]*page.TableRow{{Cells: texts}}, t.Rows...)
	return t
}

func uri(text string) *page.TableCell { return render.CodeCell(page.Clip(text, render.CopiedBytes)) }

// taken returns a table as it leaves the page, from a column on: in words alone.
func taken(t *page.Table, title string, from int) *page.Table {
	out := &page.Table{ID: "taken", Title: title, Heads: t.Heads[from:]}
	for _, row := range t.Rows {
		taken := out.AddRow("")
		for _, c := range row.Cells[from:] {
			taken.Cells = append(taken.Cells, takenCell(c))
		}
	}
	return out
}

func takenCell(c *page.TableCell) *page.TableCell {
	return &page.TableCell{Text: c.Text, Code: c.Code || c.State == "present", State: c.State}
}

// componentName returns the name of a component in a column, where a long one has a shorter
// form.
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

// targetCell returns the component of the target, once the timeline has reached the
// step that assigns it.
func targetCell(v *render.Context, i int) *page.TableCell {
	switch {
	case !v.Resolution.Done:
		return &page.TableCell{State: "none", Text: "–"}
	case !assigned(v, v.Resolution.Target.Parts[i].Rule.Name):
		return &page.TableCell{State: "todo", Text: v.Words.Get("state.todo")}
	}
	return Cell(v, &v.Resolution.Target, i)
}

// assigned reports whether a line of §5.2.2 has given the target the component.
func assigned(v *render.Context, name string) bool {
	if v.State.Step == model.End || v.State.ShowsTargetAlone() {
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

// Cell returns a component of a text.
func Cell(v *render.Context, a *core.Analysis, i int) *page.TableCell {
	p := a.Parts[i]
	c := &page.TableCell{State: p.State(), Component: p.Rule.Name, Code: true, Text: page.Clip(p.In(a.Text), render.CellBytes)}
	if c.State != "present" {
		c.Code, c.Text, c.Title = false, v.Words.Get("state."+c.State), v.Words.Get("legend."+c.State)
	}
	switch p.Rule.Name {
	case "host":
		if p.Defined {
			c.Detail = plainly(v, a.HostKind)
		}
	case "path":
		c.Detail = plainly(v, a.PathKind)
		c.More = segments(v, a)
	}
	return c
}

// plainly returns a rule of the grammar in plain words, with its name.
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

func stateLegend(v *render.Context) (legend [3]page.StateWords) {
	for i, state := range []string{"undefined", "empty", "present"} {
		legend[i] = page.StateWords{State: state, Text: v.Words.Get("state." + state), Means: v.Words.Get("legend." + state)}
	}
	return legend
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
