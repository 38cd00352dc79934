package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

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
		b.firstSegment(pSegmentNZ, runPchars)
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
		b.firstSegment(pSegmentNZ, runPchars)
	}
	b.segments(i)
}

// RFC 3986 §3.3
//
//	path-noscheme = segment-nz-nc *( "/" segment )
//	segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )
func (b *deriver) pathNoscheme() {
	i := b.open(pPathNoscheme)
	b.firstSegment(pSegmentNZNC, runData)
	b.segments(i)
}

// RFC 3986 §3.3. It closes the path, which was opened as i.
//
//	*( "/" segment )
//	segment = *pchar
func (b *deriver) segments(i uint32) {
	b.run(runSegments, b.pathEnd)
	b.close(i)
}

// RFC 3986 §3.3: the first segment, where it has a rule of its own
//
//	segment-nz    = 1*pchar
//	segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )
func (b *deriver) firstSegment(p, characters production) {
	i := b.open(p)
	end := b.pathEnd
	if slash := strings.IndexByte(b.text[b.at:end], '/'); slash >= 0 {
		end = b.at + uint32(slash)
	}
	b.run(characters, end)
	b.close(i)
}
