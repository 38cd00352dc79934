//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"

	"uriplayground/web/model"
	"uriplayground/web/wire"
)

// The handlers of the events of a playground. A data attribute of an element says
// what it does.

// dataset returns a data attribute of the target of an event, or "".
func dataset(event js.Value, name string) string {
	data := event.Get("target").Get("dataset")
	if !data.Truthy() {
		return ""
	}
	if v := data.Get(name); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}

func (p *playground) onInput(event js.Value) {
	switch dataset(event, "uri") {
	case "text":
		p.dispatch(p.form.readText())
		return
	case "base", "ref":
		p.dispatch(p.form.readTexts())
		return
	}
	switch {
	case dataset(event, "scrub") != "":
		p.dispatch(model.GoTo{N: event.Get("target").Get("valueAsNumber").Int()})
	case dataset(event, "filter") != "":
		p.dispatch(model.SetFilter{Text: fromJS(event.Get("target").Get("value"))})
	case dataset(event, "draft") != "":
		p.dispatch(model.SetDraft{Lines: fieldLines(event.Get("target").Get("form"))})
	case dataset(event, "linkpanel") != "":
		p.linkPanel.onInput(event)
	case dataset(event, "site") != "":
		p.sitePanel.onFiles(event.Get("target"))
	}
}

func (p *playground) onChange(event js.Value) {
	target := event.Get("target")
	switch name := dataset(event, "uriOption"); {
	case name != "":
		p.dispatch(model.SetOption{Name: name, On: target.Get("checked").Bool()})
	case dataset(event, "speed") != "":
		p.dispatch(model.SetSpeed{Index: target.Get("selectedIndex").Int()})
	}
}

func (p *playground) onScroll(event js.Value) {
	switch dataset(event, "scroll") {
	case "":
		p.form.followField(event)
	case "source":
		p.linkPanel.followSource(event.Get("target"))
	case "linkpanel":
		p.dispatch(model.ScrollLinks{Top: event.Get("target").Get("scrollTop").Int()})
	default:
		p.dispatch(model.ScrollTrace{Top: event.Get("target").Get("scrollTop").Int()})
	}
}

func (p *playground) onClick(event js.Value) {
	if p.endsDrag(event) {
		return
	}
	p.keepFocus(event)
	p.form.closeMenus(event.Get("target"))
	if dataset(event, "linkpanel") == "source" {
		p.linkPanel.chooseAtCaret(event.Get("target"))
	}
	if where := dataset(event, "do"); where != "" {
		p.dispatch(model.Go{Where: where})
	}
	if at := dataset(event, "fix"); at != "" {
		p.dispatchAndSync(model.ApplyFix{Point: at, With: dataset(event, "with")})
	}
	if event.Get("target").Call("matches", "[data-base]").Bool() {
		p.dispatchAndSync(model.SetTexts{Base: dataset(event, "base"), Ref: dataset(event, "ref")})
	}
	if button := event.Get("target").Call("closest", "[data-act]"); button.Truthy() {
		data := button.Get("dataset")
		p.dispatchAndSync(model.CommandAction(data.Get("act").String(), fromJS(data.Get("value"))))
	}
	if link := event.Get("target").Call("closest", "[data-view]"); link.Truthy() && plainClick(event) {
		event.Call("preventDefault")
		p.dispatchAndSync(model.ChooseView{Name: link.Get("dataset").Get("view").String()})
	}
	if button := event.Get("target").Call("closest", "[data-example]"); button.Truthy() {
		p.dispatchAndSync(model.OpenExample{ID: button.Get("dataset").Get("example").String()})
	}
}

// keepFocus lets the focus go on, once all is drawn, if what a key presses is gone then: to the
// field that it is about, or to the result.
func (p *playground) keepFocus(click js.Value) {
	pressed := click.Get("target")
	if click.Get("detail").Int() > 0 || !pressed.Call("matches", ":focus, :focus *").Bool() {
		return
	}
	next, _ := p.form.host.find("#result, .uri-result")
	if field := pressed.Call("closest", "[data-field]"); field.Truthy() {
		next, _ = wrap(field).find("[data-uri]")
	}
	p.nextFocus = next
	p.keptTimer.start(0)
}

// giveFocus does that.
func (p *playground) giveFocus() {
	document := js.Global().Get("document")
	if document.Get("activeElement").Equal(document.Get("body")) {
		if p.nextFocus.GetAttribute("data-uri") == "result" { // of an embed
			p.nextFocus.SetAttribute("tabindex", "-1")
		}
		p.nextFocus.Underlying().Call("focus", wire.Object("preventScroll", true))
	}
}

// dispatchAndSync dispatches an action that may change the fields.
func (p *playground) dispatchAndSync(a model.Action) {
	if a == nil {
		return
	}
	before := p.session.State().View
	p.dispatch(a)
	p.form.sync(p.session.State())
	if p.session.State().View != before {
		p.form.showTop()
	}
}

// plainClick reports whether a click on a link is not meant to open it in another
// tab or window.
func plainClick(event js.Value) bool {
	return !modified(event) && !event.Get("shiftKey").Bool() && event.Get("button").Int() == 0
}

// modified reports whether a modifier key makes an event one for the browser or the
// system.
func modified(event js.Value) bool {
	return event.Get("ctrlKey").Bool() || event.Get("metaKey").Bool() || event.Get("altKey").Bool()
}

