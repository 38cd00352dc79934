//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"

	"uriplayground/core"
	"uriplayground/web/model"
	"uriplayground/web/wire"
)

// The handlers of the events of a playground. A data attribute of an element says
// what it does.

func (p *playground) onInput(event domEvent) {
	switch event.data("uri") {
	case "text":
		p.dispatch(p.form.readText())
		return
	case "base", "ref":
		p.dispatch(p.form.readTexts())
		return
	}
	switch {
	case event.data("scrub") != "":
		p.dispatch(model.SelectStep{N: event.target().Get("valueAsNumber").Int()})
	case event.data("filter") != "":
		p.dispatch(model.SetFilter{Text: fromJS(event.target().Get("value"))})
	case event.data("expected") != "":
		p.dispatch(model.CommandAction(event.data("expected"), fromJS(event.target().Get("value"))))
	case event.data("draft") != "":
		p.dispatch(model.CommandAction(event.data("draft"), fieldLines(wrap(event.target().Get("form")))))
	case event.data("linkpanel") != "":
		p.linkPanel.onInput(event)
	case event.data("site") != "":
		p.sitePanel.onFiles(event.target().Value)
	}
}

// onTypingPause tells that the fields rest, unless what is in one of them is still being composed.
func (p *playground) onTypingPause() {
	if !p.composing {
		p.dispatch(model.TypingPaused{})
	}
}

// onPaste puts an address that was broken over several lines into a field as one. As what is typed,
// the browser can undo it.
func (p *playground) onPaste(event domEvent) {
	clipboard := event.Get("clipboardData")
	if !clipboard.Truthy() { // the event is made by a script
		return
	}
	pasted := fromJS(clipboard.Call("getData", "text/plain"))
	if joined := core.JoinLines(pasted); joined != pasted && !event.target().Get("readOnly").Bool() {
		event.PreventDefault()
		js.Global().Get("document").Call("execCommand", "insertText", false, toJS(joined))
	}
}

func (p *playground) onChange(event domEvent) {
	target := event.target()
	switch name := event.data("uriOption"); {
	case name != "":
		p.dispatch(model.SetOption{Name: name, On: target.Get("checked").Bool()})
	case event.data("speed") != "":
		p.dispatch(model.SetSpeed{Index: target.Get("selectedIndex").Int()})
	case event.data("choose") != "":
		p.dispatchAndSync(model.CommandAction(event.data("choose"), fromJS(target.Get("value"))))
		p.nextFocus = resultPlaces[:] // not each document has the list of them where it is here
		p.keptTimer.start(0)
	}
}

func (p *playground) onScroll(event domEvent) {
	switch event.data("scroll") {
	case "":
		p.form.followField(event)
	case "source":
		p.linkPanel.followSource(event.target().Value)
	case "linkpanel":
		p.dispatch(model.ScrollLinks{Top: event.target().Get("scrollTop").Int()})
	default:
		p.dispatch(model.ScrollTrace{Top: event.target().Get("scrollTop").Int()})
	}
}

func (p *playground) onClick(event domEvent) {
	if p.endsDrag(event) {
		return
	}
	p.keepFocus(event)
	p.form.closeMenus(event.target())
	if event.data("linkpanel") == "source" {
		p.linkPanel.chooseAtCaret(event.target().Value)
	}
	if where := event.data("do"); where != "" {
		p.dispatch(model.MoveStep{Where: where})
	}
	if at := event.data("fix"); at != "" {
		p.dispatchAndSync(model.ApplyFix{Point: at, With: event.data("with")})
	}
	if button, ok := event.target().closest("button[data-base]"); ok {
		data := button.Get("dataset")
		p.dispatchAndSync(model.ApplyTargetFix{Base: fromJS(data.Get("base")), Ref: fromJS(data.Get("ref"))})
	}
	if button, ok := event.target().closest("[data-act]"); ok && !readsRow(button, event) {
		data := button.Get("dataset")
		act := data.Get("act").String()
		p.dispatchAndSync(model.CommandAction(act, fromJS(data.Get("value"))))
		if act == "expect" || act == "links-expect" {
			p.chosenTimer.start(0)
		}
	}
	if link, ok := event.target().closest("[data-view]"); ok && event.isPlainClick() {
		event.PreventDefault()
		p.dispatchAndSync(model.ChooseView{Name: link.Get("dataset").Get("view").String()})
	}
	if button, ok := event.target().closest("[data-example]"); ok {
		p.dispatchAndSync(model.OpenExample{ID: button.Get("dataset").Get("example").String()})
	}
}

// readsRow reports whether a click on a row that goes to a step only ended a selection of its text,
// or followed a link in it.
func readsRow(row element, click domEvent) bool {
	if row.Get("localName").String() != "tr" {
		return false
	}
	_, link := click.target().closest("a")
	return link || js.Global().Call("getSelection").Get("type").String() == "Range"
}

// resultPlaces is where the result is, on the site and in an embed, as selectors.
var resultPlaces = [...]string{"#result", ".uri-result"}

