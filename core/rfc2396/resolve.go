package rfc2396

import (
	"slices"
	"strings"

	"uriplayground/core/internal/oldermerge"
	"uriplayground/core/syntax"
)

// Excess is the treatment of segments ".." that have nothing left to
// remove (RFC 2396 §5.2, step 6g, which allows all three).
type Excess uint8

// The three ways of step 6g; Appendix C prints the first.
const (
	ExcessRetain Excess = iota // they become a part of the target
	ExcessRemove               // they are removed
	ExcessAvoid                // there is no target
)

var excessNames = [...]string{ExcessRetain: "retain", ExcessRemove: "remove", ExcessAvoid: "avoid"}

// String returns the name of the way at the public surfaces.
func (e Excess) String() string { return excessNames[e] }

// ExcessNamed returns the way of that name, and whether there is one (RFC 2396 §5.2).
func ExcessNamed(name string) (Excess, bool) {
	i := slices.Index(excessNames[:], name)
	return Excess(max(i, 0)), i >= 0
}

// Options are what RFC 2396 §5.2 leaves to implementations. The zero value is what
// Appendix C prints, "for validating parsers".
type Options struct {
	// IgnoreScheme removes the scheme of a reference that is the base's (step 3).
	IgnoreScheme bool
	Excess       Excess // of step 6g
}

// Outcome is the end of a resolution (RFC 2396 §5.2).
type Outcome uint8

const (
	Resolved        Outcome = iota // there is a target
	CurrentDocument                // the reference is to the current document (step 2)
	NotTraversed                   // the reference is in error and not traversed (step 6g)
)

// Indexes into Trace.Texts after TraceResolve.
const (
	TextBase   = syntax.TextBase
	TextRef    = syntax.TextRef
	TextPath   = syntax.TextPath // the buffer of step 6, before anything is removed
	TextTarget = syntax.TextTarget
)

// Resolve returns the absolute form of a reference, if it has one (RFC 2396 §5.2).
func Resolve(base, ref Reference, o Options) (string, Outcome) {
	var room [256]byte // short targets stay on the stack until they are whole
	dst, outcome := appendResolve(room[:0], base, ref, o, nil)
	return string(dst), outcome
}

// AppendResolve appends the result of Resolve to dst (RFC 2396 §5.2). If dst is large enough, nothing is
// allocated. Without a target dst is returned as it was.
func AppendResolve(dst []byte, base, ref Reference, o Options) ([]byte, Outcome) {
	return appendResolve(dst, base, ref, o, nil)
}

// TraceResolve resolves as Resolve does, and traces it (RFC 2396 §5.2). The trace has the Texts
// TextBase to TextTarget, and the steps of StepRules in the order in which they are taken; see
// there.
func TraceResolve(base, ref Reference, o Options) (target string, outcome Outcome, t *syntax.Trace) {
	t = new(syntax.Trace)
	_, outcome = appendResolve(nil, base, ref, o, t)
	return t.Texts[TextTarget], outcome, t
}

func appendResolve(dst []byte, base, ref Reference, o Options, t *syntax.Trace) ([]byte, Outcome) {
	x := resolver{base: base, ref: ref, options: o, t: t, start: len(dst)}
	if t != nil {
		t.Texts = append(t.Texts[:0], base.text, ref.text, "", "")
	}
	out := x.resolve(dst)
	if x.outcome != Resolved {
		return dst, x.outcome
	}
	if t != nil {
		t.Texts[TextTarget] = string(out[x.start:])
		t.Steps = append(t.Steps, x.pieces...)
	}
	return out, Resolved
}

// resolver holds the state of one resolution: of which text each component is.
type resolver struct {
	base, ref Reference
	options   Options
	outcome   Outcome
	t         *syntax.Trace
	pieces    []syntax.Step // of step 7, by which the target is written while step 6 goes on
	start     int           // where the target begins in the output

	scheme, authority, path uint8 // TextBase or TextRef; TextPath for the buffer of step 6
}

// resolve follows RFC 2396 §5.2.
func (x *resolver) resolve(dst []byte) []byte {
	ref := &x.ref
	x.scheme, x.authority, x.path = TextRef, TextRef, TextRef
	whole := span(0, uint32(len(ref.text)))
	x.does(RuleStep1, TextRef, whole)
	if x.holds(RuleStep2, TextRef, whole, ref.isCurrentDocument()) {
		x.outcome = CurrentDocument
		return dst
	}
	if x.holds(RuleStep3, TextRef, ref.schemeSpan(), ref.hasScheme && !x.ignoresScheme()) {
		return x.recombine(dst)
	}
	x.scheme = TextBase
	x.does(RuleStep3Inherit, TextBase, x.base.schemeSpan())
	if x.holds(RuleStep4, TextRef, ref.authoritySpan(), ref.hasAuthority) {
		return x.recombine(dst)
	}
	x.authority = TextBase
	x.does(RuleStep4Inherit, TextBase, x.base.authoritySpan())
	if !x.holds(RuleStep5, TextRef, ref.pathSpan(), strings.HasPrefix(ref.path(), "/")) {
		x.does(RuleStep6, TextRef, ref.pathSpan())
		x.path = TextPath
	}
	return x.recombine(dst)
}

