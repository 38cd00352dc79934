package view

import (
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/web/export"
	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/characters"
	"uriplayground/web/view/checkpage"
	"uriplayground/web/view/checks"
	"uriplayground/web/view/drawing"
	"uriplayground/web/view/panes"
	"uriplayground/web/view/predict"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
	"uriplayground/web/view/whatif"
)

// PageMaker makes the pages of the states that follow one another, and keeps what
// it can use again. There is one for each playground.
type PageMaker struct {
	words      i18n.Vocabulary
	toASCII    core.ToASCII
	resolution core.Resolution
	other      *core.Resolution // by the document that was chosen, where it resolves step by step; else nil
	summary    *timeline.Summary
	whatIf     *whatif.Comparison
	examples   *page.Examples
	explain    *page.Table // depends on nothing but the language, as the next one
	characters *page.Table
	sideTables checkpage.SideTables
	Site       *model.SitePanel // that the session looks at
	Address    string           // of the site of the playground; empty if it is not known
}

// ToASCII is what the URL Standard asks a browser for.
type ToASCII = core.ToASCII

// NewPageMaker begins with these words, and with what the URL Standard asks a browser for.
func NewPageMaker(words i18n.Vocabulary, toASCII core.ToASCII) *PageMaker {
	return &PageMaker{words: words, toASCII: toASCII}
}

// Home returns the address of the site of the playground in the language of a state; empty if it is not known.
func (m *PageMaker) Home(s *model.State) string {
	if m.Address == "" || s.Lang == i18n.Default {
		return m.Address
	}
	return m.Address + s.Lang + "/"
}

// Lacks reports whether the page of the state needs words that are not there yet.
func (m *PageMaker) Lacks(s *model.State) bool {
	words := m.words.For(s.Lang)
	return s.Lang != "" && words.Lang != s.Lang || !s.SpeaksFirst() && !words.Complete
}

// Resolve works out the resolution that the state asks for, and returns the
// number of its steps. Pages are derived from the latest one.
func (m *PageMaker) Resolve(s *model.State) (steps int) {
	core.ResolveInto(&m.resolution, s.Base, s.Ref, core.RFC3986, s.Options)
	m.summary = timeline.Summarize(m.resolution.Trace)
	m.whatIf = whatif.Compare(s, m.whatIf, m.toASCII)
	if m.other = m.otherResolution(s); m.other != nil {
		return timeline.Length(m.other.Trace)
	}
	if m.whatIf != nil {
		return m.whatIf.Steps.Length()
	}
	return timeline.Length(m.resolution.Trace)
}

// Divergence returns after how many steps of the latest resolution two specifications diverge; 0 for never.
func (m *PageMaker) Divergence() int {
	if m.whatIf == nil {
		return 0
	}
	return m.whatIf.Steps.Stop()
}

// otherResolution returns the resolution by the specification that the state asks for; nil where
// that is RFC 3986 or has no steps, or the view is another.
func (m *PageMaker) otherResolution(s *model.State) *core.Resolution {
	chosen := s.Dialects.Dialect
	if chosen == core.RFC3986 || !chosen.Resolves() || !s.ViewShown().Resolution || len(s.Base)+len(s.Ref) > render.MoreBytes {
		return nil
	}
	r := core.ResolveBy(s.Base, s.Ref, chosen, s.Options, m.toASCII)
	if chosen == core.URL && r.Done {
		r.Provenance = core.URLProvenance(r.Trace)
	}
	return &r
}

// TraceRow returns the row of the buffer trace that belongs to a step; ok is false if
// the view shows none.
func (m *PageMaker) TraceRow(step int) (row int, ok bool) {
	r := m.summary
	switch {
	case m.other != nil:
		return step - 1, step > 0
	case m.whatIf != nil || !r.Dots:
		return 0, false
	}
	return min(max(step-1, int(r.First)), int(r.Last)) - int(r.First), true
}

