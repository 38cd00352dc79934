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

	// RowHeight is the height of a row of the buffer trace in CSS pixels, which
	// the style sheet has to agree with.
	RowHeight = 32
	// WindowRows is how many rows the page holds at most.
	WindowRows = 26
	overscan   = 6 // rows above the visible ones, so that scrolling shows no gap
)

// deriveTrace is the rows of §5.2.4 that can be seen.
func deriveTrace(in input) *Trace {
	t := &Trace{
		Caption: in.words.Get("trace.caption"),
		Cite:    in.section(dotsSection),
		Heads:   []string{in.words.Get("trace.step"), in.words.Get("trace.output"), in.words.Get("trace.input")},
		Rules:   in.ruleLines(),
		Hint:    in.words.Get("trace.hint"),
	}
	if !in.run.dots {
		t.Note = in.words.Get("trace.idle")
		if !in.r.Done {
			t.Note = in.words.Get("target.none")
		}
		return t
	}
	t.Count = int(in.run.last-in.run.first) + 1
	t.Total = in.words.Get("trace.total", "n", strconv.Itoa(t.Count))
	top := window(in.state.Scroll, t.Count)
	end := min(top+WindowRows, t.Count)
	for i := top; i < end; i++ {
		t.Rows = append(t.Rows, in.traceRow(i))
	}
	t.Before, t.After = top*RowHeight, (t.Count-end)*RowHeight
	return t
}

// window is the first row of the window for a scroll offset.
func window(scroll, count int) int {
	return max(0, min(scroll/RowHeight-overscan, count-WindowRows))
}

func (in *input) traceRow(i int) TraceRow {
	at := in.run.first + int32(i)
	rule := in.r.Trace.Steps[at].Rule
	row := TraceRow{
		Index:  i + 1,
		Step:   rule.Name + ":",
		Output: Buffer{Before: in.outputTail(at, bufferBytes)},
		Input:  Buffer{Before: clip(in.r.Trace.Input(at), bufferBytes)},
		Why:    in.words.Get("rule." + rule.Key),
		Tone:   in.tone(int(at), int(at)),
	}
	if at < in.run.last {
		in.markNext(&row, at)
	}
	return row
}

// ruleLines explains the rules of §5.2.4, and marks those that fired. The rule
// of an erratum is listed only where it did.
func (in *input) ruleLines() []RuleLine {
	var lines []RuleLine
	for _, rule := range core.DotRules() {
		if in.run.fired[rule] || rule.Key != "erratum-4547" {
			lines = append(lines, RuleLine{rule.Name, in.words.Get("rule." + rule.Key), in.run.fired[rule]})
		}
	}
	return lines
}

// outputTail is the end of the output buffer after a step, where the changes
// are. It takes time in proportion to what it shows, not to the buffer.
func (in *input) outputTail(at int32, n int) string {
	t := in.r.Trace
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
