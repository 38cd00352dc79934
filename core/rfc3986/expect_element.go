package rfc3986

import "uriplayground/core/syntax"

// Element is a piece of an ABNF line of RFC 3986 Appendix A that text can be
// matched with.
type Element struct {
	ABNF  string       // as the line writes it: HEXDIG, ":", %x30-34; of a literal that has begun what is left of it
	Rule  *syntax.Rule // what ABNF names; nil for a literal and a range
	First Bytes        // the bytes it can begin with
}

// Bytes is a set of bytes (RFC 3986 §2). It is a value.
type Bytes [4]uint64

// Has tells whether c is in the set (RFC 3986 Appendix A).
func (b Bytes) Has(c byte) bool { return b[c>>6]>>(c&63)&1 != 0 }

// add takes c into the set.
func (b *Bytes) add(c byte) { b[c>>6] |= 1 << (c & 63) }

func (b Bytes) or(other Bytes) Bytes {
	for i := range b {
		b[i] |= other[i]
	}
	return b
}

// element reads one of the elements that the grammar has where text can go on.
func element(abnf string) Element {
	e := Element{ABNF: abnf}
	switch abnf[0] {
	case '"':
		e.First = eitherCase(abnf[1])
	case '%':
		e.First = valueRange(abnf)
	default:
		e.Rule, e.First = characterRule(abnf)
	}
	return e
}

// RFC 5234 §2.3: quoted strings ignore the case of letters
func eitherCase(c byte) (b Bytes) {
	b.add(c)
	if classes.Is(c, alpha) {
		b.add(c ^ 0x20)
	}
	return b
}

// RFC 5234 §3.4
//
//	%xHH-HH
func valueRange(abnf string) (b Bytes) {
	lo, hi := fromHex(abnf[2])<<4|fromHex(abnf[3]), fromHex(abnf[5])<<4|fromHex(abnf[6])
	for c := int(lo); c <= int(hi); c++ {
		b.add(byte(c))
	}
	return b
}

// characterRule is the rule of that name for single characters or triplets.
func characterRule(name string) (*syntax.Rule, Bytes) {
	switch name {
	case "ALPHA":
		return RuleALPHA, ofClass(alpha)
	case "DIGIT":
		return RuleDIGIT, ofClass(digit)
	case "HEXDIG":
		return RuleHEXDIG, ofClass(hexdig)
	case "unreserved":
		return RuleUnreserved, ofClass(unreserved)
	case "sub-delims":
		return RuleSubDelims, ofClass(subDelims)
	case "pct-encoded":
		return RulePctEncoded, eitherCase('%')
	}
	// unreserved / pct-encoded / sub-delims / ":" / "@"
	data := ofClass(unreserved).or(ofClass(subDelims)).or(eitherCase('%'))
	return RulePchar, data.or(eitherCase(':')).or(eitherCase('@'))
}

func ofClass(class syntax.Class) (b Bytes) {
	for c := range 256 {
		if classes.Is(byte(c), class) {
			b.add(byte(c))
		}
	}
	return b
}
