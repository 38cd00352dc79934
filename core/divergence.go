package core

import (
	"slices"

	"uriplayground/core/rfc1808"
	"uriplayground/core/rfc2396"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Divergence is the first point at which two documents part over a base and a reference
// (RFC 3986 §5.2 and its predecessors, URL Standard §4.4).
type Divergence struct {
	A, B Resolution // by each of the documents
	// Same reports whether both have the same target, or both none.
	Same bool
	// Component is the first component that differs, by the names of RFC 3986 §3;
	// "" where one of the two has no target.
	Component string
	// StepA and StepB are the indices of the steps that decide it; -1 for none. Where the
	// URL Standard fails, A goes on at its first step about the same.
	StepA, StepB int
}

// FindDivergence resolves ref against base by two documents and finds where they diverge (RFC
// 3986 §5.2 and its predecessors, URL Standard §4.4): the first component in which their
// targets differ, and the step of each that decides it.
func FindDivergence(base, ref string, a, b Dialect, o Options, toASCII ToASCII) Divergence {
	return DivergenceBetween(ResolveBy(base, ref, a, o, toASCII), ResolveBy(base, ref, b, o, toASCII))
}

// DivergenceBetween returns what FindDivergence does, for two resolutions of the same texts (RFC 3986 §5.2
// and its predecessors, URL Standard §4.4).
func DivergenceBetween(a, b Resolution) Divergence {
	d := Divergence{A: a, B: b, StepA: -1, StepB: -1}
	if d.A.Done == d.B.Done && d.A.CurrentDocument == d.B.CurrentDocument && d.A.Target.Text == d.B.Target.Text {
		d.Same = true
		return d
	}
	if d.A.Done && d.B.Done {
		d.Component = differingComponent(d.A.Target.Text, d.B.Target.Text)
	}
	d.StepA, d.StepB = d.A.decides(d.Component), d.B.decides(d.Component)
	d.atJoin()
	if d.A.Done && d.B.Base.Dialect == URL && !d.B.Done && d.StepB >= 0 {
		d.StepA = d.A.stepAbout(&d.B.Trace.Steps[d.StepB], d.StepA)
	}
	return d
}

// atJoin moves the steps to where a path came right after an authority, without a slash, so that
// the target is read with another authority than any step gave it (RFC 3986 §5.2.3, m-slash).
func (d *Divergence) atJoin() {
	if d.Component != "authority" {
		return
	}
	a, b := d.A.joins(), d.B.joins()
	switch {
	case a >= 0 && b < 0:
		d.StepA, d.StepB = a, d.B.last(rfc3986.RuleMergeSlash, d.StepB)
	case b >= 0 && a < 0:
		d.StepA, d.StepB = d.A.last(rfc3986.RuleMergeSlash, d.StepA), b
	}
}

// joins returns the index of the step that appended a path to an authority; -1 if there is
// none.
func (r *Resolution) joins() int {
	base := r.Base.Component("authority")
	if !base.Defined || r.Ref.Component("authority").Len() > 0 || r.Target.Component("authority").Len() <= base.Len() {
		return -1
	}
	return r.last(rfc1808.RuleAppend, r.last(rfc2396.RuleStep6b, -1))
}

// last returns the index of the last step of a rule; otherwise if there is none.
func (r *Resolution) last(rule *syntax.Rule, otherwise int) int {
	for i, s := range slices.Backward(r.traced()) {
		if s.Rule == rule {
			return i
		}
	}
	return otherwise
}

// stepAbout returns the index of the first step about what another document fails at;
// otherwise if there is none.
func (r *Resolution) stepAbout(failure *syntax.Step, otherwise int) int {
	for i := range r.Trace.Steps {
		if Alike(&r.Trace.Steps[i], failure) {
			return i
		}
	}
	return otherwise
}

// Divergences returns where the documents that resolve part between two of them, each from the one
// before it in the order of their years (RFC 3986 §5.2 and its predecessors, URL Standard §4.4).
func Divergences(base, ref string, a, b Dialect, o Options, toASCII ToASCII) (list []Divergence) {
	years := []Dialect{RFC1630, RFC1808, RFC2396, RFC3986, URL}
	first, last := slices.Index(years, a), slices.Index(years, b)
	if first > last {
		first, last = last, first
	}
	for i := max(first, 0); i < last; i++ {
		if d := FindDivergence(base, ref, years[i], years[i+1], o, toASCII); !d.Same {
			list = append(list, d)
		}
	}
	return list
}

// ResolveBy resolves as Resolve does. It takes the function that the URL Standard §3.3 needs for
// domains that are not ASCII; the other specifications do not call it.
func ResolveBy(base, ref string, d Dialect, o Options, toASCII ToASCII) Resolution {
	if d == URL {
		return ResolveURL(base, ref, toASCII)
	}
	return Resolve(base, ref, d, o)
}

// differingComponent returns the first component in which two texts differ.
func differingComponent(a, b string) string {
	p, q := rfc3986.Split(a).Parts(), rfc3986.Split(b).Parts()
	for i := range p {
		if p[i].Defined != q[i].Defined || p[i].In(a) != q[i].In(b) {
			switch name := p[i].Rule.Name; name {
			case "userinfo", "host", "port":
				return "authority"
			default:
				return name
			}
		}
	}
	return "path"
}

// traced returns the steps of the trace; none where nothing ran.
func (r *Resolution) traced() (steps []syntax.Step) {
	if t := r.Trace; t != nil {
		steps = t.Steps
	}
	return steps
}

// decides returns the index of the last step that says what the component becomes; the last
// step of all where there is no such component.
func (r *Resolution) decides(component string) int {
	steps := r.traced()
	found := len(steps) - 1
	for i := range steps {
		if decidesOn(&steps[i], component) {
			found = i
		}
	}
	return found
}

// decidesOn reports whether a step says what a component becomes.
func decidesOn(s *syntax.Step, component string) bool {
	return s.Rule.Decides.Has(component) && (!s.Rule.Condition || s.Yes)
}

// Alike reports whether a step of RFC 3986 §5.2 and one of the URL Standard §4.4 are about
// the same component.
func Alike(rfc, url *syntax.Step) bool {
	return url.Rule.Decides.Has(rfc.Rule.Component)
}
