package play

import (
	"strings"

	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view"
	"uriplayground/web/view/checkpage"
)

// Session is one playground: its state, the links that it looks at, and the page
// made of both. It is an ordinary value; a page may contain many.
type Session struct {
	state   model.State
	panels  model.Panels
	pages   *view.PageMaker
	page    page.Page
	failure string // of the program, above the page until the visitor goes on
	asked   bool   // whether the page was asked for; before that none is made
	turns   int    // how many actions have led somewhere
}

// NewSession starts with the state and these words. ToASCII is the browser's: without
// it, domains that are not ASCII are failures by the URL Standard.
func NewSession(words i18n.Vocabulary, toASCII view.ToASCII, s model.State) *Session {
	s.Languages = strings.Join(words.Languages(), " ")
	session := &Session{state: s, pages: view.NewPageMaker(words, toASCII)}
	session.panels = model.Panels{Links: model.NewLinkPanel(), Site: model.NewSitePanel(toASCII)}
	session.pages.Site = session.panels.Site
	session.resolve()
	return session
}

// UseNFC says how the browser composes characters, before any site is opened.
func (s *Session) UseNFC(nfc func(string) string) {
	s.panels.Site.NFC = nfc
}

// UseSite says where the site of the playground is, for links to its pages from elsewhere.
func (s *Session) UseSite(address string) { s.pages.Address = address }

// State returns the present state.
func (s *Session) State() model.State { return s.state }

// Page returns the page of the present state. Panes that did not change since the
// last call are the same pointers.
func (s *Session) Page() page.Page {
	if !s.asked {
		s.asked = true
		s.derive(model.All)
	}
	return s.page
}

// Record returns what the view shows, all of it, as tables: to be printed.
func (s *Session) Record() []*page.Table {
	s.Page() // some of it is made with the page
	return s.pages.Record(&s.state, s.panels.Links)
}

// Fail puts a failure of the program above the page, until the visitor goes on.
func (s *Session) Fail(reason string) {
	s.failure = s.pages.Failure(&s.state, reason)
	s.page.Notice = s.failure
}

// Do performs an action and returns what has to be done outside of the page.
func (s *Session) Do(a model.Action) []model.Effect {
	if s.asked && !model.Reports(a) { // before the page is made, nothing is the visitor's doing
		s.failure = ""
	}
	switch {
	case model.OnLinks(a):
		return s.doLinks(a)
	case model.OnSite(a):
		return s.doSite(a)
	}
	return s.doState(a)
}

// doState performs an action that concerns the state.
func (s *Session) doState(a model.Action) []model.Effect {
	switch given := a.(type) {
	case model.Predict:
		a = s.pages.Judge(&s.state, given)
	case model.PutDown:
		given.Buffers = s.pages.Buffers(&s.state)
		a = given
	}
	turn := 0
	if model.Navigates(a) {
		s.turns++
		turn = s.turns
	}
	before := s.state
	next, changed, effects := model.Reduce(before, &s.panels, a)
	if s.pages.Lacks(&next) {
		return []model.Effect{model.LearnWords{Lang: next.Lang, Retry: a, Turn: turn}}
	}
	s.state = next
	effects = s.serveSite(effects)
	switch a := a.(type) {
	case model.CopyAs:
		s.Page() // some of it is made with the page
		effects = append(effects, model.Copy{Text: s.pages.Export(&s.state, s.panels.Links, a.Format)})
	case model.DrawPicture:
		p := s.Page()
		if drawing, ok := s.pages.DrawPicture(&s.state, &p, a); ok {
			leaves := a.Leave(&drawing)
			if line, ok := leaves.(model.Copy); ok {
				s.state.Line = line.Text.String()
			}
			effects = append(effects, leaves)
		}
	case model.CopyEmbed:
		effects = append(effects, model.WriteEmbed{Fallback: s.pages.Fallback(&s.state)})
	}
	switch {
	case changed == 0:
	case !s.asked && changed.Only(model.Scrolled|model.Pointed|model.Browsed|model.Rested):
	case changed.Only(model.Rested):
		s.pages.Rest(&s.page, &s.state, s.panels.Links)
	case changed.Only(model.Scrolled):
		s.pages.Scroll(&s.page, &s.state, s.panels.Links)
	case changed.Only(model.Pointed):
		s.pages.Point(&s.page, &s.state, s.panels.Links)
	case changed.Only(model.Browsed):
		s.pages.Browse(&s.page, &s.state, s.panels.Links)
	default:
		effects = append(effects, s.update(before, changed)...)
	}
	return effects
}