// keepFocus moves the focus, after drawing, if it is lost because the element that was pressed is
// gone: to the field that it is about, to the next piece that can be put down, to what now does
// what it did, or to the result.
func (p *playground) keepFocus(click domEvent) {
	pressed := click.target()
	thing, pressable := pressed.closest("button, summary, a, .columns, [data-act]")
	screen, pointer := pressed.Matches(".lesson-screen *"), click.Get("detail").Int() > 0
	p.pressed, p.nextFocus = "", nil
	if !screen && (pointer && !pressable || !pointer && !pressed.Matches(":focus, :focus *")) {
		return
	}
	p.nextFocus = append([]string{".lesson-screen .acts button"}, resultPlaces[:]...)
	if field, ok := pressed.closest("[data-field]"); ok {
		p.nextFocus = []string{"[data-uri=" + field.GetAttribute("data-field") + "]"}
	} else if taken, ok := p.form.host.find(".piece[aria-pressed=true]"); ok && pressed.Matches("[data-act=put-down]") {
		p.nextFocus = afterPiece(taken)
		pressed.Blur() // it is hidden then, which browsers notice later
	} else if !screen && pressable {
		p.pressed, p.thing = does(thing), thing
		if thing.Matches(".editor [data-act=slide], .editor [data-act=speaker]") {
			p.shownBy = ".show .primary"
			if thing.Matches(".menu *") {
				p.shownBy = ".editor .menu > summary"
			}
		}
	}
	if pressed.Matches(".columns, .columns *, rect[data-act=step]") { // a step on an axis, which has a slider
		if around, ok := pressed.closest(":focus"); ok {
			around.Blur()
		}
		p.pressed, p.nextFocus = "", append([]string{"[data-scrub]"}, p.nextFocus...)
	}
	p.keptTimer.start(0)
}

// does returns what a click on an element does, as its data attributes tell.
func does(e element) string {
	return js.Global().Get("JSON").Call("stringify", e.Get("dataset")).String()
}

// afterPiece returns, as selectors, where the focus goes from a piece that is put down: to the one
// that now is at its end of the buffer, or to the button below where none is left.
func afterPiece(taken element) []string {
	zone, _ := taken.closest(".zone")
	lane := ".zone." + zone.GetAttribute("data-put")
	next := lane + " .piece"
	if lane == ".zone.output" { // pieces leave it from its end
		next += ":last-child"
	}
	return []string{next, ".typed form button", ".zone.none .piece", ".lesson-screen .acts .primary"}
}

// giveFocus focuses, if nothing has the focus or it is on something else now, what does the same as what
// was pressed; or the first of nextFocus that is there.
func (p *playground) giveFocus() {
	root := p.form.host.Call("getRootNode")
	lost := func() bool {
		document := js.Global().Get("document")
		return document.Get("activeElement").Equal(document.Get("body"))
	}
	focus := func(e element) { e.Call("focus", wire.Object("preventScroll", true).Map()) }
	// An element may be drawn with what another one was before.
	if len(p.pressed) > len("{}") && (lost() || root.Get("activeElement").Equal(p.thing.Value) && does(p.thing) != p.pressed) {
		found := false
		p.form.host.each("[data-act], [data-base], [data-example]", func(e element) {
			if !found && does(e) == p.pressed {
				focus(e)
				found = root.Get("activeElement").Equal(e.Value)
				p.thing = e
			}
		})
	}
	for _, selector := range p.nextFocus {
		if !lost() {
			return
		}
		if next, ok := p.form.host.find(selector); ok {
			if next.GetAttribute("data-uri") == "result" { // of an embed
				next.SetAttribute("tabindex", "-1")
			}
			focus(next)
		}
	}
}

// dispatchAndSync dispatches an action that may change the fields.
func (p *playground) dispatchAndSync(a model.Action) {
	if a == nil {
		return
	}
	before := p.session.State().View
	if now := today(); p.session.State().Learning.Day != now.Day { // the page has been open over night
		p.dispatch(now)
	}
	p.dispatch(a)
	p.form.sync(p.session.State())
	if p.session.State().View != before {
		p.form.showTop()
	}
}

// onPointerOver highlights what the pointer is on. It ignores a pointer that rests
// while the page changes under it.
func (p *playground) onPointerOver(event domEvent) {
	at := [2]int{event.ClientX(), event.ClientY()}
	if at[0] == p.pointer[0] && at[1] == p.pointer[1] {
		return
	}
	p.pointer = at
	p.dispatch(model.PointAt{Point: event.data("point")})
}

// onPointerInField highlights the component of a field that the pointer is on: its
// pieces are drawn over the field, and do not hear of the pointer themselves.
func (p *playground) onPointerInField(event domEvent) {
	at, x := "", event.Get("clientX").Float()
	box := wrap(event.target().Get("parentNode"))
	box.each(".check:not(.echo) .piece", func(piece element) {
		if r := piece.GetBoundingClientRect(); r.Left() <= x && x < r.Right() {
			at = piece.GetAttribute("data-point")
		}
	})
	if at != p.session.State().Point {
		p.dispatch(model.PointAt{Point: at})
	}
}

