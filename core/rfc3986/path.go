package rfc3986

import (
	"iter"
	"strings"

	"uriplayground/core/syntax"
)

// PathKind returns the rule of §3.3 that the path has to follow.
func (r Reference) PathKind() *syntax.Rule {
	path := r.Path()
	switch {
	case r.has(hasAuthority):
		return RulePathAbempty // begins with "/" or is empty
	case path == "":
		return RulePathEmpty // zero characters
	case path[0] == '/':
		return RulePathAbsolute // begins with "/" but not "//"
	case r.has(hasScheme):
		return RulePathRootless // begins with a segment
	}
	return RulePathNoscheme // begins with a non-colon segment
}

// colonFirst returns the index of the first ":" in the first segment of a
// relative-path reference, which path-noscheme forbids (§3.3, §4.2), or -1.
func (r *Reference) colonFirst() int {
	path := r.pathSpan().In(r.text)
	if r.has(hasScheme|hasAuthority) || path == "" || path[0] == '/' {
		return -1
	}
	// Split would have taken text before a ":" for a scheme, so the colon
	// comes first or not at all.
	if path[0] == ':' {
		return int(r.pathStart)
	}
	return -1
}

// Segments returns the span of each segment of the path, without the slashes
// (§3.3). An empty path has none; "/" has one, which is empty.
func (r Reference) Segments() iter.Seq[syntax.Span] {
	return func(yield func(syntax.Span) bool) {
		at, end := r.pathStart, r.pathEnd
		if at == end {
			return
		}
		if r.text[at] == '/' {
			at++
		}
		for {
			n := strings.IndexByte(r.text[at:end], '/')
			if n < 0 {
				yield(syntax.Span{Start: at, End: end})
				return
			}
			if !yield(syntax.Span{Start: at, End: at + uint32(n)}) {
				return
			}
			at += uint32(n) + 1
		}
	}
}

// LastSegment returns the last of Segments; the zero span if there is none (RFC 3986
// §3.3).
func (r Reference) LastSegment() syntax.Span {
	if r.pathStart == r.pathEnd {
		return syntax.Span{}
	}
	return syntax.Span{Start: r.pathStart + uint32(strings.LastIndexByte(r.path(), '/')+1), End: r.pathEnd}
}

// SegmentCount returns how many spans Segments has, without looking at each (RFC
// 3986 §3.3).
func (r Reference) SegmentCount() int {
	n := strings.Count(r.Path(), "/")
	if path := r.Path(); path == "" || path[0] == '/' {
		return n
	}
	return n + 1
}
