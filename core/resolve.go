package core

import (
	"uriplayground/core/rfc1630"
	"uriplayground/core/rfc1738"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Options are the named departures from the document, each of one dialect
// (RFC 3986 §5.2, RFC 1630); the others pass over it.
type Options struct {
	NonStrict, Erratum4547, Erratum4789 bool // see rfc3986.Options
	LiteralRule                         bool // see rfc1630.Options
}

func (o Options) rfc3986() rfc3986.Options {
	return rfc3986.Options{NonStrict: o.NonStrict, Erratum4547: o.Erratum4547, Erratum4789: o.Erratum4789}
}

// Origin is the source of a run of the target's characters (RFC 3986 §5.2 and
// §5.3).
type Origin = rfc3986.Origin

// Trace records the steps of a resolution (RFC 3986 §5.2).
type Trace = syntax.Trace

// Line is a line of pseudocode (RFC 3986 §5.2 and §5.3).
type Line = rfc3986.Line

// Indexes into the texts of the trace of Resolve.
const (
	TextBase   = rfc3986.TextBase
	TextRef    = rfc3986.TextRef
	TextPath   = rfc3986.TextPath
	TextTarget = rfc3986.TextTarget
)

// Resolution is a reference resolved against a base (RFC 3986 §5).
type Resolution struct {
	Base, Ref Analysis // what was given
	// Done tells whether there is a target. Without one, Faults says why, and
	// the fields below are empty.
	Done    bool
	Target  Analysis      // read anew
	Literal string        // what §5.3 prints to the letter, without the guard of §3.3
	Trace   *syntax.Trace // the lines of §5.2.2 to §5.3 that ran
	Origins []Origin      // of each byte of the target, in its order
	// Faults are those of the operation. Faults of the texts stand with them.
	Faults []TextFault

	steps []syntax.Step // of the trace, for their room
	out   []byte        // the target, for its room
	other []byte        // that of Instead, for its room
}

// TextFault is a fault together with the text it lies in (RFC 3986 §5.2).
type TextFault struct {
	syntax.Fault
	Text uint8 // TextBase, TextRef or TextTarget
}

// OK tells whether there is a target and nothing that led to it is in error
// (RFC 3986 §5.2).
func (r *Resolution) OK() bool { return r.Done && r.Base.Valid && r.Ref.Valid }

// Resolve resolves ref against base with a trace. It never fails: faulty texts
// are resolved by their components, and a base without a scheme is a fault
// (§5.1). A dialect that cannot resolve gives the fault not-in-dialect.
func Resolve(base, ref string, d Dialect, o Options) Resolution {
	var r Resolution
	r.Again(base, ref, d, o)
	return r
}

// Again is Resolve in the place of an earlier resolution (RFC 3986 §5.2). It
// takes over the analysis of a text that is still the same, and the room of
// the trace, which nobody may hold on to.
func (r *Resolution) Again(base, ref string, d Dialect, o Options) {
	steps, out := r.room()
	*r = Resolution{Base: r.Base.again(base, d), Ref: r.Ref.again(ref, d), other: r.other[:0]}
	if cap(r.other) > 2*(len(base)+len(ref))+100 {
		r.other = nil
	}
	switch {
	case d == RFC1630:
		r.resolve1630(o.LiteralRule)
	case d != RFC3986:
		r.Faults = append(r.Faults, TextFault{notInDialect(ref), TextRef})
	case !r.Base.Part("scheme").Defined:
		r.Faults = append(r.Faults, TextFault{baseFault(base, syntax.BaseWithoutScheme, syntax.Error), TextBase})
	default:
		r.Trace, r.out = &syntax.Trace{Steps: steps}, out
		r.resolve(o.rfc3986())
	}
}

// room is the memory of steps and target, unless it is far more than they took.
func (r *Resolution) room() (steps []syntax.Step, out []byte) {
	if cap(r.steps) > 2*len(r.steps)+100 || cap(r.out) > 2*len(r.out)+100 {
		return nil, nil
	}
	return r.steps[:0], r.out[:0]
}

func (r *Resolution) resolve(o rfc3986.Options) {
	r.Done = true
	r.out = rfc3986.AppendResolve(r.out, r.Base.reference, r.Ref.reference, o, r.Trace)
	r.steps, r.Literal = r.Trace.Steps, r.Trace.Texts[TextTarget]
	r.Target = Parse(r.Literal, RFC3986)
	r.Origins = rfc3986.Provenance(r.Trace)
	r.Faults = append(r.Faults, fragmentFaults(&r.Base)...)
	r.noteGuard()
}

// noteGuard finds the characters that keep a path from being read as an
// authority, and makes the literal result, which lacks them.
func (r *Resolution) noteGuard() {
	for _, o := range r.Origins {
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

// Instead is the target that another base or reference would have, or nil if it
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
	r.other = rfc3986.AppendResolve(r.other[:0], b, f, o.rfc3986(), nil)
	return r.other
}

// Target is the target of Resolve alone, without its trace, and whether there
// is one (RFC 3986 §5.2).
func Target(base, ref string, d Dialect, o Options) (target string, ok bool) {
	switch d {
	case RFC3986:
		target, err := rfc3986.Resolve(rfc3986.Split(base), rfc3986.Split(ref), o.rfc3986())
		return target, err == nil
	case RFC1630:
		return rfc1630.Resolve(rfc1630.Split(base), rfc1630.Split(ref), rfc1630.Options{LiteralRule: o.LiteralRule})
	}
	return "", false
}

// RemoveDotSegments is remove_dot_segments (RFC 3986 §5.2.4) with its trace.
func RemoveDotSegments(path string) (output string, t *syntax.Trace) {
	t = new(syntax.Trace)
	return rfc3986.RemoveDotSegments(path, t), t
}

// TransformLines is the pseudocode of RFC 3986 §5.2.2 as printed.
func TransformLines() []Line { return rfc3986.TransformLines() }

// RecomposeLines is the pseudocode of RFC 3986 §5.3 with the guard of §3.3.
func RecomposeLines() []Line { return rfc3986.RecomposeLines() }

// Rules is every rule that a fault, part or step can cite.
func Rules() []*syntax.Rule {
	var all []*syntax.Rule
	for _, list := range [][]*syntax.Rule{rfc3986.Rules(), rfc1738.Rules(), rfc1630.Rules()} {
		all = append(all, list...)
	}
	return append(all, ruleDialect)
}

// DotRules is the steps of remove_dot_segments (RFC 3986 §5.2.4), with that of
// erratum 4547 at the end.
func DotRules() []*syntax.Rule { return rfc3986.DotRules() }
