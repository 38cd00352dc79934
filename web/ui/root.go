// Package ui draws a page with Vecty and does nothing else: it decides nothing
// and words nothing. It has no event handlers: package main in wasm listens on the
// element that holds the page, and data attributes say what an element does.
//
// Vecty 0.6 has some traps, which are avoided the same way everywhere:
//
//   - Before it renders again, Vecty copies the component together with its Core,
//     which refers to the previous render, so that every past render would stay
//     in memory. So every component has a Copy with an empty Core.
//   - Vecty compares every element that is drawn again, which is slow. So there is
//     one Rerender for each change of the page, components skip it when their data
//     is the same (SkipRender), Memo skips what depends on a few texts alone, and
//     long tables only have their visible rows.
//   - Each element keeps maps of its classes and attributes, even empty ones,
//     which was a third of the memory of a playground. So frequent elements share
//     them (sharedMarkup), and nothing empty is drawn.
//   - Keys and skipped renders together lose rows. So lists have no keys, and what
//     is optional keeps its place (vecty.If, or an empty element).
//   - Vecty cannot interrupt a render. The first one takes long on a slow device,
//     so components call Yield on the way.
package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// Root draws the whole page below the input fields.
type Root struct {
	vecty.Core
	Page  page.Page `vecty:"prop"`
	Yield Yield     `vecty:"prop"`
}

// Yield is called between the pieces of a page, so that the browser can handle
// events during the first render.
type Yield func()

func (y Yield) now() {
	if y != nil {
		y()
	}
}

// Copy implements vecty.Copier; see the package comment.
func (r *Root) Copy() vecty.Component { c := *r; c.Core = vecty.Core{}; return &c }

// Render draws the notice and the view.
func (r *Root) Render() vecty.ComponentOrHTML {
	p := &r.Page
	return element("div", attributes("class", "uri-result view-"+p.View, "data-uri", "result", "lang", p.Lang, "translate", "no"),
		tag("p", "notice", attribute("role", "status"), vecty.Text(p.Notice)),
		tag("p", "cursor-text", attribute("role", "status"), vecty.Text(p.CursorText)),
		body(p, r.Yield),
		copyPanel(p),
	)
}

func copyPanel(p *page.Page) vecty.MarkupOrChild {
	if p.CopyPanel == nil {
		return nil
	}
	return collapsed("copy-panel menu", p.CopyPanel)
}

// body draws the view. Views of different kinds have different tags, so that Vecty
// replaces one by another as a whole.
func body(p *page.Page, yield Yield) *vecty.HTML {
	switch body := p.Body.(type) {
	case *page.CourseBody:
		return tag("uri-course", "data-tables", &Course{Course: body.Course}, tables(body.Tables, yield))
	case *page.TablesBody:
		return tag("section", "data-tables", vecty.If(p.Chosen.Title != "", chosen(p.Chosen)), toldInTables(body, yield))
	case *page.ParseBody:
		return tag("article", "", vecty.If(p.Chosen.Title != "", chosen(p.Chosen)), &Picture{Picture: body.Picture}, tag("div", "panes", components(p, body.Components, yield)))
	case *page.TraceBody:
		return workspace("workspace", p, body, yield, tag("div", "panes", trace(p, body, yield)))
	case *page.ResolveBody:
		class := "workspace"
		if body.Fold.Text != "" && !body.Fold.Open {
			class = "workspace folded"
		}
		return workspace(class, p, &body.TraceBody, yield, panes(p, body, yield)...)
	}
	return nil
}

// toldInTables draws the tables. Where runs are played, their outcome comes first, as the
// target does where one is, and then what can be watched.
func toldInTables(body *page.TablesBody, yield Yield) vecty.List {
	first, rest := body.Tables, body.Tables[len(body.Tables):]
	if body.Player != nil {
		first, rest = body.Tables[:1], body.Tables[1:]
	}
	list := tables(first, yield)
	if body.Player != nil {
		list = append(list, &Player{Player: body.Player})
	}
	if len(body.Stages) > 0 {
		list = append(list, stages(body.Stages))
	}
	if body.Player != nil {
		list = append(list, &Sentence{Player: body.Player})
	}
	if body.Glance != nil {
		list = append(list, glance(body.Glance))
	}
	return append(list, tables(rest, yield)...)
}

// panes draws what is below the machine: the button that unfolds the panes, which to
// show where there is room for one, and the panes.
func panes(p *page.Page, body *page.ResolveBody, yield Yield) []vecty.MarkupOrChild {
	list := []vecty.MarkupOrChild{vecty.If(body.Fold.Text != "", foldButton(body.Fold))}
	if body.Steps == nil {
		return list
	}
	return append(list, switchOf(body.Panes), tag("div", "panes shows-"+body.Pane,
		components(p, body.Components, yield),
		&Steps{Title: p.Words.Steps, Steps: body.Steps, Yield: yield},
		trace(p, &body.TraceBody, yield)))
}

func foldButton(f page.Fold) *Memo {
	return memo(func() *vecty.HTML {
		return element("button", attributes("type", "button", "class", "fold quiet", "aria-expanded", strconv.FormatBool(f.Open), "data-act", f.Name, "data-value", f.Value), vecty.Text(f.Text))
	}, f.Text, f.Value)
}

func components(p *page.Page, c *page.Components, yield Yield) vecty.ComponentOrHTML {
	return &Components{Title: p.Words.Components, Components: c, Yield: yield}
}

// workspace draws the resolution: what is above its panes, and these.
func workspace(class string, p *page.Page, body *page.TraceBody, yield Yield, panes ...vecty.MarkupOrChild) *vecty.HTML {
	return tag("div", class, append([]vecty.MarkupOrChild{
		vecty.If(body.Examples != nil, &Examples{Examples: body.Examples, Yield: yield}, chosen(p.Chosen)),
		&Target{Title: p.Words.Target, Target: body.Target, Browser: body.Browser, Yield: yield},
		&Machine{Machine: body.Machine, Player: body.Player, Yield: yield},
	}, panes...)...)
}

func trace(p *page.Page, body *page.TraceBody, yield Yield) *Trace {
	return &Trace{Title: p.Words.Trace, Trace: body.Trace, Yield: yield}
}

// switchOf draws the buttons that choose one of the panes.
func switchOf(row page.ButtonRow) *Memo {
	var key []string
	for _, b := range row.Buttons {
		key = append(key, b.Value, b.Text, b.Pressed)
	}
	return memo(func() *vecty.HTML { return tag("div", "switch", buttons(row)) }, key...)
}
