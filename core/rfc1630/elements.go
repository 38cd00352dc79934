package rfc1630

import "bytes"

// removeElements removes "xxx/../" and "/." from the result in dst, whose path
// ends pathEnd bytes after its start; what follows, a search or a fragment-id,
// moves up. Each is removed as soon as it is complete, from left to right.
//
// RFC 1630, page 10
func (x *resolver) removeElements(dst []byte, pathEnd int) []byte {
	text := dst[x.start:]
	e := elements{recorder: &x.recorder, path: text[:pathEnd], first: x.context.pathStart()}
	e.done = e.first
	for at := e.first; at < pathEnd; {
		end := pathEnd
		if n := bytes.IndexByte(text[at:pathEnd], '/'); n >= 0 {
			end = at + n + 1
		}
		e.take(at, end)
		at = end
	}
	n := copy(text[e.done:], text[pathEnd:])
	return dst[:x.start+e.done+n]
}

// elements is a path that is shortened in its place: path[first:done] is what
// is left of the elements read so far.
type elements struct {
	*recorder
	path        []byte
	first, done int
}

// take reads the element path[at:end], which holds the slash after it, if there
// is one. The "/" before a "." is the last byte that is left; where a slash
// comes after it, too, that one is dropped, which leaves the same text.
func (e *elements) take(at, end int) {
	switch string(e.path[at:end]) {
	case "./":
		if e.done > e.first {
			e.recordDot(at, end, false)
			return
		}
	case ".":
		if e.done > e.first {
			e.recordDot(at, end, true)
			e.done--
			return
		}
	case "../":
		if before := e.before(); before >= 0 {
			e.recordUpdir(at, end)
			e.done = before
			return
		}
	}
	e.recordElement(at, end, e.done, string(e.path[at:end]))
	e.done += copy(e.path[e.done:], e.path[at:end])
}

// before returns where the xxx of "xxx/../" begins, if the last element that is left
// is one; else -1. It is one if it is neither void nor a dot or two, and does not
// directly follow two or more slashes, where the host is. The document does
// not say that, but its author's test table does.
func (e *elements) before() int {
	left := e.path[e.first:e.done]
	if len(left) == 0 {
		return -1
	}
	start := bytes.LastIndexByte(left[:len(left)-1], '/') + 1
	switch string(left[start : len(left)-1]) {
	case "", ".", "..":
		return -1
	}
	if start >= 2 && left[start-2] == '/' {
		return -1
	}
	return e.first + start
}
