package explain

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// StateStep returns a step of the URL Standard as a sentence, with what it consumed and
// appended.
func StateStep(v *render.Context, i int) *page.TableCell {
	t := v.Resolution.Trace
	c := render.TextCell(OlderStepSentence(v, t, i))
	c.Cite = CiteState(v, t, i)
	consumed, appended, name := core.URLStep(t, i)
	switch {
	case name != syntax.NoFault:
		c.Detail = v.Words.Get("url.error", "name", name.String())
	case consumed != "" || appended != "":
		c.Detail = page.Clip(consumed, render.SayBytes) + " → " + page.Clip(appended, render.SayBytes)
	}
	return c
}

// CiteState returns the link to the state of a step; of a validation error that of the step
// which follows it, since the state goes on.
func CiteState(v *render.Context, t *core.Trace, i int) page.Link {
	for at := i; at < len(t.Steps); at++ {
		if _, _, name := core.URLStep(t, at); name == syntax.NoFault {
			return v.Cite(t.Steps[at].Rule)
		}
	}
	return v.Cite(t.Steps[i].Rule)
}
