package model

import "uriplayground/core"

// SpeaksFirst reports whether the first part of the words is enough for the state: see
// i18n.Parts.
func (s *State) SpeaksFirst() bool {
	if s.Dialects.Dialect != core.RFC3986 || s.Lecture {
		return false
	}
	switch s.View {
	case "resolve", "parse", "trace", "normalize", "compare", "relativize", "extract":
		return true
	}
	return false
}

// LearnWords asks for the words that are missing of a language, without which the state
// after an action cannot be shown. The action is performed again once they are there, unless
// it is Overtaken, or WordsMissing where they cannot be fetched.
type LearnWords struct {
	Lang     string
	Again    StateAction
	From, To string // the views before and after the action
}

// Overtaken reports whether the visitor has left for another view than the one that the
// action opens.
func (l LearnWords) Overtaken(s State) bool {
	return l.From != l.To && s.View != l.From && s.View != l.To
}

func (LearnWords) effect() {}

const noWords = "notice.words"

// WordsMissing says that words could not be fetched.
type WordsMissing struct{}

func (WordsMissing) reduce(s State) State {
	s.Notice = noWords
	return s
}
