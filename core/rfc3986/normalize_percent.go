package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// RFC 3986 §6.2.2.1 and §6.2.2.2: a component and its triplets.
func (n *normalizer) normalizeTriplets(s syntax.Span) {
	i, end := int(s.Start), int(s.End)
	for n.changes&changeTriplets != 0 && i < end {
		if n.text[i] != '%' { // triplets come in a row
			next := strings.IndexByte(n.text[i:end], '%')
			if next < 0 {
				break
			}
			n.copy(n.text[i : i+next])
			i += next
		}
		i = n.normalizeTriplet(i)
	}
	n.copy(n.text[i:end])
}

// normalizeTriplet decodes the triplet at text[i] if it stands for an
// unreserved character, and else makes its digits upper case. It returns the
// index behind the triplet, or behind a "%" that begins none.
func (n *normalizer) normalizeTriplet(i int) int {
	triplet := uint32(0)
	if i+2 < len(n.text) {
		triplet = tripletHigh[n.text[i+1]] & tripletLow[n.text[i+2]]
	}
	if triplet == 0 {
		n.out = append(n.out, '%')
		n.stray = i + 1
		return i + 1
	}
	at := len(n.out)
	high, low := n.text[i+1], n.text[i+2]
	switch triplet &= tripletChanges(n.do); {
	case triplet&decodes != 0 && !n.completes(i):
		n.out = append(n.out, octetOf(high, low))
		if n.t != nil {
			n.record(RuleDecode, i, i+3, at, 1)
		}
	case triplet&(lowerHigh|lowerLow) != 0:
		n.out = append(n.out, '%', toUpperHex(high), toUpperHex(low))
		if n.t != nil {
			n.record(RuleHexCase, i, i+3, at, 3)
		}
	default:
		n.out = append(n.out, '%', high, low)
	}
	return i + 3
}

// completes tells whether what the triplet at text[i] stands for could complete
// the triplet that a stray "%" lacks: "%%341" must not become "%41". It cannot
// happen in a valid text.
func (n *normalizer) completes(i int) bool {
	switch n.stray {
	case 0:
		return false
	case i:
		return true
	}
	return n.stray == i-1 && classes.Is(n.text[i-1], hexdig)
}

// octetOf is what a triplet of two HEXDIG stands for.
func octetOf(high, low byte) byte { return fromHex(high)<<4 | fromHex(low) }

// fromHex is the value of a HEXDIG.
func fromHex(c byte) byte { return c&0x0F + 9*(c>>6) }

// toUpperHex is for HEXDIG only.
func toUpperHex(c byte) byte {
	if c >= 'a' {
		return c - 'a' + 'A'
	}
	return c
}
