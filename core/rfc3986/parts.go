package rfc3986

import (
	"iter"
	"strings"

	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

// Indexes into the array that Reference.Parts returns.
const (
	PartScheme = iota
	PartAuthority
	PartUserinfo
	PartHost
	PartPort
	PartPath
	PartQuery
	PartFragment
	PartCount
)

// Parts is every component with its span, in the order of the text (RFC 3986
// §3); the authority stands before the parts it is made of.
func (r Reference) Parts() [PartCount]syntax.Part {
	return [PartCount]syntax.Part{
		PartScheme:    {Rule: RuleScheme, Span: r.schemeSpan(), Defined: r.has(hasScheme)},
		PartAuthority: {Rule: RuleAuthority, Span: r.authoritySpan(), Defined: r.has(hasAuthority)},
		PartUserinfo:  {Rule: RuleUserinfo, Span: r.userinfoSpan(), Defined: r.has(hasUserinfo)},
		PartHost:      {Rule: RuleHost, Span: r.hostSpan(), Defined: r.has(hasAuthority)},
		PartPort:      {Rule: RulePort, Span: r.portSpan(), Defined: r.has(hasPort)},
		PartPath:      {Rule: RulePath, Span: r.pathSpan(), Defined: true},
		PartQuery:     {Rule: RuleQuery, Span: r.querySpan(), Defined: r.has(hasQuery)},
		PartFragment:  {Rule: RuleFragment, Span: r.fragmentSpan(), Defined: r.has(hasFragment)},
	}
}

// Segments is the span of each segment of the path, without the slashes
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

// LastSegment is the last of Segments; the zero span if there is none (RFC 3986
// §3.3).
func (r Reference) LastSegment() syntax.Span {
	if r.pathStart == r.pathEnd {
		return syntax.Span{}
	}
	return syntax.Span{Start: uint32(swar.LastSlash(r.text, int(r.pathStart), int(r.pathEnd)) + 1), End: r.pathEnd}
}

// SegmentCount is how many spans Segments has, without looking at each (RFC
// 3986 §3.3).
func (r Reference) SegmentCount() int {
	path := r.Path()
	if path == "" || path[0] == '/' {
		return swar.CountSlashes(path)
	}
	return swar.CountSlashes(path) + 1
}
