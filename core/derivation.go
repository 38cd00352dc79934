package core

import (
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// DerivationNode is a node of a derivation (RFC 3986 Appendix A).
type DerivationNode = rfc3986.Node

// Expectation is something that may come next in a text (RFC 3986 Appendix
// A).
type Expectation = rfc3986.Expectation

// MaxDerivation is the length in bytes of the longest text whose derivation has
// nodes.
const MaxDerivation = rfc3986.MaxDerivation

// Derivation is the derivation of a text from the grammar of its dialect (RFC
// 3986 Appendix A).
type Derivation struct {
	rfc3986.Derivation
	Text    string  // as it was given
	Dialect Dialect // whose grammar it is
	// Faults are those of the operation. Faults of the text stand with Parse.
	Faults []syntax.Fault
}

// Derive derives text from URI-reference (RFC 3986 Appendix A); of a text that
// is none, the longest prefix that can be continued. It never fails: a dialect
// without such a grammar gives the fault not-in-dialect and no nodes.
func Derive(text string, d Dialect) Derivation {
	v := Derivation{Text: text, Dialect: d}
	if d != RFC3986 {
		v.FirstBad = -1
		v.Faults = []syntax.Fault{notInDialect(text)}
		return v
	}
	v.Derivation = rfc3986.Derive(rfc3986.Split(text))
	return v
}

// ABNF is the line of the grammar that defines the rule, as the document
// prints it but for the indentation (RFC 3986 Appendix A); "" for a rule that
// is no production.
func ABNF(rule *syntax.Rule) string { return rfc3986.ABNF(rule) }
