package view

import (
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/documents"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/machine"
	"uriplayground/web/view/panes"
	"uriplayground/web/view/predict"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// played is the resolution whose steps are shown, with what makes its panes.
type played struct {
	*render.Context
	makers *paneMakers
}

// paneMakers makes the panes of a resolution by RFC 3986, or of one by another document.
type paneMakers struct {
	target     func(*render.Context) *page.Target
	machine    func(*render.Context) *page.Machine
	trace      func(*render.Context) *page.Trace
	components func(*render.Context) *page.Components
	steps      func(*render.Context) *page.Steps
	browser    func(*render.Context) *page.Browser
	ask        func(*view, *page.TraceBody)   // adds the question, and what the machine beside the sentence shows
	pane       func(v *view, why bool) string // the pane that is shown where there is room for one and none was chosen
	exported   func(*view) []*page.Table      // all of it, as it leaves the page
}

var byRFC3986 = paneMakers{
	target: panes.Target, machine: machine.Pane, trace: panes.Trace, components: panes.Components, steps: panes.Steps,
	browser: documents.Browser, ask: (*view).ask, pane: (*view).presentPane, exported: (*view).exported,
}

var byOther = paneMakers{
	target: panes.OtherTarget, machine: machine.Other, trace: panes.OtherTrace, components: panes.OtherComponents, steps: panes.OtherSteps,
	browser: func(*render.Context) *page.Browser { return nil }, ask: func(*view, *page.TraceBody) {}, pane: (*view).presentOther, exported: (*view).exportedOther,
}

// played returns what is played: by the document that was chosen, where it has steps and the view shows them.
func (v *view) played() played {
	if v.Other != nil && v.State.ViewShown().Plays {
		return played{v.ByOther(), &byOther}
	}
	return played{v.Context, &byRFC3986}
}

// readByTable reports whether the view of the resolution consists of tables: by a document whose steps it does
// not play.
func (v *view) readByTable() bool {
	return v.State.ViewShown().Resolution && !v.State.Resolves() && v.played().makers == &byRFC3986
}

// traceBody returns the target, the machine and the two buffers.
func (v *view) traceBody() page.TraceBody {
	by := v.played()
	b := page.TraceBody{
		Target: v.target(), Browser: by.makers.browser(by.Context), Machine: by.makers.machine(by.Context),
		Player: panes.Player(by.Context), Trace: v.trace(),
	}
	by.makers.ask(v, &b)
	return b
}

func (v *view) target() *page.Target {
	by := v.played()
	return by.makers.target(by.Context)
}

func (v *view) trace() *page.Trace {
	by := v.played()
	return by.makers.trace(by.Context)
}

// resolveBody returns all panes of the resolution.
func (v *view) resolveBody() page.Body {
	by := v.played()
	body := &page.ResolveBody{TraceBody: v.traceBody(), Fold: v.fold()}
	why := !v.State.Embedded && body.Predict == nil && (body.Target.Why != "" || body.Target.Deduction != nil)
	machine := why && body.Target.Deduction != nil
	if body.Pane = v.State.Pane; body.Pane == "" || body.Pane == model.WhyPane && !why || body.Pane == model.MachinePane && !machine {
		body.Pane = by.makers.pane(v, why)
	}
	for _, name := range model.Panes() {
		if (why || name != model.WhyPane) && (machine || name != model.MachinePane) {
			body.Panes.AddButton("pane", name, v.Words.Get("pane."+name)).SetPressed(name == body.Pane)
		}
	}
	if !v.State.Folded {
		body.Components, body.Steps = by.makers.components(by.Context), by.makers.steps(by.Context)
	}
	return body
}

// presentPane returns why the target is what it is, where there is a reason and no step is looked at, else the
// pane that shows the current step.
func (v *view) presentPane(why bool) string {
	s, ok := v.Present()
	switch {
	case why && v.State.Step == model.End:
		return model.WhyPane
	case v.Summary.Dots && (v.State.Step == model.End || ok && s.Rule.Section == timeline.DotsSection):
		return "trace"
	}
	return "steps"
}

// presentOther returns why the target is not what was expected, where that is asked and no step is looked at, else
// the steps.
func (v *view) presentOther(why bool) string {
	if why && v.State.Step == model.End && v.State.Expect.Target != "" {
		return model.WhyPane
	}
	return "trace"
}

// ask adds the question, and what the machine beside the sentence shows.
func (v *view) ask(b *page.TraceBody) {
	if v.State.Predict.On && v.Resolution.Done && !(v.State.Unhides() && v.State.Awaits()) { // what is hidden before a question is revealed first
		b.Predict = predict.Panel(v.Context, v.question)
	}
	switch {
	case !v.Resolution.Done:
		b.Player.Say = v.Words.Get("say.none")
	case b.Player.Ended:
		b.Player.Say = machine.EndSentence(v.Context, b.Machine)
	}
}

func (v *view) exported() []*page.Table {
	list := expectedTables([]*page.Table{panes.ExportedComponents(v.Context)}, v.Context)
	if v.State.ViewShown().Plays && v.Resolution.Done {
		list = append(list, panes.ExportedSteps(v.Context))
		if v.Summary.Dots {
			list = append(list, panes.ExportedTrace(v.Context))
		}
	}
	return list
}

func (v *view) exportedOther() []*page.Table {
	return append(expectedTables(documents.Older(v.Context), v.ByOther()), panes.ExportedOtherTrace(v.ByOther()))
}

// expectedTables adds what was expected, if anything was.
func expectedTables(list []*page.Table, v *render.Context) []*page.Table {
	field, deduction, _ := explain.Pane(v)
	if expected := explain.ExpectedTable(v, field, deduction); expected != nil {
		list = append(list, expected)
	}
	return list
}
