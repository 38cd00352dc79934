//go:build js && wasm

// Command wasm is the Go program behind playground.js. It passes its functions to
// the loader and then waits to be called, as long as the page lives.
package main

import (
	"syscall/js"

	"uriplayground/web/i18n"
)

// handshake is the property of the global object under which the loader leaves a
// function that takes the API of the program, once. Its property words has the
// words of each language as text.
const handshake = "uri-playground"

func main() {
	key := js.Global().Get("Symbol").Call("for", handshake)
	receive := js.Global().Get("Reflect").Call("get", js.Global(), key)
	if receive.Type() != js.TypeFunction {
		println("uri-playground: this program is started by playground.js")
		return
	}
	receive.Invoke(newAPI(vocabulary(receive.Get("words"))))
	select {}
}

// vocabulary returns the words that the loader has fetched.
func vocabulary(texts js.Value) i18n.Vocabulary {
	v := i18n.Vocabulary{}
	for _, lang := range i18n.Languages() {
		if text := texts.Get(lang); text.Type() == js.TypeString {
			v[lang] = i18n.Parse(lang, text.String())
		}
	}
	return v
}
