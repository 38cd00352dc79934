//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/web/play"
	"uriplayground/web/wire"
)

// hashPause is how long typing has to pause before the address follows, in
// milliseconds: browsers allow only so many changes in a time.
const hashPause = 250

// hashBytes is the longest address that is set: browsers cut off, or choke on,
// more than about 2 MB.
const hashBytes = 1_500_000

// drawPause is how long Vecty takes at most to begin to draw, in milliseconds.
const drawPause = 50

// perform does what an action asks for outside of the page.
func (p *playground) perform(effect play.Effect) {
	switch e := effect.(type) {
	case play.SetHash:
		switch {
		case !p.hash || p.address == nil:
		case e.Leaving != "":
			p.address.stop()
			putHash("replaceState", e.Leaving)
			putHash("pushState", play.EncodeLink(p.session.State()))
		default:
			p.address.start(hashPause)
		}
	case play.Translate:
		p.shell.labelled, p.shell.words = false, p.words.For(e.Lang)
		if p.hash {
			translate(p.shell.words)
		} else {
			reword(p.shell.host, p.shell.words)
		}
	case play.SetTimer:
		if p.timer == nil {
			return
		}
		if e.Milliseconds == 0 {
			p.timer.stop()
		} else {
			p.timer.start(e.Milliseconds)
		}
	case play.AskBrowser:
		p.do(askBrowser(e))
	case play.ApplyTheme:
		p.shell.theme(e.Name)
		if p.hash {
			p.showTheme(e.Name)
			keep(themeKey, e.Name)
		}
	case play.Copy:
		p.copy(e.Text)
	case play.SavePicture:
		p.savePicture(e.Kind)
	case play.ScrollTo: // once the rows are there: no pane scrolls further than it reaches
		if p.rows != nil {
			p.rows.start(0)
		}
	case play.Reveal:
		if p.reveal != nil {
			p.reveal.start(drawPause)
		}
	default:
		p.performLearning(effect)
		if p.desk != nil {
			p.desk.perform(effect)
		}
	}
}

// askBrowser is new URL(ref, base) of this very browser, and new URL(ref).
func askBrowser(ask play.AskBrowser) (says play.BrowserResult) {
	url := newURL(toJS(ask.Ref), toJS(ask.Base))
	says.Refused = url.IsUndefined()
	if !says.Refused {
		says.Text = fromJS(url.Get("href"))
	}
	if !ask.Alone {
		return says
	}
	if url = newURL(toJS(ask.Ref)); !url.IsUndefined() {
		says.Alone = true
		for i, name := range play.BrowserParts() {
			says.Parts[i] = fromJS(url.Get(name))
		}
	}
	return says
}

// newURL is new URL, or undefined where the browser refuses it.
func newURL(texts ...any) (url js.Value) {
	defer func() { _ = recover() }()
	return js.Global().Get("URL").New(texts...)
}

// setHash puts the state into the address without a step in the history, and
// into the link to the other language. An address that holds it already is left
// alone: writing it would break off a step back or forward that is under way.
func (p *playground) setHash() {
	link := play.EncodeLink(p.session.State())
	if js.Global().Get("location").Get("hash").String() != "#"+link {
		putHash("replaceState", link)
	}
}

// putHash changes the address by a method of the history. Browsers refuse where
// it was changed too often; the next change will do.
func putHash(how, link string) {
	defer func() { _ = recover() }()
	if len(link) > hashBytes {
		link = "" // better none than another state
	}
	js.Global().Get("history").Call(how, js.Null(), "", "#"+link)
	passHash("#" + link)
}

// passHash lets the link to the other language keep the state.
func passHash(hash string) {
	link := js.Global().Get("document").Call("querySelector", "[data-uri=language]")
	if link.Truthy() {
		link.Set("hash", hash)
	}
}

// report tells the host of the playground what state it is in.
func (p *playground) report(s play.State) {
	if p.onState.Type() != js.TypeFunction {
		return
	}
	values := wire.Object("dialect lang view step steps",
		s.Dialects.Dialect.String(), s.Lang, s.View, s.Done(), s.Steps)
	wire.Put(values, "lesson level seed exercise",
		s.Learning.Lesson, s.Learning.Level, int(s.Learning.Seed), s.Learning.Exercise)
	for name, on := range switches(s) {
		values[name] = on
	}
	state := toJS(values)
	state.Set("base", p.shell.known.toJS(s.Base))
	state.Set("ref", p.shell.known.toJS(s.Ref))
	state.Set("text", p.shell.known.toJS(s.Text))
	p.onState.Invoke(state)
}
