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
	timers     []*timer
	released   bool
}

func newEvents(fail func(reason string)) *events {
	return &events{fail: fail, controller: js.Global().Get("AbortController").New()}
}

// function is a JavaScript function of one argument that no panic can leave.
func (e *events) function(f func(js.Value)) js.Func {
	fn := js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer e.contain()
		f(first(args))
		return nil
	})
	e.functions = append(e.functions, fn)
	return fn
}

func first(args []js.Value) js.Value {
	if len(args) == 0 {
		return js.Undefined()
	}
	return args[0]
}

// settled hears once what becomes of a promise: its value, or why there is none.
// Nobody is told when the playground is gone by then.
func (e *events) settled(promise js.Value, f func(value js.Value, ok bool)) {
	var both [2]js.Func
	for i := range both {
		both[i] = js.FuncOf(func(_ js.Value, args []js.Value) any {
			both[0].Release()
			both[1].Release()
			if !e.released {
				defer e.contain()
				f(first(args), i == 0)
			}
			return nil
		})
	}
	promise.Call("then", both[0], both[1])
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

// release takes the listeners off and stops the timers. The functions are released
// later, because one of them may be running.
func (e *events) release() {
	e.released = true
	e.controller.Call("abort")
	for _, t := range e.timers {
		t.stop()
	}
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
