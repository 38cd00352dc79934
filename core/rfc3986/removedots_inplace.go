package rfc3986

import (
	"bytes"
	"slices"

	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

// RemoveDotSegments is remove_dot_segments of RFC 3986 §5.2.4 for a path. The
// trace gets path as a further text, a step "1" and a step for each rule that
// fires; see syntax.Step for how the buffers are read.
func RemoveDotSegments(path string, t *syntax.Trace) string {
	if !swar.HasDots(path, 0) {
		if t != nil {
			recordWhole(path, t)
		}
		return path
	}
	var d dots
	if t != nil {
		d.t, d.text = t, t.AddText(path)
	}
	var room [256]byte // short paths stay on the stack
	d.buf = append(room[:0], path...)
	return string(d.buf[:d.run()])
}

// dots works in place: buf[start:w] is the output buffer, and buf[r:] the input
// buffer, with w ≤ r. When slash is set the input buffer is "/", which the RFC
// puts where "/." or "/.." ended the path; then r == len(buf).
type dots struct {
	buf        []byte
	start      int
	slash      bool
	keepExcess bool // Options.Erratum4547

	text  uint8  // the trace's text that holds the path
	shift uint32 // where the path begins in it
	top   int32  // of the output buffer in the trace
	t     *syntax.Trace
}

// run runs the algorithm over buf[start:] and returns the index after the
// result. It takes all segments up to the next dot segment at once, which is 2E
// as often as it follows upon itself.
func (d *dots) run() int {
	buf, start := d.buf, d.start
	d.top = syntax.NoLink
	if d.t != nil {
		d.recordStart()
	}
	w, r := start, start
	if r < len(buf) && buf[r] == '.' {
		w, r = d.relativePrefixes()
	}
	for r < len(buf) {
		// Once something was moved, buf[r] is "/".
		n := 0
		if buf[r] == '/' {
			n = swar.DotSegment(buf[r+1:])
		}
		if n == 0 || n == 2 && d.keepExcess && isExcess(buf[start:w]) {
			from := r
			r = swar.NextDots(buf, r+1)
			if w < from {
				copy(buf[w:], buf[from:r])
			}
			w += r - from
			if d.t != nil {
				d.recordMoves(buf[w-(r-from):w], r)
			}
			continue
		}
		if n == 2 && w > start {
			w = removeLast(buf, start, w)
		}
		r += len("/") + n
		d.slash = r == len(buf)
		if d.t != nil {
			d.recordDots(r, n)
		}
	}
	if d.slash {
		buf[w] = '/' // there is room, since the dot segment was taken
		w++
		if d.t != nil {
			d.recordSlash()
		}
	}
	return w
}

// removeLast is where the output buffer buf[start:w], which is not empty, ends
// without its last segment "and its preceding "/" (if any)".
func removeLast(buf []byte, start, w int) int {
	return start + max(0, bytes.LastIndexByte(buf[start:w], '/'))
}

// relativePrefixes is 2A and 2D, which can fire only before anything was moved:
// from then on the input buffer begins with "/". It returns w and r.
func (d *dots) relativePrefixes() (w, r int) {
	w, r = d.start, d.start
	for n := swar.DotSegment(d.buf[r:]); n > 0; n = swar.DotSegment(d.buf[r:]) {
		rule := RuleDots2A
		switch {
		case n == 2 && d.keepExcess:
			copy(d.buf[w:], d.buf[r:r+n])
			if d.t != nil {
				d.recordMove(RuleDots4547, r+n, n)
			}
			return w + n, r + n
		case r+n == len(d.buf):
			rule = RuleDots2D
		default:
			n += len("/")
		}
		r += n
		if d.t != nil {
			d.record(rule, r, n)
		}
	}
	return w, r
}

// isExcess reports whether a ".." finds nothing to remove: the output buffer is
// empty or ends with a ".." that was kept.
func isExcess(out []byte) bool {
	return len(out) == 0 || string(out) == ".." || bytes.HasSuffix(out, []byte("/.."))
}

// otherDotSteps is how many steps there are at most besides one for each "/" of
// the path: "1", one for a first segment without it, one for a "/" put back.
const otherDotSteps = 3

// recordStart records "1" and makes room in the trace for the steps to come, and
// for the lines of §5.2.2 and §5.3 that may follow. So a trace takes no more
// memory than its steps do.
func (d *dots) recordStart() {
	d.t.Steps = slices.Grow(d.t.Steps, bytes.Count(d.buf[d.start:], []byte("/"))+otherDotSteps+linesAfter)
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
// may be 100,000, and most reuse a step of the trace that already has their rule:
// the pointer is stored only where it differs, since each store has to pass the
// garbage collector's write barrier while that works.
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
