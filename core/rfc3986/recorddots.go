package rfc3986

import (
	"bytes"
	"slices"

	"uriplayground/core/syntax"
)

// otherDotSteps is how many steps there are at most besides one for each "/" of
// the path: "1", one for a first segment without it, one for a "/" put back.
const otherDotSteps = 3

// recordStart records "1" and makes room in the trace for the steps to come, and
// for the lines of §5.2.2 and §5.3 that may follow. So a trace takes no more
// memory than its steps do.
func (d *dots) recordStart() {
	slashes := bytes.Count(d.buf[d.start:], []byte("/"))
	d.t.Steps = slices.Grow(d.t.Steps, slashes+otherDotSteps+linesAfter)
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
// ended at buf[r]. If the first is a dot segment, the erratum let it stay.
func (d *dots) recordMoves(moved []byte, r int) {
	rule := RuleDots2E
	if moved[0] == '/' && dotSegment(moved[1:]) > 0 {
		rule = RuleDots4547
	}
	for r -= len(moved); len(moved) > 0; rule = RuleDots2E {
		n := len(moved)
		if next := bytes.IndexByte(moved[1:], '/'); next >= 0 {
			n = 1 + next
		}
		r += n
		d.recordMove(rule, r, n)
		moved = moved[n:]
	}
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
