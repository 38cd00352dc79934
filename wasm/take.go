//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"

	"uriplayground/web/model"
	"uriplayground/web/wire"
)

// copyLink puts the permalink of the present state on the clipboard.
func (p *playground) copyLink() {
	here, _, _ := strings.Cut(js.Global().Get("location").Get("href").String(), "#")
	link := toJS(here + "#" + model.EncodeLink(p.session.State()))
	p.write(func(clipboard js.Value) js.Value { return clipboard.Call("writeText", link) },
		func(ok bool) model.Action { return model.Taken{What: "link", OK: ok} })
}

// copyEmbed puts the line that embeds the present state on the clipboard. A module
// makes it, which the browser waits for: nothing may be copied some time after a click.
func (p *playground) copyEmbed(fallback string) {
	p.write(func(clipboard js.Value) js.Value {
		line := p.embedLine.Invoke(p.stateObject(p.session.State()), toJS(fallback))
		item := js.Global().Get("ClipboardItem").New(wire.Object("text/plain", line))
		return clipboard.Call("write", js.ValueOf([]any{item}))
	}, func(ok bool) model.Action { return model.Taken{What: "embed", OK: ok} })
}

// write lets how put something on the clipboard, and dispatches what came of it.
func (p *playground) write(how func(clipboard js.Value) (promise js.Value), outcome func(ok bool) model.Action) {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		p.dispatch(outcome(false))
		return
	}
	p.events.onSettled(how(clipboard), func(_ js.Value, ok bool) { p.dispatch(outcome(ok)) })
}
