//go:build js && wasm

// Command ends replaces the Go program of the playground in tests of the loader:
// it ends on demand.
package main

import (
	"os"
	"syscall/js"
)

func main() {
	key := js.Global().Get("Symbol").Call("for", "uri-playground")
	take := js.Global().Get("Reflect").Call("get", js.Global(), key)
	if js.Global().Get("endsAtStart").Truthy() {
		os.Exit(1)
	}
	take.Invoke(map[string]any{"parse": js.FuncOf(parse), "mount": js.FuncOf(mount), "learn": js.FuncOf(learn)})
	select {}
}

// parse ends the program in the way that the text names.
func parse(_ js.Value, args []js.Value) any {
	switch text := args[0].String(); text {
	case "exit":
		os.Exit(3)
	case "panic":
		panic("as told")
	case "stack":
		return deep(1)
	case "memory":
		return fillMemory()
	}
	return map[string]any{"dialect": args[1].Get("dialect")}
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
