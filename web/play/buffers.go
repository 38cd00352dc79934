package play

import (
	"strings"

	"uriplayground/core/syntax"
)

// markNext marks in a row what the step behind it will do to the two buffers.
func (v *view) markNext(row *TraceRow, at int32) {
	t := v.r.Trace
	next := &t.Steps[at+1]
	taken := next.From.In(t.Texts[next.Text])
	if t.Steps[at].Slash {
		taken = "/"
	}
	row.Input = markHead(t.Input(at), taken, inputMark(next))
	if next.Rule.Key == "2C" {
		if top := t.Top(at); top != syntax.NoLink {
			row.Output = markTail(row.Output.Before, visible(tail(t.Moved(top), bufferBytes)))
		}
	}
}

// inputMark says what a step does to the start of the input buffer.
func inputMark(s *syntax.Step) string {
	switch {
	case s.Push:
		return "moved"
	case s.Rule.Key == "2B" || s.Rule.Key == "2C":
		return "replaced"
	}
	return "dropped"
}

// markHead marks the first bytes of a buffer, and clips it.
func markHead(text, head, mark string) Buffer {
	if len(head) > bufferBytes {
		return Buffer{Marked: clip(head, bufferBytes), Mark: mark}
	}
	return Buffer{Marked: visible(head), After: clip(text[len(head):], bufferBytes-len(head)), Mark: mark}
}

// markTail marks the end of a buffer that is already clipped.
func markTail(shown, end string) Buffer {
	before, ok := strings.CutSuffix(shown, end)
	if !ok {
		return Buffer{Marked: shown, Mark: "removed"}
	}
	return Buffer{Before: before, Marked: end, Mark: "removed"}
}
