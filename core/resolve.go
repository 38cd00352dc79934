package core

import (
	"uriplayground/core/provenance"
	"uriplayground/core/rfc1630"
	"uriplayground/core/rfc1808"
	"uriplayground/core/rfc2396"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Options are the named departures from the document, each of one dialect
// (RFC 3986 §5.2, RFC 2396 §5.2, RFC 1630); the others ignore it.
type Options struct {
	NonStrict, Erratum4547, Erratum4789 bool   // see rfc3986.Options; NonStrict is also rfc2396's IgnoreScheme
	LiteralRule                         bool   // see rfc1630.Options
	Excess                              Excess // see rfc2396.Options
}

func (o Options) rfc3986() rfc3986.Options {
	return rfc3986.Options{NonStrict: o.NonStrict, Erratum4547: o.Erratum4547, Erratum4789: o.Erratum4789}
}

// Provenance is the source of a run of the target's characters (RFC 3986 §5.2 and
// §5.3).
type Provenance = syntax.Provenance

// Trace records the steps of a resolution (RFC 3986 §5.2).
type Trace = syntax.Trace

// Line is a line of pseudocode (RFC 3986 §5.2 and §5.3).
type Line = rfc3986.Line

// Indexes into the texts of the trace of Resolve.
const (
	TextBase   = syntax.TextBase
	TextRef    = syntax.TextRef
	TextPath   = syntax.TextPath
	TextTarget = syntax.TextTarget
)

// Resolution is a reference resolved against a base (RFC 3986 §5).
type Resolution struct {
	Base, Ref Analysis // what was given
	// Done reports whether there is a target. Without one, Faults says why, and
	// the fields below are empty.
	Done       bool
	Target     Analysis      // of the result
	Literal    string        // what §5.3 gives literally, without the guard of §3.3
	Trace      *syntax.Trace // the lines of §5.2.2 to §5.3 that ran
	Provenance []Provenance  // of each byte of the target, in its order
	// CurrentDocument reports whether the reference is to the current document (RFC
	// 2396 §5.2): then it has no target, and none is missing.
	CurrentDocument bool
	// Faults are those of the operation. Base and Ref have those of the texts.
	Faults []TextFault

	options Options       // by which it was resolved
	steps   []syntax.Step // memory of the trace
	other   []byte        // memory of Instead
}

// TextFault is a fault together with the text it lies in (RFC 3986 §5.2).
type TextFault struct {
	syntax.Fault
	Text uint8 // TextBase, TextRef or TextTarget
}

// Faulted returns the text that a fault of the resolution lies in (RFC 3986 §5.2).
func (r *Resolution) Faulted(f TextFault) string {
	return [...]string{TextBase: r.Base.Text, TextRef: r.Ref.Text, TextTarget: r.Target.Text}[f.Text]
}

// OK reports whether there is a target and nothing that led to it is in error
// (RFC 3986 §5.2).
func (r *Resolution) OK() bool {
	return (r.Done || r.CurrentDocument) && r.Base.Valid && r.Ref.Valid
}

// Resolve resolves ref against base with a trace. It never fails: faulty texts
// are resolved by their components, and a base without a scheme is a fault
// (§5.1). A dialect that cannot resolve gives the fault not-in-dialect.
func Resolve(base, ref string, d Dialect, o Options) Resolution {
	var r Resolution
	ResolveInto(&r, base, ref, d, o)
	return r
}

// ResolveInto resolves as Resolve does, but puts the answer into r (RFC 3986 §5.2). It
// reuses the analysis of a text that is still the same in the earlier resolution
// there, and the memory of its trace, so callers must not keep that.
func ResolveInto(r *Resolution, base, ref string, d Dialect, o Options) {
	steps := r.room()
	*r = Resolution{Base: r.Base.reparse(base, d), Ref: r.Ref.reparse(ref, d), options: o, other: r.other[:0]}
	if cap(r.other) > 2*(len(base)+len(ref))+100 {
		r.other = nil
	}
	switch {
	case d == RFC1630:
		r.resolve1630(o.LiteralRule)
	case d == RFC1808:
		r.resolve1808()
	case d == RFC2396:
		r.resolve2396(o)
	case d == URL:
		*r = ResolveURL(base, ref, nil)
	case d != RFC3986:
		r.Faults = append(r.Faults, TextFault{notInDialect(ref), TextRef})
	case !r.Base.Part("scheme").Defined:
		r.Faults = append(r.Faults, TextFault{baseFault(base, syntax.BaseWithoutScheme, syntax.Error), TextBase})
	default:
		r.Trace = &syntax.Trace{Steps: steps}
		r.resolve(o.rfc3986())
	}
}

// room returns the memory of the steps, unless that is far more than they used.
func (r *Resolution) room() []syntax.Step {
	if cap(r.steps) > 2*len(r.steps)+100 {
		return nil
	}
	return r.steps[:0]
}

func (r *Resolution) resolve(o rfc3986.Options) {
	r.Done = true
	r.Literal = rfc3986.TraceResolveInto(r.Trace, r.Base.reference, r.Ref.reference, o)
	r.steps = r.Trace.Steps
	r.Target = Parse(r.Literal, RFC3986)
	r.Provenance = provenance.Of(r.Trace)
	r.Faults = append(r.Faults, fragmentFaults(&r.Base)...)
	r.noteGuard()
}

// noteGuard finds the characters that keep a path from being read as an
// authority, and makes the literal result, which lacks them (§3.3).
func (r *Resolution) noteGuard() {
	for _, o := range r.Provenance {
		if o.Rule == rfc3986.RuleGuard {
			r.Literal = r.Target.Text[:o.Target.Start] + r.Target.Text[o.Target.End:]
			fault := syntax.Fault{Rule: o.Rule, Span: o.Target, Code: syntax.AuthorityInvented, Level: syntax.Warning}
			r.Faults = append(r.Faults, TextFault{fault, TextTarget})
		}
	}
}

func baseFault(base string, code syntax.Code, level syntax.Level) syntax.Fault {
	return syntax.Fault{
		Rule: rfc3986.RuleBase, Code: code, Level: level,
		Span: syntax.Span{Start: 0, End: uint32(min(len(base), syntax.MaxText))},
	}
}

// Instead returns the target that another base or reference would have, or nil if it
// has none (RFC 3986 §5.2). It can be read until the next call. A text that is
// one of r's is not read again.
func (r *Resolution) Instead(base, ref string, o Options) (target []byte) {
	b, f := r.Base.reference, r.Ref.reference
	if base != r.Base.Text {
		b = rfc3986.Split(base)
	}
	if ref != r.Ref.Text {
		f = rfc3986.Split(ref)
	}
	if _, ok := b.Scheme(); !ok {
		return nil
	}
	r.other = rfc3986.AppendResolve(r.other[:0], b, f, o.rfc3986())
	return r.other
}

// Target returns the target of Resolve alone, without its trace, and whether there
// is one (RFC 3986 §5.2).
func Target(base, ref string, d Dialect, o Options) (target string, ok bool) {
	return TargetBy(base, ref, d, o, nil)
}

// AppendTarget appends what Target returns by RFC 3986 to dst (§5.2). If dst is large enough, nothing is
// allocated.
func AppendTarget(dst []byte, base, ref string) (target []byte, ok bool) {
	b := rfc3986.Split(base)
	if _, ok := b.Scheme(); !ok {
		return dst, false
	}
	return rfc3986.AppendResolve(dst, b, rfc3986.Split(ref), rfc3986.Options{}), true
}

// TargetBy returns what Target does. It takes the function that the URL Standard §3.3 needs for
// domains that are not ASCII.
func TargetBy(base, ref string, d Dialect, o Options, toASCII ToASCII) (target string, ok bool) {
	switch d {
	case RFC3986:
		target, err := rfc3986.Resolve(rfc3986.Split(base), rfc3986.Split(ref), o.rfc3986())
		return target, err == nil
	case RFC1630:
		return rfc1630.Resolve(rfc1630.Split(base), rfc1630.Split(ref), rfc1630.Options{LiteralRule: o.LiteralRule})
	case RFC1808:
		b := rfc1808.Split(base)
		return rfc1808.Resolve(b, rfc1808.Split(ref)), base == "" || b.HasScheme()
	case RFC2396:
		b := rfc2396.Split(base)
		target, outcome := rfc2396.Resolve(b, rfc2396.Split(ref), o.rfc2396())
		return target, b.HasScheme() && outcome == rfc2396.Resolved
	case URL:
		return targetURL(base, ref, toASCII)
	}
	return "", false
}

// TraceRemoveDotSegments runs remove_dot_segments (RFC 3986 §5.2.4) and traces it.
func TraceRemoveDotSegments(path string) (output string, t *syntax.Trace) {
	return rfc3986.TraceRemoveDotSegments(path)
}

// TransformLines returns the pseudocode of RFC 3986 §5.2.2 as printed.
func TransformLines() []Line { return rfc3986.TransformLines() }

// RecomposeLines returns the pseudocode of RFC 3986 §5.3 with the guard of §3.3.
func RecomposeLines() []Line { return rfc3986.RecomposeLines() }

// LineKey returns the key of the line of RFC 3986 §5.2 and §5.3 that does this; "" for none.
func LineKey(op syntax.Op) string {
	for _, rule := range rfc3986.StepRules() {
		if rule.Op == op {
			return rule.Key
		}
	}
	return ""
}

// DotRules returns the steps of remove_dot_segments (RFC 3986 §5.2.4), with that of
// erratum 4547 at the end.
func DotRules() []*syntax.Rule { return rfc3986.DotRules() }

// resolve1630 expands a partial form (RFC 1630, page 10). Literal is what the
// rule as printed gives; "" if it gives nothing. There is a trace even where
// there is no target. The gaps of the document are among the faults.
func (r *Resolution) resolve1630(literalRule bool) {
	o := rfc1630.Options{LiteralRule: literalRule}
	target, ok, trace := rfc1630.TraceResolve(r.Base.uri, r.Ref.uri, o)
	r.Trace = trace
	for _, g := range rfc1630.Gaps(r.Base.uri, r.Ref.uri, o, r.Trace, ok) {
		r.Faults = append(r.Faults, TextFault{g.Fault, g.Text})
	}
	if !ok {
		return
	}
	r.Done = true
	r.Target = Parse(target, RFC1630)
	r.Literal, _ = rfc1630.Resolve(r.Base.uri, r.Ref.uri, rfc1630.Options{LiteralRule: true})
	r.Provenance = rfc1630.Provenance(r.Trace)
}

// PartialResult returns the result of an expansion by RFC 1630 as it is after
// step i of its trace: the two texts put together, without what has been
// removed so far. It is "" before they are.
func PartialResult(t *syntax.Trace, i int) string {
	return string(rfc1630.AppendResult(nil, t, i))
}
