//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/web/i18n"
	"uriplayground/web/play"
	"uriplayground/web/wire"
)

// shell is the part of a playground that Vecty does not draw: the input fields
// and switches, which must keep what is typed into them, and the place for the
// rest.
type shell struct {
	host     element // holds everything and hears its events
	adopted  bool    // the fields stood in the page before
	base     js.Value
	ref      js.Value
	running  js.Value // text
	fields   [3]play.FieldWords
	view     string
	labelled bool // the fields are as fields says, and the list of views as view
	words    i18n.Words
	known    known // what base, ref and running held when they were read last
}

// newShell adopts the fields that the element holds, or makes them in a shadow
// root of the element.
func newShell(e element, words i18n.Words, options js.Value) *shell {
	s := &shell{host: e, adopted: true, words: words}
	if _, ok := e.find("[data-uri=base]"); !ok {
		s.adopted = false
		s.host = build(e, words, options)
	}
	base, _ := s.host.find("[data-uri=base]")
	ref, _ := s.host.find("[data-uri=ref]")
	text, _ := s.host.find("[data-uri=text]")
	s.base, s.ref, s.running = base.Underlying(), ref.Underlying(), text.Underlying()
	return s
}

// initial is the state that the fields say, where they were there before the
// program was.
func (s *shell) initial(lang string) play.State {
	state := play.Initial(lang)
	if s.adopted {
		texts := s.texts()
		state.Base, state.Ref, state.Text = texts.Base, texts.Ref, s.text().Text
		s.each(func(name string, box js.Value) {
			state, _, _ = play.Reduce(state, play.SetOption{Name: name, On: box.Get("checked").Bool()})
		})
	}
	return state
}

// each calls f with every switch and its name.
func (s *shell) each(f func(name string, box js.Value)) {
	s.host.each("[data-uri-option]", func(e element) {
		f(e.GetAttribute("data-uri-option"), e.Underlying())
	})
}

func (s *shell) texts() play.SetTexts {
	return play.SetTexts{Base: s.known.read(0, s.base), Ref: s.known.read(1, s.ref)}
}

func (s *shell) text() play.SetText {
	return play.SetText{Text: s.known.read(2, s.running)}
}

// tell puts what the fields hold into the options: an earlier program may have
// ended before it could say so.
func (s *shell) tell(options js.Value) {
	for name, field := range map[string]js.Value{"base": s.base, "ref": s.ref, "text": s.running} {
		options.Set(name, field.Get("value"))
	}
}

// sync brings fields and switches in line with the state. A field that agrees
// is left alone, so that the caret stays where it is.
func (s *shell) sync(state play.State) {
	if s.texts() != (play.SetTexts{Base: state.Base, Ref: state.Ref}) {
		s.base.Set("value", s.known.toJS(state.Base))
		s.ref.Set("value", s.known.toJS(state.Ref))
	}
	if s.text().Text != state.Text {
		s.running.Set("value", toJS(state.Text))
	}
	on := switches(state)
	s.each(func(name string, box js.Value) { box.Set("checked", on[name]) })
}

// label shows the fields of the view under its names for them, and marks the
// view in the list of views, or the one that it stands under.
func (s *shell) label(p *play.Page) {
	if !s.labelled || p.View != s.view {
		s.mark(p)
		s.view = p.View
	}
	if s.labelled && p.Fields == s.fields {
		return
	}
	s.fields, s.labelled = p.Fields, true
	for i, name := range play.FieldNames() {
		field, _ := s.host.find("[data-field=" + name + "]")
		field.Underlying().Set("hidden", !p.Fields[i].Shown)
		for at, word := range map[string]string{".name": p.Fields[i].Label, ".hint": p.Fields[i].Hint} {
			if e, ok := field.find(at); ok && p.Fields[i].Shown {
				e.SetTextContent(word)
			}
		}
	}
}

