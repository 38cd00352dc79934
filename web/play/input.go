package play

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/i18n"
)

// input is what every pane is derived from.
type input struct {
	state  State
	r      *core.Resolution
	run    *run
	desk   *desk
	words  i18n.Words
	matrix *Sheet   // of characters; nil where it is not shown
	sides  *[2]side // of the view of two runs; else nil
}

// done is how many steps of the trace have been made.
func (in *input) done() int { return in.state.Done() }

// present is the step that was made last, and whether there is one.
func (in *input) present() (step *syntax.Step, ok bool) {
	if n := in.done(); n > 0 && n <= timelineLength(in.r.Trace) {
		return &in.r.Trace.Steps[n-1], true
	}
	return nil, false
}

// derivePage is all of the page but the examples, which are always the same.
func derivePage(in input) Page {
	s := in.state
	p := Page{
		Lang: in.words.Lang,
		View: s.View,
		Words: Headings{
			Target:     in.words.Get("target.title"),
			Components: in.words.Get("components.title"),
			Steps:      in.words.Get("steps.title"),
			Trace:      in.words.Get("trace.title"),
		},
		Checks: deriveChecks(in),
		Walked: in.walked(),
		Take:   in.takeAway(),
		Fields: in.fields(),
	}
	in.fill(&p)
	if s.Notice != "" {
		p.Notice = in.words.Get(s.Notice)
	}
	return p
}

// fill derives what the view shows: its tables, or the panes of the resolution.
func (in *input) fill(p *Page) {
	if view := in.state.sheets(); view != nil {
		p.Sheets = &Sheets{view(in)}
		if in.sides != nil {
			p.Player = in.runsPlayer()
		}
		p.Course = in.course()
		return
	}
	if in.state.View != "trace" {
		p.Components = deriveComponents(*in)
	}
	if in.state.View == "parse" {
		p.Picture = in.picture()
		return
	}
	p.Target = deriveTarget(*in)
	if in.state.View != "trace" {
		p.Steps = deriveSteps(*in)
	}
	p.Trace = deriveTrace(*in)
	p.Player = derivePlayer(*in)
	p.Browser = deriveBrowser(*in)
}

// fields is the input fields with their words.
func (in *input) fields() [3]FieldWords {
	var list [3]FieldWords
	for i, name := range FieldNames() {
		f, shown := in.state.field(name)
		list[i] = FieldWords{Shown: shown}
		if shown {
			list[i].Label, list[i].Hint = in.words.Get(f.Label), in.words.Get(f.Hint)
		}
	}
	return list
}

// analysis is the analysis of one of the two fields.
func (in *input) analysis(text uint8) *core.Analysis {
	if text == core.TextBase {
		return &in.r.Base
	}
	return &in.r.Ref
}

// cite is the link to the section of a rule.
func (in *input) cite(rule *syntax.Rule) Link {
	if rule.RFC != currentRFC && rule.Section != "" {
		return older(rule)
	}
	return in.section(rule.Section)
}

func (in *input) section(section string) Link {
	if section == "" {
		return Link{}
	}
	text, kind := "§"+section, "section-"
	if section[0] >= 'A' {
		text, kind = in.words.Get("cite.appendix", "name", section), "appendix-"
	}
	return Link{Text: text, URL: "https://www.rfc-editor.org/rfc/rfc3986#" + kind + section}
}
