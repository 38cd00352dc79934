package rfc3986

import "uriplayground/core/syntax"

// RFC 3986 §3.3
//
//	path = path-abempty / path-absolute / path-noscheme / path-rootless / path-empty
func (b *deriver) path(kind *syntax.Rule) {
	switch kind {
	case RulePathAbempty:
		b.segments(b.open(pPathAbempty))
	case RulePathAbsolute:
		b.pathAbsolute()
	case RulePathNoscheme:
		b.pathNoscheme()
	case RulePathRootless:
		i := b.open(pPathRootless)
		b.segment(pSegmentNZ)
		b.segments(i)
	default:
		b.leaf(pPathEmpty, 0)
	}
}

// RFC 3986 §3.3
//
//	path-absolute = "/" [ segment-nz *( "/" segment ) ]
func (b *deriver) pathAbsolute() {
	i := b.open(pPathAbsolute)
	b.literal(1)
	if b.at < b.pathEnd {
		b.segment(pSegmentNZ)
	}
	b.segments(i)
}

// RFC 3986 §3.3
//
//	path-noscheme = segment-nz-nc *( "/" segment )
//	segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )
func (b *deriver) pathNoscheme() {
	path := b.open(pPathNoscheme)
	i := b.open(pSegmentNZNC)
	for b.at < b.pathEnd && b.peek() != '/' {
		if b.peek() == '@' {
			b.literal(1)
		} else {
			b.data()
		}
	}
	b.close(i)
	b.segments(path)
}

// RFC 3986 §3.3. It closes the path, which was opened as node i.
//
//	*( "/" segment )
func (b *deriver) segments(i uint32) {
	for b.at < b.pathEnd {
		b.literal(1)
		b.segment(pSegment)
	}
	b.close(i)
}

// RFC 3986 §3.3
//
//	segment    = *pchar
//	segment-nz = 1*pchar
func (b *deriver) segment(p production) {
	i := b.open(p)
	for b.at < b.pathEnd && b.peek() != '/' {
		b.pchar()
	}
	b.close(i)
}
