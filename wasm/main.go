//go:build js && wasm

// Command wasm is the Go program behind playground.js. It hands its functions
// to the loader and then waits to be called, for as long as the page lives.
package main

import "syscall/js"

// handshake is the property of the global object under which the loader leaves
// a function that takes the program's API, once.
const handshake = "uri-playground"

func main() {
	key := js.Global().Get("Symbol").Call("for", handshake)
	take := js.Global().Get("Reflect").Call("get", js.Global(), key)
	if take.Type() != js.TypeFunction {
		println("uri-playground: this program is started by playground.js")
		return
	}
	take.Invoke(newAPI())
	select {}
}