// ignoresScheme returns the loophole of step 3: the condition exists only with the option.
func (x *resolver) ignoresScheme() bool {
	if !x.options.IgnoreScheme {
		return false
	}
	ref, base := x.ref.schemeSpan(), x.base.schemeSpan()
	same := strings.EqualFold(ref.In(x.ref.text), base.In(x.base.text))
	return x.holds(RuleStep3Ignored, TextRef, ref, same)
}

// step6 are the operations on the buffer.
var step6 = oldermerge.Rules{
	Copy: RuleStep6a, Append: RuleStep6b, Dot: RuleStep6c, FinalDot: RuleStep6d, Updir: RuleStep6e, FinalUpdir: RuleStep6f,
	Excess: RuleStep6g, RemoveExcess: RuleStep6gRemove,
}

// merge takes step 6, whose buffer is at its place in the target.
func (x *resolver) merge(dst []byte) []byte {
	at := len(dst)
	base := oldermerge.Path{Text: x.base.text, Span: x.base.pathSpan()}
	ref := oldermerge.Path{Text: x.ref.text, Span: x.ref.pathSpan()}
	dst, excess := step6.Merge(dst, base, ref, x.options.Excess == ExcessRemove, x.t)
	switch {
	case excess && x.options.Excess == ExcessAvoid:
		x.does(RuleStep6gAvoid, TextRef, x.ref.pathSpan())
		x.outcome = NotTraversed
		return dst
	case excess && x.options.Excess == ExcessRetain:
		x.does(RuleStep6gRetain, TextRef, x.ref.pathSpan())
	}
	x.does(RuleStep6h, TextRef, x.ref.pathSpan())
	x.recordPiece(RuleAppendPath, TextPath, syntax.Span{}, at, len(dst))
	return dst
}

// recombine takes step 7. A component that is undefined is left out with its separator.
func (x *resolver) recombine(dst []byte) []byte {
	if r := x.of(x.scheme); r.hasScheme {
		dst = x.put(dst, RuleAppendScheme, x.scheme, r.schemeSpan())
		dst = x.made(dst, RuleAppendColon, ":")
	}
	if r := x.of(x.authority); r.hasAuthority {
		dst = x.made(dst, RuleAppendSlashes, "//")
		dst = x.put(dst, RuleAppendAuthority, x.authority, r.authoritySpan())
	}
	if x.path == TextPath {
		dst = x.merge(dst)
	} else {
		dst = x.put(dst, RuleAppendPath, x.path, x.of(x.path).pathSpan())
	}
	if x.ref.hasQuery {
		dst = x.made(dst, RuleAppendQuestion, "?")
		dst = x.put(dst, RuleAppendQuery, TextRef, x.ref.querySpan())
	}
	if x.ref.hasFragment() {
		dst = x.made(dst, RuleAppendHash, "#")
		dst = x.put(dst, RuleAppendFragment, TextRef, x.ref.fragmentSpan())
	}
	return dst
}

func (x *resolver) of(text uint8) *Reference {
	if text == TextBase {
		return &x.base
	}
	return &x.ref
}

// put appends a span of a text to the target.
func (x *resolver) put(dst []byte, rule *syntax.Rule, text uint8, s syntax.Span) []byte {
	at := len(dst)
	dst = append(dst, s.In(x.of(text).text)...)
	x.recordPiece(rule, text, s, at, len(dst))
	return dst
}

// made appends a separator.
func (x *resolver) made(dst []byte, rule *syntax.Rule, separator string) []byte {
	at := len(dst)
	dst = append(dst, separator...)
	x.recordPiece(rule, TextTarget, syntax.Span{}, at, len(dst))
	return dst
}

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

func (x *resolver) recordPiece(rule *syntax.Rule, text uint8, from syntax.Span, at, end int) {
	if x.t == nil {
		return
	}
	to := span(uint32(at-x.start), uint32(end-x.start))
	x.pieces = append(x.pieces, syntax.Step{Rule: rule, Text: text, From: from, To: to, Link: syntax.NoLink, Push: true, Yes: true})
}

// Provenance reads the trace of TraceResolve and returns the provenance of every byte
// of the target, in its order (RFC 2396 §5.2).
func Provenance(t *syntax.Trace) []syntax.Provenance { return oldermerge.Provenance(t) }
