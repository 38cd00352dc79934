//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"

	"uriplayground/web/wire"
)

// guard makes f a function for JavaScript that no panic can leave: the answer
// is then { error: { message, input } }, and the program goes on.
func guard(f func(args []js.Value) js.Value) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) (answer any) {
		defer func() {
			if r := recover(); r != nil {
				answer = failure(reasonOf(r), args)
			}
		}()
		return f(args)
	})
}

func failure(message string, args []js.Value) js.Value {
	return toJS(wire.Object("error", wire.Object("message input", message, input(args))))
}

// inputClip is how many characters of an argument an error names.
const inputClip = 200

// input names the texts among the arguments.
func input(args []js.Value) string {
	var texts []string
	for _, arg := range args {
		if arg.Type() == js.TypeString {
			clipped := methods(arg).Call("slice", 0, inputClip)
			texts = append(texts, quote(clipped))
		}
	}
	return strings.Join(texts, ", ")
}

// quote is a text as JavaScript writes it. Go's own way would take tables of all
// characters that can be printed.
func quote(text any) string { return js.Global().Get("JSON").Call("stringify", text).String() }

// reasonOf puts into words what recover returned.
func reasonOf(r any) (reason string) {
	switch r := r.(type) {
	case js.Error:
		return thrown(r.Value)
	case error:
		return r.Error()
	case string:
		return r
	}
	return "unknown"
}

// thrown is what JavaScript's String makes of an exception, which may be any
// value, also one that throws in its turn.
func thrown(exception js.Value) (reason string) {
	defer func() {
		if recover() != nil {
			reason = "an exception that cannot be shown"
		}
	}()
	return js.Global().Get("String").Invoke(exception).String()
}
