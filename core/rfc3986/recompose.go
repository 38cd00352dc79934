package rfc3986

import (
	"slices"

	"uriplayground/core/syntax"
)

// recompose is RFC 3986 §5.3. The path stands at the end of out already; what
// goes before it is made room for.
func (x *transformer) recompose() {
	path := len(x.out) - x.start
	guard := x.inventsAuthority(x.out[x.start:])
	x.openRoom(x.prefixLen(guard))
	x.prepend(guard)
	x.recordPath(len(x.out)-path, path)
	x.appendTail('?', x.query, RuleAppendQuestion, RuleAppendQuery)
	x.appendTail('#', x.fragment, RuleAppendHash, RuleAppendFragment)
}

// inventsAuthority tells whether §5.3 would print a path that reads as an
// authority: §3.3 forbids a path that begins with "//" where there is none.
func (x *transformer) inventsAuthority(path []byte) bool {
	return !x.authority.defined && len(path) >= 2 && path[0] == '/' && path[1] == '/'
}

func (x *transformer) prefixLen(guard bool) int {
	n := 0
	if x.scheme.defined {
		n += x.scheme.Len() + len(":")
	}
	if x.authority.defined {
		n += len("//") + x.authority.Len()
	}
	if guard {
		n += len("/.")
	}
	return n
}

// openRoom moves what stands behind start by n bytes.
func (x *transformer) openRoom(n int) {
	end := len(x.out)
	x.out = slices.Grow(x.out, n)[:end+n]
	copy(x.out[x.start+n:], x.out[x.start:end])
}

// prepend fills the room before the path.
func (x *transformer) prepend(guard bool) {
	at := x.start
	if x.scheme.defined {
		at += x.put(RuleAppendScheme, x.scheme, at)
		at += x.putMade(RuleAppendColon, ":", at)
	}
	if x.authority.defined {
		at += x.putMade(RuleAppendSlashes, "//", at)
		at += x.put(RuleAppendAuthority, x.authority, at)
	}
	if guard {
		x.putMade(RuleGuard, "/.", at)
	}
}

// put writes a component at the index at and returns its length.
func (x *transformer) put(rule *syntax.Rule, v value, at int) int {
	copy(x.out[at:], x.text(v))
	x.recordAppend(rule, v, at, v.Len())
	return v.Len()
}

// putMade writes characters that the algorithm adds, and returns their number.
func (x *transformer) putMade(rule *syntax.Rule, made string, at int) int {
	copy(x.out[at:], made)
	x.recordMade(rule, at, len(made))
	return len(made)
}

// appendTail appends the delimiter and the component if it is defined.
func (x *transformer) appendTail(delimiter byte, v value, made, copied *syntax.Rule) {
	if !v.defined {
		return
	}
	at := len(x.out)
	x.out = append(x.out, delimiter)
	x.recordMade(made, at, 1)
	x.out = append(x.out, x.text(v)...)
	x.recordAppend(copied, v, at+1, v.Len())
}

// recordMade records n bytes at the index at that come from no text.
func (x *transformer) recordMade(rule *syntax.Rule, at, n int) {
	here := uint32(at - x.start)
	x.recordAppend(rule, value{Span: syntax.Span{Start: here, End: here}, text: TextTarget}, at, n)
}

// recordAppend records n bytes of the value at the index at.
func (x *transformer) recordAppend(rule *syntax.Rule, v value, at, n int) {
	if x.t == nil {
		return
	}
	here := uint32(at - x.start)
	x.t.Add(syntax.Step{
		Rule: rule, From: v.Span, Text: v.text, Link: syntax.NoLink, Yes: true,
		To: syntax.Span{Start: here, End: here + uint32(n)},
	})
}

// recordPath records append path, and where the path of remove_dot_segments
// lies in the target, which is known only now.
func (x *transformer) recordPath(at, n int) {
	if x.t == nil {
		return
	}
	here := uint32(at - x.start)
	span := syntax.Span{Start: here, End: here + uint32(n)}
	x.recordAppend(RuleAppendPath, value{Span: span, text: TextTarget}, at, n)
	if x.pathStep != syntax.NoLink {
		x.t.Steps[x.pathStep].From = span
	}
}
