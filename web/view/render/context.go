// Package render has what every view is made from (Context), and what views have in common:
// cells, citations, quotes, limits of length, and sentences about faults.
package render

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/timeline"
)

// Context is the material of every view: the state, its resolution, the words of its
// language, and the links that are open.
type Context struct {
	State      model.State
	Resolution *core.Resolution
	Other      *core.Resolution // by the specification that was chosen, where it resolves step by step; else nil
	ToASCII    core.ToASCII
	Summary    *timeline.Summary
	Links      *model.LinkPanel
	Site       *model.SitePanel
	Words      i18n.Words
	Home       string // address of the site of the playground in the language; empty if it is not known
	Whole      bool   // all rows are made, not only those that can be seen
	relative   *core.Relativization
}

// Relative returns the references that lead from the base to the wanted target, found once; nil if
// the texts are too long.
func (v *Context) Relative() *core.Relativization {
	if v.relative == nil && len(v.State.Base)+len(v.State.Ref) <= MoreBytes {
		r := core.Relativize(v.State.Base, v.State.Ref, core.RFC3986)
		v.relative = &r
	}
	return v.relative
}

// Done returns how many steps of the trace have been made.
func (v *Context) Done() int { return v.State.Done() }

// Present returns the step that was made last, and whether there is one.
func (v *Context) Present() (step *syntax.Step, ok bool) {
	if n := v.Done(); n > 0 && n <= timeline.Length(v.Resolution.Trace) {
		return &v.Resolution.Trace.Steps[n-1], true
	}
	return nil, false
}

// TakeAnswer returns the button that copies the address of the page that answers what a code means, as
// page.AnswerPath has it. There is none where no site is known that has these pages, nor in an embed, which
// does not say what was copied.
func (v *Context) TakeAnswer(kind, code, name string) (b page.Button) {
	if v.Home == "" || v.State.Embedded {
		return b
	}
	b.Name, b.Value = "take-code", v.Home+page.AnswerPath(kind, code)
	b.Text = v.Words.Get("take.answer")
	b.Title = b.Text + v.Words.Get("colon") + name
	return b
}

// AnalysisOf returns the analysis of one of the two fields.
func (v *Context) AnalysisOf(text uint8) *core.Analysis {
	if text == core.TextBase {
		return &v.Resolution.Base
	}
	return &v.Resolution.Ref
}

// ByOther returns the view of the resolution by the document that was chosen.
func (v *Context) ByOther() *Context {
	w := *v
	w.Resolution = v.Other
	return &w
}

// Idle returns the key of what is said where nothing ran: whether anything will must not
// be told while steps are predicted.
func (v *Context) Idle(key string) string {
	switch {
	case !v.Resolution.Done:
		return "trace.none"
	case v.State.Hides():
		return "predict.later"
	}
	return key
}
