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
	page       Page
	examples   *Examples
	matrix     *Sheet // depends on nothing but the language
}

// NewSession starts with the state and the built-in words.
func NewSession(s State) *Session { return NewSessionIn(i18n.BuiltIn(), s) }

// NewSessionIn starts with the state and these words.
func NewSessionIn(words i18n.Vocabulary, s State) *Session {
	session := &Session{words: words, state: s}
	session.resolve()
	session.derive(State{})
	return session
}

// State is the present state.
func (s *Session) State() State { return s.state }

// Page is the page of the present state. Panes that did not change since the
// last call are the same pointers.
func (s *Session) Page() Page { return s.page }

// Do performs an action and returns what has to be done outside of the page.
func (s *Session) Do(a Action) []Effect {
	before := s.state
	next, effects := Reduce(before, a)
	s.state = next
	scrolled, pointed, answered := before, before, before
	scrolled.Scroll, pointed.Point, answered.Browser = next.Scroll, next.Point, next.Browser
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
	in := s.input()
	s.page.Checks = deriveChecks(in)
	if s.page.Target != nil {
		s.page.Target = deriveTarget(in)
	}
}

// answer derives that in which the browser's result stands.
func (s *Session) answer() {
	if s.page.Target != nil {
		s.page.Browser = deriveBrowser(s.input())
	}
	if in := s.input(); s.state.View == dialectsName {
		in.fill(&s.page)
	}
}

func (s *Session) update(before State) []Effect {
	unsettled := s.state
	if s.state.Base != before.Base || s.state.Ref != before.Ref || s.state.Options != before.Options {
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
	s.resolution = core.Resolve(s.state.Base, s.state.Ref, core.RFC3986, s.state.Options)
	s.run = readRun(s.resolution.Trace)
	s.state = s.state.settle(timelineLength(s.resolution.Trace))
}

// followStep keeps the row of the present step in sight.
func (s *Session) followStep(before State) {
	if s.state.Step == before.Step {
		return
	}
	if r := s.run; r.dots {
		row := min(max(s.state.Done()-1, int(r.first)), int(r.last)) - int(r.first)
		s.state = s.state.follow(row)
	}
}

// derive makes the page anew; the examples depend on nothing but the language.
func (s *Session) derive(before State) {
	in := s.input()
	if before.Lang != s.state.Lang {
		s.examples, s.matrix = deriveExamples(in), nil
	}
	if s.matrix == nil && s.state.showsCharacters() {
		s.matrix = in.matrixSheet()
		in.matrix = s.matrix
	}
	s.page = derivePage(in)
	if s.state.resolves() && !s.state.Bare {
		s.page.Examples = s.examples
	}
}

func (s *Session) input() input {
	return input{state: s.state, r: &s.resolution, run: s.run, words: s.words.For(s.state.Lang), matrix: s.matrix}
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
