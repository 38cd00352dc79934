package core

import (
	"iter"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Extraction is a URI found in a text (RFC 3986 Appendix C).
type Extraction = rfc3986.Extraction

// Extractions is the URIs of a text (RFC 3986 Appendix C). They are found as
// they are asked for, so that a caller may stop early in a long text.
type Extractions struct {
	Text   string               // what is searched; spans are bytes of it
	All    iter.Seq[Extraction] // in the order of the text
	Faults []syntax.Fault       // of the operation; each Extraction has its own
}

// Extract finds the URIs in a text (RFC 3986 Appendix C). A dialect that cannot
// do it gives the fault not-in-dialect.
func Extract(text string, d Dialect) Extractions {
	if d != RFC3986 {
		none := func(func(Extraction) bool) {}
		return Extractions{Text: text, All: none, Faults: []syntax.Fault{notInDialect(text)}}
	}
	return Extractions{Text: text, All: rfc3986.Extract(text)}
}

// JoinLines returns a URI that was broken over several lines as one (RFC 3986 Appendix C).
func JoinLines(text string) string { return rfc3986.JoinLines(text) }

// Suffix is a text that people write and mean as the end of a URI (RFC 3986
// §4.5).
type Suffix = rfc3986.Suffix

// SuffixReference reports whether text looks like a suffix reference (RFC 3986
// §4.5), which the fault suffix-reference then says. It is a heuristic. A dialect
// that knows no such references gives the fault not-in-dialect.
func SuffixReference(text string, d Dialect) (s Suffix, found bool, faults []syntax.Fault) {
	if d != RFC3986 {
		return s, false, []syntax.Fault{notInDialect(text)}
	}
	if s, found = rfc3986.Split(text).Suffix(); found {
		faults = append(faults, s.Fault())
	}
	return s, found, faults
}

// LikelyURI returns the URI that a text without a scheme is probably meant as where nothing can give
// it one, as in a base: such as "https://example.com/a" for "example.com/a" or "//example.com/a"
// (RFC 3986 §4.5, §5.1).
func LikelyURI(text string) (uri string, found bool) { return rfc3986.Split(text).LikelyURI() }

// Groups returns what $1 to $9 of the expression in RFC 3986 Appendix B match. A
// dialect that has no such expression gives the fault not-in-dialect.
func Groups(text string, d Dialect) ([]syntax.Part, []syntax.Fault) {
	if d != RFC3986 {
		return nil, []syntax.Fault{notInDialect(text)}
	}
	groups := rfc3986.Split(text).Groups()
	return groups[:], nil
}
