package panes

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/machine"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// Trace returns the rows of §5.2.4 that can be seen.
func Trace(v *render.Context) *page.Trace {
	t := &page.Trace{
		Table:  traceTable(v),
		Rules:  ruleLines(v),
		Hint:   v.Words.Get("trace.hint"),
		Glance: machine.Glance(v),
	}
	t.Cite, t.Window = v.Section(timeline.DotsSection), &page.Window{Name: "trace", Height: page.RowHeight}
	t.AddButton("glance", render.OnOff(!v.State.Glance), v.Words.Get("glance.switch")).SetPressed(v.State.Glance)
	if !v.Summary.Dots {
		t.Note = v.Words.Get(v.Idle("trace.idle"))
		return t
	}
	t.Window.Count = rowCount(v)
	if !v.Summary.Open {
		t.Total = v.Words.Get("trace.total", "n", strconv.Itoa(t.Window.Count))
	}
	top := page.FirstRow(v.State.Scroll, t.Window.Count, page.RowHeight)
	for i := top; i < min(top+page.WindowRows, t.Window.Count); i++ {
		addRow(v, t.Table, i, render.BufferBytes)
	}
	t.PlaceRows(top)
	return t
}

// ExportedTrace returns the rows of §5.2.4 as they leave the page, those out of sight, too.
func ExportedTrace(v *render.Context) *page.Table {
	all := traceTable(v)
	for i := range min(rowCount(v), render.CopiedRows) {
		addRow(v, all, i, render.CopiedBytes)
	}
	t := taken(all, all.Caption, 1)
	for _, row := range t.Rows {
		row.Cells[0].Text = strings.TrimSuffix(row.Cells[0].Text, ":")
	}
	v.AddMore(t, rowCount(v))
	return t
}

func traceTable(v *render.Context) *page.Table {
	return v.Table("trace", "trace.title", "trace.caption", "trace.number", "trace.step", "trace.output", "trace.input")
}

// rowCount returns how many rows there are, the first of which fills the buffers.
func rowCount(v *render.Context) int { return int(v.Summary.Last-v.Summary.First) + 1 }

// addRow adds a row as the RFC prints it: the buffers after its step. What the step did to them
// is marked. Each buffer is cut to so many bytes.
func addRow(v *render.Context, t *page.Table, i, bytes int) {
	at := v.Summary.First + int32(i)
	rule := v.Resolution.Trace.Steps[at].Rule
	output := &page.Buffer{Name: "output", Before: v.OutputTail(at, bytes)}
	input := &page.Buffer{Name: "input", Before: page.Clip(v.Resolution.Trace.Input(at), bytes)}
	if at > v.Summary.First {
		markStep(v, output, input, at)
		say(v, output)
		say(v, input)
	}
	tone := tone(v, int(at), int(at))
	row := t.AddRow(tone, &page.TableCell{Text: strconv.Itoa(int(at) + 1), Bare: true, Class: "number"},
		&page.TableCell{Text: rule.Name + ":", Bare: true, Head: true}, bufferCell(output), bufferCell(input))
	row.Part, row.Title, row.Command = "row", v.Words.Get("rule."+rule.Key), render.StepCommand(int(at)+1)
	if tone == "now" {
		row.Part = "active-row"
	}
}

// say puts into words what happened to what is marked.
func say(v *render.Context, b *page.Buffer) {
	switch {
	case b.Marked == "":
	case b.Removed():
		b.Say = v.Words.Get("trace.say.gone")
	default:
		b.Say = v.Words.Get("trace.say.moved")
	}
}

func bufferCell(b *page.Buffer) *page.TableCell {
	return &page.TableCell{Text: b.Text(), Code: true, Buffer: b}
}

// ruleLines explains the rules of §5.2.4, and marks those that fired. The rule
// of an erratum is listed only where it did.
func ruleLines(v *render.Context) []page.RuleLine {
	var lines []page.RuleLine
	now, _ := v.Present()
	for _, rule := range core.DotRules() {
		if v.Summary.Fired[rule] || v.State.Hides() && v.State.Options.Erratum4547 || rule.Op != syntax.OpKeepDots {
			lines = append(lines, page.RuleLine{Step: rule.Name, Text: v.Words.Get("rule." + rule.Key), Fired: v.Summary.Fired[rule],
				Now: now != nil && now.Rule == rule && v.State.Step != model.End})
		}
	}
	return lines
}

// markStep marks in the two buffers what a step did to them.
func markStep(v *render.Context, output, input *page.Buffer, at int32) {
	t := v.Resolution.Trace
	s := &t.Steps[at]
	if s.Push {
		markTail(output, page.Visible(page.Tail(t.Moved(at), render.BufferBytes)))
		return
	}
	input.Before, input.Marked, input.After, input.Mark = "", page.Clip(s.From.In(t.Texts[s.Text]), render.BufferBytes), input.Before, "dropped"
	if s.Rule.Op == syntax.OpDropDot || s.Rule.Op == syntax.OpPop {
		input.Mark = "replaced"
	}
	if s.Rule.Op != syntax.OpPop {
		return
	}
	if top := t.Top(at - 1); top != syntax.NoLink {
		output.Marked, output.Mark = page.Clip(t.Moved(top), render.BufferBytes), "removed"
	}
}

// markTail marks the end of a buffer that is already clipped.
func markTail(b *page.Buffer, end string) {
	before, ok := strings.CutSuffix(b.Before, end)
	if !ok {
		before, end = "", b.Before
	}
	b.Before, b.Marked, b.Mark = before, end, "moved"
}
