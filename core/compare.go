package core

import (
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Rung is a rung of the ladder of comparison (RFC 3986 §6.2).
type Rung = rfc3986.Rung

// Comparison is two URIs on the ladder of RFC 3986 §6.2.
type Comparison struct {
	rfc3986.Comparison
	Faults []syntax.Fault // of the operation
}

// Compare names the lowest rung on which a and b are the same, or their first
// difference (RFC 3986 §6.2). A dialect that cannot compare gives the fault
// not-in-dialect.
func Compare(a, b string, d Dialect) Comparison {
	if d != RFC3986 {
		return Comparison{Faults: []syntax.Fault{notInDialect(a)}}
	}
	return Comparison{Comparison: rfc3986.Compare(rfc3986.Split(a), rfc3986.Split(b))}
}
