package rfc3986

import "uriplayground/core/syntax"

// RFC 3986 §5.3. Most of it is done where §5.2.2 is: the output holds the target.

// inventsAuthority tells whether §5.3 would print the path so that it reads as an
// authority: §3.3 forbids one that begins with "//" where there is none.
func (x *transformer) inventsAuthority(path []byte) bool {
	return len(path) >= 2 && path[0] == '/' && path[1] == '/' && !x.of(x.authority).has(hasAuthority)
}

// guard puts "/." before the path.
func (x *transformer) guard(out []byte) []byte {
	out = append(out, "/."...)
	copy(out[x.path+len("/."):], out[x.path:])
	x.path += copy(out[x.path:], "/.")
	return out
}

// tail is the query and the fragment of the reference, as they follow on its path.
func (x *transformer) tail() string { return x.ref.text[x.ref.pathEnd:] }

// recordTarget records the lines of §5.3, and the target, which is the output.
func (x *transformer) recordTarget(out []byte) {
	x.t.Texts[TextTarget] = string(out[x.start:])
	at := uint32(0)
	if scheme, defined := x.component(PartScheme, x.scheme); defined {
		at = x.recordPiece(RuleAppendScheme, scheme, x.scheme, at)
		at = x.recordMade(RuleAppendColon, TextTarget, at, len(":"))
	}
	if authority, defined := x.component(PartAuthority, x.authority); defined {
		at = x.recordMade(RuleAppendSlashes, TextTarget, at, len("//"))
		at = x.recordPiece(RuleAppendAuthority, authority, x.authority, at)
	}
	if x.stays {
		x.t.Texts[TextPath] = x.t.Texts[TextTarget][x.path-x.start : len(out)-x.start-len(x.tail())]
	}
	if path := uint32(x.path - x.start); at < path {
		at = x.recordMade(RuleGuard, TextTarget, at, int(path-at))
	}
	at = x.recordPath(at, len(out)-len(x.tail()))
	if query, defined := x.component(PartQuery, x.query); defined {
		at = x.recordMade(RuleAppendQuestion, TextTarget, at, len("?"))
		at = x.recordPiece(RuleAppendQuery, query, x.query, at)
	}
	if fragment, defined := x.component(PartFragment, TextRef); defined {
		at = x.recordMade(RuleAppendHash, TextTarget, at, len("#"))
		x.recordPiece(RuleAppendFragment, fragment, TextRef, at)
	}
}

// recordPath records append path, and where the path of remove_dot_segments
// lies in the target, which is known only now. It ends before end, or before the
// query of the base.
func (x *transformer) recordPath(at uint32, end int) uint32 {
	if x.query == TextBase {
		end -= int(x.base.queryEnd - x.base.pathEnd)
	}
	path := syntax.Span{Start: at, End: uint32(end - x.start)}
	if x.pathStep != syntax.NoLink {
		x.t.Steps[x.pathStep].From = path
	}
	return x.recordPiece(RuleAppendPath, path, TextTarget, at)
}
