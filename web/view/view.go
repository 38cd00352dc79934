package view

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// view is what every pane is derived from.
type view struct {
	state      model.State
	resolution *core.Resolution
	other      *core.Resolution // as in Deriver
	toASCII    core.ToASCII
	summary    *traceSummary
	links      *model.LinkPanel
	site       *model.SitePanel
	words      i18n.Words
	charTable  *page.Table // nil where it is not shown
	runs       *runPair    // of the view of two runs; else nil
	linkTables *linkTables // those that were made last
	question   *question   // that is asked, or whose answer is looked at; nil for none
	whole      bool        // all rows are made, not only those that can be seen
}

// done is how many steps of the trace have been made.
func (v *view) done() int { return v.state.Done() }

// present is the step that was made last, and whether there is one.
func (v *view) present() (step *syntax.Step, ok bool) {
	if n := v.done(); n > 0 && n <= timelineLength(v.resolution.Trace) {
		return &v.resolution.Trace.Steps[n-1], true
	}
	return nil, false
}

// page is all of the page but what depends on the language alone.
func (v *view) page() page.Page {
	p := page.Page{
		Lang: v.words.Lang,
		View: v.state.View,
		Words: page.Headings{
			Target:     v.words.Get("target.title"),
			Components: v.words.Get("components.title"),
			Steps:      v.words.Get("steps.title"),
			Trace:      v.words.Get("trace.title"),
		},
		Checks:     deriveChecks(*v),
		CursorText: v.cursorText(),
		Fields:     v.fields(),
		Body:       v.body(),
	}
	if v.state.View == model.LinksView {
		p.Marks = v.marks()
	}
	if !v.state.Folded || v.state.View != "resolve" {
		p.CopyPanel = v.copyPanel()
	}
	if v.state.Example != "" {
		p.Chosen = v.chosen()
	}
	if v.state.Taken != "" {
		p.Taken = v.words.Get(v.state.Taken)
	}
	if v.state.Notice != "" {
		p.Notice = v.words.Get(v.state.Notice)
	}
	return p
}

// body derives what the view shows: its tables, or the panes of the resolution.
func (v *view) body() page.Body {
	if tables := v.tablesOf(); tables != nil {
		return v.tablesBody(tables(v))
	}
	switch v.state.View {
	case "parse":
		return &page.ParseBody{Picture: v.picture(), Components: deriveComponents(*v)}
	case "trace":
		body := v.traceBody()
		return &body
	}
	body := &page.ResolveBody{TraceBody: v.traceBody(), Pane: v.pane(), Panes: v.paneButtons(), Fold: v.fold()}
	if !v.state.Folded {
		body.Components, body.Steps = deriveComponents(*v), deriveSteps(*v)
	}
	return body
}

// fold is the button of an embed that unfolds the panes.
func (v *view) fold() (f page.Fold) {
	if v.state.Embedded {
		f.Open = !v.state.Folded
		f.Name, f.Value, f.Text = "fold", onOff(f.Open), v.words.Get("panes.unfold")
	}
	return f
}

// pane is the one of the panes that is shown where there is no room for more: the
// chosen one, else the one that shows the present step.
func (v *view) pane() string {
	s, ok := v.present()
	switch {
	case v.state.Pane != "":
		return v.state.Pane
	case v.summary.dots && (v.state.Step == model.End || ok && s.Rule.Section == dotsSection):
		return "trace"
	}
	return "steps"
}

func (v *view) paneButtons() (row page.ButtonRow) {
	for _, name := range model.Panes() {
		row.AddButton("pane", name, v.words.Get("pane."+name)).SetPressed(name == v.pane())
	}
	row.AddButton("predict", onOff(!v.state.Predict.On), v.words.Get("predict.short")).SetPressed(v.state.Predict.On)
	return row
}

