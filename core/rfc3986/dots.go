package rfc3986

import (
	"bytes"
	"math/bits"

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
	return string(d.remove())
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

// remove is run, and returns buf cut to the result.
func (d *dots) remove() []byte { return d.buf[:d.run()] }

// run runs the algorithm over buf[start:] and returns the index behind the
// result. It takes all segments up to the next dot segment at once, which is 2E
// as often as it follows upon itself. Where that is near, the few bytes are moved
// without a call, which would take longer.
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
			from, near := r, uint64(0)
			if r+10 <= len(buf) {
				near = swar.SlashDots(swar.Word(buf, r+1), swar.Word(buf, r+2))
				r += 8
			}
			if near == 0 {
				r = swar.NextDots(buf, r+1)
				if w < from {
					copy(buf[w:], buf[from:r])
				}
			} else if r = from + 1 + bits.TrailingZeros64(near)>>3; w+8 <= from {
				swar.PutWord(buf, w, swar.Word(buf, from))
			} else {
				for k := from; k < r; k++ {
					buf[w+k-from] = buf[k]
				}
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
	if w--; w > start && buf[w] != '/' {
		w--
	}
	if w > start && buf[w] != '/' {
		w = max(start, swar.LastSlash(buf, start, w))
	}
	return w
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

// isExcess tells whether a ".." finds nothing to remove: the output buffer is
// empty or ends with a ".." that was kept.
func isExcess(out []byte) bool {
	return len(out) == 0 || string(out) == ".." || bytes.HasSuffix(out, []byte("/.."))
}
