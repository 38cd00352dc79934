package play

import (
	"uriplayground/web/i18n"
)

// Session is one playground: its state, the links that it looks at, and the page
// made of both. It is an ordinary value; a page may hold many.
type Session struct {
	state   State
	links   *LinkPanel
	deriver *Deriver
	page    Page
	asked   bool // somebody has asked for the page; before, none is made
}

// NewSession starts with the state and the built-in words.
func NewSession(s State) *Session { return NewSessionIn(i18n.BuiltIn(), s) }

// NewSessionIn starts with the state and these words.
func NewSessionIn(words i18n.Vocabulary, s State) *Session {
	session := &Session{state: s, links: NewLinkPanel(), deriver: NewDeriver(words)}
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
		s.derive(All)
		s.page.Notice += notice
	}
	return s.page
}

// Record is what the view shows, all of it, as tables: to be printed.
func (s *Session) Record() []*Table {
	s.Page() // some of it is made with the page
	return s.deriver.Record(&s.state, s.links)
}

// Fail puts a failure of the program above the page.
func (s *Session) Fail(reason string) { s.page.Notice = s.deriver.Failure(&s.state, reason) }

// Do performs an action and returns what has to be done outside of the page.
func (s *Session) Do(a Action) []Effect {
	if link, ok := a.(ShowLink); ok {
		if a, ok = link.Resolution(s.links); !ok {
			return nil
		}
	}
	if a, ok := a.(LinkPanelAction); ok {
		return s.doLinks(a)
	}
	before := s.state
	next, changed, effects := Reduce(before, a)
	s.state = next
	if as, ok := a.(CopyAs); ok {
		s.Page() // some of it is made with the page
		effects = append(effects, Copy{s.deriver.Export(&s.state, s.links, as.Format)})
	}
	switch {
	case changed == 0:
	case !s.asked && changed.Only(Scrolled|Pointed|Browsed):
	case changed.Only(Scrolled):
		s.deriver.Scroll(&s.page, &s.state, s.links)
	case changed.Only(Pointed):
		s.deriver.Point(&s.page, &s.state, s.links)
	case changed.Only(Browsed):
		s.deriver.Browse(&s.page, &s.state, s.links)
	default:
		effects = append(effects, s.update(before, changed)...)
	}
	return effects
}

// update brings the resolution and the page in line with the state, and returns
// what has to be done since that changed the state in turn.
func (s *Session) update(before State, changed Changes) []Effect {
	reduced := s.state
	if changed.Has(Texts | Options | Shown) {
		s.resolve()
	} else {
		s.state = s.state.Clamp(s.state.Steps) // a permalink may name any step
	}
	effects := Effects(reduced, s.state, false)
	if s.state.Step != before.Step {
		s.followStep()
	}
	s.derive(changed)
	if s.state.Scroll != before.Scroll {
		effects = append(effects, ScrollTo{s.state.Scroll})
	}
	return effects
}

func (s *Session) resolve() { s.state = s.state.Clamp(s.deriver.Resolve(&s.state)) }

// followStep keeps the row of the present step in sight.
func (s *Session) followStep() {
	if row, ok := s.deriver.TraceRow(s.state.Done()); ok {
		s.state.Scroll = Follow(s.state.Scroll, row)
	}
}

func (s *Session) derive(changed Changes) {
	if s.asked {
		s.page = s.deriver.Derive(&s.state, s.links, &s.page, changed)
	}
}

// atOnce is how many portions of work an action does itself, so that what takes
// no time is never seen half done.
const atOnce = 4

// doLinks performs an action that concerns the links. Scrolling derives nothing
// while the same rows can be seen.
func (s *Session) doLinks(a LinkPanelAction) []Effect {
	before := s.state.LinkPanel
	effects := a.Perform(s.links, &s.state.LinkPanel)
	if _, scrolled := a.(ScrollLinks); scrolled {
		count := len(s.links.Selected())
		if FirstRow(before.Scroll, count) == FirstRow(s.state.LinkPanel.Scroll, count) {
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
		for i := 0; i < atOnce && s.links.busy(); i++ {
			effects = append(effects, s.links.work()...)
		}
	}
	s.writeExports(effects)
	if silent && (s.links.busy() || s.links.reading >= 0) {
		return s.requestWork(effects)
	}
	s.links.refresh(!onlyRows(a))
	s.state.LinkPanel.Revision++
	if s.state.View != LinksView {
		return s.requestWork(effects)
	}
	s.derive(Others)
	if ask, ok := s.deriver.AskRows(&s.state, s.links); ok {
		effects = append(effects, ask)
	}
	return s.requestWork(effects)
}

// writeExports writes the parts of files that are asked for.
func (s *Session) writeExports(effects []Effect) {
	for i, e := range effects {
		if part, ok := e.(ExportLinks); ok {
			effects[i] = WriteLinks(s.links.Report, part)
		}
	}
}

// onlyRows reports whether an action changes nothing but the table of links.
func onlyRows(a LinkPanelAction) bool {
	switch a.(type) {
	case ScrollLinks, BrowserRows, Work, LinksFound:
		return true
	}
	return false
}

// requestWork asks for more work if there is some.
func (s *Session) requestWork(effects []Effect) []Effect {
	if s.links.busy() {
		effects = append(effects, RequestWork{})
	}
	return effects
}
