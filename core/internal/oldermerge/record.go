package oldermerge

import "uriplayground/core/syntax"

// recorder writes the steps of a merge. A nil one does nothing.
type recorder struct {
	t    *syntax.Trace
	kept []syntax.Span // the segments left by the first pass, in TextPath
	next int           // of them, the one that the second pass reads
	left []syntax.Span // those left by the second pass
}

// on reports whether steps are recorded.
func (r *recorder) on() bool { return r != nil }

func span(start, end int) syntax.Span { return syntax.Span{Start: uint32(start), End: uint32(end)} }

// Record adds a step without an output buffer.
func Record(t *syntax.Trace, rule *syntax.Rule, text uint8, from, to syntax.Span, yes bool) {
	t.Add(syntax.Step{Rule: rule, Text: text, From: from, To: to, Link: syntax.NoLink, Yes: yes})
}

// recordMerge records what the path is made of, and begins to record.
func (b *buffer) recordMerge(t *syntax.Trace, path []byte, keep, ref syntax.Span) {
	b.recorder = &recorder{t: t}
	t.Texts[syntax.TextPath] = string(path)
	Record(t, b.rules.Copy, syntax.TextBase, keep, span(0, keep.Len()), true)
	Record(t, b.rules.Append, syntax.TextRef, ref, span(keep.Len(), len(path)), true)
}

func (r *recorder) recordRemoval(rule *syntax.Rule, at, end int) {
	if r == nil {
		return
	}
	Record(r.t, rule, syntax.TextPath, span(at, end), syntax.Span{}, true)
}

func (r *recorder) recordKept(at, end int) {
	if r == nil {
		return
	}
	r.kept = append(r.kept, span(at, end))
}

// recordFirst records that the first segment is none.
func (r *recorder) recordFirst() {
	if r == nil {
		return
	}
	r.kept = r.kept[1:]
}

// recordPair records that the segment that is read next goes with the one before.
func (r *recorder) recordPair(rule *syntax.Rule) {
	if r == nil {
		return
	}
	top := len(r.left) - 1
	Record(r.t, rule, syntax.TextPath, r.left[top], r.kept[r.next], true)
	r.left, r.next = r.left[:top], r.next+1
}

func (r *recorder) recordStays() {
	if r == nil {
		return
	}
	r.left, r.next = append(r.left, r.kept[r.next]), r.next+1
}

// recordExcess records the question whether the path begins with "..".
func (b *buffer) recordExcess(found bool) {
	if b.recorder == nil {
		return
	}
	if b.rules.Excess == nil {
		return
	}
	first := syntax.Span{}
	if found {
		first = b.left[0]
	}
	Record(b.t, b.rules.Excess, syntax.TextPath, first, syntax.Span{}, found)
}

// recordStrip records that the segments at the start of the path are removed.
func (b *buffer) recordStrip(segments []byte) {
	if b.recorder == nil {
		return
	}
	for k := range (len(segments) + 1) / len("../") {
		Record(b.t, b.rules.RemoveExcess, syntax.TextPath, b.left[k], syntax.Span{}, true)
	}
}
