// Package view makes the page of a state: worded, coloured, and cut to the rows in view. Packages
// below it make the views that web/model has in its table, and what these share:
//
//	timeline, align   what is worth knowing of a trace, and two traces beside each other
//	render            what every view is made from, with its cells, citations and quotes
//	explain           what a step and a target say in a sentence
//	checks, predict   the input fields; the questions of "Predict first"
//	machine, panes    the view of the resolution
//	every other       a view, or several that are alike
//
// Imports run down this list only, which tests/arch holds.
package view

import (
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/characters"
	"uriplayground/web/view/checkpage"
	"uriplayground/web/view/checks"
	"uriplayground/web/view/course"
	"uriplayground/web/view/documents"
	"uriplayground/web/view/finduris"
	"uriplayground/web/view/fromwhere"
	"uriplayground/web/view/panes"
	"uriplayground/web/view/predict"
	"uriplayground/web/view/render"
	"uriplayground/web/view/sameuri"
	"uriplayground/web/view/whatif"
)

// view is what a page is derived from: what all views share, and what belongs to one of them.
type view struct {
	*render.Context
	whatIf     *whatif.Comparison    // of "What if?"; else nil
	question   *predict.Question     // that is asked, or whose answer is looked at; nil for none
	characters *page.Table           // the table of risky characters; nil where it is not shown
	sideTables *checkpage.SideTables // beside the links of a page, as they were made last
}

// maker makes what a view shows: in tables, or in a body of its own.
type maker struct {
	tables func(*view) []*page.Table
	body   func(*view) page.Body
}

// makers is what makes those of model.Views that name no function for their tables: they need more
// than all views share. tables.go has the others.
var makers = map[string]maker{
	"resolve":          {body: (*view).resolveBody},
	"parse":            {body: (*view).parseBody},
	"trace":            {body: func(v *view) page.Body { body := v.traceBody(); return &body }},
	model.WhatIfView:   {tables: func(v *view) []*page.Table { return whatif.Tables(v.Context, v.whatIf) }},
	model.DialectsView: {tables: func(v *view) []*page.Table { return documents.Dialects(v.Context, v.characters) }},
	model.SafeView:     {tables: func(v *view) []*page.Table { return characters.Safe(v.Context, v.characters) }},
	model.LinksView:    {tables: func(v *view) []*page.Table { return checkpage.Tables(v.Context, v.sideTables) }},
}

// shared makes the tables of a view that needs nothing but what all views share.
func shared(tables func(*render.Context) []*page.Table) func(*view) []*page.Table {
	return func(v *view) []*page.Table { return tables(v.Context) }
}

// tablesOf returns what makes the tables of a view that consists of tables, as the
// resolution by an older document does; else nil.
func (v *view) tablesOf() func(*view) []*page.Table {
	if v.readByTable() {
		return shared(documents.Older)
	}
	view := v.State.ViewShown()
	if tables := tables[view.Name]; tables != nil {
		return shared(tables)
	}
	return makers[view.Name].tables
}

// body derives what the view shows: its tables, or the panes of the resolution.
func (v *view) body() page.Body {
	if tables := v.tablesOf(); tables != nil {
		return v.tablesBody(tables(v))
	}
	return makers[v.State.ViewShown().Name].body(v)
}

func (v *view) parseBody() page.Body {
	return &page.ParseBody{Picture: checks.Picture(v.Context), Components: panes.Components(v.Context)}
}

// fold returns the button of an embed that unfolds the panes.
func (v *view) fold() (f page.Fold) {
	if v.State.Embedded {
		f.Open = !v.State.Folded
		f.Name, f.Value, f.Text = "fold", render.OnOff(f.Open), v.Words.Get("panes.unfold")
	}
	return f
}

func (v *view) tablesBody(list []*page.Table) page.Body {
	if course := course.Open(v.Context); course != nil {
		return &page.CourseBody{Course: course, Tables: list}
	}
	body := &page.TablesBody{Tables: list}
	switch {
	case v.whatIf != nil:
		body.Runs = whatif.Shown(v.Context, v.whatIf)
		body.Player, body.Glance, body.Stages = whatif.Player(v.Context, v.whatIf), whatif.Glance(v.Context, v.whatIf), whatif.Stages(v.Context, v.whatIf)
	case v.State.ViewShown().Compares:
		body.Ladder = sameuri.Picture(v.Context)
	case v.State.ViewShown().Places:
		body.Places = fromwhere.Picture(v.Context)
	case v.State.View == model.DialectsView:
		body.Through = documents.Picture(v.Context)
	case v.State.View == model.SafeView:
		body.Safe = characters.Picture(v.Context)
	case v.State.View == model.WriteView:
		if r := v.Relative(); r != nil && r.Done {
			body.Way = whatif.LinkWay(v.Context, v.State.Base, r.Ref)
		}
	case finds(v.State.ViewShown()):
		body.Finds = finduris.Picture(v.Context)
	}
	return body
}

// finds reports whether a view looks for URIs in its text.
func finds(view *model.View) bool { return len(view.Fields) > 0 && view.Fields[0].Finds }
