package rfc3986

import "uriplayground/core/syntax"

// RFC 3986 §4.1
//
//	URI-reference = URI / relative-ref
func (b *deriver) uriReference() {
	i := b.open(pURIReference)
	if b.has(hasScheme) {
		b.uri()
	} else {
		b.relativeRef()
	}
	b.close(i)
}

// RFC 3986 §3
//
//	URI = scheme ":" hier-part [ "?" query ] [ "#" fragment ]
func (b *deriver) uri() {
	i := b.open(pURI)
	b.scheme()
	b.literal(1)
	b.hierarchy(pHierPart)
	b.queryAndFragment()
	b.close(i)
}

// RFC 3986 §4.2
//
//	relative-ref = relative-part [ "?" query ] [ "#" fragment ]
func (b *deriver) relativeRef() {
	i := b.open(pRelativeRef)
	b.hierarchy(pRelativePart)
	b.queryAndFragment()
	b.close(i)
}

// RFC 3986 §3.1
//
//	scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )
func (b *deriver) scheme() {
	i := b.open(pScheme)
	b.run(runLetters, b.schemeEnd)
	b.close(i)
}

// RFC 3986 §3, §4.2
//
//	hier-part     = "//" authority path-abempty
//	              / path-absolute / path-rootless / path-empty
//	relative-part = "//" authority path-abempty
//	              / path-absolute / path-noscheme / path-empty
func (b *deriver) hierarchy(p production) {
	i := b.open(p)
	if b.has(hasAuthority) {
		b.literal(2)
		b.authority()
	}
	b.path(b.PathKind())
	b.close(i)
}

// RFC 3986 §3, §4.2
//
//	[ "?" query ] [ "#" fragment ]
func (b *deriver) queryAndFragment() {
	if b.has(hasQuery) {
		b.literal(1)
		b.queryLike(pQuery, b.querySpan())
	}
	if b.has(hasFragment) {
		b.literal(1)
		b.queryLike(pFragment, b.fragmentSpan())
	}
}

// RFC 3986 §3.4, §3.5
//
//	query    = *( pchar / "/" / "?" )
//	fragment = *( pchar / "/" / "?" )
func (b *deriver) queryLike(p production, s syntax.Span) {
	i := b.open(p)
	b.run(runPchars, s.End)
	b.close(i)
}
