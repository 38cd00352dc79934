package play

import (
	"slices"
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

const (
	mergeSection     = "5.2.3"
	dotsSection      = "5.2.4"
	recomposeSection = "5.3"

	bufferBytes = 160 // of a buffer that a row shows
)

// deriveTrace is the rows of §5.2.4 that can be seen.
func deriveTrace(v view) *Trace {
	t := &Trace{
		Caption: v.words.Get("trace.caption"),
		Cite:    v.section(dotsSection),
		Heads:   []string{v.words.Get("trace.step"), v.words.Get("trace.output"), v.words.Get("trace.input")},
		Rules:   v.ruleLines(),
		Hint:    v.words.Get("trace.hint"),
	}
	if !v.summary.dots {
		t.Note = v.words.Get("trace.idle")
		if !v.r.Done {
			t.Note = v.words.Get("target.none")
		}
		return t
	}
	t.Count = int(v.summary.last-v.summary.first) + 1
	t.Total = v.words.Get("trace.total", "n", strconv.Itoa(t.Count))
	top := window(v.state.Scroll, t.Count)
	end := min(top+WindowRows, t.Count)
	for i := top; i < end; i++ {
		t.Rows = append(t.Rows, v.traceRow(i))
	}
	t.Before, t.After = top*RowHeight, (t.Count-end)*RowHeight
	return t
}

func (v *view) traceRow(i int) TraceRow {
	at := v.summary.first + int32(i)
	rule := v.r.Trace.Steps[at].Rule
	row := TraceRow{
		Index:  i + 1,
		Step:   rule.Name + ":",
		Output: Buffer{Before: v.outputTail(at, bufferBytes)},
		Input:  Buffer{Before: clip(v.r.Trace.Input(at), bufferBytes)},
		Why:    v.words.Get("rule." + rule.Key),
		Tone:   v.tone(int(at), int(at)),
	}
	if at < v.summary.last {
		v.markNext(&row, at)
	}
	return row
}

// ruleLines explains the rules of §5.2.4, and marks those that fired. The rule
// of an erratum is listed only where it did.
func (v *view) ruleLines() []RuleLine {
	var lines []RuleLine
	for _, rule := range core.DotRules() {
		if v.summary.fired[rule] || rule.Key != "erratum-4547" {
			lines = append(lines, RuleLine{rule.Name, v.words.Get("rule." + rule.Key), v.summary.fired[rule]})
		}
	}
	return lines
}

// outputTail is the end of the output buffer after a step, where the changes
// are. It takes time in proportion to what it shows, not to the buffer.
func (v *view) outputTail(at int32, n int) string {
	t := v.r.Trace
	var moved []string
	length := 0
	p := t.Top(at)
	for ; p != syntax.NoLink && length <= n; p = t.Steps[p].Link {
		m := t.Moved(p)
		length += len(m)
		moved = append(moved, tail(m, n))
	}
	out := ""
	for _, m := range slices.Backward(moved) {
		out += m
	}
	if p == syntax.NoLink && length <= n {
		return visible(out)
	}
	return "…" + visible(tail(out, n))
}
