//go:build js && wasm

package main

import (
	"strconv"
	"syscall/js"

	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// form is the part of a playground that Vecty does not draw: the input fields and
// switches, because a render must not interfere with typing.
type form struct {
	host     element // contains everything, and has the listeners
	adopted  bool    // the fields were in the page already
	base     js.Value
	ref      js.Value
	text     js.Value
	fields   [3]page.FieldWords
	view     string
	labelled bool // the page agrees with fields and view
	words    i18n.Words
	taken    string      // what showTaken said
	heading  string      // what showHeading said
	title    string      // of the document
	locked   bool        // visitors cannot change fields and switches
	cache    stringCache // of base, ref and text
}

// newForm adopts the fields in the element, or builds them in a shadow root of it.
func newForm(e element, words i18n.Words, options js.Value) *form {
	f := &form{host: e, adopted: true, words: words}
	if _, ok := e.find("[data-uri=base]"); !ok {
		f.adopted = false
		f.host = buildForm(e, words, options)
		f.host.SetAttribute("data-shows", "resolution") // until the first page says: it lays out the fields
	}
	base, _ := f.host.find("[data-uri=base]")
	ref, _ := f.host.find("[data-uri=ref]")
	text, _ := f.host.find("[data-uri=text]")
	f.base, f.ref, f.text = base.Underlying(), ref.Underlying(), text.Underlying()
	if !f.adopted { // as the pages have it: life.js goes back to these
		first := model.Initial(words.Lang)
		f.base.Set("defaultValue", first.Base)
		f.ref.Set("defaultValue", first.Ref)
	}
	return f
}

// initialState returns the state with the contents of adopted fields: text typed
// while the program was loading is kept.
func (f *form) initialState(lang string) model.State {
	state := model.Initial(lang)
	if f.adopted {
		texts := f.readTexts()
		state.Base, state.Ref, state.Text = texts.Base, texts.Ref, f.readText().Text
		f.eachSwitch(func(name string, box js.Value) {
			state, _, _ = model.Reduce(state, nil, model.SetOption{Name: name, On: box.Get("checked").Bool()})
		})
	}
	return state
}

// eachSwitch calls visit with every switch and its name.
func (f *form) eachSwitch(visit func(name string, box js.Value)) {
	f.host.each("[data-uri-option]", func(e element) {
		visit(e.GetAttribute("data-uri-option"), e.Underlying())
	})
}

func (f *form) readTexts() model.SetTexts {
	return model.SetTexts{Base: f.cache.read(0, f.base), Ref: f.cache.read(1, f.ref)}
}

func (f *form) readText() model.SetText {
	return model.SetText{Text: f.cache.read(2, f.text)}
}

// copyTo puts the contents of the fields into the options: an earlier program may
// have ended before it reported them.
func (f *form) copyTo(options js.Value) {
	for name, field := range map[string]js.Value{"base": f.base, "ref": f.ref, "text": f.text} {
		options.Set(name, field.Get("value"))
	}
}

// sync updates fields and switches from the state. It does not touch a field that
// agrees, so that the caret stays where it is.
func (f *form) sync(state model.State) {
	if f.readTexts() != (model.SetTexts{Base: state.Base, Ref: state.Ref}) {
		f.base.Set("value", f.cache.toJS(state.Base))
		f.ref.Set("value", f.cache.toJS(state.Ref))
	}
	if f.readText().Text != state.Text {
		f.text.Set("value", toJS(state.Text))
	}
	on := switches(state)
	f.eachSwitch(func(name string, box js.Value) { box.Set("checked", on[name]) })
	f.syncRules(state.Dialects.Dialect.String())
}

// labelFields shows the fields of the view under its labels, and updates the list
// of views.
func (f *form) labelFields(p *page.Page) {
	if !f.labelled || p.View != f.view {
		f.showView(p)
		f.view = p.View
	}
	if f.labelled && p.Fields == f.fields {
		return
	}
	f.fields, f.labelled = p.Fields, true
	for i, name := range model.FieldNames() {
		field, _ := f.host.find("[data-field=" + name + "]")
		f.markInvalid(field, p.Fields[i].Invalid)
		field.Set("hidden", !p.Fields[i].Shown)
		field.SetAttribute("data-as", p.Fields[i].Class)
		for at, word := range map[string]string{".name": p.Fields[i].Label, ".hint": p.Fields[i].Hint} {
			if e, ok := field.find(at); ok && p.Fields[i].Shown {
				e.SetTextContent(word)
			}
		}
	}
}

// markInvalid says of what is typed into a field whether it is wrong.
func (f *form) markInvalid(field element, invalid bool) {
	if typed, _ := field.find("[data-uri]"); invalid {
		typed.SetAttribute("aria-invalid", "true")
	} else {
		typed.RemoveAttribute("aria-invalid")
	}
}

// showView marks the view, or the one it belongs to, in the list of views, and
// shows the elements that are for it only.
func (f *form) showView(p *page.Page) {
	f.host.each("[data-view]", func(e element) {
		switch e.GetAttribute("data-view") {
		case p.View:
			e.SetAttribute("aria-current", "page")
		case model.Tab(p.View):
			e.SetAttribute("aria-current", "true")
		default:
			e.RemoveAttribute("aria-current")
		}
	})
	view, _ := model.ViewNamed(p.View)
	if view.Source {
		if _, ok := f.host.find("[data-linkpanel]"); !ok {
			f.buildLinkFields()
		}
	}
	if view.Files {
		if _, ok := f.host.find("[data-site]"); !ok {
			f.buildSiteFields()
		}
	}
	if button, ok := f.host.find("[data-act=lecture]"); ok {
		button.Set("disabled", !view.Plays)
		button.Set("title", p.NoLecture)
	}
	f.host.each("[data-for]", func(e element) {
		e.Set("hidden", e.GetAttribute("data-for") != p.View)
	})
	shows := "resolution"
	switch p.Body.(type) {
	case *page.TablesBody, *page.CourseBody:
		shows = "tables"
	}
	f.host.SetAttribute("data-shows", shows)
}

// lock lets visitors change neither fields nor switches, or lets them again. What chooses
// among the links that are shown is none of these.
func (f *form) lock(on bool) {
	f.locked = on
	f.host.each("[data-uri-option], [data-site], [data-linkpanel]:is(select, [type=file])", func(e element) {
		e.Set("disabled", on)
	})
	f.host.each("[data-uri], [data-linkpanel]:not(select, [type=checkbox], [data-linkpanel=search])", func(e element) {
		e.Set("readOnly", on)
	})
}

// switches returns the state of each switch by its name.
func switches(state model.State) map[string]bool {
	return map[string]bool{
		"strict":      !state.Options.NonStrict,
		"erratum4547": state.Options.Erratum4547,
		"erratum4789": state.Options.Erratum4789,
		"literalRule": state.Options.LiteralRule,
	}
}

// showHeading says which question the view answers, in the page and in its title.
func (f *form) showHeading(p *page.Page) {
	e, ok := f.host.find("[data-uri=heading]")
	if !ok {
		return
	}
	if p.Heading != f.heading {
		f.heading = p.Heading
		e.SetAttribute("data-word", "heading."+p.View)
		before, link, after := page.CutLink(p.Heading)
		chip := create("code", "")
		chip.SetTextContent(link)
		e.Call("replaceChildren", before, chip.Underlying(), after)
	}
	if p.Title != f.title {
		f.title = p.Title
		js.Global().Get("document").Set("title", p.Title)
	}
}

// showTaken says what is on the clipboard.
func (f *form) showTaken(text string) {
	if e, ok := f.host.find("[data-uri=taken]"); ok && text != f.taken {
		f.taken = text
		e.SetTextContent(text)
	}
}

// hideLoading hides the notice that the program is loading, and enables the buttons
// of the page that need it. All keep their room, so that nothing moves.
func (f *form) hideLoading() {
	f.host.each("header :is([data-act]:not([data-act=lecture]), [data-choose])", func(e element) { e.Set("disabled", false) })
	if e, ok := f.host.find("[data-uri=loading]"); ok {
		e.SetClass("loading done")
	}
}

// replaceResult shows the panes in place of those of the static page or of an
// earlier run of the program.
func (f *form) replaceResult(panes element) {
	if old, ok := f.host.find("[data-uri=result]"); ok {
		old.Call("replaceWith", panes.Underlying())
	} else {
		f.host.append(panes)
	}
}

// scrollTrace scrolls the buffer trace.
func (f *form) scrollTrace(top int) {
	if window, ok := f.host.find("[data-scroll=trace]"); ok {
		window.Set("scrollTop", top)
	}
}

// showTop scrolls up to the beginning of the playground, if that is out of sight.
func (f *form) showTop() {
	if f.host.GetBoundingClientRect().Top() < 0 {
		f.host.Call("scrollIntoView")
	}
}

// remove removes what the program drew and built.
func (f *form) remove() {
	if f.adopted {
		place := create("div", "")
		place.SetAttribute("data-uri", "result")
		f.replaceResult(place)
		f.host.each("[data-check]", func(check element) { check.Call("replaceChildren") })
		return
	}
	f.host.Get("parentNode").Call("replaceChildren")
}

// followField keeps what is drawn over a field in line with how far it is scrolled.
func (f *form) followField(event domEvent) {
	if event.data("uri") != "" {
		follow(event.target())
	}
}

func follow(field element) {
	style := wrap(field.Get("parentNode")).Style()
	style.SetProperty("--scrolled", strconv.Itoa(field.Get("scrollLeft").Int())+"px", "")
	style.SetProperty("--scrolled-down", strconv.Itoa(field.Get("scrollTop").Int())+"px", "")
}

// showEnds scrolls the fields in which nobody types to the end of their texts, on which more
// depends than on a host. The example that the page was painted with stays where it was.
func (f *form) showEnds() {
	f.host.each(".box > input:not(:focus)", func(field element) {
		if f.adopted && field.Get("value").Equal(field.Get("defaultValue")) {
			return
		}
		field.Set("scrollLeft", field.Get("scrollWidth"))
		follow(field)
	})
}

// focusExercise empties the field of the answer and moves the focus to the question, or to the
// heading of the lesson; or it leaves the focus where it is.
func (f *form) focusExercise(to model.NextExercise) {
	if document := js.Global().Get("document"); to.Lost && !document.Get("activeElement").Equal(document.Get("body")) {
		return
	}
	f.host.each("[data-free]", func(field element) { field.Set("value", "") })
	if to.Lesson || !f.begin("exercise") {
		f.begin("lesson")
	}
}

// begin moves the focus to where something begins, and reports whether that is there.
func (f *form) begin(what string) bool {
	start, ok := f.host.find("[data-begin=" + what + "]")
	if ok {
		start.Focus()
	}
	return ok
}

// setTheme sets the theme on the element that the style sheet selects.
func (f *form) setTheme(name string) {
	styled, ok := f.host.closest(".uri-playground")
	if !ok {
		styled = f.host
	}
	styled.SetAttribute("data-theme", name)
}
