package play

// Effect is something the program has to do outside of the page, once.
type Effect interface{ effect() }

// SetHash puts the permalink of the latest state (EncodeLink) into the address
// of the page, once typing pauses. With the permalink of the state that is being
// left it does so at once, as a new entry of the browser's history behind that.
type SetHash struct{ Leaving string }

func (SetHash) effect() {}

// SetTimer asks for a Tick every so many milliseconds; 0 for none any more.
type SetTimer struct{ Milliseconds int }

func (SetTimer) effect() {}

// ScrollTo scrolls the buffer trace to an offset from its top, in CSS pixels.
type ScrollTo struct{ Top int }

func (ScrollTo) effect() {}

// Reveal scrolls the present line of pseudocode, the chosen box, or the character
// that is explained, into sight, once it is drawn.
type Reveal struct{}

func (Reveal) effect() {}

// ApplyTheme dresses the playground in one of Themes, and keeps the choice for
// the next visit.
type ApplyTheme struct{ Name string }

func (ApplyTheme) effect() {}

// SavePicture hands the picture of the derivation to the visitor: as "svg" or
// "png". It is also the action that asks for that.
type SavePicture struct{ Kind string }

func (SavePicture) effect() {}

func (SavePicture) reduce(s State) State { return s }

// Translate puts the words of a language into the page around the playground.
type Translate struct{ Lang string }

func (Translate) effect() {}

// Reduce is the state after an action, and the effects it asks for.
func Reduce(s State, a Action) (State, []Effect) {
	next := a.reduce(s)
	list := effects(s, next, lasting(a))
	if e, ok := a.(Effect); ok {
		list = append(list, e)
	}
	return next, list
}

// lasting tells whether an action is a place to come back to with the browser's
// back button.
func lasting(a Action) bool {
	switch a.(type) {
	case SetView, OpenExample, ShowResolution:
		return true
	}
	if l, ok := a.(learn); ok {
		return l.Name == "lesson" || l.Name == "exercise" || l.Name == "worked"
	}
	return false
}

func leaving(s State, push bool) string {
	if push {
		return EncodeLink(s)
	}
	return ""
}

func effects(before, after State, push bool) []Effect {
	var list []Effect
	// While playing, the address waits for the pause.
	if !after.Playing && (before.Playing || linked(before) != linked(after)) {
		list = append(list, SetHash{leaving(before, push)})
	}
	if before.Theme != after.Theme {
		list = append(list, ApplyTheme{after.Theme})
	}
	if before.Lang != after.Lang {
		list = append(list, Translate{after.Lang})
	}
	if before.timer() != after.timer() {
		list = append(list, SetTimer{after.timer()})
	}
	alone := after.View == dialectsName
	if (after.Base != before.Base || after.Ref != before.Ref || alone && before.View != after.View) && after.asksBrowser() {
		list = append(list, AskBrowser{after.Base, after.Ref, alone})
	}
	if after.Dialects.Char != before.Dialects.Char && after.View == before.View {
		list = append(list, Reveal{})
	}
	if after.Step != before.Step && after.Step != End || after.Picture.Box != before.Picture.Box {
		list = append(list, Reveal{})
	}
	return append(list, learningEffects(before.Learning, after.Learning)...)
}
