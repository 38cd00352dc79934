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

// Trace is the rows of §5.2.4 that can be seen.
func Trace(v *render.Context) *page.Trace {
	t := &page.Trace{
		Caption: v.Words.Get("trace.caption"),
		Cite:    v.Section(timeline.DotsSection),
		Heads:   []string{v.Words.Get("trace.number"), v.Words.Get("trace.step"), v.Words.Get("trace.output"), v.Words.Get("trace.input")},
		Rules:   ruleLines(v),
		Hint:    v.Words.Get("trace.hint"),
	}
	t.Switch.AddButton("glance", render.OnOff(!v.State.Glance), v.Words.Get("glance.switch")).SetPressed(v.State.Glance)
	t.Glance = machine.Glance(v)
	if !v.Summary.Dots {
		t.Note = v.Words.Get(v.Idle("trace.idle"))
		return t
	}
	t.Count = int(v.Summary.Last-v.Summary.First) + 1
	if !v.Summary.Open {
		t.Total = v.Words.Get("trace.total", "n", strconv.Itoa(t.Count))
	}
	top := page.FirstRow(v.State.Scroll, t.Count)
	end := min(top+page.WindowRows, t.Count)
	for i := top; i < end; i++ {
		t.Rows = append(t.Rows, traceRow(v, i))
	}
	t.Before, t.After = top*page.RowHeight, (t.Count-end)*page.RowHeight
	return t
}

func traceRow(v *render.Context, i int) page.TraceRow {
	at := v.Summary.First + int32(i)
	rule := v.Resolution.Trace.Steps[at].Rule
	row := page.TraceRow{
		Index:  i + 1,
		Number: strconv.Itoa(int(at) + 1),
		Step:   rule.Name + ":",
		Output: page.Buffer{Before: v.OutputTail(at, render.BufferBytes)},
		Input:  page.Buffer{Before: page.Clip(v.Resolution.Trace.Input(at), render.BufferBytes)},
		Why:    v.Words.Get("rule." + rule.Key),
		Tone:   tone(v, int(at), int(at)),
	}
	if at > v.Summary.First {
		markStep(v, &row, at)
	}
	return row
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

// markStep marks in a row what its step did to the two buffers.
func markStep(v *render.Context, row *page.TraceRow, at int32) {
	t := v.Resolution.Trace
	s := &t.Steps[at]
	if s.Push {
		row.Output = markTail(row.Output.Before, page.Visible(page.Tail(t.Moved(at), render.BufferBytes)))
		return
	}
	row.Input = page.Buffer{
		Marked: page.Clip(s.From.In(t.Texts[s.Text]), render.BufferBytes), Mark: "dropped",
		After: row.Input.Before,
	}
	if s.Rule.Op == syntax.OpDropDot || s.Rule.Op == syntax.OpPop {
		row.Input.Mark = "replaced"
	}
	if s.Rule.Op != syntax.OpPop {
		return
	}
	if top := t.Top(at - 1); top != syntax.NoLink {
		row.Output.Marked, row.Output.Mark = page.Clip(t.Moved(top), render.BufferBytes), "removed"
	}
}

// markTail marks the end of a buffer that is already clipped.
func markTail(shown, end string) page.Buffer {
	before, ok := strings.CutSuffix(shown, end)
	if !ok {
		return page.Buffer{Marked: shown, Mark: "moved"}
	}
	return page.Buffer{Before: before, Marked: end, Mark: "moved"}
}