func (v *view) tablesBody(list []*page.Table) page.Body {
	if course := v.course(); course != nil {
		return &page.CourseBody{Course: course, Tables: list}
	}
	body := &page.TablesBody{Tables: list}
	switch {
	case v.runs != nil:
		body.Player, body.Glance, body.Stages = v.runsPlayer(), v.runsGlance(), v.runsStages()
	case v.other != nil && v.state.View != "parse":
		body.Player, body.Stages = v.otherPlayer(), v.otherStages()
	}
	return body
}

func (v *view) traceBody() page.TraceBody {
	b := page.TraceBody{Target: deriveTarget(*v), Browser: deriveBrowser(*v), Machine: deriveMachine(*v), Player: derivePlayer(*v), Trace: deriveTrace(*v)}
	if !v.resolution.Done {
		b.Player.Say = v.words.Get("say.none") // of the machine beside it
	}
	return b
}

// tableViews is the views that are told in tables.
var tableViews = map[string]func(*view) []*page.Table{
	"runs":             (*view).runsView,
	"normalize":        (*view).normalizeView,
	"compare":          (*view).compareView,
	"relativize":       (*view).relativizeView,
	model.FromView:     (*view).fromView,
	"extract":          (*view).extractView,
	model.DialectsView: (*view).dialectsView,
	model.SafeView:     (*view).safeView,
	model.LessonView:   (*view).printedView,
	model.LinksView:    (*view).linksView,
	model.SiteView:     (*view).siteView,
}

// tablesOf returns the method that makes the tables of a view that consists of
// tables, as the resolution by an older document does; else nil.
func (v *view) tablesOf() func(*view) []*page.Table {
	if v.state.Resolves() {
		return nil
	}
	if view := tableViews[v.state.View]; view != nil {
		return view
	}
	return (*view).olderView
}

// fields is the input fields with their words.
func (v *view) fields() [3]page.FieldWords {
	var list [3]page.FieldWords
	for i, name := range model.FieldNames() {
		f, shown := v.state.Field(name)
		list[i] = page.FieldWords{Shown: shown}
		if shown {
			list[i].Label, list[i].Hint = v.words.Get(f.Label), v.words.Get(f.Hint)
		}
	}
	return list
}

// analysis is the analysis of one of the two fields.
func (v *view) analysis(text uint8) *core.Analysis {
	if text == core.TextBase {
		return &v.resolution.Base
	}
	return &v.resolution.Ref
}

// cite is the link to the section of a rule.
func (v *view) cite(rule *syntax.Rule) page.Link {
	switch {
	case rule.RFC == 0 && rule.Section != "":
		return v.standard(rule)
	case rule.RFC != currentRFC && rule.Section != "":
		return older(rule)
	}
	return v.section(rule.Section)
}

func (v *view) section(section string) page.Link {
	if section == "" {
		return page.Link{}
	}
	text, kind := "§"+section, "section-"
	if section[0] >= 'A' {
		text, kind = v.words.Get("cite.appendix", "name", section), "appendix-"
	}
	return page.Link{Text: text, URL: "https://www.rfc-editor.org/rfc/rfc3986#" + kind + section, Title: "RFC 3986, " + text}
}

// collapsed is the table, or only its title until it is opened.
func (v *view) collapsed(s *page.Table) *page.Table {
	if v.state.Collapsed {
		return &page.Table{Title: s.Title}
	}
	return s
}

// table is a table without rows. Title, caption and heads are keys of words; ""
// for none.
func (v *view) table(id, title, caption string, heads ...string) *page.Table {
	s := &page.Table{ID: id, Title: v.words.Get(title)}
	if caption != "" {
		s.Caption = v.words.Get(caption)
	}
	for _, head := range heads {
		s.Heads = append(s.Heads, v.words.Get(head))
	}
	return s
}

func textCell(text string) *page.TableCell { return &page.TableCell{Text: text} }

func codeCell(text string) *page.TableCell { return &page.TableCell{Text: text, Code: true} }

func headCell(text string) *page.TableCell { return &page.TableCell{Text: text, Head: true} }

// spaceShown is a text; spaces alone, which could not be seen, have signs.
func spaceShown(text string) string {
	if strings.Trim(text, " ") == "" {
		return strings.Repeat("␣", len(text))
	}
	return text
}
