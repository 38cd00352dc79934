package model

// Changes is the changes of an action, a bit for each part of the state that
// something of the page depends on.
type Changes uint16

// The parts of the state.
const (
	Texts    Changes = 1 << iota // base or reference
	Options                      // of the resolution
	Shown                        // the view, the two runs in it, and the document
	Language                     // of the words
	Position                     // in the timeline, and whether and how fast it plays
	Scrolled                     // the buffer trace
	Pointed                      // what is pointed at
	Browsed                      // how the browser resolves the texts
	Filtered                     // the examples
	Rested                       // whether the fields rest
	Others                       // any other field

	All Changes = 1<<iota - 1
)

// Has reports whether any of the parts changed.
func (c Changes) Has(parts Changes) bool { return c&parts != 0 }

// Only reports whether something changed, and none but these parts.
func (c Changes) Only(parts Changes) bool { return c != 0 && c&^parts == 0 }

// add adds the parts if they changed.
func (c *Changes) add(parts Changes, changed bool) {
	if changed {
		*c |= parts
	}
}

// changes returns what differs between two states.
func changes(a, b *State) (c Changes) {
	c.add(Texts, a.Base != b.Base || a.Ref != b.Ref)
	c.add(Options, a.Options != b.Options)
	c.add(Shown, a.View != b.View || a.Comparison != b.Comparison || a.Dialects.Dialect != b.Dialects.Dialect)
	c.add(Language, a.Lang != b.Lang || a.Languages != b.Languages)
	c.add(Position, a.Step != b.Step || a.Moved != b.Moved || a.Steps != b.Steps || a.DivergesAfter != b.DivergesAfter || a.Playing != b.Playing || a.Speed != b.Speed || a.Pane != b.Pane || a.Predict != b.Predict || a.Notes != b.Notes || a.Glance != b.Glance)
	c.add(Scrolled, a.Scroll != b.Scroll)
	c.add(Pointed, a.Point != b.Point || a.Cursor != b.Cursor)
	c.add(Browsed, a.Browser != b.Browser)
	c.add(Filtered, a.Filter != b.Filter)
	c.add(Rested, a.Typing != b.Typing)
	c.add(Others, a.Text != b.Text || a.Theme != b.Theme || a.Learning != b.Learning || a.Dialects != b.Dialects ||
		a.LinkPanel != b.LinkPanel || a.From != b.From || a.Expect != b.Expect || a.Site != b.Site || a.Copied != b.Copied || a.ClipboardNote != b.ClipboardNote || a.Example != b.Example || a.Format != b.Format || a.Line != b.Line || a.Saved != b.Saved || a.Picture != b.Picture ||
		a.Embedded != b.Embedded || a.ReadOnly != b.ReadOnly || a.Collapsed != b.Collapsed || a.Folded != b.Folded || a.Lecture != b.Lecture || a.Black != b.Black || a.Speaker != b.Speaker || a.Room != b.Room || a.Notice != b.Notice || a.Kept != b.Kept)
	return c
}

// Panels is what a session holds beside its state, and what actions on it ask for.
type Panels struct {
	Links   *LinkPanel
	Site    *SitePanel
	effects []Effect
}

func (p *Panels) ask(effects ...Effect) { p.effects = append(p.effects, effects...) }

// Reduce returns the state after an action, what the action changed, and the effects that it
// asks for.
func Reduce(s State, p *Panels, a Action) (next State, changed Changes, effects []Effect) {
	next = a.reduce(s, p)
	if next.View != s.View {
		next.Playing = false // nothing plays unseen
		next.Lecture = next.Lecture && next.ViewShown().Plays
	}
	next.Black = next.Black && (next.showsSlide() || next.playsSlide())
	changed = changes(&s, &next)
	if next.isPrepared() && !prepares(a) && next.predictionInput() != s.predictionInput() {
		next.Predict, next.Notes, next.Step = next.Predict.restarted(), "", End
		changed = changes(&s, &next)
	}
	next.Moved = moved(&s, &next, changed)
	if _, opened := a.(OpenExample); changed.Has(Texts) && !opened {
		next.Example = ""
	}
	if changed.Has(Texts | Options | Shown | Position) {
		next.ClipboardNote = "" // which was of another state
		if next.Notice == noWords {
			next.Notice = ""
		}
	}
	effects = Effects(s, next, a.traits()&addsHistory != 0)
	if p != nil {
		effects, p.effects = append(effects, p.effects...), nil
	}
	if e, ok := a.(Effect); ok {
		effects = append(effects, e)
	}
	return next, changed, effects
}

// moved returns by how many steps the timeline moved, if that was a single step; else 0. It stays
// while the timeline rests, unless a step that was taken back is now to be predicted.
func moved(before, after *State, changed Changes) int {
	by := after.Done() - before.Done()
	switch {
	case changed.Has(Texts | Options | Shown), before.Predict.On != after.Predict.On, after.Predict.Known < before.Predict.Known:
		return 0
	case by == 0:
		return before.Moved
	case by == 1 || by == -1:
		return by
	}
	return 0
}

// Effects returns what has to be done outside of the page when one state follows
// another. With push the state that is left gets an entry in the browser's
// history.
func Effects(before, after State, push bool) []Effect {
	var list []Effect
	// Playing may be faster than the address follows: then it does at the pause.
	if before.Playing && !after.Playing || Linked(before) != Linked(after) {
		leaving := ""
		if push {
			leaving = EncodePermalink(before)
		}
		list = append(list, SetHash{Leaving: leaving})
	}
	if before.Theme != after.Theme {
		list = append(list, ApplyTheme{Name: after.Theme})
	}
	if before.Lecture != after.Lecture {
		list = append(list, FullScreen{On: after.Lecture})
	}
	if before.Black != after.Black && !after.Speaker {
		list = append(list, Blacken{On: after.Black})
	}
	if before.Lang != after.Lang {
		list = append(list, Translate{Lang: after.Lang})
	}
	if before.Timer() != after.Timer() {
		list = append(list, SetTimer{Milliseconds: after.Timer()})
	}
	if after.Typing && (after.Base != before.Base || after.Ref != before.Ref) {
		list = append(list, AwaitPause{})
	}
	alone := after.ViewShown().AsksAlone
	if (after.Base != before.Base || after.Ref != before.Ref || alone && before.View != after.View) && after.AsksBrowser() {
		list = append(list, AskBrowser{Base: after.Base, Ref: after.Ref, Alone: alone})
	}
	if after.Dialects.Char != before.Dialects.Char && after.View == before.View {
		list = append(list, Reveal{})
	}
	if (after.Step != before.Step || after.Pane != before.Pane) && after.Step != End || after.Picture.Box != before.Picture.Box {
		list = append(list, Reveal{})
	}
	if effect, ok := after.Predict.predicted(&before.Predict); ok {
		list = append(list, effect)
	}
	return append(list, learningEffects(before.Learning, after.Learning)...)
}
