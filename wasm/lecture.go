//go:build js && wasm

package main

import (
	"strconv"
	"syscall/js"

	"uriplayground/web/model"
)

// showFullScreen shows the stage alone, on the whole screen where the browser allows
// that, or the page again. The focus goes to the stage, and back to the button, which ends
// it, too.
func (p *playground) showFullScreen(on bool) {
	document := js.Global().Get("document")
	root := document.Get("documentElement")
	root.Call("toggleAttribute", "data-lecture", on)
	focus, _ := p.form.host.find("[data-act=lecture]")
	setAttributes(focus, "data-value", map[bool]string{true: "off", false: "on"}[on], "aria-pressed", strconv.FormatBool(on))
	switch full := document.Get("fullscreenElement").Truthy(); {
	case on:
		for _, selector := range []string{"[data-scrub]", ".stage[tabindex]"} {
			if e, ok := p.form.host.find(selector); ok {
				focus = e
			}
		}
		if root.Get("requestFullscreen").Truthy() {
			p.callbacks.onSettled(root.Call("requestFullscreen"), func(js.Value, bool) {})
		}
	case full:
		p.callbacks.onSettled(document.Call("exitFullscreen"), func(js.Value, bool) {})
	}
	focus.Focus()
}

// onFullScreen ends the lecture when the visitor leaves the full screen: browsers keep
// the key that does so to themselves.
func (p *playground) onFullScreen(domEvent) {
	if !js.Global().Get("document").Get("fullscreenElement").Truthy() && p.session.State().Lecture {
		p.dispatch(model.SetLecture{})
	}
}
