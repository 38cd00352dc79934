package view

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/export"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/panes"
	"uriplayground/web/view/render"
)

// copyPanel is the buttons that copy, and the outcome. What the browser
// refuses to copy is shown, to be copied by hand. Lessons have worksheets, and the first
// links that are found would push it away.
func (v *view) copyPanel() *page.Table {
	view := v.State.ViewShown()
	if view.Lessons || view.Source && v.Links.NoneYet() {
		return nil
	}
	s := v.Table("copy", "copy.title", "copy.hint")
	for _, name := range export.Formats() {
		s.AddButton("copy", name, v.Words.Get("copy."+name))
	}
	if view.Resolution && view.Plays && v.Resolution.Done && v.Other == nil {
		s.Caption = v.Words.Get("copy.pictures")
		for _, kind := range []string{"svg", "png"} {
			s.AddButton("save", "machine."+kind, v.Words.Get("copy.machine."+kind))
		}
	}
	if v.State.Copied == "" {
		s.Note = v.SavedNote("machine.")
		return v.Collapsed(s)
	}
	format := v.Words.Get("copy." + v.State.Format)
	s.Note = v.Words.Get(v.State.Copied, "format", format)
	if v.State.Copied == "copy.refused" {
		s.Heads, s.Window = []string{format}, &page.Window{Count: 1} // it may be long
		s.AddRow("", render.CodeCell(export.Tables(v.record(), v.State.Format).String()))
	}
	return s
}

// record is the tables of the view with all steps made.
func (v *view) record() []*page.Table {
	whole, all := *v.Context, *v
	v, v.Context = &all, &whole
	v.State.Step, v.Whole = model.End, true
	if v.State.Hides() {
		v.State.Step = v.State.Predict.Limit
	}
	if tables := v.tablesOf(); tables != nil {
		return tables(v)
	}
	list := []*page.Table{exportComponents(v.Context)}
	if v.State.ViewShown().Plays && v.Resolution.Done {
		list = append(list, exportSteps(v.Context))
		if v.Summary.Dots {
			list = append(list, exportTrace(v.Context))
		}
	}
	return list
}

func exportComponents(v *render.Context) *page.Table {
	c := panes.Components(v)
	s := &page.Table{ID: "taken", Title: c.Caption, Heads: c.Heads}
	uri := func(text string) *page.TableCell { return render.CodeCell(page.Clip(text, render.CopiedBytes)) }
	texts := []*page.TableCell{render.TextCell("URI")}
	for _, a := range panes.ComponentTexts(v) {
		if a == &v.Resolution.Target && v.State.Hides() {
			texts = append(texts, render.TextCell(v.Words.Get("state.todo")))
		} else {
			texts = append(texts, uri(a.Text))
		}
	}
	s.AddRow("", texts...)
	for i := range c.Rows {
		row := []*page.TableCell{render.TextCell(c.Rows[i].Name)}
		for _, cell := range c.Rows[i].Cells {
			row = append(row, exportCell(cell.State, cell.Text))
		}
		s.AddRow("", row...)
	}
	return s
}

func exportCell(state, text string) *page.TableCell {
	c := render.TextCell(text)
	c.Code, c.Class = state == "present", "is-"+state
	return c
}

// exportSteps is the lines that ran, in their order.
func exportSteps(v *render.Context) *page.Table {
	s := v.Table("taken", "steps.title", "", "trace.number", "copy.rule", "copy.value")
	for _, group := range panes.Steps(v).Groups {
		for _, line := range group.Lines {
			if line.Number != "" {
				rule := render.TextCell(line.Text)
				rule.Code, rule.Cite = !line.Prose, group.Cite
				s.AddRow("", render.TextCell(line.Number), rule, exportCell(line.ValueState, line.Value))
			}
		}
	}
	syntax.SortFew(s.Rows, func(a, b page.TableRow) int {
		return firstStep(a.Cells[0].Text) - firstStep(b.Cells[0].Text)
	})
	return s
}

// firstStep is the first of the steps of a line: 12 of "12–17".
func firstStep(number string) int {
	first, _, _ := strings.Cut(number, "–")
	n, _ := strconv.Atoi(first)
	return n
}

// exportTrace is the rows of §5.2.4, those out of sight, too.
func exportTrace(v *render.Context) *page.Table {
	s := v.Table("taken", "trace.caption", "", "trace.step", "trace.output", "trace.input")
	count := int(v.Summary.Last-v.Summary.First) + 1
	for i := range min(count, render.CopiedRows) {
		at := v.Summary.First + int32(i)
		s.AddRow("", render.TextCell(v.Resolution.Trace.Steps[at].Rule.Name), render.CodeCell(v.OutputTail(at, render.CopiedBytes)), render.CodeCell(page.Clip(v.Resolution.Trace.Input(at), render.CopiedBytes)))
	}
	v.AddMore(s, count)
	return s
}

// fallback is what an embed of the view says where no script runs.
func fallback(v *render.Context) string {
	clip := func(text string) string { return page.Clip(text, render.CopiedBytes) }
	view := v.State.ViewShown()
	if view.Lessons {
		return v.Words.Get("view.lesson")
	}
	if _, shown := v.State.Field("text"); shown || view.Source {
		return clip(v.State.Text)
	}
	by := core.ResolveBy(v.State.Base, v.State.Ref, v.State.Dialects.Dialect, v.State.Options, v.ToASCII)
	if !by.Done || by.CurrentDocument {
		return clip(v.State.Ref)
	}
	return v.Words.Get("take.fallback", "ref", clip(v.State.Ref), "base", clip(v.State.Base), "target", clip(by.Target.Text))
}
