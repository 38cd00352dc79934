//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"

	"uriplayground/web/wire"
)

// guard returns a JavaScript function that calls f. If f panics, the program goes
// on, and the function returns { error: { message, input } }.
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
	return toJS(wire.Object("error", wire.Object("message input", message, textArguments(args))))
}

// inputClip is the number of characters of an argument that an error quotes.
const inputClip = 200

// textArguments quotes the texts among the arguments.
func textArguments(args []js.Value) string {
	var texts []string
	for _, arg := range args {
		if arg.Type() == js.TypeString {
			clipped := asObject(arg).Call("slice", 0, inputClip)
			texts = append(texts, quote(clipped))
		}
	}
	return strings.Join(texts, ", ")
}

// quote returns a text as a JavaScript literal. strconv.Quote would link tables of
// all printable characters.
func quote(text any) string { return js.Global().Get("JSON").Call("stringify", text).String() }

// reasonOf returns the message of a value that recover returned.
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

// thrown returns String(exception). An exception may be any value, even one whose
// conversion throws.
func thrown(exception js.Value) (reason string) {
	defer func() {
		if recover() != nil {
			reason = "an exception that cannot be shown"
		}
	}()
	return js.Global().Get("String").Invoke(exception).String()
}
