package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// RFC 3986 §5.2.3, and remove_dot_segments of its result.
func (x *transformer) mergePaths() {
	base := x.base.Path()
	empty := x.holds(RuleMergeIf, pathOf(&x.base, TextBase), x.base.has(hasAuthority) && base == "")
	keep := strings.LastIndexByte(base, '/') + 1
	slash := empty
	if !empty && x.options.Erratum4789 {
		slash = x.holds(RuleMerge4789, pathOf(&x.base, TextBase), strings.HasSuffix(base, "/.."))
		if slash {
			keep = len(base)
		}
	}
	x.mergePiece(RuleMergeBase, x.base.text, TextBase, x.base.pathStart, keep)
	if slash {
		x.mergePiece(RuleMergeSlash, "/", TextPath, 0, 1)
	}
	x.mergePiece(RuleMergeRef, x.ref.text, TextRef, x.ref.pathStart, len(x.ref.Path()))
	x.traceMerged()
	x.removeDots(RuleMergedPath, TextPath, 0)
}

// mergePiece appends n bytes of source from start on. The "/" that the RFC adds
// has the text TextPath, where it stands itself.
func (x *transformer) mergePiece(rule *syntax.Rule, source string, text uint8, start uint32, n int) {
	at := uint32(len(x.out) - x.start)
	x.out = append(x.out, source[start:int(start)+n]...)
	if x.t == nil {
		return
	}
	from := syntax.Span{Start: start, End: start + uint32(n)}
	if text == TextPath {
		from = syntax.Span{Start: at, End: at}
	}
	x.t.Add(syntax.Step{
		Rule: rule, From: from, Text: text, Link: syntax.NoLink, Yes: true,
		To: syntax.Span{Start: at, End: at + uint32(n)},
	})
}

// traceMerged records T.path = merge(Base.path, R.path).
func (x *transformer) traceMerged() {
	if x.t == nil {
		return
	}
	merged := string(x.out[x.start:])
	x.t.Texts[TextPath] = merged
	whole := syntax.Span{Start: 0, End: uint32(len(merged))}
	x.t.Add(syntax.Step{Rule: RuleMergePath, From: whole, Text: TextPath, Link: syntax.NoLink, Yes: true})
}
