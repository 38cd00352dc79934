//go:build js && wasm

package main

//lint:file-ignore U1000 JavaScript calls them, by go:wasmexport

import (
	"unsafe"

	"uriplayground/web/wire"
)

// The calls of static/exchange.js enter Go here: an exported function costs a hundredth of one that
// is passed to JavaScript. It cannot be a closure, so what all use is here. It holds nothing from one
// call to the next, and none of them calls JavaScript, which could call another.
var exchange = new(wire.Exchange)

//go:wasmexport exchangeRoom
func exchangeRoom(n int32) { exchange.Make(n) }

//go:wasmexport exchangeAt
func exchangeAt() unsafe.Pointer { return unsafe.Pointer(exchange.At()) }

//go:wasmexport target
func target(n int32) int32 { return contained(exchange.Target, n) }

//go:wasmexport targets
func targets(n int32) int32 { return contained(exchange.Targets, n) }

//go:wasmexport normalized
func normalized(n int32) int32 { return contained(exchange.Normalized, n) }

//go:wasmexport isValid
func isValid(n int32) int32 { return contained(exchange.Valid, n) }

// contained calls f. If f panics, the full call is asked, which reports it.
func contained(f func(int32) int32, n int32) (answer int32) {
	defer func() {
		if recover() != nil {
			answer = wire.NotByThis
		}
	}()
	return f(n)
}