// onKeyUp lets the cursor follow the caret that a key has moved in a field.
func (p *playground) onKeyUp(event domEvent) {
	p.form.followField(event)
	if event.data("linkpanel") == "source" && model.MovesCaret(event.key()) {
		p.linkPanel.chooseAtCaret(event.target().Value)
	}
	name, state := event.data("walk"), p.session.State()
	text, ok := map[string]string{"base": state.Base, "ref": state.Ref}[name]
	if ok && model.MovesCaret(event.key()) && !event.modified() {
		caret := event.target().Get("selectionStart").Int()
		p.dispatch(model.MoveCaret{Field: name, At: wire.ByteOffset(text, caret)})
	}
}

// onFocusOut: a field that loses the focus scrolls back, and from there to its end.
func (p *playground) onFocusOut(event domEvent) {
	p.form.followField(event)
	p.endsTimer.start(0)
}

// onKeyDown handles the shortcuts of the timeline while the focus is on the stage or one of its
// buttons, and the keys that move the cursor in what has the focus. Sliders and
// lists have keys of their own.
func (p *playground) onKeyDown(event domEvent) {
	key := event.key()
	if event.data("act") == "slide-edit" && event.Get("altKey").Bool() {
		if a := model.SlideKey(event.data("value"), key); a != nil {
			event.PreventDefault()
			p.dispatchAndSync(a)
			p.beginAt("slide")
		}
		return
	}
	if event.modified() {
		return
	}
	state := p.session.State()
	if a := model.FieldKey(&state, event.data("uri"), key); a != nil && !p.composing {
		event.PreventDefault()
		p.dispatchAndSync(a)
		event.target().Call("select") // for the next one
		return
	}
	if key == "Escape" && p.form.leaveMenu(event.target()) {
		return
	}
	if p.form.moveInMenus(event.target(), key) || p.form.moveAmong(".chapters button:enabled, .time [data-do=play]", event.target(), byKey(key)) ||
		event.target().Matches(".char-map *") && p.form.moveAmong(".char-map button", event.target(), byKeyInMap(event.target(), key)) {
		event.PreventDefault()
		return
	}
	var a model.Action
	where := ""
	switch {
	case event.data("keys") == "stage":
		where = model.StageShortcutFor(key)
	case event.data("keys") != "" || event.data("do") != "" || event.data("scroll") == "trace" && (key == "ArrowLeft" || key == "ArrowRight"):
		where = model.ShortcutFor(key)
	}
	if down := model.LayDown(&state, key); down != nil {
		a = down
	} else if where != "" {
		a = model.MoveStep{Where: where}
	} else if event.data("keys") == "screen" {
		a = model.ScreenKey(&state, key, event.data("value"))
	} else if event.data("keys") != "" || event.data("act") == "predict" { // which has the focus when the first question is asked
		a = model.PredictKey(&state, key)
	} else {
		a = model.MoveCursor(event.data("walk"), key)
	}
	if a != nil {
		event.PreventDefault()
		p.dispatch(a)
	}
}

// onSubmit handles a form; nothing is sent anywhere.
func (p *playground) onSubmit(event domEvent) {
	if name := event.data("submit"); name != "" {
		event.PreventDefault()
		p.dispatchAndSync(model.CommandAction(name, fieldLines(event.target())))
	}
}

// fieldLines returns what the fields of a form contain, each on a line.
func fieldLines(form element) string {
	var lines []string
	form.each("input, textarea", func(field element) { lines = append(lines, fromJS(field.Get("value"))) })
	return strings.Join(lines, "\n")
}

// onLectureKey handles the keys that step through a lecture, wherever the focus is, but for
// those that a field needs.
func (p *playground) onLectureKey(event domEvent) {
	target, key := event.target(), event.key()
	switch space := key == " "; {
	case event.modified(), space && event.data("act") == "lecture": // which ends it
		return
	case (space || model.MovesCaret(key)) && target.Matches("input:not([type=range]), textarea"):
		return
	}
	pressable := target.Matches("button, a, input, textarea, select, summary")
	if a := model.LectureKey(p.session.State(), key, pressable); a != nil {
		event.PreventDefault()
		event.StopPropagation()
		p.dispatchAndSync(a)
	}
}

// onLanguageClick handles the link to another language. If its words are loaded,
// the page changes in place; otherwise the other page opens, with what the permalink has
// of the state.
func (p *playground) onLanguageClick(event domEvent) {
	lang := event.Get("currentTarget").Get("hreflang").String()
	if !event.isPlainClick() {
		return
	}
	event.PreventDefault()
	if w, ok := p.words[lang]; ok && w.Complete {
		p.dispatch(model.SetLang{Lang: lang})
		return
	}
	there, _, _ := strings.Cut(event.Get("currentTarget").Get("href").String(), "#")
	js.Global().Get("location").Call("assign", there+"#"+model.EncodePermalink(p.session.State()))
}

// onThemeChange handles the list of themes.
func (p *playground) onThemeChange(event domEvent) {
	p.dispatch(model.SetTheme{Name: event.target().Get("value").String()})
}