// view returns what panes are derived from: without the steps that are to be predicted.
func (m *PageMaker) view(s *model.State, links *model.LinkPanel) *view {
	v := m.wholeView(s, links)
	switch p := &s.Predict; {
	case !p.On || !s.Resolves():
	case p.Review:
		v.question = predict.NextQuestion(v.Context, p.At)
	case p.Limit == p.Next: // nothing is hidden before it
		v.question = predict.Next(v.Context)
	}
	if s.Hides() {
		predict.Hide(v.Context)
	}
	return v
}

func (m *PageMaker) wholeView(s *model.State, links *model.LinkPanel) *view {
	return &view{
		Context: &render.Context{
			State: *s, Resolution: &m.resolution, Summary: m.summary, Words: m.words.For(s.Lang), Home: m.Home(s),
			Links: links, Site: m.Site, Other: m.other, ToASCII: m.toASCII,
		},
		whatIf: m.whatIf, characters: m.characters, sideTables: &m.sideTables,
	}
}

// Derive returns the page of a state. Panes that say the same as those of the earlier
// page are the same pointers.
func (m *PageMaker) Derive(s *model.State, links *model.LinkPanel, earlier *page.Page, changed model.Changes) page.Page {
	v := m.view(s, links)
	if changed.Has(model.Language) {
		m.explain, m.characters = panes.UndefinedOrEmpty(v.Context), nil
	}
	if m.characters == nil && s.ViewShown().Characters {
		m.characters = characters.RiskyTable(v.Context)
	}
	v.characters = m.characters
	if !s.Embedded && changed.Has(model.Language|model.Filtered) {
		m.examples = panes.Examples(v.Context)
	}
	p := v.page()
	v.rest(&p)
	m.addKept(&p, v)
	p.ReusePanes(earlier)
	return p
}

// addKept adds to a page what depends on the language alone.
func (m *PageMaker) addKept(p *page.Page, v *view) {
	if t := page.TraceOf(p.Body); t != nil && !v.State.Embedded {
		t.Examples = m.examples
	}
	if c := page.ComponentsOf(p.Body); c != nil {
		c.Explain = v.Collapsed(m.explain)
	}
}

// Scroll derives the one pane that depends on how far it is scrolled, if that
// brings other rows into the window.
func (m *PageMaker) Scroll(p *page.Page, s *model.State, links *model.LinkPanel) {
	if t := page.TraceOf(p.Body); t != nil && page.FirstRow(s.Scroll, t.Trace.Window.Count, page.RowHeight)*page.RowHeight != t.Trace.Window.Before {
		p.Body = page.WithPanes(p.Body, func(t *page.TraceBody) { t.Trace = m.view(s, links).trace() })
	}
}

// Point derives the panes in which something can be pointed at.
func (m *PageMaker) Point(p *page.Page, s *model.State, links *model.LinkPanel) {
	v := m.view(s, links)
	p.Checks, p.CursorText = v.checks(), checks.CursorText(v.Context)
	p.Body = page.WithPanes(p.Body, func(t *page.TraceBody) { t.Target = v.target() })
}

// Rest derives what is said of the fields once they rest.
func (m *PageMaker) Rest(p *page.Page, s *model.State, links *model.LinkPanel) {
	v := m.view(s, links)
	v.rest(p)
	p.Body = page.WithPlayer(p.Body, func(t *page.Player) { t.Live = panes.Live(v.Context) })
}

// Browse derives that which the browser's result is a part of.
func (m *PageMaker) Browse(p *page.Page, s *model.State, links *model.LinkPanel) {
	v := m.view(s, links)
	if s.ViewShown().AsksAlone {
		p.Body, p.CopyPanel = v.body(), v.copyPanel()
		return
	}
	p.Body = page.WithPanes(p.Body, func(t *page.TraceBody) { t.Browser = v.played().makers.browser(v.Context) })
}

// Record returns what the view shows, all of it, as tables: to be printed.
func (m *PageMaker) Record(s *model.State, links *model.LinkPanel) []*page.Table {
	return m.view(s, links).record()
}