// mark marks the view in the list of views, and shows what is about it alone.
func (s *shell) mark(p *play.Page) {
	s.host.each("[data-view]", func(e element) {
		switch e.GetAttribute("data-view") {
		case p.View:
			e.SetAttribute("aria-current", "page")
		case play.Tab(p.View):
			e.SetAttribute("aria-current", "true")
		default:
			e.RemoveAttribute("aria-current")
		}
	})
	if p.View == "links" {
		if _, ok := s.host.find("[data-desk]"); !ok {
			s.buildDesk()
		}
	}
	s.host.each("[data-for]", func(e element) {
		e.Underlying().Set("hidden", e.GetAttribute("data-for") != p.View)
	})
	shows := "resolution"
	switch p.Body.(type) {
	case *play.TablesBody, *play.CourseBody:
		shows = "sheets"
	}
	s.host.SetAttribute("data-shows", shows)
}

// switches is the state of each switch by its name.
func switches(state play.State) map[string]bool {
	return map[string]bool{
		"strict":      !state.Options.NonStrict,
		"erratum4547": state.Options.Erratum4547,
		"erratum4789": state.Options.Erratum4789,
		"literalRule": state.Options.LiteralRule,
	}
}

// dress puts the options into effect that are about the looks of the host and
// whether its fields can be edited.
func (s *shell) dress(options js.Value) {
	if controls := option(options, "controls"); controls.Type() == js.TypeBoolean {
		s.host.SetAttribute("data-controls", map[bool]string{true: "on", false: "off"}[controls.Bool()])
	}
	if readonly := option(options, "readonly"); readonly.Type() == js.TypeBoolean {
		s.base.Set("readOnly", readonly.Bool())
		s.ref.Set("readOnly", readonly.Bool())
		s.each(func(_ string, box js.Value) { box.Set("disabled", readonly.Bool()) })
	}
}

// loaded takes the word away that the program is on its way; its room stays, so
// that nothing moves.
func (s *shell) loaded() {
	if e, ok := s.host.find("[data-uri=loading]"); ok {
		e.SetClass("loading done")
	}
}

// put puts the panes in their place, in the stead of what a page or an earlier
// run of the program put there.
func (s *shell) put(panes element) {
	if old, ok := s.host.find("[data-uri=result]"); ok {
		old.Underlying().Call("replaceWith", panes.Underlying())
	} else {
		s.host.append(panes)
	}
}

// widen sets the end of the timeline's range before Vecty draws: Vecty sets the
// value first, and the range would cut it to the end that it had.
func (s *shell) widen(count int) {
	if scrubber, ok := s.host.find("[data-scrub]"); ok {
		scrubber.Underlying().Set("max", count)
	}
}

// scrollTo scrolls the buffer trace.
func (s *shell) scrollTo(top int) {
	if window, ok := s.host.find("[data-scroll=trace]"); ok {
		window.Underlying().Set("scrollTop", top)
	}
}

// reveal scrolls the pane of steps, and only it, so that the present line is in
// its middle. The chosen box comes into sight as it is nearest, and the character
// that is explained.
func (s *shell) reveal() {
	if box, ok := s.host.find(".picture .chosen, .sheet.character"); ok {
		box.Underlying().Call("scrollIntoView", wire.Object("block inline", "nearest", "nearest"))
	}
	line, ok := s.host.find(".steps .line.now")
	pane, there := s.host.find(".steps .groups")
	if !ok || !there {
		return
	}
	box, room := line.GetBoundingClientRect(), pane.GetBoundingClientRect()
	top := pane.Underlying().Get("scrollTop").Float() + box.Top() - room.Top() - (room.Height()-box.Height())/2
	pane.Underlying().Set("scrollTop", top)
}

// remove takes away what the program drew, and what it built.
func (s *shell) remove() {
	if s.adopted {
		place := create("div", "")
		place.SetAttribute("data-uri", "result")
		s.put(place)
		return
	}
	s.host.Underlying().Get("parentNode").Call("replaceChildren")
}
