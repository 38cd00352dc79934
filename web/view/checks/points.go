package checks

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/view/render"
)

// HighlightAt reports whether a byte of the target is lit, and where that changes.
func HighlightAt(lit []model.Point, at uint32) (yes bool, edge uint32) {
	edge = syntax.MaxText
	for _, p := range lit {
		switch {
		case p.Text != core.TextTarget || p.End <= at:
		case at < p.Start:
			edge = min(edge, p.Start)
		default:
			yes, edge = true, min(edge, p.End)
		}
	}
	return yes, edge
}

// ComponentAt returns the component of a text at a byte, "" for a delimiter, and the
// byte where that changes.
func ComponentAt(a *core.Analysis, at uint32) (component string, stop uint32) {
	stop = uint32(len(a.Text))
	for _, p := range a.Parts {
		switch {
		case !p.Defined || p.Rule.Name == "authority":
		case p.Start <= at && at < p.End:
			return p.Rule.Name, p.End
		case at < p.Start:
			stop = min(stop, p.Start)
		}
	}
	return "", stop
}

// Highlights returns what is pointed at, with its source or what became of it.
func Highlights(v *render.Context) []model.Point {
	at, ok := model.ParsePoint(v.State.Point)
	if !ok {
		return nil
	}
	list := []model.Point{at}
	if v.State.Hides() {
		return list
	}
	for _, o := range v.Resolution.Provenance {
		target, source := model.Point{Text: core.TextTarget, Span: o.Target}, model.Point{Text: o.Text, Span: o.Source}
		switch {
		case source.Empty():
		case at.Meets(target):
			list = append(list, at.Carry(target, source))
		case at.Meets(source):
			list = append(list, at.Carry(source, target))
		}
	}
	return list
}
