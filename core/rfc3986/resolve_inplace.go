package rfc3986

import (
	"slices"

	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

// Indexes into Trace.Texts after AppendResolve.
const (
	TextBase   = iota // the base URI
	TextRef           // the reference
	TextPath          // the path that merge made (§5.2.3); empty if it did not run
	TextTarget        // the target URI
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
	return string(appendResolve(room[:0], &base, &ref, o, nil)), nil
}

// AppendResolve is Resolve into dst. It follows the pseudocode also where the
// base has no scheme, and then neither has the target. If dst is large enough
// and t is nil, nothing is allocated.
//
// With a trace, Texts are TextBase to TextTarget, and the steps are the lines
// of §5.2.2, §5.2.3, §5.2.4 and §5.3 in the order in which they run.
func AppendResolve(dst []byte, base, ref Reference, o Options, t *syntax.Trace) []byte {
	return appendResolve(dst, &base, &ref, o, t)
}

func appendResolve(dst []byte, base, ref *Reference, o Options, t *syntax.Trace) []byte {
	var x transformer // a literal would be made elsewhere and copied
	x.base, x.ref, x.t, x.options = base, ref, t, o
	x.start, x.pathStep = len(dst), syntax.NoLink
	if t != nil {
		x.recordStart()
	}
	dst = x.transform(dst)
	if x.inventsAuthority(dst[x.path:]) {
		dst = x.guard(dst)
	}
	if t != nil {
		x.recordTarget(dst)
	}
	return dst
}

// How many lines can run before those of §5.2.4 and after them.
const (
	linesBefore = 13
	linesAfter  = 16
)

// transformer holds the state of one resolution. What §5.3 puts before the path
// is known before the path is, and stands in the base or the reference in one
// piece, often with a part of the path; so does what it puts behind. So the
// target is written from left to right, in few pieces, while §5.2.2 goes on, and
// the dot segments are taken out of its middle. The output is handed from method to method, since
// what is stored behind a pointer cannot stay on the stack.
type transformer struct {
	base, ref *Reference
	t         *syntax.Trace
	options   Options
	ignored   bool // the reference's scheme, see Options.NonStrict

	// TextBase or TextRef: where the components of the target come from.
	scheme, authority, query uint8

	stays    bool  // merge made a path without dot segments, which is that of the target
	pathStep int32 // the step that assigned a T.path made by remove_dot_segments; or none
	start    int   // where the target begins in the output
	path     int   // where T.path begins in it
}

// of is the base or the reference.
func (x *transformer) of(text uint8) *Reference {
	if text == TextBase {
		return x.base
	}
	return x.ref
}

// component is a component of the base or the reference; part is its index in
// Reference.Parts.
func (x *transformer) component(part, text uint8) (span syntax.Span, defined bool) {
	r := x.of(text)
	switch part {
	case PartScheme:
		return r.schemeSpan(), r.has(hasScheme) && !(text == TextRef && x.ignored)
	case PartAuthority:
		return r.authoritySpan(), r.has(hasAuthority)
	case PartPath:
		return r.pathSpan(), true
	case PartQuery:
		return r.querySpan(), r.has(hasQuery)
	}
	return r.fragmentSpan(), r.has(hasFragment)
}

func (x *transformer) recordStart() {
	x.t.Texts = append(x.t.Texts[:0], x.base.text, x.ref.text, "", "")
	x.t.Steps = slices.Grow(x.t.Steps, linesBefore+x.dotSteps()+linesAfter)
	x.record(RuleParse, syntax.Span{Start: 0, End: uint32(len(x.ref.text))}, TextRef, true)
}

// dotSteps is the number of steps that §5.2.4 takes at most. Where the scheme of
// the reference is ignored it may take more, and makes room for them itself.
func (x *transformer) dotSteps() int {
	n := otherDotSteps + swar.CountSlashes(x.ref.path())
	if x.ref.PathKind() == RulePathNoscheme {
		n += swar.CountSlashes(x.base.path())
	}
	return n
}

// assign records the line that gives a component of the target its value.
func (x *transformer) assign(rule *syntax.Rule, part, text uint8) {
	if x.t != nil {
		x.recordAssign(rule, part, text)
	}
}

// holds records a condition, the component it looks at, and its outcome.
func (x *transformer) holds(rule *syntax.Rule, part, text uint8, yes bool) bool {
	if x.t != nil {
		x.recordHolds(rule, part, text, yes)
	}
	return yes
}

func (x *transformer) recordHolds(rule *syntax.Rule, part, text uint8, yes bool) {
	span, _ := x.component(part, text)
	x.record(rule, span, text, yes)
}

func (x *transformer) recordAssign(rule *syntax.Rule, part, text uint8) {
	span, defined := x.component(part, text)
	x.record(rule, span, text, defined)
}

func (x *transformer) record(rule *syntax.Rule, from syntax.Span, text uint8, yes bool) {
	x.t.Add(syntax.Step{Rule: rule, From: from, Text: text, Link: syntax.NoLink, Yes: yes})
}