// Overtaken reports whether another action has led elsewhere since one had to wait for words.
func (s *Session) Overtaken(ask model.LearnWords) bool { return ask.Turn > 0 && ask.Turn < s.turns }

// update brings the resolution and the page in line with the state, and returns
// what has to be done since that changed the state in turn.
func (s *Session) update(before model.State, changed model.Changes) []model.Effect {
	reduced := s.state
	if changed.Has(model.Texts | model.Options | model.Shown) {
		s.resolve()
	} else {
		s.clamp(s.state.Steps) // a permalink may name any step
	}
	effects := model.Effects(reduced, s.state, false)
	if s.state.Step != before.Step {
		s.followStep()
	}
	s.derive(changed)
	if s.state.Scroll != before.Scroll || s.state.Pane != before.Pane {
		effects = append(effects, model.ScrollTo{Top: s.state.Scroll})
	}
	return effects
}

func (s *Session) resolve() {
	s.clamp(s.pages.Resolve(&s.state))
	s.state.DivergesAfter = s.pages.Divergence()
}

func (s *Session) clamp(steps int) {
	limit, next := s.pages.Limit(&s.state, steps)
	s.state = s.state.Clamp(steps, limit, next)
}

// followStep keeps the row of the current step in sight.
func (s *Session) followStep() {
	if row, ok := s.pages.TraceRow(s.state.Done()); ok {
		s.state.Scroll = page.Follow(s.state.Scroll, row, page.RowHeight)
	}
}

func (s *Session) derive(changed model.Changes) {
	if s.asked {
		s.page = s.pages.Derive(&s.state, s.panels.Links, &s.page, changed)
		s.page.Notice += s.failure
	}
}

// atOnce is the number of portions of work that an action does immediately, so that quick work
// never shows a half-finished state.
const atOnce = 4

// doLinks performs an action that concerns the links. Scrolling derives nothing
// while the same rows can be seen.
func (s *Session) doLinks(a model.Action) []model.Effect {
	before := s.state.LinkPanel
	if !model.RowsOnly(a) {
		s.state.Saved = model.Saved{}
	}
	effects := s.perform(a)
	switch a.(type) {
	case model.ScrollLinks:
		count := len(s.panels.Links.Selected())
		if page.FirstRow(before.Scroll, count, page.LinkHeight) == page.FirstRow(s.state.LinkPanel.Scroll, count, page.LinkHeight) {
			return nil
		}
	case model.ScrollSource:
		if before.SourceLine == s.state.LinkPanel.SourceLine {
			return nil
		}
	}
	silent := false
	switch a := a.(type) {
	case model.Work:
		silent = a.Silent
	case model.LinksFound:
		silent = a.Silent
	default:
		for i := 0; i < atOnce && s.panels.Links.Busy(); i++ {
			effects = append(effects, s.panels.Links.Work()...)
		}
	}
	s.writeExports(effects)
	if silent && (s.panels.Links.Busy() || s.panels.Links.Reading >= 0) {
		return s.requestWork(effects)
	}
	s.panels.Links.Refresh(!model.RowsOnly(a))
	s.state.LinkPanel.Revision++
	if !s.state.ViewShown().Source {
		return s.requestWork(effects)
	}
	s.derive(model.Others)
	if ask, ok := s.pages.AskRows(&s.state, s.panels.Links); ok {
		effects = append(effects, ask)
	}
	if ask, ok := s.panels.Links.AskSource(&s.state.LinkPanel); ok {
		effects = append(effects, ask)
	}
	return s.requestWork(effects)
}

// perform performs an action on the links, and portions of work for as long as
// there may be more of them. Parts of a file are written between them, because
// that is what takes long.
func (s *Session) perform(a model.Action) (effects []model.Effect) {
	s.state, _, effects = model.Reduce(s.state, &s.panels, a)
	s.writeExports(effects)
	work, ok := a.(model.Work)
	for ok && work.More != nil && s.panels.Links.Busy() && work.More() {
		portion := s.panels.Links.Work()
		s.writeExports(portion)
		effects = append(effects, portion...)
	}
	return effects
}

// writeExports writes the parts of files that are asked for.
func (s *Session) writeExports(effects []model.Effect) {
	for i, e := range effects {
		if part, ok := e.(model.ExportLinks); ok {
			effects[i] = checkpage.WriteLinks(s.pages.Words(&s.state), s.panels.Links.Report, part)
		}
	}
}

// requestWork asks for more work if there is some.
func (s *Session) requestWork(effects []model.Effect) []model.Effect {
	if s.panels.Links.Busy() {
		effects = append(effects, model.RequestWork{})
	}
	return effects
}
