package view

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

const (
	mergeSection     = "5.2.3"
	dotsSection      = "5.2.4"
	recomposeSection = "5.3"

	bufferBytes = 160 // of a buffer that a row shows
)

// deriveTrace is the rows of §5.2.4 that can be seen.
func deriveTrace(v view) *page.Trace {
	t := &page.Trace{
		Caption: v.words.Get("trace.caption"),
		Cite:    v.section(dotsSection),
		Heads:   []string{v.words.Get("trace.number"), v.words.Get("trace.step"), v.words.Get("trace.output"), v.words.Get("trace.input")},
		Rules:   v.ruleLines(),
		Hint:    v.words.Get("trace.hint"),
	}
	t.Switch.AddButton("glance", onOff(!v.state.Glance), v.words.Get("glance.switch")).SetPressed(v.state.Glance)
	t.Glance = v.glance()
	if !v.summary.dots {
		t.Note = v.words.Get(v.idle("trace.idle"))
		return t
	}
	t.Count = int(v.summary.last-v.summary.first) + 1
	if !v.summary.open {
		t.Total = v.words.Get("trace.total", "n", strconv.Itoa(t.Count))
	}
	top := page.FirstRow(v.state.Scroll, t.Count)
	end := min(top+page.WindowRows, t.Count)
	for i := top; i < end; i++ {
		t.Rows = append(t.Rows, v.traceRow(i))
	}
	t.Before, t.After = top*page.RowHeight, (t.Count-end)*page.RowHeight
	return t
}

func (v *view) traceRow(i int) page.TraceRow {
	at := v.summary.first + int32(i)
	rule := v.resolution.Trace.Steps[at].Rule
	row := page.TraceRow{
		Index:  i + 1,
		Number: strconv.Itoa(int(at) + 1),
		Step:   rule.Name + ":",
		Output: page.Buffer{Before: v.outputTail(at, bufferBytes)},
		Input:  page.Buffer{Before: page.Clip(v.resolution.Trace.Input(at), bufferBytes)},
		Why:    v.words.Get("rule." + rule.Key),
		Tone:   v.tone(int(at), int(at)),
	}
	if at > v.summary.first {
		v.markStep(&row, at)
	}
	return row
}

// ruleLines explains the rules of §5.2.4, and marks those that fired. The rule
// of an erratum is listed only where it did.
func (v *view) ruleLines() []page.RuleLine {
	var lines []page.RuleLine
	now, _ := v.present()
	for _, rule := range core.DotRules() {
		if v.summary.fired[rule] || v.state.Hides() && v.state.Options.Erratum4547 || rule.Key != "erratum-4547" {
			lines = append(lines, page.RuleLine{Step: rule.Name, Text: v.words.Get("rule." + rule.Key), Fired: v.summary.fired[rule],
				Now: now != nil && now.Rule == rule && v.state.Step != model.End})
		}
	}
	return lines
}

// outputTail is the end of the output buffer after a step, where the changes
// are. It takes time in proportion to what it shows, not to the buffer.
func (v *view) outputTail(at int32, n int) string {
	t := v.resolution.Trace
	var moved []string
	length := 0
	p := t.Top(at)
	for ; p != syntax.NoLink && length <= n; p = t.Steps[p].Link {
		m := t.Moved(p)
		length += len(m)
		moved = append(moved, page.Tail(m, n))
	}
	out := ""
	for _, m := range slices.Backward(moved) {
		out += m
	}
	if p == syntax.NoLink && length <= n {
		return page.Visible(out)
	}
	return "…" + page.Visible(page.Tail(out, n))
}

// markStep marks in a row what its step did to the two buffers.
func (v *view) markStep(row *page.TraceRow, at int32) {
	t := v.resolution.Trace
	s := &t.Steps[at]
	if s.Push {
		row.Output = markTail(row.Output.Before, page.Visible(page.Tail(t.Moved(at), bufferBytes)))
		return
	}
	row.Input = page.Buffer{
		Marked: page.Clip(s.From.In(t.Texts[s.Text]), bufferBytes), Mark: "dropped",
		After: row.Input.Before,
	}
	if s.Rule.Key == "2B" || s.Rule.Key == "2C" {
		row.Input.Mark = "replaced"
	}
	if s.Rule.Key != "2C" {
		return
	}
	if top := t.Top(at - 1); top != syntax.NoLink {
		row.Output.Marked, row.Output.Mark = page.Clip(t.Moved(top), bufferBytes), "removed"
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
