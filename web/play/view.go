package play

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/i18n"
)

// view is what every pane is derived from.
type view struct {
	state     State
	r         *core.Resolution
	summary   *traceSummary
	panel     *linkPanel
	words     i18n.Words
	charTable *Table  // of characters; nil where it is not shown
	runs      *[2]run // of the view of two runs; else nil
}

// done is how many steps of the trace have been made.
func (v *view) done() int { return v.state.Done() }

// present is the step that was made last, and whether there is one.
func (v *view) present() (step *syntax.Step, ok bool) {
	if n := v.done(); n > 0 && n <= timelineLength(v.r.Trace) {
		return &v.r.Trace.Steps[n-1], true
	}
	return nil, false
}

// derivePage is all of the page but the examples, which are always the same.
func derivePage(v view) Page {
	s := v.state
	p := Page{
		Lang: v.words.Lang,
		View: s.View,
		Words: Headings{
			Target:     v.words.Get("target.title"),
			Components: v.words.Get("components.title"),
			Steps:      v.words.Get("steps.title"),
			Trace:      v.words.Get("trace.title"),
		},
		Checks:     deriveChecks(v),
		CursorText: v.cursorText(),
		CopyPanel:  v.copyPanel(),
		Fields:     v.fields(),
	}
	v.fill(&p)
	if s.Notice != "" {
		p.Notice = v.words.Get(s.Notice)
	}
	return p
}

// fill derives what the view shows: its tables, or the panes of the resolution.
func (v *view) fill(p *Page) {
	if view := v.state.tableView(); view != nil {
		p.Tables = &Tables{view(v)}
		if v.runs != nil {
			p.Player = v.runsPlayer()
		}
		p.Course = v.course()
		return
	}
	if v.state.View != "trace" {
		p.Components = deriveComponents(*v)
	}
	if v.state.View == "parse" {
		p.Picture = v.picture()
		return
	}
	p.Target = deriveTarget(*v)
	if v.state.View != "trace" {
		p.Steps = deriveSteps(*v)
	}
	p.Trace = deriveTrace(*v)
	p.Player = derivePlayer(*v)
	p.Browser = deriveBrowser(*v)
}

// fields is the input fields with their words.
func (v *view) fields() [3]FieldWords {
	var list [3]FieldWords
	for i, name := range FieldNames() {
		f, shown := v.state.field(name)
		list[i] = FieldWords{Shown: shown}
		if shown {
			list[i].Label, list[i].Hint = v.words.Get(f.Label), v.words.Get(f.Hint)
		}
	}
	return list
}

// analysis is the analysis of one of the two fields.
func (v *view) analysis(text uint8) *core.Analysis {
	if text == core.TextBase {
		return &v.r.Base
	}
	return &v.r.Ref
}

// cite is the link to the section of a rule.
func (v *view) cite(rule *syntax.Rule) Link {
	if rule.RFC != currentRFC && rule.Section != "" {
		return older(rule)
	}
	return v.section(rule.Section)
}

func (v *view) section(section string) Link {
	if section == "" {
		return Link{}
	}
	text, kind := "§"+section, "section-"
	if section[0] >= 'A' {
		text, kind = v.words.Get("cite.appendix", "name", section), "appendix-"
	}
	return Link{Text: text, URL: "https://www.rfc-editor.org/rfc/rfc3986#" + kind + section}
}
