package explain

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
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
		if r.Base.Dialect == core.RFC1630 && f.Level != syntax.Error { // it did not keep it from going on
			continue
		}
		return render.FaultMessage(v.Words, f.Fault, r.Faulted(f))
	}
	return ""
}

// WholeBase returns a base without a scheme as the whole address that it is likely meant as; where
// it names no host, on one for examples.
func WholeBase(base string) string {
	if uri, found := core.LikelyURI(base); found {
		return uri
	}
	return "https://example.com/" + strings.TrimLeft(base, "/")
}

// NoTarget returns that there is no target, and what to write: the base has no scheme, or there is
// no base yet, which is no fault.
func NoTarget(v *render.Context) (says, title string, reasons []page.Reason) {
	base, ref := v.Resolution.Base.Text, v.Resolution.Ref.Text
	if v.Resolution.Base.Dialect == core.URL {
		return v.Words.Get("target.none"), "", nil
	}
	key, instead := "no-scheme", ""
	if base == "" {
		key, instead = "no-page", model.Initial(v.Words.Lang).Base
	} else if len(base) <= render.SuspectBytes {
		instead = WholeBase(base)
	}
	r := page.Reason{Text: v.Words.Get("why." + key)}
	if run := core.Resolve(instead, ref, core.RFC3986, v.State.Options); run.Done && !v.State.ReadOnly {
		r.Instead = v.Words.Get("why.instead", "target", page.Clip(run.Target.Text, render.SayBytes))
		r.Write, r.Base, r.Ref = page.Clip(instead, render.SayBytes), instead, ref
	}
	reasons = []page.Reason{r}
	if base == "" && r.Write != "" {
		var everywhere page.Reason
		everywhere.Take.Name, everywhere.Take.Value, everywhere.Take.Text = "places", instead+"\n"+ref, v.Words.Get("links.everywhere")
		reasons = append(reasons, everywhere)
	}
	return v.Words.Get("target." + key), v.Words.Get("why." + key + ".title"), reasons
}
