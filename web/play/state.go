package play

import (
	"uriplayground/core"
	"uriplayground/web/lesson"
)

// State is all that a visitor can change. It is a value.
type State struct {
	Lang    string
	Base    string
	Ref     string
	Options core.Options
	Scroll  int    // offset of the buffer trace from its top, in CSS pixels
	Notice  string // key of the word for what the visitor should be told once
}

// Initial is the state before the visitor did anything.
func Initial(lang string) State {
	first := lesson.First()
	return State{Lang: lang, Base: first.Base, Ref: first.Ref}
}
