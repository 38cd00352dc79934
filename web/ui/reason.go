package ui

import (
	"github.com/hexops/vecty"

	"uriplayground/web/play"
)

// Reason draws why the target is what it is, and a button for the alternative.
type Reason struct {
	vecty.Core
	Reason play.Reason `vecty:"prop"`
}

// Copy is for Vecty; see the package comment.
func (r *Reason) Copy() vecty.Component { n := *r; n.Core = vecty.Core{}; return &n }

// SkipRender is true where nothing changed.
func (r *Reason) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Reason)
	return ok && old.Reason == r.Reason
}

// Render draws the sentence, its section and the button.
func (r *Reason) Render() vecty.ComponentOrHTML {
	return vecty.Tag("li",
		said("span", "", r.Reason.Text), cite(r.Reason.Cite),
		vecty.If(r.Reason.Instead != "", vecty.Tag("button",
			attributes("type", "button", "data-base", r.Reason.Base, "data-ref", r.Reason.Ref), vecty.Text(r.Reason.Instead))),
	)
}
