package core

import (
	"uriplayground/core/rfc1808"
	"uriplayground/core/rfc2396"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Excess is the treatment of a ".." that finds no segment to remove (RFC 2396
// §5.2).
type Excess = rfc2396.Excess

// ExcessNamed returns the way of that name ("retain", "remove" or "avoid"), and whether
// there is one (RFC 2396 §5.2).
func ExcessNamed(name string) (Excess, bool) { return rfc2396.ExcessNamed(name) }

// parse1808 reads text by RFC 1808 §2.
func parse1808(text string) Analysis {
	u, err := rfc1808.Parse(text)
	a := Analysis{Text: text, Dialect: RFC1808, Valid: err == nil, FirstBad: -1, Kind: u.Kind(), Parts: u.Parts(), url1808: u}
	if e, ok := err.(*rfc1808.SyntaxError); ok {
		a.FirstBad, a.Incomplete, a.Faults = e.FirstBad, e.Incomplete, e.Faults
	}
	return a
}

// parse2396 reads text by RFC 2396 §3 and §4.
func parse2396(text string) Analysis {
	r, err := rfc2396.Parse(text)
	a := Analysis{
		Text: text, Dialect: RFC2396, Valid: err == nil, FirstBad: -1,
		Kind: r.Kind(), HostKind: r.HostKind(), Parts: r.Parts(), older: r,
	}
	if e, ok := err.(*rfc2396.SyntaxError); ok {
		a.FirstBad, a.Incomplete, a.Faults = e.FirstBad, e.Incomplete, e.Faults
	} else {
		a.Faults = rfc2396.Validate(r)
	}
	return a
}

// resolve1808 resolves by RFC 1808 §4, which takes an empty base, too (step 1).
func (r *Resolution) resolve1808() {
	base, ref := r.Base.url1808, r.Ref.url1808
	if base.String() != "" && !base.HasScheme() {
		r.withoutScheme()
		return
	}
	switch base.Scheme() {
	case "mailto", "news", "telnet":
		r.notHierarchical(rfc1808.RuleNeverRelative, ref.HasScheme())
	}
	target, trace := rfc1808.TraceResolve(base, ref)
	r.Trace = trace
	r.finish(target)
	r.Provenance = rfc1808.Provenance(r.Trace)
}

// resolve2396 resolves by RFC 2396 §5.2. A reference to the current document is one without a
// base, too.
func (r *Resolution) resolve2396(o Options) {
	base, ref := r.Base.older, r.Ref.older
	if !base.HasScheme() && ref.Kind() != rfc2396.RuleSameDocument {
		r.withoutScheme()
		return
	}
	target, outcome, trace := rfc2396.TraceResolve(base, ref, o.rfc2396())
	r.Trace = trace
	if base.Opaque() && outcome != rfc2396.CurrentDocument {
		r.notHierarchical(rfc2396.RuleHierarchical, ref.HasScheme())
	}
	r.noteExcess(outcome)
	if r.CurrentDocument = outcome == rfc2396.CurrentDocument; outcome == rfc2396.Resolved {
		r.finish(target)
		r.Provenance = rfc2396.Provenance(r.Trace)
	}
}

func (o Options) rfc2396() rfc2396.Options {
	return rfc2396.Options{IgnoreScheme: o.NonStrict, Excess: o.Excess}
}

// finish notes the target.
func (r *Resolution) finish(target string) {
	r.Done, r.Literal = true, target
	r.Target = Parse(target, r.Base.Dialect)
}

func (r *Resolution) withoutScheme() {
	r.Faults = append(r.Faults, TextFault{baseFault(r.Base.Text, syntax.BaseWithoutScheme, syntax.Error), TextBase})
}

// notHierarchical notes a base for which the document has no relative references,
// unless the reference is none.
func (r *Resolution) notHierarchical(rule *syntax.Rule, absolute bool) {
	if absolute {
		return
	}
	f := baseFault(r.Base.Text, syntax.BaseNotHierarchical, syntax.Warning)
	f.Rule = rule
	r.Faults = append(r.Faults, TextFault{f, TextBase})
}

// noteExcess notes what was done with the ".." that found no segment (step 6g).
func (r *Resolution) noteExcess(outcome rfc2396.Outcome) {
	for i := range r.Trace.Steps {
		s := &r.Trace.Steps[i]
		if s.Rule != rfc2396.RuleStep6g || !s.Yes {
			continue
		}
		f := syntax.Fault{Rule: s.Rule, Span: r.Ref.Part("path").Span, Code: syntax.ExcessUpdir, Level: syntax.Warning}
		if outcome == rfc2396.NotTraversed {
			f.Level = syntax.Error
		}
		r.Faults = append(r.Faults, TextFault{f, TextRef})
	}
}

// StepText returns what step i of a trace by RFC 1808 §4 or RFC 2396 §5.2 looks at,
// inherits, removes or puts into the target.
func StepText(t *syntax.Trace, i int) string {
	s := &t.Steps[i]
	switch text := t.Texts[s.Text]; {
	case s.Push:
		return s.To.In(t.Texts[TextTarget])
	case s.Text == TextPath:
		return s.From.In(text) + s.To.In(text)
	default:
		return s.From.In(text)
	}
}

// NamedKind returns the kind as a production or a term names it: where RFC 2396 §4.2 has only
// a sentence, that of RFC 3986 §4.4.
func (a *Analysis) NamedKind() *syntax.Rule {
	if a.Kind == rfc2396.RuleSameDocument {
		return rfc3986.RuleSameDocument
	}
	return a.Kind
}
