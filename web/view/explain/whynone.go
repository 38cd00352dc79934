package explain

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/view/render"
)

// WhyDivergence returns the rule of the URL Standard by which its result is another one than that
// of RFC 3986.
func WhyDivergence(v *render.Context, p *core.Divergence) string {
	change, _ := p.RuleChange()
	if f, text, ok := failed(&p.B); ok && change == core.Failure {
		return render.FaultMessage(v.Words, f, text)
	}
	return v.Words.Get("change." + change.String() + ".why")
}

// failed returns the validation error that is the failure of a parser, and the text it lies
// in.
func failed(r *core.Resolution) (f syntax.Fault, text string, ok bool) {
	a := &r.Ref
	if r.Trace == nil {
		a = &r.Base
	}
	f, ok = render.FirstFault(a.Faults)
	return f, a.Text, ok
}

// WhyNone returns the reason why there is no target.
func WhyNone(v *render.Context, r *core.Resolution) string {
	if r.Base.Dialect == core.URL {
		f, text, ok := failed(r)
		if !ok {
			return ""
		}
		return render.FaultMessage(v.Words, f, text)
	}
	for _, f := range r.Faults {
		return render.FaultMessage(v.Words, f.Fault, r.Base.Text)
	}
	return ""
}
