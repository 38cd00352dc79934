package model

import (
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/web/export"
	"uriplayground/web/i18n"
	"uriplayground/web/lesson"
)

// Action is something the visitor did, or what came of it: a StateAction; a LinkPanelAction or
// a SiteAction, on what a session holds beside its state; or ShowLink, which becomes a
// StateAction there. No action is two of these.
type Action interface{ action() }

// StateAction is an action on the state, by Reduce.
type StateAction interface {
	Action
	reduce(State) State
}

// SetTexts says what the two fields hold. Other texts are another resolution, which
// is shown as a whole.
type SetTexts struct{ Base, Ref string }

func (a SetTexts) reduce(s State) State {
	if s.Base != a.Base || s.Ref != a.Ref {
		s.Step, s.Playing = End, false
		s = s.typedIn()
	}
	s.Base, s.Ref = a.Base, a.Ref
	s.Notice, s.Point, s.Copied, s.Saved = "", "", "", Saved{}
	s.Picture = PictureState{Text: s.Picture.Text}
	return s
}

// SetText says what the field of running text holds.
type SetText struct{ Text string }

func (a SetText) reduce(s State) State {
	s.Text, s.Notice = a.Text, ""
	s.Kept.Texts[textOf(s.View)].Typed = true
	return s
}

// SetRef says what the reference is.
type SetRef struct{ Ref string }

func (a SetRef) reduce(s State) State { return SetTexts{s.Base, a.Ref}.reduce(s) }

// SetOption switches one of the options: "strict", "erratum4547", "erratum4789"
// or "literalRule". Another name changes nothing.
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
	case "literalRule":
		s.Options.LiteralRule = a.On
	}
	return s
}

// OpenExample opens an example of web/lesson, and shows it as a whole. An
// unknown id changes nothing.
type OpenExample struct{ ID string }

func (a OpenExample) reduce(s State) State {
	e, ok := lesson.Find(a.ID)
	if !ok {
		return s
	}
	view := e.View
	if view == "" && linkOf(s.View) != 0 {
		view = Views()[0]
	}
	if view != "" {
		s = s.opened(view)
	}
	s = SetTexts{e.Base, e.Ref}.reduce(s)
	s.Options = core.Options{NonStrict: e.NonStrict}
	s.Step, s.Playing, s.Scroll = End, false, 0
	s.Example = a.ID
	return s
}

// SetFilter says which examples are listed: those that hold the text, whatever
// its case.
type SetFilter struct{ Text string }

func (a SetFilter) reduce(s State) State {
	s.Filter = a.Text
	return s
}

// SetView chooses one of Views. Another name changes nothing.
type SetView struct{ Name string }

func (a SetView) reduce(s State) State {
	if slices.Contains(Views(), a.Name) {
		s = s.opened(a.Name)
		s.Notice, s.Copied, s.Saved = "", "", Saved{}
	}
	return s
}

// ChooseView is SetView by the menus, from where the lessons, if they are shown
// already, lead back to their list.
type ChooseView struct{ Name string }

func (a ChooseView) reduce(s State) State {
	if a.Name == LessonView && s.View == LessonView {
		s = OpenLesson{}.reduce(s)
	}
	return SetView(a).reduce(s)
}

// SetReadOnly chooses whether fields and switches stay as the host of an embed sets them.
type SetReadOnly struct{ On bool }

func (a SetReadOnly) reduce(s State) State {
	s.ReadOnly = a.On
	return s
}

// SetTheme chooses one of Themes. Another name changes nothing.
type SetTheme struct{ Name string }

func (a SetTheme) reduce(s State) State {
	if slices.Contains(Themes(), a.Name) {
		s.Theme = a.Name
	}
	return s
}

// SetLang chooses the language. An unknown one changes nothing.
type SetLang struct{ Lang string }

func (a SetLang) reduce(s State) State {
	if slices.Contains(i18n.Languages(), a.Lang) {
		s.Lang = a.Lang
	}
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
	s.Notice, s.Copied, s.Saved = "", "", Saved{} // which were about what was shown before
	next, damaged := DecodeLink(a.Fragment, s)
	if damaged {
		next.Notice = "notice.damaged"
	}
	return next
}

// SetComparison chooses one of Comparisons. Another name changes nothing.
type SetComparison struct{ Name string }

func (a SetComparison) reduce(s State) State {
	if slices.Contains(Comparisons(), a.Name) {
		s.Comparison = a.Name
	}
	if a.Name == Comparisons()[0] {
		s.Comparison = ""
	}
	return s
}

// OpenParting shows RFC 3986 and the URL Standard side by side, at the step at which they
// part.
type OpenParting struct{ Step int }

