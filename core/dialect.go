// Package core parses, resolves, normalizes, compares and relativizes URIs by RFC 3986, by the
// documents before it and by the URL Standard, and says of each answer why it is so:
//
//	r := core.Resolve("http://a/b/c", "../d", core.RFC3986, core.Options{})
//	r.Target.Text // "http://a/d"
//	r.Trace       // each step, with the rule that it follows
//
// It is the façade of the packages below it, with one way to ask each dialect, and holds no grammar
// of its own. It phrases nothing: what it returns are parts, rules, steps and faults, in the types of
// package syntax. No text makes it fail: one that is not valid has faults, and the components that it
// would have without them. Offsets are bytes. Nothing here has state, so all of it may be called at
// once.
//
// Where only the answer counts, Target, AppendTarget, NormalForm and Valid need no trace, and package
// rfc3986 has the same over references that are split once.
package core

import (
	"slices"

	"uriplayground/core/relativize"
	"uriplayground/core/rfc1630"
	"uriplayground/core/rfc1738"
	"uriplayground/core/rfc1808"
	"uriplayground/core/rfc2396"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/core/urlstandard"
)

// Dialect is the document by which a text is read (RFC 3986, RFC 2396, RFC 1808,
// RFC 1738, RFC 1630 or the URL Standard).
type Dialect uint8

// The dialects that the playground knows.
const (
	RFC3986 Dialect = iota // URIs and references (2005)
	RFC1738                // URLs, scheme by scheme (1994)
	RFC1630                // the first URIs, with their partial form (1994)
	RFC1808                // relative URLs (1995)
	RFC2396                // URIs and references before RFC 3986 (1998)
	URL                    // the URL Standard, as browsers follow it
)

var dialectNames = [...]string{RFC3986: "rfc3986", RFC1738: "rfc1738", RFC1630: "rfc1630", RFC1808: "rfc1808", RFC2396: "rfc2396", URL: "url"}

// String returns the dialect's name at the public surfaces.
func (d Dialect) String() string { return dialectNames[d] }

// DialectNamed returns the dialect of that name, and whether there is one.
func DialectNamed(name string) (Dialect, bool) {
	i := slices.Index(dialectNames[:], name)
	return Dialect(max(i, 0)), i >= 0
}

// Dialects lists RFC 3986, the documents before it from the latest on, and the URL Standard.
func Dialects() []Dialect { return []Dialect{RFC3986, RFC2396, RFC1808, RFC1738, RFC1630, URL} }

// Resolves reports whether the document says how a reference is resolved (RFC 3986 §5.2): RFC 1738
// does not.
func (d Dialect) Resolves() bool { return d != RFC1738 }

// notInDialect returns the fault of an operation that a dialect lacks.
func notInDialect(text string) syntax.Fault {
	return syntax.Fault{
		Rule: ruleDialect,
		Span: syntax.Span{Start: 0, End: uint32(min(len(text), syntax.MaxText))},
		Code: syntax.NotInDialect,
	}
}

// ruleDialect is cited where no document has a rule.
var ruleDialect = &syntax.Rule{Name: "dialect", Key: "dialect"}

// Rules returns every rule that a fault, part or step can cite.
func Rules() []*syntax.Rule {
	var all []*syntax.Rule
	for _, list := range [][]*syntax.Rule{rfc3986.Rules(), relativize.Rules(), rfc1738.Rules(), rfc1630.Rules(), rfc1808.Rules(), rfc2396.Rules(), urlstandard.Rules(), {ruleDialect}} {
		all = append(all, list...)
	}
	return all
}
