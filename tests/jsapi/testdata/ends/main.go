//go:build js && wasm

// Command ends replaces the Go program of the playground in tests of the loader:
// it ends on demand.
package main

import (
	"os"
	"syscall/js"
	"unsafe"
)

func main() {
	key := js.Global().Get("Symbol").Call("for", "uri-playground")
	take := js.Global().Get("Reflect").Call("get", js.Global(), key)
	if js.Global().Get("endsAtStart").Truthy() {
		os.Exit(1)
	}
	take.Invoke(map[string]any{"parse": js.FuncOf(parse), "normalize": js.FuncOf(normalize), "mount": js.FuncOf(mount), "learn": js.FuncOf(learn)})
	select {}
}

// parse ends the program in the way that the text names.
func parse(_ js.Value, args []js.Value) any {
	end(args[0].String())
	return map[string]any{"dialect": args[1].Get("dialect")}
}

func end(way string) {
	switch way {
	case "exit":
		os.Exit(3)
	case "panic":
		panic("as told")
	case "stack":
		deep(1)
	case "memory":
		fillMemory()
	}
}

// exchange is the memory of the calls of static/exchange.js.
var exchange []byte

//go:wasmexport exchangeRoom
func exchangeRoom(n int32) { exchange = make([]byte, n) }

//go:wasmexport exchangeAt
func exchangeAt() unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(exchange)) }

//go:wasmexport isValid
func isValid(n int32) int32 {
	end(string(exchange[:n]))
	return 0
}

// normalized has no answer, and neither has normalize.
//
//go:wasmexport normalized
func normalized(int32) int32 { return -2 }

func normalize(_ js.Value, args []js.Value) any {
	return map[string]any{"error": map[string]any{"message": "as told", "input": js.Global().Get("JSON").Call("stringify", args[0])}}
}

func deep(n int) int { return deep(n+1) + n }

func fillMemory() int {
	var all [][]byte
	for {
		all = append(all, make([]byte, 1<<28))
		all[0][len(all)] = 1
	}
}

// learn takes words, of which this program has none.
func learn(js.Value, []js.Value) any { return nil }

// mount keeps a list of the options it got on the element, and reports a state
// at once and with each set. An element whose property ends is set ends the
// program.
func mount(_ js.Value, args []js.Value) any {
	element, options := args[0], args[1]
	if element.Get("ends").Truthy() {
		os.Exit(4)
	}
	element.Get("log").Call("push", options)
	options.Get("onstate").Invoke(map[string]any{"lang": "en"})
	set := js.FuncOf(func(_ js.Value, changed []js.Value) any {
		options.Get("onstate").Invoke(map[string]any{"base": changed[0].Get("base"), "step": 1})
		return nil
	})
	end := js.FuncOf(func(js.Value, []js.Value) any {
		os.Exit(5)
		return nil
	})
	element.Set("click", end)
	return map[string]any{"set": set, "dispose": js.FuncOf(func(js.Value, []js.Value) any {
		element.Set("disposed", true)
		return nil
	})}
}