func (a OpenParting) reduce(s State) State {
	s = SetComparison{DocumentsPair}.reduce(s.opened("runs"))
	s.Step, s.Playing = a.Step, false
	return s
}

// OpenThrough shows what each document makes of two texts.
type OpenThrough struct{ Base, Ref string }

func (a OpenThrough) reduce(s State) State { return SetTexts(a).reduce(s.opened(DialectsView)) }

// ShowResolution opens two texts in the view of the resolution.
type ShowResolution struct{ Base, Ref string }

func (a ShowResolution) reduce(s State) State {
	s = SetTexts(a).reduce(s.opened(Views()[0]))
	s.Step = End
	return s
}

// Expand shows what is collapsed in an embed at first, since a page may hold
// many of them.
type Expand struct{}

func (Expand) reduce(s State) State {
	s.Collapsed = false
	return s
}

// FoldPanes leaves out components, steps and buffers, which an embed does at first, or
// shows them.
type FoldPanes struct{ On bool }

func (a FoldPanes) reduce(s State) State {
	s.Folded = a.On
	return s
}

// CopyAs puts what the view shows on the clipboard, in one of Formats.
type CopyAs struct{ Format string }

func (a CopyAs) reduce(s State) State {
	s.Copied, s.Format = "", a.Format
	return s
}

// Copied says whether the browser allowed it.
type Copied struct{ OK bool }

func (a Copied) reduce(s State) State {
	s.Copied = "copy.refused"
	if a.OK {
		s.Copied = "copy.done"
	}
	return s
}

func (SavePicture) reduce(s State) State {
	s.Saved = Saved{}
	return s
}

// DrawMachine saves the machine at the present step as "svg" or "png", in the colours
// that it has on the page.
type DrawMachine struct {
	Kind    string
	Colours export.Palette
}

func (DrawMachine) reduce(s State) State { return s }

// Saved says that a file was handed to the browser to be saved, or that it could not
// be made. Whether it was saved nobody is told: the page around a frame may forbid it.
type Saved struct {
	Name           string
	Failed, Framed bool
}

func (a Saved) reduce(s State) State {
	s.Saved = a
	return s
}

// SetDialect chooses the document by which the views of the resolution read.
// Another name changes nothing.
type SetDialect struct{ Name string }

func (a SetDialect) reduce(s State) State {
	if d, ok := core.DialectNamed(a.Name); ok && d != s.Dialects.Dialect {
		s.Dialects.Dialect, s.Step, s.Playing = d, End, false // its steps are others
	}
	return s
}

// OpenDocument shows how a document resolves the texts, at one of its steps.
type OpenDocument struct {
	Name string
	Step int
}

func (a OpenDocument) reduce(s State) State {
	s = SetDialect{a.Name}.reduce(ShowResolution{s.Base, s.Ref}.reduce(s))
	if a.Step > 0 {
		s.Step = a.Step
	}
	return s
}

// openDocument is OpenDocument as a button says it: the name and the step.
func openDocument(value string) Action {
	name, step, _ := strings.Cut(value, " ")
	return OpenDocument{name, atoi(step)}
}

// PickChar chooses a character to be explained. None but a printable one of
// ASCII changes anything.
type PickChar struct{ Char string }

func (a PickChar) reduce(s State) State {
	if a.Valid() {
		s.Dialects.Char = a.Char[0]
	}
	return s
}

// Valid reports whether the character can be explained.
func (a PickChar) Valid() bool { return len(a.Char) == 1 && ' ' <= a.Char[0] && a.Char[0] < 0x7F }

// SetPurpose chooses what the text is to become. Another name changes nothing.
type SetPurpose struct{ Name string }

func (a SetPurpose) reduce(s State) State {
	if p, ok := core.PurposeNamed(a.Name); ok {
		s.Dialects.Purpose = p
	}
	return s
}

// askBytes is the length of base and reference up to which the browser is asked
// at every keystroke.
const askBytes = 20_000

func (s *State) AsksBrowser() bool { return len(s.Base)+len(s.Ref) <= askBytes }

// BrowserResult is how the browser that the page runs in resolves the reference
// against the base: new URL(ref, base).href, or that it refuses them.
type BrowserResult struct {
	Text    string
	Refused bool
	Alone   bool      // new URL(ref) is one, too: the reference needs no base
	Parts   [8]string // the properties of that, as BrowserParts names them
}

func (a BrowserResult) reduce(s State) State {
	s.Browser = a
	return s
}

// BrowserParts is the properties of URL that BrowserResult.Parts has, in its order.
func BrowserParts() [8]string {
	return [8]string{"protocol", "username", "password", "hostname", "port", "pathname", "search", "hash"}
}
