package rfc3986

import (
	"slices"

	"uriplayground/core/syntax"
)

// EncodeParts is the components that data can be percent-encoded for (RFC
// 3986 §2.1): those whose ABNF line leads to pct-encoded. RuleUnreserved at
// the end is for data within any of them: nothing stays that could be a
// delimiter there.
func EncodeParts() []*syntax.Rule {
	return []*syntax.Rule{
		RuleUserinfo, RuleHost, RuleRegName, RulePath, RuleSegment, RuleSegmentNZ,
		RuleSegmentNZNC, RuleQuery, RuleFragment, RuleUnreserved,
	}
}

// AppendEncode appends data to dst, percent-encoded for a component: octets that
// the component may hold stay, all others become triplets with upper-case
// digits (RFC 3986 §2.1, §2.4). Data is octets; text is encoded from UTF-8
// (§2.5). A "%" is data, too, and becomes "%25": what is encoded already must
// not be given.
//
// For the path "/" stays, since it separates the segments; for a segment it is
// encoded. A host is taken for a reg-name. The rules segment-nz and
// segment-nz-nc have no text for empty data. For a rule that is not one of
// EncodeParts, only unreserved characters stay.
func AppendEncode(dst []byte, data string, part *syntax.Rule) []byte {
	stays := alphabet(encodedAs(part))
	for i := range len(data) {
		if c := data[i]; stays.Has(c) {
			dst = append(dst, c)
		} else {
			dst = appendTriplet(dst, c)
		}
	}
	return dst
}

// encodedAs is the rule whose characters stay as they are. An empty path does
// not say what a path may hold.
func encodedAs(part *syntax.Rule) *syntax.Rule {
	switch {
	case part == RuleHost:
		return RuleRegName
	case part == RulePath:
		return RulePathAbempty
	case slices.Contains(EncodeParts(), part):
		return part
	}
	return RuleUnreserved
}

// RFC 3986 §2.1
//
//	pct-encoded = "%" HEXDIG HEXDIG
func appendTriplet(dst []byte, c byte) []byte {
	const upper = "0123456789ABCDEF"
	return append(dst, '%', upper[c>>4], upper[c&0xF])
}
