//go:build js && wasm

package main

import "syscall/js"

// timer calls a function after a while, once ("Timeout") or again and again
// ("Interval").
type timer struct {
	kind  string
	call  js.Func
	id    js.Value
	frame js.Value // of the animation, where the timer has asked for one
}

func newTimer(e *events, kind string, f func()) *timer {
	t := &timer{kind: kind, call: e.function(func(js.Value) { f() })}
	e.timers = append(e.timers, t)
	return t
}

// whenDrawn calls a function once Vecty has drawn: Vecty draws in the frame that
// it has asked for by the time that the timer ends, and f comes behind it.
func whenDrawn(e *events, f func()) *timer {
	drawn := e.function(func(js.Value) { f() })
	var t *timer
	t = newTimer(e, "Timeout", func() { t.frame = js.Global().Call("requestAnimationFrame", drawn) })
	return t
}

// start starts the timer anew.
func (t *timer) start(milliseconds int) {
	t.stop()
	t.id = js.Global().Call("set"+t.kind, t.call, milliseconds)
}

func (t *timer) stop() {
	if t.frame.Truthy() {
		js.Global().Call("cancelAnimationFrame", t.frame)
		t.frame = js.Undefined()
	}
	if t.id.Truthy() {
		js.Global().Call("clear"+t.kind, t.id)
		t.id = js.Undefined()
	}
}
