//go:build js && wasm

package main

import "syscall/js"

// The keys of what the site stores in the browser.
const (
	themeKey   = "uri-playground.theme"
	learnerKey = "uri-playground.learner"
)

// progressKey returns the key of what somebody has solved, by the name that was given.
func progressKey(learner string) string {
	if learner == "" {
		return "uri-playground.progress"
	}
	return "uri-playground.progress." + learner
}

// storage is one of the stores that a window has: "localStorage", or "sessionStorage", which the
// browser empties when the page is closed.
type storage struct{ name string }

// open returns the store. Where it is forbidden, reading that property throws, which only a call
// turns into a panic; js.Value.Get would end the program.
func (s storage) open() js.Value {
	return js.Global().Get("Reflect").Call("get", js.Global(), s.name)
}

// store stores a text, if the browser allows it; an empty one removes the entry.
func (s storage) store(key, text string) {
	defer func() { _ = recover() }() // storage is full or forbidden
	if text == "" {
		s.open().Call("removeItem", key)
		return
	}
	s.open().Call("setItem", key, text)
}

// stored returns the stored text, or "" if there is none.
func (s storage) stored(key string) (text string) {
	defer func() {
		if recover() != nil {
			text = ""
		}
	}()
	if v := s.open().Call("getItem", key); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}

func store(key, text string) { storage{"localStorage"}.store(key, text) }

func stored(key string) string { return storage{"localStorage"}.stored(key) }
