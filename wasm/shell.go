//go:build js && wasm

package main

import (
	"syscall/js"

	"honnef.co/go/js/dom/v2"

	"uriplayground/web/i18n"
	"uriplayground/web/play"
)

// shell is the part of a playground that Vecty does not draw: the input fields
// and switches, which must keep what is typed into them, and the place for the
// rest.
type shell struct {
	host    dom.Element // holds everything and hears its events
	adopted bool        // the fields stood in the page before
	base    js.Value
	ref     js.Value
}

// newShell adopts the fields that the element holds, or makes them in a shadow
// root of the element.
func newShell(element dom.Element, lang string, options js.Value) *shell {
	s := &shell{host: element, adopted: true}
	if element.QuerySelector("[data-uri=base]") == nil {
		s.adopted = false
		s.host = build(element, i18n.For(lang), options)
	}
	s.base = s.host.QuerySelector("[data-uri=base]").Underlying()
	s.ref = s.host.QuerySelector("[data-uri=ref]").Underlying()
	return s
}

// initial is the state that the fields say, where they were there before the
// program was.
func (s *shell) initial(lang string) play.State {
	state := play.Initial(lang)
	if s.adopted {
		texts := s.texts()
		state.Base, state.Ref = texts.Base, texts.Ref
		for _, box := range s.host.QuerySelectorAll("[data-uri-option]") {
			name, on := box.GetAttribute("data-uri-option"), box.Underlying().Get("checked").Bool()
			state, _ = play.Reduce(state, play.SetOption{Name: name, On: on})
		}
	}
	return state
}

func (s *shell) texts() play.SetTexts {
	return play.SetTexts{Base: fromJS(s.base.Get("value")), Ref: fromJS(s.ref.Get("value"))}
}

// sync brings fields and switches in line with the state. A field that agrees
// is left alone, so that the caret stays where it is.
func (s *shell) sync(state play.State) {
	if s.texts() != (play.SetTexts{Base: state.Base, Ref: state.Ref}) {
		s.base.Set("value", toJS(state.Base))
		s.ref.Set("value", toJS(state.Ref))
	}
	on := map[string]bool{
		"strict":      !state.Options.NonStrict,
		"erratum4547": state.Options.Erratum4547,
		"erratum4789": state.Options.Erratum4789,
	}
	for _, box := range s.host.QuerySelectorAll("[data-uri-option]") {
		box.Underlying().Set("checked", on[box.GetAttribute("data-uri-option")])
	}
}

// place is a fresh element where the panes go, in the stead of what a page or
// an earlier run of the program put there.
func (s *shell) place() js.Value {
	place := js.Global().Get("document").Call("createElement", "div")
	s.host.QuerySelector("[data-uri=result]").Underlying().Call("replaceWith", place)
	return place
}

// scrollTo scrolls the buffer trace, once it is drawn.
func (s *shell) scrollTo(top int) {
	if window := s.host.QuerySelector("[data-scroll=trace]"); window != nil {
		window.Underlying().Set("scrollTop", top)
	}
}

// remove takes away what the program drew, and what it built.
func (s *shell) remove() {
	if s.adopted {
		s.place().Set("data-uri", "result")
		return
	}
	s.host.Underlying().Get("parentNode").Call("replaceChildren")
}
