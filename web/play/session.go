package play

import (
	"uriplayground/core"
	"uriplayground/web/i18n"
)

// Session is one playground: its state and the page made of it. It is an
// ordinary value; a page may hold many.
type Session struct {
	words      i18n.Vocabulary
	state      State
	resolution core.Resolution
	summary    *traceSummary
	runs       *[2]run
	page       Page
	asked      bool // somebody has asked for the page; before, none is made
	examples   *Examples
	explain    *Table
	panel      *linkPanel
	charTable  *Table // depends on nothing but the language
}

// NewSession starts with the state and the built-in words.
func NewSession(s State) *Session { return NewSessionIn(i18n.BuiltIn(), s) }

// NewSessionIn starts with the state and these words.
func NewSessionIn(words i18n.Vocabulary, s State) *Session {
	session := &Session{words: words, state: s, panel: newLinkPanel()}
	session.resolve()
	return session
}

// State is the present state.
func (s *Session) State() State { return s.state }

// Page is the page of the present state. Panes that did not change since the
// last call are the same pointers.
func (s *Session) Page() Page {
	if !s.asked {
		s.asked = true
		notice := s.page.Notice // of a failure
		s.derive(State{})
		s.page.Notice += notice
	}
	return s.page
}

// Do performs an action and returns what has to be done outside of the page.
func (s *Session) Do(a Action) []Effect {
	if act, ok := a.(linkCommand); ok && act.name == "desk-show" {
		a = s.panel.show(act.value)
	}
	if a, ok := a.(linkPanelAction); ok {
		return s.doLinks(a)
	}
	before := s.state
	next, effects := Reduce(before, a)
	s.state = next
	if as, ok := a.(CopyAs); ok {
		effects = append(effects, Copy{write(s.Record(), as.Format)})
	}
	scrolled, pointed, answered := before, before, before
	scrolled.Scroll, pointed.Point, answered.Browser = next.Scroll, next.Point, next.Browser
	pointed.Cursor = next.Cursor
	switch {
	case next == before:
	case next == scrolled:
		s.scroll()
	case next == pointed:
		s.point()
	case next == answered:
		s.answer()
	default:
		effects = append(effects, s.update(before)...)
	}
	return effects
}

// doLinks performs an action that concerns the links. Scrolling derives nothing
// while the same rows can be seen.
func (s *Session) doLinks(a linkPanelAction) []Effect {
	before := s.state.LinkPanel
	effects := a.perform(s.panel, &s.state.LinkPanel)
	if _, scrolled := a.(ScrollLinks); scrolled {
		count := len(s.panel.selectedLinks())
		if window(before.Scroll, count) == window(s.state.LinkPanel.Scroll, count) {
			return nil
		}
	}
	silent := false
	switch a := a.(type) {
	case Work:
		silent = a.Silent
	case LinksFound:
		silent = a.Silent
	default:
		for i := 0; i < atOnce && s.panel.busy(); i++ {
			effects = append(effects, s.panel.work()...)
		}
	}
	if silent && (s.panel.busy() || s.panel.reading >= 0) {
		return s.requestWork(effects)
	}
	s.panel.refresh(!passing(a))
	s.state.LinkPanel.Revision++
	if s.state.View != linksName {
		return s.requestWork(effects)
	}
	v := s.input()
	if s.asked {
		s.page = derivePage(v)
	}
	if ask := v.askRows(); ask.Refs != nil {
		effects = append(effects, ask)
	}
	return s.requestWork(effects)
}

// passing tells whether an action changes nothing but the table of links.
func passing(a linkPanelAction) bool {
	switch a.(type) {
	case ScrollLinks, BrowserRows, Work, LinksFound:
		return true
	}
	return false
}

// requestWork asks for more work if there is some.
func (s *Session) requestWork(effects []Effect) []Effect {
	if s.panel.busy() {
		effects = append(effects, RequestWork{})
	}
	return effects
}

