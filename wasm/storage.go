//go:build js && wasm

package main

import "syscall/js"

// The keys of what the site stores in the browser.
const (
	themeKey    = "uri-playground.theme"
	progressKey = "uri-playground.progress"
)

// localStorage returns window.localStorage. Where it is forbidden, reading that
// property throws, which only a call turns into a panic; js.Value.Get would end the
// program.
func localStorage() js.Value {
	return js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
}

// store stores a text, if the browser allows it; an empty one removes the entry.
func store(key, text string) {
	defer func() { _ = recover() }() // storage is full or forbidden
	if text == "" {
		localStorage().Call("removeItem", key)
		return
	}
	localStorage().Call("setItem", key, text)
}

// stored returns the stored text, or "" if there is none.
func stored(key string) (text string) {
	defer func() {
		if recover() != nil {
			text = ""
		}
	}()
	if v := localStorage().Call("getItem", key); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}
