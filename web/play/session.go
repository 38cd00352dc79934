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
	run        *run
	sides      *[2]side
	page       Page
	asked      bool // somebody has asked for the page; before, none is made
	examples   *Examples
	explain    *Sheet
	desk       *desk
	matrix     *Sheet // depends on nothing but the language
}

// NewSession starts with the state and the built-in words.
func NewSession(s State) *Session { return NewSessionIn(i18n.BuiltIn(), s) }

// NewSessionIn starts with the state and these words.
func NewSessionIn(words i18n.Vocabulary, s State) *Session {
	session := &Session{words: words, state: s, desk: newDesk()}
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
	if act, ok := a.(deskAct); ok && act.name == "desk-show" {
		a = s.desk.show(act.value)
	}
	if a, ok := a.(deskAction); ok {
		return s.doDesk(a)
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

// doDesk performs an action that concerns the links. Scrolling derives nothing
// while the same rows can be seen.
func (s *Session) doDesk(a deskAction) []Effect {
	before := s.state.Desk
	effects := a.desk(s.desk, &s.state.Desk)
	if _, scrolled := a.(ScrollDesk); scrolled {
		count := len(s.desk.found())
		if window(before.Scroll, count) == window(s.state.Desk.Scroll, count) {
			return nil
		}
	}
	silent := false
	switch a := a.(type) {
	case Work:
		silent = a.Silent
	case Harvested:
		silent = a.Silent
	default:
		for i := 0; i < atOnce && s.desk.busy(); i++ {
			effects = append(effects, s.desk.work()...)
		}
	}
	if silent && (s.desk.busy() || s.desk.reading >= 0) {
		return s.goOn(effects)
	}
	s.desk.refresh(!passing(a))
	s.state.Desk.Revision++
	if s.state.View != linksName {
		return s.goOn(effects)
	}
	in := s.input()
	if s.asked {
		s.page = derivePage(in)
	}
	if ask := in.askRows(); ask.Refs != nil {
		effects = append(effects, ask)
	}
	return s.goOn(effects)
}

// passing tells whether an action changes nothing but the table of links.
func passing(a deskAction) bool {
	switch a.(type) {
	case ScrollDesk, RowsSaid, Work, Harvested:
		return true
	}
	return false
}

// goOn asks for more work if there is some.
func (s *Session) goOn(effects []Effect) []Effect {
	if s.desk.busy() {
		effects = append(effects, GoOn{})
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
	in := s.input()
	s.page.Checks, s.page.Walked = deriveChecks(in), in.walked()
	if s.page.Target != nil {
		s.page.Target = deriveTarget(in)
	}
}

// answer derives that in which the browser's result stands.
func (s *Session) answer() {
	if s.page.Target != nil {
		s.page.Browser = deriveBrowser(s.input())
	}
	if in := s.input(); s.asked && s.state.View == dialectsName {
		in.fill(&s.page)
		s.page.Take = in.takeAway()
	}
}

func (s *Session) update(before State) []Effect {
	unsettled := s.state
	if s.state.Base != before.Base || s.state.Ref != before.Ref || s.state.Options != before.Options ||
		s.state.View != before.View || s.state.Pair != before.Pair {
		s.resolve()
	} else {
		s.state = s.state.settle(s.state.Steps) // a permalink may name any step
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
	s.run = readRun(s.resolution.Trace)
	length := timelineLength(s.resolution.Trace)
	s.sides = s.state.twoRuns(s.sides)
	if s.sides != nil {
		length = max(timelineLength(s.sides[0].resolution.Trace), timelineLength(s.sides[1].resolution.Trace))
	}
	s.state = s.state.settle(length)
}

// followStep keeps the row of the present step in sight.
func (s *Session) followStep(before State) {
	if s.state.Step == before.Step || s.sides != nil {
		return
	}
	if r := s.run; r.dots {
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
	in := s.input()
	if before.Lang != s.state.Lang {
		s.explain, s.matrix = in.undefinedOrEmpty(), nil
	}
	if s.matrix == nil && s.state.showsCharacters() {
		s.matrix = in.matrixSheet()
		in.matrix = s.matrix
	}
	if !s.state.Bare && (before.Lang != s.state.Lang || before.Filter != s.state.Filter) {
		s.examples = deriveExamples(in)
	}
	old := s.page
	s.page = derivePage(in)
	if s.page.Components != nil {
		s.page.Components.Explain = in.folded(s.explain)
	}
	s.page.keep(&old)
	if s.state.resolves() && !s.state.Bare {
		s.page.Examples = s.examples
	}
}

func (s *Session) input() input {
	return input{state: s.state, r: &s.resolution, run: s.run, words: s.words.For(s.state.Lang), sides: s.sides, desk: s.desk, matrix: s.matrix}
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
