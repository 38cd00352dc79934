package rfc3986

import (
	"strings"

	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

// transform is RFC 3986 §5.2.2. It writes the path to the output, and round it
// what §5.3 puts there. Its first line, the reference is parsed, has run already.
func (x *transformer) transform(out []byte) []byte {
	if x.options.NonStrict {
		x.ignoreScheme()
	}
	if x.holds(RuleIfScheme, PartScheme, TextRef, x.ref.has(hasScheme) && !x.ignored) {
		x.scheme, x.authority, x.query = TextRef, TextRef, TextRef
		x.assign(RuleSchemeScheme, PartScheme, TextRef)
		x.assign(RuleSchemeAuthority, PartAuthority, TextRef)
		out = x.refPath(out, 0, RuleSchemePath)
		x.assign(RuleSchemeQuery, PartQuery, TextRef)
	} else {
		if x.holds(RuleIfAuthority, PartAuthority, TextRef, x.ref.has(hasAuthority)) {
			x.authority, x.query = TextRef, TextRef
			x.assign(RuleAuthAuthority, PartAuthority, TextRef)
			out = append(out, x.base.text[:x.base.behindScheme()]...)
			out = x.refPath(out, x.ref.behindScheme(), RuleAuthPath)
			x.assign(RuleAuthQuery, PartQuery, TextRef)
		} else {
			if x.holds(RuleIfPathEmpty, PartPath, TextRef, x.ref.pathStart == x.ref.pathEnd) {
				x.assign(RuleEmptyPath, PartPath, TextBase)
				end := x.base.pathEnd
				if x.holds(RuleIfQuery, PartQuery, TextRef, x.ref.has(hasQuery)) {
					x.query = TextRef
					x.assign(RuleEmptyQueryRef, PartQuery, TextRef)
				} else {
					x.assign(RuleEmptyQueryBase, PartQuery, TextBase)
					end = x.base.queryEnd
				}
				out = append(x.copyBase(out, int(end)), x.tail()...)
			} else {
				if x.holds(RuleIfPathSlash, PartPath, TextRef, x.ref.text[x.ref.pathStart] == '/') {
					out = x.copyBase(out, int(x.base.pathStart))
					out = x.refPath(out, int(x.ref.pathStart), RuleSlashPath)
				} else {
					out = x.mergePaths(out)
				}
				x.query = TextRef
				x.assign(RulePathQuery, PartQuery, TextRef)
			}
			x.assign(RuleBaseAuthority, PartAuthority, TextBase)
		}
		x.assign(RuleBaseScheme, PartScheme, TextBase)
	}
	x.assign(RuleFragmentRef, PartFragment, TextRef)
	return out
}

// ignoreScheme is the non-strict reading; the lines exist only with the option.
func (x *transformer) ignoreScheme() {
	ref, base := x.ref.schemeSpan().In(x.ref.text), x.base.schemeSpan().In(x.base.text)
	same := x.ref.has(hasScheme) && x.base.has(hasScheme) && strings.EqualFold(ref, base)
	if x.holds(RuleIfNonStrict, PartScheme, TextRef, same) {
		x.ignored = true
		x.assign(RuleUndefineScheme, PartScheme, TextRef)
	}
}

// copyBase appends the base up to the index end to the output. In front of its
// path is the scheme and the authority, with all that §5.3 puts between them.
func (x *transformer) copyBase(out []byte, end int) []byte {
	x.path = x.start + int(x.base.pathStart)
	return append(out, x.base.text[:end]...)
}

// refPath is T.path = remove_dot_segments(R.path). What stands in the reference
// between the index from and its path goes before it.
func (x *transformer) refPath(out []byte, from int, rule *syntax.Rule) []byte {
	x.path = len(out) + int(x.ref.pathStart) - from
	out = append(out, x.ref.text[from:]...)
	return x.removeDots(out, x.ref.defined, rule, TextRef, x.ref.pathStart)
}

// removeDots is T.path = remove_dot_segments(…) for the path in out, which the
// trace calls text[shift:]. Behind it is the tail. Without hasDots there is nothing
// to remove.
func (x *transformer) removeDots(out []byte, seen defined, rule *syntax.Rule, text uint8, shift uint32) []byte {
	end := len(out) - len(x.tail())
	if seen&hasDots != 0 && swar.HasDots(out[:end], x.path) {
		out = out[:x.runDots(out[:end], text, shift)] // not what dots holds, which would escape
		out = append(out, x.tail()...)
	} else if x.t != nil {
		x.runDots(out[:end], text, shift) // each segment stays
	}
	// Where the value lies in the target is known later; see recordPath.
	if x.t != nil {
		x.pathStep = x.t.Add(syntax.Step{Rule: rule, Text: TextTarget, Link: syntax.NoLink, Yes: true})
	}
	return out
}

func (x *transformer) runDots(out []byte, text uint8, shift uint32) int {
	var d dots
	d.buf, d.start, d.keepExcess = out, x.path, x.options.Erratum4547
	d.text, d.shift, d.t = text, shift, x.t
	return d.run()
}
