package rfc3986

import (
	"bytes"

	"uriplayground/core/syntax"
)

// RemoveDotSegments is remove_dot_segments of RFC 3986 §5.2.4 for a path. The
// trace gets path as a further text, a step "1" and a step for each rule that
// fires; see syntax.Step for how the buffers are read.
func RemoveDotSegments(path string, t *syntax.Trace) string {
	var room [256]byte // short paths stay on the stack
	d := dots{buf: append(room[:0], path...), t: t}
	if t != nil {
		d.text = t.AddText(path)
	}
	out := d.remove()
	if len(out) == len(path) {
		return path // each rule but 2E makes the buffers shorter together
	}
	return string(out)
}

// dots works in place: buf[start:w] is the output buffer, and buf[r:] the input
// buffer, with w ≤ r. When slash is set the input buffer is "/", which the RFC
// puts where "/." or "/.." ended the path; then r == len(buf).
type dots struct {
	buf   []byte
	start int
	w, r  int
	slash bool

	keepExcess bool // Options.Erratum4547

	t     *syntax.Trace
	text  uint8  // the trace's text that holds the path
	shift uint32 // where the path begins in it
	top   int32  // of the output buffer in the trace
}

// remove runs the algorithm over buf[start:] and returns buf cut to the result.
func (d *dots) remove() []byte {
	d.w, d.r, d.top = d.start, d.start, syntax.NoLink
	if d.t != nil {
		d.record(RuleDots1, 0)
	}
	d.relativePrefixes()
	for d.r < len(d.buf) || d.slash {
		d.step()
	}
	return d.buf[:d.w]
}

// relativePrefixes is 2A and 2D, which can fire only before anything was moved:
// from then on the input buffer begins with "/".
func (d *dots) relativePrefixes() {
	for d.r < len(d.buf) && d.buf[d.r] == '.' {
		n := dotSegment(d.buf[d.r:])
		whole := n > 0 && d.r+n == len(d.buf)
		switch {
		case n == 0:
			return
		case n == 2 && d.keepExcess:
			d.move(RuleDots4547, n)
			return
		case whole:
			d.take(RuleDots2D, n)
		default:
			d.take(RuleDots2A, n+1)
		}
	}
}

// dotSegment is the length of the segment "." or ".." at the start of b; 0 for
// any other segment.
func dotSegment(b []byte) int {
	switch {
	case len(b) == 0 || b[0] != '.':
		return 0
	case len(b) == 1 || b[1] == '/':
		return 1
	case b[1] == '.' && (len(b) == 2 || b[2] == '/'):
		return 2
	}
	return 0
}

// step is 2B, 2C or 2E.
func (d *dots) step() {
	if d.slash {
		d.moveSlash()
		return
	}
	n := 0
	if d.buf[d.r] == '/' {
		n = dotSegment(d.buf[d.r+1:])
	}
	switch {
	case n == 1:
		d.replace(RuleDots2B, n)
	case n == 2 && d.keepExcess && d.excess():
		d.move(RuleDots4547, 1+n)
	case n == 2:
		d.pop()
		d.replace(RuleDots2C, n)
	default:
		d.move(RuleDots2E, d.segment())
	}
}

// segment is the length of the first path segment of the input buffer with the
// "/" before it, if any.
func (d *dots) segment() int {
	next := bytes.IndexByte(d.buf[d.r+1:], '/')
	if next < 0 {
		return len(d.buf) - d.r
	}
	return 1 + next
}

// take drops n bytes from the input buffer.
func (d *dots) take(rule *syntax.Rule, n int) {
	d.r += n
	if d.t != nil {
		d.record(rule, n)
	}
}

// replace puts "/" in the place of "/" and a dot segment of n bytes. Where a
// "/" follows the dot segment, it is the one that stays.
func (d *dots) replace(rule *syntax.Rule, n int) {
	d.r += 1 + n
	d.slash = d.r == len(d.buf)
	if d.t != nil {
		d.record(rule, 1+n)
	}
}

// move takes n bytes from the input buffer to the end of the output buffer.
func (d *dots) move(rule *syntax.Rule, n int) {
	if d.w < d.r {
		copy(d.buf[d.w:], d.buf[d.r:d.r+n])
	}
	d.w += n
	d.r += n
	if d.t != nil {
		d.recordMove(rule, n)
	}
}

// moveSlash is 2E for an input buffer that is the "/" of replace. There is room
// for it, since the dot segment was taken.
func (d *dots) moveSlash() {
	d.buf[d.w] = '/'
	d.w++
	d.slash = false
	if d.t != nil {
		d.recordMove(RuleDots2E, 0)
	}
}

// pop removes the last segment and its preceding "/", if any, from the output
// buffer.
func (d *dots) pop() {
	d.w = d.start + max(0, bytes.LastIndexByte(d.buf[d.start:d.w], '/'))
	if d.t != nil && d.top != syntax.NoLink {
		d.top = d.t.Steps[d.top].Link
	}
}

// excess tells whether a ".." finds nothing to remove: the output buffer is
// empty or ends with a ".." that was kept.
func (d *dots) excess() bool {
	out := d.buf[d.start:d.w]
	return len(out) == 0 || string(out) == ".." || bytes.HasSuffix(out, []byte("/.."))
}

// record adds a step that took n bytes from the input buffer.
func (d *dots) record(rule *syntax.Rule, n int) {
	at := uint32(d.r-d.start) + d.shift
	end := uint32(len(d.buf)-d.start) + d.shift
	d.t.Add(syntax.Step{
		Rule: rule, Text: d.text, Link: d.top, Slash: d.slash,
		From: syntax.Span{Start: at - uint32(n), End: at},
		To:   syntax.Span{Start: at, End: end},
	})
}

// recordMove is record for a step that put them on the output buffer.
func (d *dots) recordMove(rule *syntax.Rule, n int) {
	d.record(rule, n)
	i := int32(len(d.t.Steps) - 1)
	d.t.Steps[i].Push = true
	d.top = i
}
