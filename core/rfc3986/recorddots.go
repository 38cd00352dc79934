package rfc3986

import (
	"bytes"
	"slices"

	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

// otherDotSteps is how many steps there are at most besides one for each "/" of
// the path: "1", one for a first segment without it, one for a "/" put back.
const otherDotSteps = 3

// recordStart records "1" and makes room in the trace for the steps to come, and
// for the lines of §5.2.2 and §5.3 that may follow. So a trace takes no more
// memory than its steps do.
func (d *dots) recordStart() {
	d.t.Steps = slices.Grow(d.t.Steps, swar.CountSlashes(d.buf[d.start:])+otherDotSteps+linesAfter)
	d.record(RuleDots1, d.start, 0)
}

// record adds a step that took the n bytes before buf[r] from the input buffer.
func (d *dots) record(rule *syntax.Rule, r, n int) {
	at := uint32(r-d.start) + d.shift
	end := uint32(len(d.buf)-d.start) + d.shift
	d.t.Add(syntax.Step{
		Rule: rule, Text: d.text, Link: d.top, Slash: d.slash,
		From: syntax.Span{Start: at - uint32(n), End: at},
		To:   syntax.Span{Start: at, End: end},
	})
}

// recordMove is record for a step that put them on the output buffer.
func (d *dots) recordMove(rule *syntax.Rule, r, n int) {
	d.record(rule, r, n)
	i := int32(len(d.t.Steps) - 1)
	d.t.Steps[i].Push = true
	d.top = i
}

// recordMoves is recordMove for each of the segments that were moved; the last
// ended at buf[r]. If the first is a dot segment, the erratum let it stay. There
// may be 100,000, of which most have a place in the trace where their rule stands
// from an earlier time: a pointer is stored only where it is another one, since
// the garbage collector wants to hear of each while it works.
func (d *dots) recordMoves(moved []byte, r int) {
	rule := RuleDots2E
	if moved[0] == '/' && swar.DotSegment(moved[1:]) > 0 {
		rule = RuleDots4547
	}
	steps, top := d.t.Steps, d.top
	start := uint32(r-len(moved)-d.start) + d.shift
	end := uint32(len(d.buf)-d.start) + d.shift
	for from, to := 0, 0; from < len(moved); from = to {
		to = len(moved)
		if n := bytes.IndexByte(moved[from+1:], '/'); n >= 0 {
			to = from + 1 + n
		}
		i := len(steps)
		if i == cap(steps) {
			steps = slices.Grow(steps, 1)
		}
		steps = steps[:i+1]
		s := &steps[i]
		if s.Rule != rule {
			s.Rule = rule
		}
		s.From.Start, s.From.End = start+uint32(from), start+uint32(to)
		s.To.Start, s.To.End = start+uint32(to), end
		s.Link, s.Text = top, d.text
		s.Push, s.Slash, s.Yes = true, d.slash, false
		rule, top = RuleDots2E, int32(i)
	}
	d.t.Steps, d.top = steps, top
}

// recordDots records 2B or 2C for the dot segment of n bytes before buf[r].
func (d *dots) recordDots(r, n int) {
	rule := RuleDots2B
	if n == len("..") {
		rule = RuleDots2C
		if d.top != syntax.NoLink {
			d.top = d.t.Steps[d.top].Link
		}
	}
	d.record(rule, r, len("/")+n)
}

// recordSlash records 2E for the "/" that is the whole input buffer.
func (d *dots) recordSlash() {
	d.slash = false
	d.recordMove(RuleDots2E, len(d.buf), 0)
}

// recordWhole records what run does to a path without dot segments: 2E.
func recordWhole(path string, t *syntax.Trace) {
	d := dots{buf: []byte(path), text: t.AddText(path), t: t}
	d.run()
}
