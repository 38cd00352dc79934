package core

import (
	"uriplayground/core/rfc1630"
	"uriplayground/core/syntax"
)

// Both dialects number the texts of a trace alike.
var _ = [1]bool{}[(rfc1630.TextBase-TextBase)|(rfc1630.TextRef-TextRef)|(rfc1630.TextPath-TextPath)|(rfc1630.TextTarget-TextTarget)]

// resolve1630 expands a partial form (RFC 1630, page 10). Literal is what the
// rule as printed gives; "" if it gives nothing. There is a trace also where
// there is no target. Among the faults are the gaps of the document.
func (r *Resolution) resolve1630(literalRule bool) {
	o := rfc1630.Options{LiteralRule: literalRule}
	r.Trace = new(syntax.Trace)
	target, ok := rfc1630.AppendResolve(nil, r.Base.uri, r.Ref.uri, o, r.Trace)
	for _, g := range rfc1630.Gaps(r.Base.uri, r.Ref.uri, o, r.Trace, ok) {
		r.Faults = append(r.Faults, TextFault{g.Fault, g.Text})
	}
	if !ok {
		return
	}
	r.Done = true
	r.Target = Parse(string(target), RFC1630)
	r.Literal, _ = rfc1630.Resolve(r.Base.uri, r.Ref.uri, rfc1630.Options{LiteralRule: true})
	for _, origin := range rfc1630.Provenance(r.Trace) {
		r.Origins = append(r.Origins, Origin(origin))
	}
}

// PartialRules is the rules of the steps that expand a partial form (RFC 1630,
// page 10).
func PartialRules() []*syntax.Rule { return rfc1630.PartialRules() }

// PartialResult is the result of an expansion by RFC 1630 as it stands after
// step i of its trace: the two texts put together, without what was removed so
// far. Before they are, it is "".
func PartialResult(t *syntax.Trace, i int) string {
	return string(rfc1630.AppendResult(nil, t, i))
}
