package core

import (
	"uriplayground/core/relativize"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Candidate is a reference that might lead to a target (RFC 3986
// §4.2 and §4.4).
type Candidate = relativize.Candidate

// Relativization is resolution backwards: a target, and the references that
// lead to it from a base (RFC 3986 §5.2).
type Relativization struct {
	Base, Target Analysis // what was given
	// Done reports whether there is a reference. Without one, Faults says why.
	Done       bool
	Ref        string      // the shortest; of several the first in the order of relativize.CandidateKinds
	Candidates []Candidate // those that work, the best first, and then the others
	// Faults are those of the operation. Base and Target have those of the texts.
	Faults []TextFault
}

// OK reports whether there is a reference and nothing that led to it is in
// error (RFC 3986 §5.2).
func (r *Relativization) OK() bool { return r.Done && r.Base.Valid && r.Target.Valid }

// Relativize finds the references that, resolved strictly and without errata
// against base, give target byte for byte (RFC 3986 §5.2, backwards). It
// never fails: a target that no reference leads to is a fault
// (base-without-scheme, target-without-scheme or target-unreachable). A
// dialect that cannot do it gives the fault not-in-dialect.
func Relativize(base, target string, d Dialect) Relativization {
	r := Relativization{Base: Parse(base, d), Target: Parse(target, d)}
	if d != RFC3986 {
		r.Faults = append(r.Faults, TextFault{notInDialect(target), TextTarget})
		return r
	}
	r.Candidates = relativize.Candidates(r.Base.reference, r.Target.reference)
	if len(r.Candidates) > 0 && r.Candidates[0].Works {
		r.Done, r.Ref = true, r.Candidates[0].Text
	} else {
		r.noteUnreachable()
	}
	r.Faults = append(r.Faults, fragmentFaults(&r.Base)...)
	return r
}

func (r *Relativization) noteUnreachable() {
	_, err := relativize.Relativize(r.Base.reference, r.Target.reference)
	e, ok := err.(*rfc3986.SyntaxError)
	if !ok {
		return
	}
	for _, f := range e.Faults {
		text := uint8(TextTarget)
		if f.Code == syntax.BaseWithoutScheme {
			text = TextBase
		}
		r.Faults = append(r.Faults, TextFault{f, text})
	}
}

// fragmentFaults says that the fragment of a base is ignored (§5.1).
func fragmentFaults(base *Analysis) []TextFault {
	f := base.Part("fragment")
	if !f.Defined {
		return nil
	}
	fault := baseFault(base.Text, syntax.BaseFragment, syntax.Info)
	fault.Span = syntax.Span{Start: f.Start - 1, End: f.End}
	return []TextFault{{fault, TextBase}}
}

// SameDocument reports whether ref is a same-document reference for base (RFC
// 3986 §4.4). A dialect that has none gives the fault not-in-dialect.
func SameDocument(base, ref string, d Dialect) (same bool, faults []syntax.Fault) {
	if d != RFC3986 {
		return false, []syntax.Fault{notInDialect(ref)}
	}
	return rfc3986.SameDocument(rfc3986.Split(base), rfc3986.Split(ref)), nil
}
