package view

import (
	"slices"
	"strings"
	"uriplayground/core"
	"uriplayground/web/export"
	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// Deriver makes the pages of the states that follow one another, and keeps what
// it can use again. There is one for each playground.
type Deriver struct {
	words      i18n.Vocabulary
	toASCII    core.ToASCII
	resolution core.Resolution
	other      *core.Resolution // by the document that was chosen, where its steps have numbers or states; else nil
	summary    *traceSummary
	runs       *runPair
	examples   *page.Examples
	explain    *page.Table // depends on nothing but the language, as the next one
	charTable  *page.Table
	linkTables linkTables
	Site       *model.SitePanel // that the session looks at
}

// ToASCII is what the URL Standard asks a browser for.
type ToASCII = core.ToASCII

// NewDeriver begins with these words, and with what the URL Standard asks a browser for.
func NewDeriver(words i18n.Vocabulary, toASCII core.ToASCII) *Deriver {
	return &Deriver{words: words, toASCII: toASCII}
}

// Lacks reports whether the page of the state needs words that are not there yet.
func (d *Deriver) Lacks(s *model.State) bool {
	return !s.SpeaksFirst() && !d.words.For(s.Lang).Complete
}

// Resolve works out the resolution that the state asks for, and returns the
// number of its steps. Pages are derived from the latest one.
func (d *Deriver) Resolve(s *model.State) (steps int) {
	core.ResolveInto(&d.resolution, s.Base, s.Ref, core.RFC3986, s.Options)
	d.summary = summarize(d.resolution.Trace)
	d.runs = twoRuns(s, d.runs, d.toASCII)
	if d.other = d.otherResolution(s); d.other != nil {
		return timelineLength(d.other.Trace)
	}
	if d.runs != nil {
		return d.runs.steps.length()
	}
	return timelineLength(d.resolution.Trace)
}

// Parting is after how many steps of the latest resolution two documents part; 0 for never.
func (d *Deriver) Parting() int {
	if d.runs == nil {
		return 0
	}
	return d.runs.steps.stop()
}

// otherResolution is by the document that the state asks for; nil where that is RFC 3986
// or has no steps with numbers or states, or the view is another.
func (d *Deriver) otherResolution(s *model.State) *core.Resolution {
	chosen := s.Dialects.Dialect
	if !stepped[chosen] || tableViews[s.View] != nil || len(s.Base)+len(s.Ref) > moreBytes {
		return nil
	}
	r := core.ResolveBy(s.Base, s.Ref, chosen, s.Options, d.toASCII)
	return &r
}

// stepped is the documents whose steps have numbers or states.
var stepped = [...]bool{core.RFC1808: true, core.RFC2396: true, core.URL: true}

func timelineLength(t *core.Trace) int {
	if t == nil {
		return 0
	}
	return len(t.Steps)
}

// TraceRow is the row of the buffer trace that belongs to a step; ok is false if
// the view shows none.
func (d *Deriver) TraceRow(step int) (row int, ok bool) {
	r := d.summary
	if d.runs != nil || d.other != nil || !r.dots {
		return 0, false
	}
	return min(max(step-1, int(r.first)), int(r.last)) - int(r.first), true
}

// view is what panes are derived from: without the steps that are to be predicted.
func (d *Deriver) view(s *model.State, links *model.LinkPanel) *view {
	v := d.wholeView(s, links)
	if p := &s.Predict; p.On && s.Resolves() {
		known := p.Known
		if p.Review {
			known = p.At
		}
		v.question = v.nextQuestion(known)
	}
	if s.Hides() {
		v.hide()
	}
	return v
}

func (d *Deriver) wholeView(s *model.State, links *model.LinkPanel) *view {
	return &view{
		state: *s, resolution: &d.resolution, summary: d.summary, words: d.words.For(s.Lang), runs: d.runs,
		links: links, charTable: d.charTable, linkTables: &d.linkTables, other: d.other, toASCII: d.toASCII, site: d.Site,
	}
}

// Derive is the page of a state. Panes that say the same as those of the earlier
// page are the same pointers.
func (d *Deriver) Derive(s *model.State, links *model.LinkPanel, earlier *page.Page, changed model.Changes) page.Page {
	v := d.view(s, links)
	if changed.Has(model.Language) {
		d.explain, d.charTable = v.undefinedOrEmpty(), nil
	}
	if d.charTable == nil && s.ShowsCharacters() {
		d.charTable = v.newCharTable()
	}
	v.charTable = d.charTable
	if !s.Embedded && changed.Has(model.Language|model.Filtered) {
		d.examples = deriveExamples(*v)
	}
	p := v.page()
	d.addKept(&p, v)
	p.ReusePanes(earlier)
	return p
}

// addKept adds to a page what depends on the language alone.
func (d *Deriver) addKept(p *page.Page, v *view) {
	if t := page.TraceOf(p.Body); t != nil && !v.state.Embedded {
		t.Examples = d.examples
	}
	if c := page.ComponentsOf(p.Body); c != nil {
		c.Explain = v.collapsed(d.explain)
	}
}

// Scroll derives the one pane that depends on how far it is scrolled, if that
// brings other rows into the window.
func (d *Deriver) Scroll(p *page.Page, s *model.State, links *model.LinkPanel) {
	if t := page.TraceOf(p.Body); t != nil && page.FirstRow(s.Scroll, t.Trace.Count)*page.RowHeight != t.Trace.Before {
		p.Body = page.WithPanes(p.Body, func(t *page.TraceBody) { t.Trace = deriveTrace(*d.view(s, links)) })
	}
}

// Point derives the panes in which something can be pointed at.
func (d *Deriver) Point(p *page.Page, s *model.State, links *model.LinkPanel) {
	v := d.view(s, links)
	p.Checks, p.CursorText = deriveChecks(*v), v.cursorText()
	p.Body = page.WithPanes(p.Body, func(t *page.TraceBody) { t.Target = deriveTarget(*v) })
}

// Browse derives that which the browser's result is a part of.
func (d *Deriver) Browse(p *page.Page, s *model.State, links *model.LinkPanel) {
	v := d.view(s, links)
	if s.View == model.DialectsView {
		p.Body, p.CopyPanel = v.body(), v.copyPanel()
		return
	}
	p.Body = page.WithPanes(p.Body, func(t *page.TraceBody) { t.Browser = deriveBrowser(*v) })
}

// Record is what the view shows, all of it, as tables: to be printed.
func (d *Deriver) Record(s *model.State, links *model.LinkPanel) []*page.Table {
	v := d.view(s, links)
	return v.record()
}

// Export is what the view shows in one of the formats.
func (d *Deriver) Export(s *model.State, links *model.LinkPanel, format string) export.Text {
	return export.Tables(d.Record(s, links), format)
}

// Fallback is what an embed of the state says where no script runs.
func (d *Deriver) Fallback(s *model.State) string { return d.view(s, nil).fallback() }

// AskRows is the question for this browser about the rows of links that can be
// seen; ok is false if they were asked for before.
func (d *Deriver) AskRows(s *model.State, links *model.LinkPanel) (ask model.AskBrowserRows, ok bool) {
	return d.view(s, links).askRows()
}

// Failure puts a failure of the program into a sentence, with the texts that led
// to it. It derives nothing, since that may be what failed.
func (d *Deriver) Failure(s *model.State, reason string) string {
	words := d.words.For(s.Lang)
	return words.Get("notice.error",
		"base", page.Clip(s.Base, valueBytes), "ref", page.Clip(s.Ref, valueBytes), "reason", page.Clip(reason, model.AnnotatedBytes))
}

// Limit is how many of the steps may be shown: all up to the next question.
func (d *Deriver) Limit(s *model.State, steps int) int {
	if !s.Predict.On || !s.Resolves() || d.runs != nil {
		return steps
	}
	if q := d.wholeView(s, nil).nextQuestion(s.Predict.Known); q != nil {
		return q.at
	}
	return steps
}

// Judge compares an answer with the trace.
func (d *Deriver) Judge(s *model.State, a model.Predict) model.Predict {
	a.Verdict = model.Verdict{}
	q := d.wholeView(s, nil).nextQuestion(s.Predict.Known)
	if q == nil || !s.Asks() {
		return a
	}
	if i := slices.Index(q.choiceKeys(), a.Key); i >= 0 {
		a.Answer = q.choices[i]
	}
	if q.choices != nil && !a.GiveUp && !slices.Contains(q.choices, a.Answer) {
		return a
	}
	a.Verdict = model.Verdict{Counts: true, Right: !a.GiveUp && q.right(a.Answer), At: q.at, Known: q.known}
	if a.GiveUp {
		a.Answer = ""
	}
	return a
}

// Buffers is the two buffers of the answer that is being made.
func (d *Deriver) Buffers(s *model.State) (b model.Buffers) {
	q := d.wholeView(s, nil).nextQuestion(s.Predict.Known)
	if q == nil || q.kind != askBuffers {
		return b
	}
	if s.Predict.Draft != "" {
		b.Output, b.Input, _ = strings.Cut(s.Predict.Draft, "\n")
		return b
	}
	return model.Buffers{Output: q.begin[0], Input: q.begin[1]}
}

// Words is those of the state's language.
func (d *Deriver) Words(s *model.State) i18n.Words { return d.words.For(s.Lang) }

// DrawMachine is the machine at the present step as a file to save; ok is false where
// there is none.
func (d *Deriver) DrawMachine(s *model.State, p *page.Page, a model.DrawMachine) (file model.SaveDrawing, ok bool) {
	body := page.TraceOf(p.Body)
	if body == nil || body.Machine == nil || len(body.Machine.Lanes) == 0 {
		return file, false
	}
	return d.wholeView(s, nil).drawMachine(body, a), true
}
