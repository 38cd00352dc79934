package panes

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// Steps returns the pseudocode of §5.2.2 to §5.3 with what ran, in order.
func Steps(v *render.Context) *page.Steps {
	s := &page.Steps{Title: v.Words.Get("steps.title"), Caption: v.Words.Get("steps.caption")}
	s.Sections = []*page.Table{
		pseudocode(v, "5.2.2", core.TransformLines()),
		merge(v),
		dots(v),
		pseudocode(v, "5.3", core.RecomposeLines()),
	}
	if !v.Resolution.Done {
		s.Sections[0].Note = v.Words.Get("steps.none")
	}
	return s
}

// ExportedSteps returns the lines that ran, in their order, as they leave the page.
func ExportedSteps(v *render.Context) *page.Table {
	t := v.Table("taken", "steps.title", "", "trace.number", "copy.rule", "copy.value")
	for _, section := range Steps(v).Sections {
		for _, row := range section.Rows {
			if firstStep(row) > 0 {
				cells := append(row.Cells, &page.TableCell{}) // for a line without a value
				rule := takenCell(cells[1])
				rule.Cite = section.Cite
				t.AddRow("", takenCell(cells[0]), rule, takenCell(cells[2]))
			}
		}
	}
	syntax.SortFew(t.Rows, func(a, b *page.TableRow) int { return firstStep(a) - firstStep(b) })
	return t
}

// firstStep returns the first of the steps of a line: 12 of "12–17"; 0 if it did not run.
func firstStep(row *page.TableRow) int {
	first, _, _ := strings.Cut(row.Cells[0].Text, "–")
	n, _ := strconv.Atoi(first)
	return n
}

// section returns the table of a section of the RFC.
func section(v *render.Context, number string) *page.Table {
	title := v.Words.Get("steps." + number)
	return &page.Table{Title: title, Caption: title, Cite: v.Section(number)}
}

// stepLine is a line of pseudocode, or a sentence of the RFC in its place.
type stepLine struct {
	number    string // its steps in the timeline, "3" or "12–17"; empty if it did not run
	indent    int
	text      string
	prose     bool   // text is a sentence
	quoted    bool   // text is as the RFC has it
	why       string // what the line does, in words
	tone      string // "ran", "now", "todo", "idle" or "comment"
	component string
	value     string // that it looked at or assigned; empty for none
	state     string // of the value
}

// addLine adds a line to its section: number, code and value. A comment is a single cell, and
// code without a value takes its column.
func addLine(t *page.Table, l stepLine) {
	code := &page.TableCell{Text: l.text, Code: !l.prose, Quoted: l.quoted, Bare: true, Class: "code indent-" + strconv.Itoa(l.indent)}
	if l.tone == "comment" {
		code.Columns = 3
		t.AddRow("line comment", code).Part = "line"
		return
	}
	class, part := "line "+l.tone, "line"
	if l.prose {
		class += " prose"
	}
	if l.tone == "now" {
		part = "active-line"
	}
	cells := []*page.TableCell{{Text: l.number, Bare: true, Class: "number"}, code}
	if l.value == "" {
		code.Columns = 2
	} else {
		cells = append(cells, &page.TableCell{Text: l.value, Class: "result", State: l.state, Component: l.component})
	}
	row := t.AddRow(class, cells...)
	row.Part, row.Title = part, l.why
	if first := firstStep(row); first > 0 {
		row.Command = render.StepCommand(first)
	}
}

func pseudocode(v *render.Context, number string, lines []core.Line) *page.Table {
	t := section(v, number)
	for _, l := range lines {
		if line, ok := line(v, l); ok {
			addLine(t, line)
		}
	}
	return t
}

// line returns a line of pseudocode; the guard of §3.3, which the RFC does not
// print, is left out where it did nothing.
func line(v *render.Context, l core.Line) (stepLine, bool) {
	line := stepLine{indent: l.Indent, text: l.Text, quoted: true, tone: "comment"}
	if l.Rule == nil {
		return line, true
	}
	line.tone, line.component = "idle", l.Rule.Component
	line.why = v.Words.Get("rule." + l.Rule.Key)
	ran, ok := v.Summary.Ran(l.Rule)
	if !ok {
		return line, l.Rule.Op != syntax.OpGuard
	}
	markRun(v, &line, ran)
	return line, true
}

// markRun gives a line its number and the value that it looked at or assigned.
func markRun(v *render.Context, line *stepLine, ran timeline.Order) {
	line.tone, line.number = tone(v, ran.First, ran.Last), ran.Place()
	if line.tone == "todo" {
		return
	}
	s := ran.Step
	if !s.Rule.Condition {
		line.state, line.value = explain.Value(v, s)
		return
	}
	line.state = "no"
	if s.Yes {
		line.state = "yes"
	}
	line.value = v.Words.Get("value." + line.state)
}

// tone says whether steps of the trace have been made, are being made, or are
// still to come. When all is done, none is the present one.
func tone(v *render.Context, first, last int) string {
	done := v.Done()
	switch {
	case first >= done:
		return "todo"
	case last >= done-1 && v.State.Step != model.End:
		return "now"
	}
	return "ran"
}

// merge returns §5.2.3, whose rule is a sentence and not pseudocode.
func merge(v *render.Context) *page.Table {
	t := section(v, timeline.MergeSection)
	if _, ok := v.Summary.RanOp(syntax.OpAskNoPath); !ok {
		t.Note = v.Words.Get(v.Idle("steps.merge.idle"))
		return t
	}
	for _, op := range []syntax.Op{syntax.OpAskNoPath, syntax.OpAskUnresolved, syntax.OpKeepFolder, syntax.OpAddSlash, syntax.OpAddReference} {
		if ran, ok := v.Summary.RanOp(op); ok {
			line := stepLine{text: v.Words.Get("rule." + ran.Step.Rule.Key), prose: true, component: ran.Step.Rule.Component}
			markRun(v, &line, ran)
			addLine(t, line)
		}
	}
	return t
}

// dots returns the call of remove_dot_segments in one line.
func dots(v *render.Context) *page.Table {
	t := section(v, timeline.DotsSection)
	if !v.Summary.Dots {
		t.Note = v.Words.Get(v.Idle("steps.dots.idle"))
		return t
	}
	ran, _ := v.Summary.RanOp(syntax.OpFill)
	key := "steps.dots"
	if v.Summary.Open {
		key = "predict.dots"
	}
	line := stepLine{
		number: ran.Place(), tone: tone(v, ran.First, ran.Last), component: ran.Step.Rule.Component,
		text: v.Words.Get(key, "path", page.Clip(v.Resolution.Trace.Input(v.Summary.First), render.ValueBytes), "n", strconv.Itoa(int(v.Summary.Last-v.Summary.First))),
	}
	if v.Summary.Open {
		line.number = strconv.Itoa(ran.First+1) + "–"
	} else if v.Done() > ran.Last {
		line.state, line.value = "present", v.OutputTail(v.Summary.Last, render.ValueBytes)
		if line.value == "" {
			line.state, line.value = "empty", v.Words.Get("state.empty")
		}
	}
	addLine(t, line)
	return t
}
