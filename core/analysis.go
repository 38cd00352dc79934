package core

import (
	"iter"

	"uriplayground/core/rfc1630"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Analysis is a text read by a dialect (RFC 3986 §3, RFC 1738 §5, RFC 1630).
type Analysis struct {
	Text       string         // as it was given
	Dialect    Dialect        // by which it was read
	Valid      bool           // no fault is an error
	Incomplete bool           // not valid, but more characters could make it so
	FirstBad   int            // byte offset as in rfc3986.FirstBad; -1 if there is none
	Kind       *syntax.Rule   // nil where the text has none: in RFC 1738, without a scheme
	HostKind   *syntax.Rule   // nil where there is no host
	PathKind   *syntax.Rule   // nil where the dialect knows no kinds of paths
	Parts      []syntax.Part  // in the order of the text, also undefined ones
	Faults     []syntax.Fault // by place; spans are bytes of Text

	reference rfc3986.Reference
	uri       rfc1630.URI
}

// Parse reads text by the dialect d (RFC 3986 §3 and §4, RFC 1738 §5, RFC
// 1630). It never fails: what is wrong stands in Faults. A dialect that
// cannot parse gives the fault not-in-dialect.
func Parse(text string, d Dialect) Analysis {
	switch d {
	case RFC3986:
		return parse3986(text)
	case RFC1738:
		return parse1738(text)
	case RFC1630:
		return parse1630(text)
	}
	return Analysis{Text: text, Dialect: d, FirstBad: -1, Faults: []syntax.Fault{notInDialect(text)}}
}

// again is Parse, or the analysis itself where it is that of the same text.
func (a *Analysis) again(text string, d Dialect) Analysis {
	if a.Parts != nil && a.Text == text && a.Dialect == d {
		return *a
	}
	return Parse(text, d)
}

func parse3986(text string) Analysis {
	r, err := rfc3986.Parse(text)
	parts := r.Parts()
	a := Analysis{
		Text: text, Valid: err == nil, FirstBad: -1,
		Kind: r.Kind(), HostKind: r.HostKind(), PathKind: r.PathKind(),
		Parts: parts[:], reference: r,
	}
	if e, ok := err.(*rfc3986.SyntaxError); ok {
		a.FirstBad, a.Incomplete, a.Faults = e.FirstBad, e.Incomplete, e.Faults
	}
	return a
}

// Part is the part that the grammar calls name (RFC 3986 §3, RFC 1738 §5, RFC
// 1630); an undefined one if the dialect has no such part.
func (a *Analysis) Part(name string) syntax.Part {
	for _, p := range a.Parts {
		if p.Rule.Name == name {
			return p
		}
	}
	return syntax.Part{}
}

// Segments is the span of each segment of the path (RFC 3986 §3.3).
func (a *Analysis) Segments() iter.Seq[syntax.Span] { return a.reference.Segments() }

// LastSegment is the span of the last of Segments; the zero one if there is none
// (RFC 3986 §3.3).
func (a *Analysis) LastSegment() syntax.Span { return a.reference.LastSegment() }

// SegmentCount is how many segments the path has (RFC 3986 §3.3).
func (a *Analysis) SegmentCount() int { return a.reference.SegmentCount() }
