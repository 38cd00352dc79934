package model

import (
	"strings"
	"uriplayground/core"
)

// SetDialect chooses the document by which the views of the resolution read.
// Another name changes nothing.
type SetDialect struct {
	act
	Name string
}

func (a SetDialect) reduce(s State, _ *Panels) State {
	if d, ok := core.DialectNamed(a.Name); ok && d != s.Dialects.Dialect {
		s.Dialects.Dialect, s.Step, s.Playing = d, End, false // its steps are others
	}
	return s
}

// OpenDocument shows how a document resolves the texts, at one of its steps.
type OpenDocument struct {
	visit
	Name string
	Step int
}

func (a OpenDocument) reduce(s State, _ *Panels) State {
	s = SetDialect{Name: a.Name}.reduce(ShowResolution{Base: s.Base, Ref: s.Ref}.reduce(s, nil), nil)
	if a.Step > 0 {
		s.Step = a.Step
	}
	return s
}

// openDocument makes an OpenDocument of a button's value: the name and the step.
func openDocument(value string) Action {
	name, step, _ := strings.Cut(value, " ")
	return OpenDocument{Name: name, Step: atoi(step)}
}

// PickChar chooses a character to be explained. None but a printable one of
// ASCII changes anything.
type PickChar struct {
	act
	Char string
}

func (a PickChar) reduce(s State, _ *Panels) State {
	if a.Valid() {
		s.Dialects.Char = a.Char[0]
	}
	return s
}

// Valid reports whether the character can be explained.
func (a PickChar) Valid() bool { return len(a.Char) == 1 && ' ' <= a.Char[0] && a.Char[0] < 0x7F }

// SetPurpose chooses what the text is to become. Another name changes nothing.
type SetPurpose struct {
	act
	Name string
}

func (a SetPurpose) reduce(s State, _ *Panels) State {
	if p, ok := core.PurposeNamed(a.Name); ok {
		s.Dialects.Purpose = p
	}
	return s
}

// askBytes is the length of base and reference up to which the browser is asked
// at every keystroke.
const askBytes = 20_000

// AsksBrowser reports whether the texts are short enough to ask the browser.
func (s *State) AsksBrowser() bool { return len(s.Base)+len(s.Ref) <= askBytes }

// BrowserResult is how the browser that the page runs in resolves the reference
// against the base: new URL(ref, base).href, or that it refuses them.
type BrowserResult struct {
	report
	Text    string
	Refused bool
	Alone   bool      // new URL(ref) is one, too: the reference needs no base
	Parts   [8]string // the properties of that, as BrowserParts names them
}

func (a BrowserResult) reduce(s State, _ *Panels) State {
	s.Browser = a
	return s
}

// BrowserParts returns the properties of URL that BrowserResult.Parts has, in its order.
func BrowserParts() [8]string {
	return [8]string{"protocol", "username", "password", "hostname", "port", "pathname", "search", "hash"}
}
