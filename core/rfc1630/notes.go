package rfc1630

import (
	"strings"

	"uriplayground/core/syntax"
)

// Notes says what is to be known of a text that is not a fault of it: what the
// document says of its scheme, where the two BNFs differ, and how a text that
// they allow may be misread. The levels are Warning and Info.
func Notes(u URI) []syntax.Fault {
	n := notes{u: u}
	if u.has(hasScheme) {
		n.scheme()
		n.generic()
	}
	n.named()
	if u.has(hasFragment) && u.fragmentSpan().Empty() {
		n.add(RuleVoidFragment, syntax.VoidFragment, syntax.Info, u.searchEnd, u.searchEnd+1)
	}
	return n.faults
}

type notes struct {
	u      URI
	faults []syntax.Fault
}

func (n *notes) add(rule *syntax.Rule, code syntax.Code, level syntax.Level, start, end uint32) {
	n.faults = append(n.faults, syntax.Fault{Rule: rule, Code: code, Level: level, Span: syntax.Span{Start: start, End: end}})
}

// scheme says what the document says of a scheme without a production.
func (n *notes) scheme() {
	rule, code := RuleSchemesListed, syntax.SchemeCase
	switch scheme := n.u.scheme(); scheme {
	case "urn":
		rule, code = RuleURN, syntax.SchemeReserved
	case "afs":
		rule, code = RuleAFSAddress, syntax.SchemeHistorical
	case "file", "rlogin", "tn3270":
		code = syntax.SchemeWithoutForm
	default:
		if strings.HasPrefix(scheme, "x-") {
			rule, code = RuleExperimental, syntax.SchemeExperimental
		} else if !n.otherCase(scheme) {
			return
		}
	}
	n.add(rule, code, syntax.Info, n.u.schemeStart(), n.u.schemeEnd)
}

// otherCase reports whether the letters are those of a scheme with a production,
// in another case.
func (n *notes) otherCase(scheme string) bool {
	return len(scheme) <= len("prospero") && n.u.Address() == nil && Split(strings.ToLower(scheme)+":").Address() != nil
}

// generic reports what the production of the scheme allows and the generic BNF
// does not: the ":" of a port, a "+" in a fragment-id.
func (n *notes) generic() {
	if n.u.Address() == nil || !n.u.Valid() {
		return
	}
	p := parser{u: n.u}
	p.uri()
	for _, f := range p.faults {
		n.add(f.Rule, syntax.GenericDiffers, syntax.Info, f.Start, f.End)
	}
}

// named says how named parts may be misread.
func (n *notes) named() {
	for _, p := range n.u.Named() {
		switch p.Rule {
		case RuleHost:
			if at := strings.LastIndexByte(p.In(n.u.text), '@'); at >= 0 && n.u.Address() != RuleMailtoAddress {
				n.add(RuleHostname, syntax.AtInHost, syntax.Warning, p.Start, p.Start+uint32(at)+1)
			}
		case RuleFTPType:
			n.add(RuleFTPType, syntax.FTPTypeSuffix, syntax.Info, p.Start-uint32(len(typeSuffix)), p.End)
		}
	}
}

// afsaddress names the parts of what the BNF keeps for its history.
//
//	afsaddress             a f s : / / cellname / path
func (p *parser) afsaddress() {
	path := p.u.pathSpan().In(p.u.text)
	cell, _, found := strings.Cut(strings.TrimPrefix(path, "//"), "/")
	if !found || len(cell)+2 >= len(path) || !strings.HasPrefix(path, "//") {
		return
	}
	start := p.u.pathStart() + len("//")
	p.part(RuleCellname, start, start+len(cell))
	p.part(RuleSegments, start+len(cell)+1, int(p.u.pathEnd))
}
