// Package ui draws a page with Vecty and does nothing else: it decides nothing
// and words nothing. It has no event handlers: package main in wasm listens on the
// element that holds the page, and data attributes say what an element does.
//
// Vecty 0.6 has some traps, which are avoided the same way everywhere:
//
//   - Before it renders again, Vecty copies the component together with its Core,
//     which refers to the previous render, so that every past render would stay
//     in memory. So the one component, Part, has a Copy with an empty Core.
//   - Vecty compares every element that is drawn again, which is slow. So there is
//     one Rerender for each change of the page, parts skip it while their key is
//     the same, and long tables only have their visible rows.
//   - Each element keeps maps of its classes and attributes, even empty ones,
//     which was a third of the memory of a playground. So frequent elements share
//     them (sharedMarkup), and nothing empty is drawn.
//   - Vecty's keys and skipped renders together lose rows. So lists have none, and what
//     is optional keeps its place (vecty.If, or an empty element).
//   - Vecty cannot interrupt a render. The first one takes long on a slow device,
//     so parts call a function on the way (drawing).
package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// Root draws the whole page below the input fields. It calls yield, unless that is nil, between
// the pieces of the page, so that the browser can handle events during the first render.
func Root(p page.Page, yield func()) *Part {
	d := drawing{yield}
	return part(p, func() *vecty.HTML {
		return element("div", attributes("class", "uri-result view-"+p.View, "data-uri", "result", "lang", p.Lang, "translate", "no"),
			tag("p", "notice", attribute("role", "status"), vecty.Text(p.Notice)),
			tag("p", "cursor-text", attribute("role", "status"), vecty.Text(p.CursorText)),
			tag("p", "spoken", attribute("role", "status"), vecty.Text(p.Spoken)),
			d.body(&p),
			copyPanel(&p),
		)
	})
}

func copyPanel(p *page.Page) vecty.MarkupOrChild {
	if p.CopyPanel == nil {
		return nil
	}
	return collapsed("copy-panel menu", p.CopyPanel)
}

// body draws the view. Views of different kinds have different tags, so that Vecty
// replaces one by another as a whole.
func (d drawing) body(p *page.Page) *vecty.HTML {
	switch body := p.Body.(type) {
	case *page.CourseBody:
		return tag("uri-course", "data-tables", course(body.Course), d.tables(body.Tables))
	case *page.TablesBody:
		return tag("section", "data-tables", vecty.If(p.Chosen.Title != "", chosen(p.Chosen)), d.tablesBody(body))
	case *page.ParseBody:
		return tag("article", "", vecty.If(p.Chosen.Title != "", chosen(p.Chosen)), picture(body.Picture), tag("div", "panes", d.components(body.Components)))
	case *page.TraceBody:
		return d.workspace("workspace", p, body, tag("div", "panes", d.trace(body.Trace)))
	case *page.ResolveBody:
		class := "workspace"
		if body.Fold.Text != "" && !body.Fold.Open {
			class = "workspace folded"
		}
		return d.workspace(class, p, &body.TraceBody, d.panes(p, body)...)
	}
	return nil
}

// tablesBody draws the tables. Where runs are played, their outcome comes first, as the
// target does where one is, and then what can be watched.
func (d drawing) tablesBody(body *page.TablesBody) vecty.List {
	if body.Runs != nil {
		return d.twoRuns(body)
	}
	if body.Ladder != nil {
		return d.ladder(body)
	}
	if body.Places != nil {
		return d.places(body)
	}
	if body.Through != nil {
		return d.through(body)
	}
	if body.Safe != nil {
		return d.safe(body)
	}
	if body.Finds != nil {
		return d.finds(body)
	}
	if body.Way != nil {
		return append(vecty.List{tag("div", "map-stage way-of-link", treeMap(body.Way))}, d.tables(body.Tables)...)
	}
	first, rest := body.Tables, body.Tables[len(body.Tables):]
	if body.Player != nil {
		first, rest = body.Tables[:1], body.Tables[1:]
	}
	list := d.tables(first)
	if body.Player != nil {
		list = append(list, d.player(body.Player, true))
	}
	if len(body.Stages) > 0 {
		list = append(list, stages(body.Stages))
	}
	if body.Player != nil {
		list = append(list, sentence(body.Player))
	}
	return append(list, d.tables(rest)...)
}

// panes draws what is below the machine: the button that unfolds the panes, which to
// show where there is room for one, and the panes.
func (d drawing) panes(p *page.Page, body *page.ResolveBody) []vecty.MarkupOrChild {
	list := []vecty.MarkupOrChild{vecty.If(body.Fold.Text != "", foldButton(body.Fold))}
	if body.Steps == nil {
		return list
	}
	return append(list, switchOf(body.Panes), tag("div", "panes shows-"+body.Pane,
		d.components(body.Components),
		d.steps(body.Steps),
		d.trace(body.Trace)))
}

func foldButton(f page.Fold) *Part {
	return part(f, func() *vecty.HTML {
		return element("button", attributes("type", "button", "class", "fold quiet", "aria-expanded", strconv.FormatBool(f.Open), "data-act", f.Name, "data-value", f.Value), vecty.Text(f.Text))
	})
}

// workspace draws the resolution: what is above its panes, and these.
func (d drawing) workspace(class string, p *page.Page, body *page.TraceBody, panes ...vecty.MarkupOrChild) *vecty.HTML {
	letters := vecty.Markup(vecty.Style("--letters", strconv.Itoa(max(1, body.Target.Letters())))) // sets the size of the target
	return tag("div", class, append([]vecty.MarkupOrChild{letters,
		vecty.If(body.Examples != nil, d.examples(body.Examples), chosen(p.Chosen)),
		d.target(body.Target, body.Browser, body.Predict == nil),
		d.machine(body),
		d.predicting(body.Predict, body.Target),
		d.time(body),
	}, panes...)...)
}

// switchOf draws the buttons that choose one of the panes.
func switchOf(row page.ButtonRow) *Part {
	return part(keysOf(row.Buttons), func() *vecty.HTML { return tag("div", "switch", buttons(row)) })
}
