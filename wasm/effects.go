//go:build js && wasm

package main

import (
	"syscall/js"

	"github.com/hexops/vecty"

	"uriplayground/web/model"
	"uriplayground/web/ui"
	"uriplayground/web/wire"
)

// hashPause is how long typing must pause before the address is updated, in
// milliseconds: browsers limit the rate of changes.
const hashPause = 250

// speechPause is how long the fields rest before it is said what comes of them, in milliseconds.
const speechPause = 500

// perform performs an effect of an action.
func (p *playground) perform(effect model.Effect) {
	switch e := effect.(type) {
	case model.SetHash:
		p.updateHash(e)
	case model.AwaitPause:
		if p.pauseTimer != nil {
			p.pauseTimer.start(speechPause)
		}
	case model.Translate:
		p.translate(e.Lang)
	case model.LearnWords:
		p.learn(e)
	case model.SetTimer:
		p.setPlayTimer(e.Milliseconds)
	case model.AskBrowser:
		p.dispatch(askBrowser(e))
	case model.ApplyTheme:
		p.form.setTheme(e.Name)
		if p.usesHash {
			p.selectTheme(e.Name)
			store(themeKey, e.Name)
		}
	case model.Blacken:
		js.Global().Get("document").Get("documentElement").Call("toggleAttribute", "data-black", e.On)
	case model.OpenSpeaker:
		p.openSpeaker()
	case model.TellRoom:
		p.post(e.Key)
	case model.Copy:
		p.copy(e.Text.String())
	case model.FullScreen:
		p.showFullScreen(e.On)
	case model.CopyPermalink:
		p.copyPermalink()
	case model.CopyCode:
		p.write("writeText", toJS(e.Code), func(ok bool) model.Action { return model.ClipboardAnswer{What: "code", OK: ok} })
	case model.WriteEmbed:
		p.copyEmbed(e.Fallback)
	case model.SavePicture:
		p.savePicture(e.Kind)
	case model.SaveDrawing:
		p.saveDrawing(e.Name, toJS(e.Text.String()), e.Kind)
	case model.ScrollTo: // after the rows are drawn: a pane does not scroll beyond its content
		if p.traceTimer != nil {
			p.traceTimer.start(0)
		}
	case model.Reveal:
		if p.revealTimer != nil {
			p.revealTimer.start(0)
		}
	default:
		p.performLesson(effect)
		if p.linkPanel != nil {
			p.linkPanel.perform(effect)
			p.sitePanel.perform(effect)
		}
	}
}

// updateHash writes the state into the address once typing pauses. If a state is
// being left, it does so at once, as a new entry of the history.
func (p *playground) updateHash(e model.SetHash) {
	switch {
	case !p.usesHash || p.hashTimer == nil:
	case e.Leaving != "":
		p.hashTimer.stop()
		writeHash("replaceState", e.Leaving)
		writeHash("pushState", model.EncodePermalink(p.session.State()))
	default:
		p.hashBefore = locationHash()
		p.hashTimer.start(hashPause)
	}
}

// translate changes the language of the whole page, or of an embed alone.
func (p *playground) translate(lang string) {
	p.form.labelled, p.form.words = false, p.words.For(lang)
	if p.usesHash {
		translatePage(p.form.words, p.homes)
		p.hashBefore = locationHash()
	} else {
		setWords(p.form.host, p.form.words)
	}
}

// learn fetches words, and then performs the action that waits for them.
func (p *playground) learn(ask model.LearnWords) {
	p.callbacks.onSettled(p.learnWords.Invoke(ask.Lang), func(_ js.Value, ok bool) {
		switch {
		case p.session.Overtaken(ask):
		case !ok:
			p.dispatch(model.WordsMissing{})
		default:
			p.dispatchAndSync(ask.Retry)
			p.linkPanel.openState(p.session.State())
		}
	})
}

// setPlayTimer lets the timeline play at an interval, or stops it if that is 0.
func (p *playground) setPlayTimer(milliseconds int) {
	switch {
	case p.playTimer == nil:
	case milliseconds == 0:
		p.playTimer.stop()
	default:
		p.playTimer.start(milliseconds)
	}
}

