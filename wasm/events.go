//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/web/wire"
)

// events holds the listeners of one playground. They hang on one signal, so
// that they can be taken off from JavaScript even when this program has ended.
type events struct {
	fail       func(reason string)
	controller js.Value
	functions  []js.Func
}

func newEvents(fail func(reason string)) *events {
	return &events{fail: fail, controller: js.Global().Get("AbortController").New()}
}

// function is a JavaScript function of one argument that no panic can leave.
func (e *events) function(f func(js.Value)) js.Func {
	fn := js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer e.contain()
		argument := js.Undefined()
		if len(args) > 0 {
			argument = args[0]
		}
		f(argument)
		return nil
	})
	e.functions = append(e.functions, fn)
	return fn
}

func (e *events) contain() {
	if r := recover(); r != nil {
		e.fail(reasonOf(r))
	}
}

// on listens in the capturing phase, which also hears scroll events.
func (e *events) on(target js.Value, kind string, f func(js.Value)) {
	target.Call("addEventListener", kind, e.function(f), wire.Object("capture passive signal",
		true, kind == "scroll", e.controller.Get("signal")))
}

// release takes the listeners off. The functions are released later, because
// one of them may be running.
func (e *events) release() {
	e.controller.Call("abort")
	functions := e.functions
	e.functions = nil
	var last js.Func
	last = js.FuncOf(func(js.Value, []js.Value) any {
		for _, fn := range functions {
			fn.Release()
		}
		last.Release()
		return nil
	})
	js.Global().Call("setTimeout", last, 0)
}
