package rfc3986

import (
	"bytes"

	"uriplayground/core/syntax"
)

// recompose is RFC 3986 §5.3. All stands in the output already but what begins
// with the reference's query or, if it has none, with its fragment: that follows
// on its path in the reference, too.
func (x *transformer) recompose(out []byte) []byte {
	if !x.of(x.authority).has(hasAuthority) && bytes.HasPrefix(out[x.path:], []byte("//")) {
		out = x.guard(out)
	}
	if x.t != nil {
		x.recordTarget(len(out))
	}
	return append(out, x.ref.text[x.ref.pathEnd:]...)
}

// guard puts "/." before a path that §5.3 would print so that it reads as an
// authority: §3.3 forbids a path that begins with "//" where there is none.
func (x *transformer) guard(out []byte) []byte {
	out = append(out, "/."...)
	copy(out[x.path+len("/."):], out[x.path:])
	x.path += copy(out[x.path:], "/.")
	return out
}

// recordTarget records the lines of §5.3; end is the index behind the path, and
// behind the query of the base if that is the target's.
func (x *transformer) recordTarget(end int) {
	if x.query == TextBase {
		end -= int(x.base.queryEnd - x.base.pathEnd)
	}
	at := uint32(0)
	if scheme := x.component(PartScheme, x.scheme); scheme.Defined {
		at = x.recordPiece(RuleAppendScheme, scheme.Span, x.scheme, at)
		at = x.recordMade(RuleAppendColon, TextTarget, at, len(":"))
	}
	if authority := x.component(PartAuthority, x.authority); authority.Defined {
		at = x.recordMade(RuleAppendSlashes, TextTarget, at, len("//"))
		at = x.recordPiece(RuleAppendAuthority, authority.Span, x.authority, at)
	}
	if path := uint32(x.path - x.start); at < path {
		at = x.recordMade(RuleGuard, TextTarget, at, int(path-at))
	}
	at = x.recordPath(at, end-x.path)
	if query := x.component(PartQuery, x.query); query.Defined {
		at = x.recordMade(RuleAppendQuestion, TextTarget, at, len("?"))
		at = x.recordPiece(RuleAppendQuery, query.Span, x.query, at)
	}
	if fragment := x.component(PartFragment, TextRef); fragment.Defined {
		at = x.recordMade(RuleAppendHash, TextTarget, at, len("#"))
		x.recordPiece(RuleAppendFragment, fragment.Span, TextRef, at)
	}
}

// recordPath records append path, and where the path of remove_dot_segments
// lies in the target, which is known only now.
func (x *transformer) recordPath(at uint32, n int) uint32 {
	path := syntax.Span{Start: at, End: at + uint32(n)}
	if x.pathStep != syntax.NoLink {
		x.t.Steps[x.pathStep].From = path
	}
	return x.recordPiece(RuleAppendPath, path, TextTarget, at)
}
