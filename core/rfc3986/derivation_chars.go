package rfc3986

// RFC 3986 §3.3
//
//	pchar = unreserved / pct-encoded / sub-delims / ":" / "@"
func (b *deriver) pchar() {
	i := b.open(pPchar)
	b.dataOrLiteral()
	b.close(i)
}

// RFC 3986 §3.2.1, §3.2.2, §3.3: what most components are made of
//
//	unreserved / pct-encoded / sub-delims
func (b *deriver) data() {
	switch {
	case b.peek() == '%':
		b.pctEncoded()
	case b.is(unreserved):
		i := b.open(pUnreserved)
		b.letterDigitOr()
		b.close(i)
	default:
		i := b.open(pSubDelims)
		b.literal(1)
		b.close(i)
	}
}

// RFC 3986 §2.1
//
//	pct-encoded = "%" HEXDIG HEXDIG
func (b *deriver) pctEncoded() {
	i := b.open(pPctEncoded)
	b.literal(1)
	b.leaf(pHEXDIG, 1)
	b.leaf(pHEXDIG, 1)
	b.close(i)
}

// RFC 3986 §2.3, §3.1: a letter, a digit or one of some other characters
//
//	ALPHA / DIGIT / …
func (b *deriver) letterDigitOr() {
	switch {
	case b.is(alpha):
		b.leaf(pALPHA, 1)
	case b.is(digit):
		b.leaf(pDIGIT, 1)
	default:
		b.literal(1)
	}
}

// RFC 3986 §3.2.1, §3.2.2, §3.3: in userinfo, reg-name, IPvFuture and
// segment-nz-nc
//
//	unreserved / pct-encoded / sub-delims / ":" / "@"
func (b *deriver) dataOrLiteral() {
	if c := b.peek(); c == ':' || c == '@' {
		b.literal(1)
	} else {
		b.data()
	}
}

// RFC 3986 §3.3, §3.4, §3.5: in path, query and fragment
//
//	pchar / "/" / "?"
func (b *deriver) pcharOrLiteral() {
	if c := b.peek(); c == '/' || c == '?' {
		b.literal(1)
	} else {
		b.pchar()
	}
}
