package view

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core/syntax"
	"uriplayground/web/export"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

const (
	copiedRows  = 2000 // of a trace that are taken away or printed
	copiedBytes = 2000 // of a text in them
)

// copyPanel is the buttons that copy, and the outcome. What the browser
// refuses to copy is shown, to be copied by hand. Lessons have worksheets, and the first
// links that are found would push it away.
func (v *view) copyPanel() *page.Table {
	if v.state.View == model.LessonView || v.state.View == model.LinksView && v.links.NoneYet() {
		return nil
	}
	s := v.table("copy", "copy.title", "copy.hint")
	for _, name := range export.Formats() {
		s.AddButton("copy", name, v.words.Get("copy."+name))
	}
	if slices.Contains([]string{"resolve", "trace"}, v.state.View) && v.resolution.Done && v.other == nil {
		s.Caption = v.words.Get("copy.pictures")
		for _, kind := range []string{"svg", "png"} {
			s.AddButton("save", "machine."+kind, v.words.Get("copy.machine."+kind))
		}
	}
	if v.state.Copied == "" {
		s.Note = v.savedNote("machine.")
		return v.collapsed(s)
	}
	format := v.words.Get("copy." + v.state.Format)
	s.Note = v.words.Get(v.state.Copied, "format", format)
	if v.state.Copied == "copy.refused" {
		s.Heads, s.Window = []string{format}, &page.Window{Count: 1} // it may be long
		s.AddRow("", codeCell(export.Tables(v.record(), v.state.Format).String()))
	}
	return s
}

// record is the tables of the view with all steps made.
func (one *view) record() []*page.Table {
	whole := *one
	v := &whole
	v.state.Step, v.whole = model.End, true
	if v.state.Hides() {
		v.state.Step = v.state.Predict.Limit
	}
	if tables := v.tablesOf(); tables != nil {
		return tables(v)
	}
	list := []*page.Table{v.exportComponents()}
	if v.state.View != "parse" && v.resolution.Done {
		list = append(list, v.exportSteps())
		if v.summary.dots {
			list = append(list, v.exportTrace())
		}
	}
	return list
}

func (v *view) exportComponents() *page.Table {
	c := deriveComponents(*v)
	s := &page.Table{ID: "taken", Title: c.Caption, Heads: c.Heads}
	uri := func(text string) *page.TableCell { return codeCell(page.Clip(text, copiedBytes)) }
	texts := []*page.TableCell{textCell("URI")}
	for _, a := range v.componentTexts() {
		if a == &v.resolution.Target && v.state.Hides() {
			texts = append(texts, textCell(v.words.Get("state.todo")))
		} else {
			texts = append(texts, uri(a.Text))
		}
	}
	s.AddRow("", texts...)
	for i := range c.Rows {
		row := []*page.TableCell{textCell(c.Rows[i].Name)}
		for _, cell := range c.Rows[i].Cells {
			row = append(row, exportCell(cell.State, cell.Text))
		}
		s.AddRow("", row...)
	}
	return s
}

func exportCell(state, text string) *page.TableCell {
	c := textCell(text)
	c.Code, c.Class = state == "present", "is-"+state
	return c
}

// exportSteps is the lines that ran, in their order.
func (v *view) exportSteps() *page.Table {
	s := v.table("taken", "steps.title", "", "trace.number", "copy.rule", "copy.value")
	for _, group := range deriveSteps(*v).Groups {
		for _, line := range group.Lines {
			if line.Number != "" {
				rule := textCell(line.Text)
				rule.Code, rule.Cite = !line.Prose, group.Cite
				s.AddRow("", textCell(line.Number), rule, exportCell(line.ValueState, line.Value))
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
func (v *view) exportTrace() *page.Table {
	s := v.table("taken", "trace.caption", "", "trace.step", "trace.output", "trace.input")
	count := int(v.summary.last-v.summary.first) + 1
	for i := range min(count, copiedRows) {
		at := v.summary.first + int32(i)
		s.AddRow("", textCell(v.resolution.Trace.Steps[at].Rule.Name), codeCell(v.outputTail(at, copiedBytes)), codeCell(page.Clip(v.resolution.Trace.Input(at), copiedBytes)))
	}
	v.addMore(s, count)
	return s
}

// addMore says how many rows are left out, if any are.
func (v *view) addMore(s *page.Table, count int) {
	if count <= copiedRows {
		return
	}
	cells := []*page.TableCell{textCell("…"), textCell(v.words.Get("copy.more", "n", strconv.Itoa(copiedRows), "of", strconv.Itoa(count)))}
	for len(cells) < len(s.Heads) {
		cells = append(cells, textCell(""))
	}
	s.AddRow("", cells...)
}

// savedNote says what came of a file whose name begins so, and what to do where it is
// not saved.
func (v *view) savedNote(name string) string {
	key, f := "save.done", v.state.Saved
	switch {
	case f.Name == "" || !strings.HasPrefix(f.Name, name):
		return ""
	case f.Failed:
		key = "save.failed"
	case f.Framed:
		key = "save.framed"
	}
	return v.words.Get(key, "name", f.Name)
}
