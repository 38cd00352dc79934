package whatif

import (
	"strconv"
	"uriplayground/web/page"
	"uriplayground/web/view/machine"
	"uriplayground/web/view/render"
)

// Stages returns the machines of two documents beside each other; nil of other pairs.
func Stages(v *render.Context, compared *Comparison) []*page.Machine {
	if !compared.Steps.Rowwise {
		return nil
	}
	two := runViews(v, compared)
	list := []*page.Machine{machine.Pane(&two[0]), machine.Other(&two[1])}
	list[0].Chapters, list[1].Chapters = nil, nil // whose buttons count the steps of one document
	for i, m := range list {
		m.Label = v.RunName(i)
	}
	return list
}

// Glance returns a picture of two runs, with the step from which on they differ.
func Glance(v *render.Context, compared *Comparison) *page.Glance {
	two := runViews(v, compared)
	if compared.Steps.Rowwise || !two[0].Resolution.Done || !two[1].Resolution.Done {
		return nil
	}
	g := machine.GlanceOf(v, &two[0], &two[1])
	if g == nil || !compared.Steps.Differ() {
		return g
	}
	for _, c := range g.Columns {
		if c.Command.Value == strconv.Itoa(compared.Steps.FirstDifference+1) {
			g.Differ = max(c.X, 1)
		}
	}
	return g
}
