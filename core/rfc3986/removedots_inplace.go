package rfc3986

import (
	"bytes"

	"uriplayground/core/internal/swar"
)

// RemoveDotSegments returns the path without its dot segments, as remove_dot_segments of RFC
// 3986 §5.2.4 does. A path without dot segments is returned as it is.
func RemoveDotSegments(path string) string {
	if !swar.HasDots(path, 0) {
		return path
	}
	var room [256]byte // short paths stay on the stack
	buf := append(room[:0], path...)
	return string(buf[:removeDotsInPlace(buf, 0, false)])
}

// removeDotsInPlace does in place, for many links, what buffers of removedots.go does step by step: it takes
// the dot segments out of the path buf[start:] and returns the index after the result.
//
// buf[start:w] is the output buffer, and buf[r:] the input buffer, with w ≤ r; once
// something was moved, buf[r] is "/". All segments up to the next dot segment are moved
// at once, which is 2E as often as it follows upon itself. The "/" that the RFC puts
// where "/." or "/.." ended the path is written at the end.
func removeDotsInPlace(buf []byte, start int, keepExcess bool) (w int) {
	w, r := start, start
	if r < len(buf) && buf[r] == '.' {
		w, r = relativePrefixes(buf, start, keepExcess)
	}
	slash := false
	for r < len(buf) {
		n := 0
		if buf[r] == '/' {
			n = swar.DotSegment(buf[r+1:])
		}
		if n == 0 || n == 2 && keepExcess && isExcess(buf[start:w]) {
			from := r
			r = swar.NextDots(buf, r+1)
			if w < from {
				copy(buf[w:], buf[from:r])
			}
			w += r - from
			continue
		}
		if n == 2 && w > start {
			w = removeLast(buf, start, w)
		}
		r += len("/") + n
		slash = r == len(buf)
	}
	if slash {
		buf[w] = '/' // there is room, since the dot segment was taken
		w++
	}
	return w
}

// removeLast returns where the output buffer buf[start:w], which is not empty, ends
// without its last segment "and its preceding "/" (if any)".
func removeLast(buf []byte, start, w int) int {
	return start + max(0, bytes.LastIndexByte(buf[start:w], '/'))
}

// relativePrefixes applies 2A and 2D, which can fire only before anything was moved:
// from then on the input buffer begins with "/". It returns w and r.
func relativePrefixes(buf []byte, start int, keepExcess bool) (w, r int) {
	w, r = start, start
	for n := swar.DotSegment(buf[r:]); n > 0; n = swar.DotSegment(buf[r:]) {
		switch {
		case n == 2 && keepExcess:
			copy(buf[w:], buf[r:r+n])
			return w + n, r + n
		case r+n < len(buf):
			n += len("/")
		}
		r += n
	}
	return w, r
}

// isExcess reports whether a ".." finds nothing to remove: the output buffer is
// empty or ends with a ".." that was kept.
func isExcess(out []byte) bool {
	return len(out) == 0 || string(out) == ".." || bytes.HasSuffix(out, []byte("/.."))
}