// askBrowser returns the result of this browser's new URL(ref, base), or of new
// URL(ref) where there is no base, and of the latter if asked.
func askBrowser(ask model.AskBrowser) (result model.BrowserResult) {
	texts := []any{toJS(ask.Ref)}
	if ask.Base != "" { // new URL(ref, "") refuses any ref
		texts = append(texts, toJS(ask.Base))
	}
	url := newURL(texts...)
	result.Refused = url.IsUndefined()
	if !result.Refused {
		result.Text = fromJS(url.Get("href"))
	}
	if !ask.Alone {
		return result
	}
	if url = newURL(toJS(ask.Ref)); !url.IsUndefined() {
		result.Alone = true
		for i, name := range model.BrowserParts() {
			result.Parts[i] = fromJS(url.Get(name))
		}
	}
	return result
}

// newURL returns new URL(texts...), or undefined if the browser refuses it.
func newURL(texts ...any) (url js.Value) {
	defer func() { _ = recover() }()
	return js.Global().Get("URL").New(texts...)
}

// report passes the state to the host of the playground.
func (p *playground) report(s model.State) {
	if p.onState.Type() == js.TypeFunction {
		p.onState.Invoke(p.stateObject(s))
	}
}

// longestReported is how many bytes of texts a permalink may be of that the host is told: to
// write it takes time at each key.
const longestReported = 100_000

// stateObject returns the state as the host of the playground is told it.
func (p *playground) stateObject(s model.State) js.Value {
	values := wire.Object("dialect lang view step steps",
		s.Dialects.Dialect.String(), s.Lang, s.View, s.Done(), s.Steps)
	wire.Put(values, "lesson level seed exercise",
		s.Learning.Lesson, s.Learning.Level, int(s.Learning.Seed), s.Learning.Exercise)
	wire.Put(values, "strict erratum4547 erratum4789 literalRule",
		!s.Options.NonStrict, s.Options.Erratum4547, s.Options.Erratum4789, s.Options.LiteralRule)
	wire.Put(values, "predict hide ask", s.Predict.On && s.Predict.Only == "", s.Predict.Hide, s.Predict.Only)
	if s.Learning.Hosted {
		wire.Put(values, "progress", s.Learning.Progress)
	}
	state := toJS(values)
	state.Set("base", p.form.cache.toJS(s.Base))
	state.Set("ref", p.form.cache.toJS(s.Ref))
	state.Set("text", p.form.cache.toJS(s.Text))
	state.Set("expect", toJS(s.Expect.Target))
	state.Set("notes", toJS(s.Notes))
	link := js.Undefined()
	if len(s.Base)+len(s.Ref)+len(s.Text)+len(s.Learning.Slides)+len(s.Notes)+len(s.Expect.Target)+len(s.Expect.Went) <= longestReported {
		s.Step = model.End
		link = toJS(model.EncodePermalink(s))
	}
	state.Set("link", link)
	return state
}

// performLesson performs an effect of the lessons.
func (p *playground) performLesson(effect model.Effect) {
	switch e := effect.(type) {
	case model.StoreProgress:
		key := progressKey(e.Learner)
		switch {
		case !p.usesHash:
		case e.Text == "": // erased
			store(key, "")
		default: // another tab may have stored more meanwhile
			p.dispatch(model.CommandAction("import", stored(key)))
			store(key, p.session.State().Learning.Progress)
		}
	case model.ReportProgress:
		if p.onProgress.Type() == js.TypeFunction {
			p.onProgress.Invoke(toJS(wire.Object("progress", e.Text)))
		}
	case model.OpenProgress:
		if p.usesHash {
			storage{"sessionStorage"}.store(learnerKey, e.Learner)
			p.dispatch(model.CommandAction("import", stored(progressKey(e.Learner))))
		}
	case model.Answered:
		if p.onAnswer.Type() == js.TypeFunction {
			p.onAnswer.Invoke(toJS(wire.Object("exercise kind answer right counts try hints solution belief",
				e.Exercise, e.Kind, e.Answer, e.Right, e.Counts, e.Try, e.Hints, e.Solution, e.Belief)))
		}
	case model.NextExercise:
		if p.focusTimer != nil {
			p.nextExercise = e
			p.focusTimer.start(0)
		}
	case model.NextQuestion:
		p.beginAt("question")
	case model.Begin:
		if active := js.Global().Get("document").Get("activeElement"); e.At == "outcome" || e.At == "show" || !active.Truthy() || !typesInto(active) {
			p.beginAt(e.At)
		}
	case model.Print:
		if p.printTimer != nil {
			p.printTimer.start(0)
		}
	}
}

