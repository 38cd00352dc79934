package model

import (
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/web/export"
	"uriplayground/web/lesson"
	"uriplayground/web/page"
)

// Action is something the visitor did, or what came of it. A new one is a type that embeds its
// traits and says what it does: reduce returns the state after it. An action on a page or a site
// changes what is held of these in place, and asks for effects; any other action does without the
// panels.
type Action interface {
	traits() traits
	reduce(s State, p *Panels) State
}

// SetTexts sets the content of the two fields. Other texts are another resolution, which
// is shown as a whole.
type SetTexts struct {
	act
	Base, Ref string
}

func (a SetTexts) reduce(s State, _ *Panels) State {
	if s.Base != a.Base || s.Ref != a.Ref {
		s.Step, s.Playing, s.Typing = End, false, true
		s = s.typedIn()
	}
	s.Base, s.Ref = a.Base, a.Ref
	s.Notice, s.Point, s.Copied, s.Saved = "", "", "", Saved{}
	s.Picture = PictureState{Text: s.Picture.Text}
	return s
}

// TypingPaused says that no field has changed for a while, and nothing is being composed in one.
type TypingPaused struct{ report }

func (TypingPaused) reduce(s State, _ *Panels) State {
	s.Typing = false
	return s
}

// SetText sets the content of the field of running text.
type SetText struct {
	act
	Text string
}

func (a SetText) reduce(s State, _ *Panels) State {
	s.Text, s.Notice = a.Text, ""
	s.Kept.Texts[s.ViewShown().Text].Typed = true
	return s
}

// SetRef sets the reference.
type SetRef struct {
	act
	Ref string
}

func (a SetRef) reduce(s State, _ *Panels) State {
	return SetTexts{Base: s.Base, Ref: a.Ref}.reduce(s, nil)
}

// SetOption switches one of the options: "strict", "erratum4547", "erratum4789"
// or "literalRule". Another name changes nothing.
type SetOption struct {
	act
	Name string
	On   bool
}

