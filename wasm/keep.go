//go:build js && wasm

package main

import "syscall/js"

// Where the site keeps things in the browser.
const (
	themeKey    = "uri-playground.theme"
	progressKey = "uri-playground.progress"
)

// keep remembers a text, where the browser allows it.
func keep(key, text string) {
	defer func() { _ = recover() }() // storage is full or forbidden: nothing else is lost
	js.Global().Get("localStorage").Call("setItem", key, text)
}

// kept is the text of the last visit; empty if there is none.
func kept(key string) (text string) {
	defer func() {
		if recover() != nil {
			text = ""
		}
	}()
	if v := js.Global().Get("localStorage").Call("getItem", key); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}
