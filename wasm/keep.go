//go:build js && wasm

package main

import "syscall/js"

// Where the site keeps things in the browser.
const (
	themeKey    = "uri-playground.theme"
	progressKey = "uri-playground.progress"
)

// store is what the browser keeps for the site. Where that is forbidden, asking
// for it throws, which only a call turns into a panic; a mere Get would end the
// program.
func store() js.Value {
	return js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
}

// keep remembers a text, where the browser allows it; nothing of an empty one.
func keep(key, text string) {
	defer func() { _ = recover() }() // storage is full or forbidden: nothing else is lost
	if text == "" {
		store().Call("removeItem", key)
		return
	}
	store().Call("setItem", key, text)
}

// kept is the text of the last visit; empty if there is none.
func kept(key string) (text string) {
	defer func() {
		if recover() != nil {
			text = ""
		}
	}()
	if v := store().Call("getItem", key); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}