// scroll derives the one pane that depends on how far it is scrolled, if that
// brings other rows into the window.
func (s *Session) scroll() {
	trace := s.page.Trace
	if trace != nil && window(s.state.Scroll, trace.Count)*RowHeight != trace.Before {
		s.page.Trace = deriveTrace(s.input())
	}
}

// point derives the panes in which something can be pointed at.
func (s *Session) point() {
	if !s.asked {
		return
	}
	v := s.input()
	s.page.Checks, s.page.CursorText = deriveChecks(v), v.cursorText()
	if s.page.Target != nil {
		s.page.Target = deriveTarget(v)
	}
}

// answer derives that in which the browser's result stands.
func (s *Session) answer() {
	if s.page.Target != nil {
		s.page.Browser = deriveBrowser(s.input())
	}
	if v := s.input(); s.asked && s.state.View == dialectsName {
		v.fill(&s.page)
		s.page.CopyPanel = v.copyPanel()
	}
}

func (s *Session) update(before State) []Effect {
	unsettled := s.state
	if s.state.Base != before.Base || s.state.Ref != before.Ref || s.state.Options != before.Options ||
		s.state.View != before.View || s.state.Comparison != before.Comparison {
		s.resolve()
	} else {
		s.state = s.state.clamp(s.state.Steps) // a permalink may name any step
	}
	list := effects(unsettled, s.state, false)
	s.followStep(before)
	s.derive(before)
	if s.state.Scroll != before.Scroll {
		list = append(list, ScrollTo{s.state.Scroll})
	}
	return list
}

func (s *Session) resolve() {
	s.resolution.Again(s.state.Base, s.state.Ref, core.RFC3986, s.state.Options)
	s.summary = summarize(s.resolution.Trace)
	length := timelineLength(s.resolution.Trace)
	s.runs = s.state.twoRuns(s.runs)
	if s.runs != nil {
		length = max(timelineLength(s.runs[0].resolution.Trace), timelineLength(s.runs[1].resolution.Trace))
	}
	s.state = s.state.clamp(length)
}

// followStep keeps the row of the present step in sight.
func (s *Session) followStep(before State) {
	if s.state.Step == before.Step || s.runs != nil {
		return
	}
	if r := s.summary; r.dots {
		row := min(max(s.state.Done()-1, int(r.first)), int(r.last)) - int(r.first)
		s.state = s.state.follow(row)
	}
}

// derive makes the page anew; examples and explanation depend on nothing but the
// language.
func (s *Session) derive(before State) {
	if !s.asked {
		return
	}
	v := s.input()
	if before.Lang != s.state.Lang {
		s.explain, s.charTable = v.undefinedOrEmpty(), nil
	}
	if s.charTable == nil && s.state.showsCharacters() {
		s.charTable = v.newCharTable()
		v.charTable = s.charTable
	}
	if !s.state.Embedded && (before.Lang != s.state.Lang || before.Filter != s.state.Filter) {
		s.examples = deriveExamples(v)
	}
	old := s.page
	s.page = derivePage(v)
	if s.page.Components != nil {
		s.page.Components.Explain = v.collapsed(s.explain)
	}
	s.page.reusePanes(&old)
	if s.state.resolves() && !s.state.Embedded {
		s.page.Examples = s.examples
	}
}

func (s *Session) input() view {
	return view{state: s.state, r: &s.resolution, summary: s.summary, words: s.words.For(s.state.Lang), runs: s.runs, panel: s.panel, charTable: s.charTable}
}

// Fail puts a failure of the program above the page, with the texts that led to
// it. It derives nothing, since that may be what failed.
func (s *Session) Fail(reason string) {
	words := s.words.For(s.state.Lang)
	s.page.Notice = words.Get("notice.error",
		"base", clip(s.state.Base, valueBytes), "ref", clip(s.state.Ref, valueBytes), "reason", clip(reason, echoBytes))
}

func timelineLength(t *core.Trace) int {
	if t == nil {
		return 0
	}
	return len(t.Steps)
}
