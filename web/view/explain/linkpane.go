package explain

import (
	"uriplayground/core"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// LinkPane returns what Pane does for a link that stands in a page, with its target above the address.
// Its reasons have no buttons that change or show a link: base and link are no fields here, and no steps are shown.
func LinkPane(v *render.Context, base, ref string, asked model.Expect) (*page.Expected, *page.Deduction) {
	r := core.Resolve(base, ref, core.RFC3986, core.Options{})
	link := *v
	link.Resolution, link.Summary = &r, timeline.Summarize(r.Trace)
	link.State = model.State{Base: base, Ref: ref, View: model.FirstView(), Step: model.End, Expect: asked, Embedded: v.State.Embedded, ReadOnly: v.State.ReadOnly, ClipboardNote: v.State.ClipboardNote}
	field, deduction, apart := Pane(&link)
	for _, part := range apart.parts {
		field.Target = append(field.Target, laid(apart.target, apart.wanted, part.A, part.B, part.Same)...)
	}
	if field != nil {
		letWrap(field.Target)
	}
	if deduction != nil {
		for _, list := range [][]page.Reason{deduction.Reasons, deduction.Starts} {
			for i := range list {
				list[i].Instead, list[i].Show = "", ""
			}
		}
	}
	return field, deduction
}
