package oldermerge

import (
	"bytes"
	"strings"

	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

// Path is a span of a text.
type Path struct {
	Text string // that the span lies in
	syntax.Span
}

// Merge appends the merged path to dst, without segments ".." at its start if
// strip is set, and reports whether it had any. It takes time in proportion to
// both paths.
func (r *Rules) Merge(dst []byte, base, ref Path, strip bool, t *syntax.Trace) (merged []byte, excess bool) {
	start := len(dst)
	keep := base.Span
	keep.End = keep.Start + uint32(strings.LastIndexByte(base.In(base.Text), '/')+1)
	dst = append(append(dst, keep.In(base.Text)...), ref.In(ref.Text)...)
	b := buffer{rules: r, first: first(dst[start:])}
	if t != nil {
		b.recordMerge(t, dst[start:], keep, ref.Span)
	}
	if !swar.HasDots(dst[start:], b.first) && !b.recorder.on() {
		return dst, false
	}
	n := b.removeDots(dst[start:])
	n = b.removeUpdirs(dst[start : start+n])
	n, excess = b.removeExcess(dst[start:start+n], strip)
	return dst[:start+n], excess
}

// first returns the index of the first segment: after the "/" in front, if there is one.
func first[T swar.Text](path T) int {
	if len(path) > 0 && path[0] == '/' {
		return 1
	}
	return 0
}

// buffer is what is known of a path that is shortened in its place. The path is
// handed from method to method, each of which returns its new length, since what is
// stored through a pointer cannot stay on the stack.
type buffer struct {
	rules *Rules
	first int // index of the first segment
	*recorder
}

// segmentEnd returns the index after the segment at i and the "/" after it, if there is one.
func segmentEnd(path []byte, i int) int {
	if n := bytes.IndexByte(path[i:], '/'); n >= 0 {
		return i + n + 1
	}
	return len(path)
}

// removeDots removes "." where it is a complete segment, with the "/" after it.
func (b *buffer) removeDots(path []byte) (n int) {
	done := b.first
	for at := b.first; at < len(path); {
		end := segmentEnd(path, at)
		switch string(path[at:end]) {
		case "./":
			b.recordRemoval(b.rules.Dot, at, end)
		case ".":
			b.recordRemoval(b.rules.FinalDot, at, end)
		default:
			b.recordKept(at, end)
			done += copy(path[done:], path[at:end])
		}
		at = end
	}
	if first := first(path[:done]); first > b.first { // what was an empty segment is the "/" in front now
		b.first = first
		b.recordFirst()
	}
	return done
}

// removeUpdirs removes "<segment>/../" where <segment> is not "..", the leftmost one
// first, and then "<segment>/.." at the end. What is left of the segments read so far
// is path[:done].
func (b *buffer) removeUpdirs(path []byte) (n int) {
	done := b.first
	for at := b.first; at < len(path); {
		end := segmentEnd(path, at)
		rule, before := b.updir(path[at:end]), -1
		if rule != nil {
			before = last(path[b.first:done])
		}
		if before >= 0 {
			b.recordPair(rule)
			done = b.first + before
		} else {
			b.recordStays()
			done += copy(path[done:], path[at:end])
		}
		at = end
	}
	return done
}

// updir returns the rule of a segment that is "..", nil for any other.
func (b *buffer) updir(segment []byte) *syntax.Rule {
	switch string(segment) {
	case "../":
		return b.rules.Updir
	case "..":
		return b.rules.FinalUpdir
	}
	return nil
}

// last returns the index of the last of the segments that are left; -1 if there is none,
// or it is "..".
func last(left []byte) int {
	if len(left) == 0 {
		return -1
	}
	start := bytes.LastIndexByte(left[:len(left)-1], '/') + 1
	if string(left[start:len(left)-1]) == ".." {
		return -1
	}
	return start
}

// removeExcess reports whether the path begins with "..", and removes each that it
// begins with if strip is set.
func (b *buffer) removeExcess(path []byte, strip bool) (n int, found bool) {
	end := b.first
	for swar.DotSegment(path[end:]) == len("..") {
		end = min(end+len("../"), len(path))
	}
	found = end > b.first
	b.recordExcess(found)
	if !strip || !found {
		return len(path), found
	}
	b.recordStrip(path[b.first:end])
	return b.first + copy(path[b.first:], path[end:]), true
}
