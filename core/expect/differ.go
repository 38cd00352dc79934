package expect

import (
	"strings"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// differ returns the pieces by which two addresses differ: what is between the pieces that both
// begin and end with. Pieces are the scheme, the authority, the segments with the slash
// before each, the query and the fragment.
func differ(a, b *address) (inA, inB syntax.Span) {
	start := 0
	for i, j := nextPiece(a, 0), nextPiece(b, 0); start < i && i == j && a.text[start:i] == b.text[start:j]; {
		start = i
		i, j = nextPiece(a, start), nextPiece(b, start)
	}
	endA, endB := len(a.text), len(b.text)
	for endA > start && endB > start {
		i, j := lastPiece(a, endA), lastPiece(b, endB)
		if i < start || j < start || a.text[i:endA] != b.text[j:endB] {
			break
		}
		endA, endB = i, j
	}
	return syntax.Span{Start: uint32(start), End: uint32(endA)}, syntax.Span{Start: uint32(start), End: uint32(endB)}
}

// nextPiece returns the end of the piece that begins at an index.
func nextPiece(a *address, at int) int {
	switch {
	case at >= len(a.text):
		return len(a.text)
	case at < a.pathStart:
		scheme := a.Parts()[rfc3986.PartScheme]
		if scheme.Defined && at == 0 {
			return int(scheme.End) + 1
		}
		return a.pathStart
	case at < a.pathEnd:
		if i := strings.IndexByte(a.text[at+1:a.pathEnd], '/'); i >= 0 {
			return at + 1 + i
		}
		return a.pathEnd
	case a.text[at] == '?':
		return at + len(a.query())
	}
	return len(a.text)
}

// lastPiece returns the start of the piece that ends at an index above 0.
func lastPiece(a *address, end int) int {
	switch queryEnd := a.pathEnd + len(a.query()); {
	case end > queryEnd:
		return queryEnd
	case end > a.pathEnd:
		return a.pathEnd
	case end > a.pathStart:
		return max(a.pathStart, a.pathStart+strings.LastIndexByte(a.text[a.pathStart:end], '/'))
	}
	scheme := a.Parts()[rfc3986.PartScheme]
	if scheme.Defined && end > int(scheme.End)+1 {
		return int(scheme.End) + 1
	}
	return 0
}

// divergesAt returns the first line of RFC 3986 §5.2 that does something else where a link says
// something else, or starts elsewhere: that has another outcome, or takes another value.
// What takes the dot segments out of a path counts as the line that takes the path.
func (d *deduction) divergesAt(x *Explanation) *syntax.Rule {
	switch x.Assumption {
	case Near, Words, OtherDocument, Joined, Unresolved:
		return nil
	case QueryKept:
		return rfc3986.RulePathQuery
	case FragmentKept:
		return rfc3986.RuleFragmentRef
	}
	start := x.Start
	if x.Assumption != Parent {
		start = deeper(start, x.Levels)
	}
	_, own := rfc3986.TraceResolve(d.base.Reference, d.ref.Reference, rfc3986.Options{})
	_, other := rfc3986.TraceResolve(rfc3986.Split(start), rfc3986.Split(x.RefAsRead), rfc3986.Options{})
	i := 1 // after the line that takes the link apart
	for i < len(own.Steps) && i < len(other.Steps) && doTheSame(own, other, i) {
		i++
	}
	for i < len(own.Steps) && own.Steps[i].Rule.Section == rfc3986.RuleDots2A.Section {
		i++
	}
	if i == len(own.Steps) {
		return nil
	}
	return own.Steps[i].Rule
}

// doTheSame reports whether two resolutions do the same in a step.
func doTheSame(a, b *syntax.Trace, i int) bool {
	s, o := &a.Steps[i], &b.Steps[i]
	return s.Rule == o.Rule && s.Yes == o.Yes && (s.Rule.Condition || s.From.In(a.Texts[s.Text]) == o.From.In(b.Texts[o.Text]))
}
