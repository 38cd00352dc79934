package model

import "uriplayground/core"

// SpeaksFirst reports whether the first part of the words is enough for the state: see
// i18n.Parts.
func (s *State) SpeaksFirst() bool {
	return s.ViewShown().FirstWords && s.Dialects.Dialect == core.RFC3986 && !s.Lecture && s.expectLinked() == (Expect{})
}

// LearnWords asks for the words that are missing of a language, without which the state
// after an action cannot be shown. The action is performed again once they are there, unless
// another one has led elsewhere meanwhile, or WordsMissing where they cannot be fetched.
type LearnWords struct {
	effect
	Lang  string
	Retry Action
	Turn  int // which of the actions that lead somewhere it is, from 1; 0 for none
}

const noWords = "notice.words"

// WordsMissing says that words could not be fetched.
type WordsMissing struct{ report }

func (WordsMissing) reduce(s State, _ *Panels) State {
	s.Notice = noWords
	return s
}
