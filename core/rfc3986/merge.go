package rfc3986

import (
	"strings"

	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

// RFC 3986 §5.2.3, and remove_dot_segments of its result.
func (x *transformer) mergePaths(out []byte) []byte {
	base := x.base
	empty := x.holds(RuleMergeIf, PartPath, TextBase, base.has(hasAuthority) && base.pathStart == base.pathEnd)
	keep := swar.LastSlash(base.text, int(base.pathStart), int(base.pathEnd)) + 1
	slash := empty
	if !empty && x.options.Erratum4789 {
		slash = x.holds(RuleMerge4789, PartPath, TextBase, strings.HasSuffix(base.path(), "/.."))
		if slash {
			keep = int(base.pathEnd)
		}
	}
	out = x.copyBase(out, keep)
	if slash {
		out = append(out, '/')
	}
	out = append(out, x.ref.text[x.ref.pathStart:]...)
	if x.t != nil {
		x.recordMerge(out[x.path:len(out)-len(x.tail())], syntax.Span{Start: base.pathStart, End: uint32(keep)}, slash)
	}
	return x.removeDots(out, base.defined|x.ref.defined, RuleMergedPath, TextPath, 0)
}

// recordMerge records T.path = merge(Base.path, R.path), and before it what the
// path was made of: a part of the base, perhaps a "/", and the reference's path.
//
// A path without dot segments stays as it is, and will be read in the target: a
// long one takes no room twice.
func (x *transformer) recordMerge(merged []byte, kept syntax.Span, slash bool) {
	if x.stays = !swar.HasDots(merged, 0); !x.stays {
		x.t.Texts[TextPath] = string(merged)
	}
	at := x.recordPiece(RuleMergeBase, kept, TextBase, 0)
	if slash {
		at = x.recordMade(RuleMergeSlash, TextPath, at, len("/"))
	}
	x.recordPiece(RuleMergeRef, x.ref.pathSpan(), TextRef, at)
	x.record(RuleMergePath, syntax.Span{Start: 0, End: uint32(len(merged))}, TextPath, true)
}

// recordPiece records that a span of a text was written, and begins at the byte
// at of what the rule makes. It returns the byte behind it.
func (x *transformer) recordPiece(rule *syntax.Rule, from syntax.Span, text uint8, at uint32) uint32 {
	to := syntax.Span{Start: at, End: at + uint32(from.Len())}
	x.t.Add(syntax.Step{Rule: rule, From: from, Text: text, Link: syntax.NoLink, Yes: true, To: to})
	return to.End
}

// recordMade is recordPiece for n bytes that come from no text. They stand in
// the text that is being made.
func (x *transformer) recordMade(rule *syntax.Rule, text uint8, at uint32, n int) uint32 {
	here, to := syntax.Span{Start: at, End: at}, syntax.Span{Start: at, End: at + uint32(n)}
	x.t.Add(syntax.Step{Rule: rule, From: here, Text: text, Link: syntax.NoLink, Yes: true, To: to})
	return to.End
}
