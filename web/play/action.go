package play

// Action is something the visitor did.
type Action interface {
	reduce(State) State
}

// SetTexts says what the two fields hold.
type SetTexts struct{ Base, Ref string }

func (a SetTexts) reduce(s State) State {
	s.Base, s.Ref = a.Base, a.Ref
	s.Notice = ""
	return s
}

// SetOption switches one of the options: "strict", "erratum4547" or
// "erratum4789". Another name changes nothing.
type SetOption struct {
	Name string
	On   bool
}

func (a SetOption) reduce(s State) State {
	switch a.Name {
	case "strict":
		s.Options.NonStrict = !a.On
	case "erratum4547":
		s.Options.Erratum4547 = a.On
	case "erratum4789":
		s.Options.Erratum4789 = a.On
	}
	return s
}

// SetLang chooses the language.
type SetLang struct{ Lang string }

func (a SetLang) reduce(s State) State {
	s.Lang = a.Lang
	return s
}

// ScrollTrace says how far the buffer trace is scrolled, in CSS pixels.
type ScrollTrace struct{ Top int }

func (a ScrollTrace) reduce(s State) State {
	s.Scroll = max(0, a.Top)
	return s
}

// OpenLink opens the fragment of a permalink, without its "#".
type OpenLink struct{ Fragment string }

func (a OpenLink) reduce(s State) State {
	next, damaged := DecodeLink(a.Fragment, s)
	if damaged {
		next.Notice = "notice.damaged"
	}
	return next
}

// Effect is something the program has to do outside of the page, once.
type Effect interface{ effect() }

// SetHash puts the fragment, without "#", into the address of the page.
type SetHash struct{ Fragment string }

func (SetHash) effect() {}

// Reduce is the state after an action, and the effects it asks for.
func Reduce(s State, a Action) (State, []Effect) {
	next := a.reduce(s)
	before, after := EncodeLink(s), EncodeLink(next)
	if before == after {
		return next, nil
	}
	return next, []Effect{SetHash{after}}
}
