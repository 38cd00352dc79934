//go:build js && wasm

// Command wasm is the Go program behind playground.js. It passes its functions to
// the loader and then waits to be called, as long as the page lives.
package main

import (
	"syscall/js"

	"uriplayground/web/i18n"
)

// handshake is the property of the global object under which the loader leaves a
// function that takes the API of the program, once. Its property languages
// lists them, and words has the words of some as texts, by their parts.
const handshake = "uri-playground"

func main() {
	key := js.Global().Get("Symbol").Call("for", handshake)
	receive := js.Global().Get("Reflect").Call("get", js.Global(), key)
	if receive.Type() != js.TypeFunction {
		println("uri-playground: this program is started by playground.js")
		return
	}
	receive.Invoke(newAPI(vocabulary(receive.Get("languages"), receive.Get("words"))))
	select {}
}

// vocabulary returns the words that the loader has fetched, of the languages that there are.
func vocabulary(languages, texts js.Value) i18n.Vocabulary {
	v := i18n.Vocabulary{}
	for i := range languages.Length() {
		lang := languages.Index(i).String()
		v.Expect(lang)
		if parts := texts.Get(lang); parts.Truthy() {
			learn(v, lang, parts)
		}
	}
	return v
}

// learn adds the words of a language, by their parts.
func learn(v i18n.Vocabulary, lang string, parts js.Value) {
	for _, part := range i18n.Parts() {
		if text := parts.Get(part); text.Type() == js.TypeString {
			v.Learn(lang, part, text.String())
		}
	}
}