func (a SetOption) reduce(s State, _ *Panels) State {
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
type OpenExample struct {
	visit
	ID string
}

func (a OpenExample) reduce(s State, _ *Panels) State {
	e, ok := lesson.Find(a.ID)
	if !ok {
		return s
	}
	view := e.View
	if view == "" && s.ViewShown().Link != 0 {
		view = FirstView()
	}
	if view != "" {
		s = s.opened(view)
	}
	s = s.about(e.Base, e.Ref)
	s.Options = core.Options{NonStrict: e.NonStrict}
	s.Step, s.Playing, s.Scroll = End, false, 0
	s.Example = a.ID
	return s
}

// SetFilter says which examples are listed: those that contain the text, whatever
// its case.
type SetFilter struct {
	act
	Text string
}

func (a SetFilter) reduce(s State, _ *Panels) State {
	s.Filter = a.Text
	return s
}

// SetView chooses one of Views. Another name changes nothing.
type SetView struct {
	visit
	Name string
}

func (a SetView) reduce(s State, p *Panels) State {
	if _, ok := ViewNamed(a.Name); ok {
		s = s.opened(a.Name).withPage(p)
		s.Notice, s.Copied, s.Saved = "", "", Saved{}
	}
	return s
}

// ChooseView is SetView by a menu. Chosen while the lessons are open, it returns to their list.
type ChooseView struct {
	visit
	Name string
}

func (a ChooseView) reduce(s State, p *Panels) State {
	if a.Name == s.View && s.ViewShown().Lessons {
		s = OpenLesson{}.reduce(s, nil)
	}
	return SetView(a).reduce(s, p)
}

// SetReadOnly chooses whether fields and switches stay as the host of an embed sets them.
type SetReadOnly struct {
	act
	On bool
}

func (a SetReadOnly) reduce(s State, _ *Panels) State {
	s.ReadOnly = a.On
	return s
}

// SetTheme chooses one of Themes. Another name changes nothing.
type SetTheme struct {
	act
	Name string
}

func (a SetTheme) reduce(s State, _ *Panels) State {
	if slices.Contains(Themes(), a.Name) {
		s.Theme = a.Name
	}
	return s
}

// SetLang chooses the language. An unknown one changes nothing.
type SetLang struct {
	act
	Lang string
}

func (a SetLang) reduce(s State, _ *Panels) State {
	if s.knowsLanguage(a.Lang) {
		s.Lang = a.Lang
	}
	return s
}

// ScrollTrace sets how far the buffer trace is scrolled, in CSS pixels.
type ScrollTrace struct {
	report
	Top int
}

func (a ScrollTrace) reduce(s State, _ *Panels) State {
	s.Scroll = max(0, a.Top)
	return s
}

// OpenPermalink opens the fragment of a permalink, without its "#".
type OpenPermalink struct {
	navigation
	Fragment string
}

func (a OpenPermalink) reduce(s State, _ *Panels) State {
	s.Notice, s.Copied, s.Saved = "", "", Saved{} // which were about what was shown before
	next, damaged := DecodePermalink(a.Fragment, s)
	if damaged {
		next.Notice = "notice.damaged"
	}
	return next
}

// SetComparison chooses one of Comparisons. Another name changes nothing.
type SetComparison struct {
	act
	Name string
}

func (a SetComparison) reduce(s State, _ *Panels) State {
	if slices.Contains(Comparisons(), a.Name) {
		s.Comparison = a.Name
	}
	if a.Name == Comparisons()[0] {
		s.Comparison = ""
	}
	return s
}

// OpenDivergence shows RFC 3986 and the URL Standard side by side, at the step at which they
// part.
type OpenDivergence struct {
	visit
	Step int
}

func (a OpenDivergence) reduce(s State, _ *Panels) State {
	s = SetComparison{Name: DocumentsPair}.reduce(s.opened(WhatIfView), nil)
	s.Step, s.Playing = a.Step, false
	return s
}

// OpenThrough shows what each document makes of two texts.
type OpenThrough struct {
	visit
	Base, Ref string
}

func (a OpenThrough) reduce(s State, _ *Panels) State {
	return SetTexts{Base: a.Base, Ref: a.Ref}.reduce(s.opened(DialectsView), nil)
}

// ShowResolution opens two texts in the view of the resolution, with where the link was expected to
// lead, if that is known.
type ShowResolution struct {
	visit
	Base, Ref, Expected string
}

func (a ShowResolution) reduce(s State, _ *Panels) State {
	s = s.opened(FirstView()).about(a.Base, a.Ref)
	if a.Expected != "" {
		s.Expect = Expect{Target: a.Expected}
	}
	s.Step = End
	return s
}

// Expand shows what is collapsed in an embed at first, since a page may contain
// many of them.
type Expand struct{ act }

func (Expand) reduce(s State, _ *Panels) State {
	s.Collapsed = false
	return s
}

// FoldPanes leaves out components, steps and buffers, which an embed does at first, or
// shows them.
type FoldPanes struct {
	act
	On bool
}

func (a FoldPanes) reduce(s State, _ *Panels) State {
	s.Folded = a.On
	return s
}

// CopyAs puts what the view shows on the clipboard, in one of Formats.
type CopyAs struct {
	act
	Format string
}

func (a CopyAs) reduce(s State, _ *Panels) State {
	s.Copied, s.Format, s.Line = "", a.Format, ""
	return s
}

// Copied reports whether the browser allowed it.
type Copied struct {
	report
	OK bool
}

func (a Copied) reduce(s State, _ *Panels) State {
	s.Copied = "copy.refused"
	if a.OK {
		s.Copied = "copy.done"
	}
	return s
}

func (a SavePicture) reduce(s State, _ *Panels) State {
	if !PictureNamed(a.Kind).IsLine() { // which shows what was saved
		s.Saved = Saved{}
	}
	return s
}

// DrawPicture saves a picture that the view shows, or copies the line that shows its file.
type DrawPicture struct {
	act
	Show   string // the "target", the "machine" at the current step, or the whole "run"; empty for the derivation
	Kind   string // "svg" or "png" for a file, "html" or "markdown" for a line
	Source string // the address of the file that the line shows
	Scheme string // "light", "dark", or "auto" for the reader's
	Home   string // the address of the site; empty where none is known
}

// PictureNamed returns the action for what a button of "save" names: "machine.svg" is a file,
// "machine.svg.html" the line that shows it, and "svg" the derivation.
func PictureNamed(name string) (a DrawPicture) {
	parts := strings.Split(name, ".")
	a.Kind = parts[len(parts)-1]
	if len(parts) > 1 {
		a.Show = parts[0]
	}
	if len(parts) > 2 {
		a.Source = strings.TrimSuffix(name, "."+a.Kind)
	}
	return a
}

// IsLine reports whether it is copied rather than saved.
func (a DrawPicture) IsLine() bool { return a.Kind == "html" || a.Kind == "markdown" }

// Leave returns what has to be done with the drawing.
func (a DrawPicture) Leave(d *page.Drawing) Effect {
	name := a.Show
	if name == "" {
		name = "derivation"
	}
	if a.IsLine() {
		return Copy{Text: a.Write(d)}
	}
	return SaveDrawing{Name: name, Kind: a.Kind, Text: a.Write(d)}
}

// Write returns the drawing as text. A PNG is made of the SVG.
func (a DrawPicture) Write(d *page.Drawing) export.Text {
	switch a.Kind {
	case "html":
		return export.ImageHTML(d, a.Source)
	case "markdown":
		return export.ImageMarkdown(d, a.Source)
	}
	return export.SVG(d, a.Scheme)
}

func (a DrawPicture) reduce(s State, _ *Panels) State {
	if a.IsLine() {
		s.Copied, s.Format = "", a.Kind
	}
	return s
}

// Saved says that a file was handed to the browser to be saved, or that it could not
// be made. Whether it was saved nobody is told: the page around a frame may forbid it.
type Saved struct {
	report
	Name           string
	Failed, Framed bool
}

func (a Saved) reduce(s State, _ *Panels) State {
	s.Saved = a
	return s
}
