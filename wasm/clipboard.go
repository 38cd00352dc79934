//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"

	"uriplayground/web/model"
)

// copyPermalink puts the permalink of the present state on the clipboard.
func (p *playground) copyPermalink() {
	link := toJS(here() + "#" + model.EncodePermalink(p.session.State()))
	p.write("writeText", link, func(ok bool) model.Action { return model.ClipboardAnswer{What: "link", OK: ok} })
}

// here returns the address of the page.
func here() string {
	address, _, _ := strings.Cut(js.Global().Get("location").Get("href").String(), "#")
	return address
}

// copyEmbed puts the line that embeds the present state on the clipboard. A module
// makes it, which the browser waits for: nothing may be copied some time after a click.
func (p *playground) copyEmbed(fallback string) {
	state := p.session.State()
	line := p.embedLine.Invoke(p.stateObject(state), toJS(fallback), toJS(model.EncodePermalink(state)))
	taken := func(ok bool) model.Action { return model.ClipboardAnswer{What: "embed", OK: ok} }
	if takesLater() {
		p.write("write", clipboardItems(line), taken)
		return
	}
	p.callbacks.onSettled(line, func(blob js.Value, ok bool) {
		if !ok {
			p.dispatch(taken(false))
			return
		}
		p.callbacks.onSettled(blob.Call("text"), func(text js.Value, _ bool) { p.write("writeText", text, taken) })
	})
}
