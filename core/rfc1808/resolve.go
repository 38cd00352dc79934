package rfc1808

import (
	"uriplayground/core/internal/oldermerge"
	"uriplayground/core/syntax"
)

// Indexes into Trace.Texts after TraceResolve.
const (
	TextBase   = syntax.TextBase
	TextRef    = syntax.TextRef
	TextPath   = syntax.TextPath // the path of step 6, before anything is removed
	TextTarget = syntax.TextTarget
)

// Resolve returns the absolute form of an embedded URL (RFC 1808 §4).
func Resolve(base, ref URL) string {
	var room [256]byte // short targets stay on the stack until they are whole
	return string(appendResolve(room[:0], base, ref, nil))
}

// AppendResolve appends the result of Resolve to dst (RFC 1808 §4). If dst is large enough, nothing is
// allocated.
func AppendResolve(dst []byte, base, ref URL) []byte { return appendResolve(dst, base, ref, nil) }

// TraceResolve resolves as Resolve does, and traces it (RFC 1808 §4). The trace has the Texts
// TextBase to TextTarget, and the steps of StepRules in the order in which they are taken; see
// there.
func TraceResolve(base, ref URL) (target string, t *syntax.Trace) {
	t = new(syntax.Trace)
	appendResolve(nil, base, ref, t)
	return t.Texts[TextTarget], t
}

func appendResolve(dst []byte, base, ref URL, t *syntax.Trace) []byte {
	x := resolver{base: base, ref: ref, t: t, start: len(dst)}
	if t != nil {
		t.Texts = append(t.Texts[:0], base.text, ref.text, "", "")
	}
	dst = x.resolve(dst)
	if t != nil {
		t.Texts[TextTarget] = string(dst[x.start:])
		t.Steps = append(t.Steps, x.pieces...)
	}
	return dst
}

// resolver holds the state of one resolution: of which text each component is.
type resolver struct {
	base, ref URL
	t         *syntax.Trace
	pieces    []syntax.Step // of step 7, which the target is written by while the others go on
	start     int           // where the target begins in the output

	netLoc, path, params, query uint8 // TextBase or TextRef; TextPath for a path made by step 6
}

// resolve follows RFC 1808 §4. Each test is recorded with what it looks at.
func (x *resolver) resolve(dst []byte) []byte {
	base, ref := &x.base, &x.ref
	x.netLoc, x.path, x.params, x.query = TextRef, TextRef, TextRef, TextRef
	if x.holds(RuleStep1, TextBase, whole(base), base.text == "") {
		return x.put(dst, TextRef, whole(ref))
	}
	x.does(RuleStep2, TextRef, whole(ref))
	if x.holds(RuleStep2a, TextRef, whole(ref), ref.text == "") {
		return x.put(dst, TextBase, whole(base))
	}
	if x.holds(RuleStep2b, TextRef, ref.schemeSpan(), ref.hasScheme) {
		return x.put(dst, TextRef, whole(ref))
	}
	x.does(RuleStep2c, TextBase, base.schemeSpan())
	if !x.holds(RuleStep3, TextRef, ref.netLocSpan(), !ref.netLocSpan().Empty()) {
		x.netLoc = TextBase
		x.does(RuleStep3b, TextBase, base.netLocSpan())
		path := ref.pathSpan()
		switch slash := !path.Empty() && ref.text[path.Start] == '/'; {
		case x.holds(RuleStep4, TextRef, path, slash):
		case x.holds(RuleStep5, TextRef, path, path.Empty()):
			x.inherit()
		default:
			x.path = TextPath
		}
	}
	return x.recombine(dst)
}

// inherit takes the rest of step 5.
func (x *resolver) inherit() {
	x.path = TextBase
	if x.holds(RuleStep5a, TextRef, x.ref.paramsSpan(), !x.ref.paramsSpan().Empty()) {
		return
	}
	x.params = TextBase
	if !x.holds(RuleStep5b, TextRef, x.ref.querySpan(), !x.ref.querySpan().Empty()) {
		x.query = TextBase
	}
}

// step6 are the operations on the path.
var step6 = oldermerge.Rules{
	Copy: RuleStep6, Append: RuleAppend, Dot: RuleStep6a, FinalDot: RuleStep6b, Updir: RuleStep6c, FinalUpdir: RuleStep6d,
}

// recombine takes step 7. A component that is empty is left out with its separator.
func (x *resolver) recombine(dst []byte) []byte {
	dst = x.component(dst, "", TextBase, x.base.schemeSpan(), ":")
	dst = x.component(dst, "//", x.netLoc, x.of(x.netLoc).netLocSpan(), "")
	if x.path == TextPath {
		dst = x.merge(dst)
	} else {
		dst = x.component(dst, "", x.path, x.of(x.path).pathSpan(), "")
	}
	dst = x.component(dst, ";", x.params, x.of(x.params).paramsSpan(), "")
	dst = x.component(dst, "?", x.query, x.of(x.query).querySpan(), "")
	return x.component(dst, "#", TextRef, x.ref.fragmentSpan(), "")
}

func (x *resolver) of(text uint8) *URL {
	if text == TextBase {
		return &x.base
	}
	return &x.ref
}

// merge takes step 6, whose path goes into its place in the target at once.
func (x *resolver) merge(dst []byte) []byte {
	at := len(dst)
	base := oldermerge.Path{Text: x.base.text, Span: x.base.pathSpan()}
	ref := oldermerge.Path{Text: x.ref.text, Span: x.ref.pathSpan()}
	dst, _ = step6.Merge(dst, base, ref, false, x.t)
	x.recordPiece(TextPath, syntax.Span{}, at, len(dst))
	return dst
}

// component puts a component with its separators, unless it is empty.
func (x *resolver) component(dst []byte, before string, text uint8, s syntax.Span, after string) []byte {
	if s.Empty() {
		return dst
	}
	dst = x.put(x.made(dst, before), text, s)
	return x.made(dst, after)
}

// put appends a span of a text to the target.
func (x *resolver) put(dst []byte, text uint8, s syntax.Span) []byte {
	at := len(dst)
	dst = append(dst, s.In(x.of(text).text)...)
	x.recordPiece(text, s, at, len(dst))
	return dst
}

// made appends a separator.
func (x *resolver) made(dst []byte, separator string) []byte {
	at := len(dst)
	dst = append(dst, separator...)
	x.recordPiece(TextTarget, syntax.Span{}, at, len(dst))
	return dst
}

func whole(u *URL) syntax.Span { return span(0, uint32(len(u.text))) }

// holds records a condition.
func (x *resolver) holds(rule *syntax.Rule, text uint8, from syntax.Span, yes bool) bool {
	if x.t != nil {
		oldermerge.Record(x.t, rule, text, from, syntax.Span{}, yes)
	}
	return yes
}

// does records a step that is no condition.
func (x *resolver) does(rule *syntax.Rule, text uint8, from syntax.Span) {
	if x.t != nil {
		oldermerge.Record(x.t, rule, text, from, syntax.Span{}, true)
	}
}

func (x *resolver) recordPiece(text uint8, from syntax.Span, at, end int) {
	if x.t == nil {
		return
	}
	if at == end {
		return
	}
	to := span(uint32(at-x.start), uint32(end-x.start))
	x.pieces = append(x.pieces, syntax.Step{Rule: RuleStep7, Text: text, From: from, To: to, Link: syntax.NoLink, Push: true, Yes: true})
}

// Provenance reads the trace of TraceResolve and returns the provenance of every byte
// of the target, in its order (RFC 1808 §4).
func Provenance(t *syntax.Trace) []syntax.Provenance { return oldermerge.Provenance(t) }
