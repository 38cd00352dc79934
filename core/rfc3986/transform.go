package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// RFC 3986 §5.2.2
func (x *transformer) transform() {
	x.parse()
	x.ignoreScheme()
	if x.holds(RuleIfScheme, schemeOf(&x.ref, TextRef), x.ref.has(hasScheme)) {
		x.scheme = x.assign(RuleSchemeScheme, schemeOf(&x.ref, TextRef))
		x.authority = x.assign(RuleSchemeAuthority, authorityOf(&x.ref, TextRef))
		x.refPath(RuleSchemePath)
		x.query = x.assign(RuleSchemeQuery, queryOf(&x.ref, TextRef))
	} else {
		x.transformRelative()
		x.scheme = x.assign(RuleBaseScheme, schemeOf(&x.base, TextBase))
	}
	x.fragment = x.assign(RuleFragmentRef, fragmentOf(&x.ref, TextRef))
}

func (x *transformer) transformRelative() {
	if x.holds(RuleIfAuthority, authorityOf(&x.ref, TextRef), x.ref.has(hasAuthority)) {
		x.authority = x.assign(RuleAuthAuthority, authorityOf(&x.ref, TextRef))
		x.refPath(RuleAuthPath)
		x.query = x.assign(RuleAuthQuery, queryOf(&x.ref, TextRef))
		return
	}
	x.transformPath()
	x.authority = x.assign(RuleBaseAuthority, authorityOf(&x.base, TextBase))
}

func (x *transformer) transformPath() {
	path := x.ref.Path()
	if x.holds(RuleIfPathEmpty, pathOf(&x.ref, TextRef), path == "") {
		x.basePath()
		x.transformQuery()
		return
	}
	if x.holds(RuleIfPathSlash, pathOf(&x.ref, TextRef), path[0] == '/') {
		x.refPath(RuleSlashPath)
	} else {
		x.mergePaths()
	}
	x.query = x.assign(RulePathQuery, queryOf(&x.ref, TextRef))
}

func (x *transformer) transformQuery() {
	if x.holds(RuleIfQuery, queryOf(&x.ref, TextRef), x.ref.has(hasQuery)) {
		x.query = x.assign(RuleEmptyQueryRef, queryOf(&x.ref, TextRef))
	} else {
		x.query = x.assign(RuleEmptyQueryBase, queryOf(&x.base, TextBase))
	}
}

// parse records that the reference was split; Split has done so already.
func (x *transformer) parse() {
	x.assign(RuleParse, value{syntax.Span{Start: 0, End: uint32(len(x.ref.text))}, TextRef, true})
}

// ignoreScheme is the non-strict reading; the lines exist only with the option.
func (x *transformer) ignoreScheme() {
	if !x.options.NonStrict {
		return
	}
	ref, base := schemeOf(&x.ref, TextRef), schemeOf(&x.base, TextBase)
	same := ref.defined && base.defined && strings.EqualFold(x.text(ref), x.text(base))
	if x.holds(RuleIfNonStrict, ref, same) {
		x.ref.defined &^= hasScheme
		x.assign(RuleUndefineScheme, value{ref.Span, TextRef, false})
	}
}

// basePath is T.path = Base.path: the one branch that leaves dot segments alone.
func (x *transformer) basePath() {
	x.assign(RuleEmptyPath, pathOf(&x.base, TextBase))
	x.pathStep = syntax.NoLink
	x.out = append(x.out, x.base.Path()...)
}

// refPath is T.path = remove_dot_segments(R.path).
func (x *transformer) refPath(rule *syntax.Rule) {
	x.out = append(x.out, x.ref.Path()...)
	x.removeDots(rule, TextRef, x.ref.pathStart)
}

// removeDots is T.path = remove_dot_segments(…) for the path at the end of out,
// which the trace calls text[shift:].
func (x *transformer) removeDots(rule *syntax.Rule, text uint8, shift uint32) {
	d := dots{buf: x.out, start: x.start, keepExcess: x.options.Erratum4547, t: x.t, text: text, shift: shift}
	x.out = d.remove()
	// Where the value lies in the target is known later; see recordPath.
	if x.t != nil {
		x.pathStep = x.t.Add(syntax.Step{Rule: rule, Text: TextTarget, Link: syntax.NoLink, Yes: true})
	}
}