// Export returns what the view shows in one of the formats.
func (m *PageMaker) Export(s *model.State, links *model.LinkPanel, format string) export.Text {
	return export.Tables(m.Record(s, links), format)
}

// Fallback returns what an embed of the state says where no script runs.
func (m *PageMaker) Fallback(s *model.State) string { return fallback(m.view(s, nil).Context) }

// AskRows returns the question for this browser about the rows of links that can be
// seen; ok is false if they were asked for before.
func (m *PageMaker) AskRows(s *model.State, links *model.LinkPanel) (ask model.AskBrowserRows, ok bool) {
	return checkpage.AskRows(m.view(s, links).Context)
}

// Failure puts a failure of the program into a sentence, with the texts that led
// to it. It derives nothing, since that may be what failed.
func (m *PageMaker) Failure(s *model.State, reason string) string {
	words := m.words.For(s.Lang)
	return words.Get("notice.error",
		"base", page.Clip(s.Base, render.ValueBytes), "ref", page.Clip(s.Ref, render.ValueBytes), "reason", page.Clip(reason, model.AnnotatedBytes))
}

// Limit returns how many of the steps may be shown, all up to the next question or what is hidden, and
// how many there are before that question.
func (m *PageMaker) Limit(s *model.State, steps int) (limit, next int) {
	p := &s.Predict
	if !p.On && p.Hide == "" || !s.Resolves() || m.whatIf != nil {
		return steps, steps
	}
	v := m.wholeView(s, nil).Context
	next = steps
	if q := predict.Next(v); q != nil {
		next = q.At
	}
	return min(next, predict.Hidden(v, steps)), next
}

// Judge compares an answer with the trace.
func (m *PageMaker) Judge(s *model.State, a model.Predict) model.Predict {
	a.Verdict = model.Verdict{}
	v := m.wholeView(s, nil).Context
	q := predict.Next(v)
	if q == nil || !s.Asks() {
		return a
	}
	if i := slices.Index(q.ChoiceKeys(), a.Key); i >= 0 {
		a.Answer = q.Choices[i]
	}
	if !a.GiveUp && (q.Choices != nil && !slices.Contains(q.Choices, a.Answer) || q.Untouched(a.Answer)) {
		return a
	}
	a.Verdict = model.Verdict{Counts: true, Right: !a.GiveUp && q.Right(a.Answer), Kind: q.Kind, At: q.At, Known: q.Known}
	if a.GiveUp {
		a.Answer = ""
		return a
	}
	a.Belief = q.Belief(v, a.Answer)
	return a
}

// Buffers returns the two buffers of the answer that is being made.
func (m *PageMaker) Buffers(s *model.State) (b model.Buffers) {
	q := predict.Next(m.wholeView(s, nil).Context)
	if q == nil || q.Kind != predict.AskBuffers {
		return b
	}
	if s.Predict.Draft != "" {
		b.Output, b.Input, _ = strings.Cut(s.Predict.Draft, "\n")
		return b
	}
	return model.Buffers{Output: q.Begin[0], Input: q.Begin[1]}
}

// Words returns the words of the state's language.
func (m *PageMaker) Words(s *model.State) i18n.Words { return m.words.For(s.Lang) }

// DrawPicture returns a picture of what the view shows; ok is false where it shows none.
func (m *PageMaker) DrawPicture(s *model.State, p *page.Page, a model.DrawPicture) (d page.Drawing, ok bool) {
	v := m.wholeView(s, nil).Context
	switch body := p.Body.(type) {
	case *page.ParseBody:
		d, ok = checks.Draw(v, body.Picture), true
	case *page.TablesBody:
		if ok = body.Glance != nil; ok {
			d = drawing.Glance(v, body.Glance)
		}
	default:
		if body := page.TraceOf(p.Body); body != nil && m.other == nil && body.Machine != nil && len(body.Machine.Lanes) > 0 {
			d, ok = drawing.Draw(v, body, a.Show)
		}
	}
	if a.Home != "" {
		d.Link = a.Home + "#" + model.EncodePermalink(*s)
	}
	return d, ok
}
