package rfc3986

import (
	"strings"

	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

// Resolve transforms ref into its target relative to base (RFC 3986 §5.2.2)
// and recomposes it (§5.3). The error is a *SyntaxError with the code
// base-without-scheme. Neither argument needs to be valid.
func Resolve(base, ref Reference, o Options) (string, error) {
	if !base.has(hasScheme) {
		fault := syntax.Fault{Rule: RuleBase, Code: syntax.BaseWithoutScheme}
		return "", &SyntaxError{Text: base.text, Faults: []syntax.Fault{fault}, FirstBad: -1}
	}
	var room [256]byte // short targets stay on the stack until they are whole
	return string(appendResolve(room[:0], &base, &ref, o)), nil
}

// AppendResolve appends the result of Resolve to dst (RFC 3986 §5.2). It follows the pseudocode also
// where the base has no scheme, and then neither has the target. If dst is large enough,
// nothing is allocated.
func AppendResolve(dst []byte, base, ref Reference, o Options) []byte {
	return appendResolve(dst, &base, &ref, o)
}

func appendResolve(dst []byte, base, ref *Reference, o Options) []byte {
	var x transformer // a literal would be made elsewhere and copied
	x.base, x.ref, x.options, x.start = base, ref, o, len(dst)
	dst = x.transform(dst)
	if !x.authority && beginsWithSlashes(dst[x.path:]) {
		dst = x.guard(dst)
	}
	return dst
}

// transformer does what resolver does, in place. What §5.3 puts before the path is
// known before the path is, and is one piece of the base or the reference, often with a
// part of the path; so is what it puts after. So the target is written from left to
// right, in few pieces, while §5.2.2 goes on, and the dot segments are taken out of its
// middle. The output is handed from method to method, since what is stored through a
// pointer cannot stay on the stack.
type transformer struct {
	base, ref *Reference
	options   Options
	authority bool // the target has one
	start     int  // where the target begins in the output
	path      int  // where T.path begins in it
}

// transform follows RFC 3986 §5.2.2. It writes the path to the output, and round it what
// §5.3 puts there.
func (x *transformer) transform(out []byte) []byte {
	base, ref := x.base, x.ref
	if ref.has(hasScheme) && !x.ignoresScheme() {
		x.authority = ref.has(hasAuthority)
		return x.refPath(out, 0)
	}
	if ref.has(hasAuthority) {
		x.authority = true
		out = append(out, base.text[:base.behindScheme()]...)
		return x.refPath(out, ref.behindScheme())
	}
	x.authority = base.has(hasAuthority)
	if ref.pathStart == ref.pathEnd {
		end := base.queryEnd
		if ref.has(hasQuery) {
			end = base.pathEnd
		}
		return append(x.copyBase(out, int(end)), x.tail()...)
	}
	if ref.text[ref.pathStart] == '/' {
		return x.refPath(x.copyBase(out, int(base.pathStart)), int(ref.pathStart))
	}
	return x.mergeInPlace(out)
}

// ignoresScheme returns the non-strict reading.
func (x *transformer) ignoresScheme() bool {
	ref, base := x.ref.schemeSpan().In(x.ref.text), x.base.schemeSpan().In(x.base.text)
	return x.options.NonStrict && x.base.has(hasScheme) && strings.EqualFold(ref, base)
}

// copyBase appends the base up to the index end to the output. In front of its
// path is the scheme and the authority, with all that §5.3 puts between them.
func (x *transformer) copyBase(out []byte, end int) []byte {
	x.path = x.start + int(x.base.pathStart)
	return append(out, x.base.text[:end]...)
}

// refPath sets T.path = remove_dot_segments(R.path). What the reference has
// between the index from and its path goes before it.
func (x *transformer) refPath(out []byte, from int) []byte {
	x.path = len(out) + int(x.ref.pathStart) - from
	return x.removeDots(append(out, x.ref.text[from:]...), x.ref.defined)
}

// mergeInPlace follows RFC 3986 §5.2.3, and runs remove_dot_segments over its result.
func (x *transformer) mergeInPlace(out []byte) []byte {
	base := x.base
	keep := int(base.pathStart) + strings.LastIndexByte(base.path(), '/') + 1
	slash := base.has(hasAuthority) && base.pathStart == base.pathEnd
	if !slash && x.options.Erratum4789 && strings.HasSuffix(base.path(), "/..") {
		keep, slash = int(base.pathEnd), true
	}
	out = x.copyBase(out, keep)
	if slash {
		out = append(out, '/')
	}
	out = append(out, x.ref.text[x.ref.pathStart:]...)
	return x.removeDots(out, base.defined|x.ref.defined)
}

// removeDots sets T.path = remove_dot_segments(…) for the path in out, after which is the
// tail. Where neither text has dot segments there is nothing to remove.
func (x *transformer) removeDots(out []byte, seen defined) []byte {
	end := len(out) - len(x.tail())
	if seen&hasDots == 0 || !swar.HasDots(out[:end], x.path) {
		return out
	}
	return append(out[:removeDotsInPlace(out[:end], x.path, x.options.Erratum4547)], x.tail()...)
}

// tail returns the query and the fragment of the reference, as they follow on its path.
func (x *transformer) tail() string { return x.ref.text[x.ref.pathEnd:] }

// beginsWithSlashes reports whether §5.3 would print the path so that it reads as an
// authority, if there is none: §3.3 forbids that.
func beginsWithSlashes(path []byte) bool {
	return len(path) >= 2 && path[0] == '/' && path[1] == '/'
}

// guard puts "/." before the path.
func (x *transformer) guard(out []byte) []byte {
	out = append(out, "/."...)
	copy(out[x.path+len("/."):], out[x.path:])
	copy(out[x.path:], "/.")
	return out
}