// beginAt moves the focus to where something begins, once it is drawn.
func (p *playground) beginAt(what string) {
	if p.askedTimer != nil {
		p.begins = what
		p.askedTimer.start(0)
	}
}

// begin moves the focus there. What is hidden until a later frame gets it then.
func (p *playground) begin() {
	selector := "[data-begin=" + p.begins + "]"
	if p.begins == "show" {
		selector = p.shownBy
	}
	start, ok := p.form.host.find(selector)
	if !ok {
		return
	}
	start.Focus()
	if p.retryFocus = !start.Matches(":focus") && !p.retryFocus; p.retryFocus {
		p.askedTimer.start(50)
	}
}

// typesInto reports whether an element, or the one in its shadow that has the focus, is a field.
func typesInto(active js.Value) bool {
	for shadow := active.Get("shadowRoot"); shadow.Truthy() && shadow.Get("activeElement").Truthy(); shadow = active.Get("shadowRoot") {
		active = shadow.Get("activeElement")
	}
	return wrap(active).Matches("input:not([type=radio])")
}

// today returns which day it is where the visitor is.
func today() model.Today {
	now := js.Global().Get("Date").New()
	minutes := now.Call("getTime").Float()/60_000 - now.Call("getTimezoneOffset").Float()
	return model.Today{Day: int32(minutes / (24 * 60))}
}

// copy copies a text to the clipboard, if the browser allows it.
func (p *playground) copy(text string) {
	p.write("writeText", toJS(text), func(ok bool) model.Action { return model.Copied{OK: ok} })
}

// write puts something on the clipboard by one of its methods, and dispatches what came
// of it.
func (p *playground) write(method string, what any, outcome func(ok bool) model.Action) {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		p.dispatch(outcome(false))
		return
	}
	p.callbacks.onSettled(clipboard.Call(method, what), func(_ js.Value, ok bool) { p.dispatch(outcome(ok)) })
}

// takesLater reports whether the clipboard takes a text before it is made.
func takesLater() bool {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	return js.Global().Get("ClipboardItem").Truthy() && clipboard.Truthy() && clipboard.Get("write").Truthy()
}

// clipboardItems returns what the clipboard then takes: a promise of the text.
func clipboardItems(text js.Value) js.Value {
	return js.ValueOf([]any{js.Global().Get("ClipboardItem").New(wire.Object("text/plain", text).Map())})
}

// copyLater copies a text before it is made, if the browser can: some allow that in a click
// only, and no longer once it is made. What it returns is called with the text, as a Blob.
func (p *playground) copyLater(outcome func(ok bool) model.Action) (settle js.Value) {
	if !takesLater() {
		return js.Undefined()
	}
	executor := js.FuncOf(func(_ js.Value, args []js.Value) any {
		settle = args[0]
		return nil
	})
	text := js.Global().Get("Promise").New(executor)
	executor.Release()
	p.write("write", clipboardItems(text), outcome)
	return settle
}

// beforePrint adds the tables of the view in full to the page, which otherwise only
// has the visible rows. They must be there when it returns.
func (p *playground) beforePrint(domEvent) {
	p.afterPrint(domEvent{})
	place := create("div", "")
	p.form.host.append(place)
	if err := vecty.RenderIntoNode(place.Underlying(), ui.Printout(p.session.Record())); err != nil {
		p.fail(err.Error())
	}
}

func (p *playground) afterPrint(domEvent) {
	p.form.host.each(".print", func(e element) { e.Call("remove") })
}