// onPointerOver highlights what the pointer is on. It ignores a pointer that rests
// while the page changes under it.
func (p *playground) onPointerOver(event js.Value) {
	at := [2]int{event.Get("clientX").Int(), event.Get("clientY").Int()}
	if at[0] == p.pointer[0] && at[1] == p.pointer[1] {
		return
	}
	p.pointer = at
	p.dispatch(model.PointAt{Point: dataset(event, "point")})
}

// onPointerInField highlights the component of a field that the pointer is on: its
// pieces are drawn over the field, and do not hear of the pointer themselves.
func (p *playground) onPointerInField(event js.Value) {
	at, x := "", event.Get("clientX").Float()
	box := event.Get("target").Get("parentNode")
	wrap(box).each(".check:not(.echo) .piece", func(piece element) {
		if r := piece.GetBoundingClientRect(); r.Left() <= x && x < r.Right() {
			at = piece.GetAttribute("data-point")
		}
	})
	if at != p.session.State().Point {
		p.dispatch(model.PointAt{Point: at})
	}
}

// onKeyUp lets the cursor follow the caret that a key has moved in a field.
func (p *playground) onKeyUp(event js.Value) {
	p.form.followField(event)
	if dataset(event, "linkpanel") == "source" && model.MovesCaret(event.Get("key").String()) {
		p.linkPanel.chooseAtCaret(event.Get("target"))
	}
	name, state := dataset(event, "walk"), p.session.State()
	text, ok := map[string]string{"base": state.Base, "ref": state.Ref}[name]
	if ok && model.MovesCaret(event.Get("key").String()) && !modified(event) {
		caret := event.Get("target").Get("selectionStart").Int()
		p.dispatch(model.MoveCaret{Field: name, At: wire.ByteOffset(text, caret)})
	}
}

// onFocusOut: a field that loses the focus scrolls back.
func (p *playground) onFocusOut(event js.Value) { p.form.followField(event) }

// onKeyDown handles the shortcuts of the timeline while the focus is on the stage or one of its
// buttons, and the keys that move the cursor in what has the focus. Sliders and
// lists have keys of their own.
func (p *playground) onKeyDown(event js.Value) {
	key := event.Get("key").String()
	if modified(event) {
		return
	}
	if key == "Escape" && p.form.leaveMenu(event.Get("target")) {
		return
	}
	if p.form.moveAmong(".chapters button:enabled, .machine [data-do=play]", event.Get("target"), key) {
		event.Call("preventDefault")
		return
	}
	var a model.StateAction
	where := ""
	switch {
	case dataset(event, "keys") == "stage":
		where = model.StageShortcutFor(key)
	case dataset(event, "keys") != "" || dataset(event, "do") != "":
		where = model.ShortcutFor(key)
	}
	state := p.session.State()
	if down := model.LayDown(&state, key); down != nil {
		a = down
	} else if where != "" {
		a = model.Go{Where: where}
	} else if dataset(event, "keys") != "" {
		a = model.PredictKey(&state, key)
	} else {
		a = model.MoveCursor(dataset(event, "walk"), key)
	}
	if a != nil {
		event.Call("preventDefault")
		p.dispatch(a)
	}
}

// onSubmit handles a form; nothing is sent anywhere.
func (p *playground) onSubmit(event js.Value) {
	if name := dataset(event, "submit"); name != "" {
		event.Call("preventDefault")
		p.dispatchAndSync(model.CommandAction(name, fieldLines(event.Get("target"))))
	}
}

// fieldLines returns what the fields of a form hold, each on a line.
func fieldLines(form js.Value) string {
	var lines []string
	fields := form.Call("querySelectorAll", "input")
	for i := range fields.Length() {
		lines = append(lines, fromJS(fields.Index(i).Get("value")))
	}
	return strings.Join(lines, "\n")
}

// onLectureKey handles the keys that step through a lecture, wherever the focus is, but for
// those that a field needs.
func (p *playground) onLectureKey(event js.Value) {
	target, key := event.Get("target"), event.Get("key").String()
	switch space := key == " "; {
	case modified(event), space && dataset(event, "act") == "lecture": // which ends it
		return
	case (space || model.MovesCaret(key)) && target.Call("matches", "input:not([type=range])").Bool():
		return
	}
	pressable := target.Call("matches", "button, a, input, textarea, select, summary").Bool()
	if a := model.LectureKey(p.session.State(), key, pressable); a != nil {
		event.Call("preventDefault")
		event.Call("stopPropagation")
		p.dispatchAndSync(a)
	}
}

// onLanguageClick handles the link to another language. If its words are loaded,
// the page changes in place; otherwise the other page opens, with what the permalink has
// of the state.
func (p *playground) onLanguageClick(event js.Value) {
	lang := event.Get("currentTarget").Get("hreflang").String()
	if !plainClick(event) {
		return
	}
	event.Call("preventDefault")
	if w, ok := p.words[lang]; ok && w.Complete {
		p.dispatch(model.SetLang{Lang: lang})
		return
	}
	there, _, _ := strings.Cut(event.Get("currentTarget").Get("href").String(), "#")
	js.Global().Get("location").Call("assign", there+"#"+model.EncodeLink(p.session.State()))
}

// onThemeChange handles the list of themes.
func (p *playground) onThemeChange(event js.Value) {
	p.dispatch(model.SetTheme{Name: event.Get("target").Get("value").String()})
}
