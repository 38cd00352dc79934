//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/web/wire"
)

// callbacks has the listeners and timers of one playground. All listeners share one
// AbortSignal, so that JavaScript can remove them even after this program ended.
type callbacks struct {
	fail       func(reason string)
	controller js.Value
	functions  []js.Func
	timers     []*timer
	released   bool
}

func newCallbacks(fail func(reason string)) *callbacks {
	return &callbacks{fail: fail, controller: js.Global().Get("AbortController").New()}
}

// function returns a JavaScript function of one argument that recovers from panics. It is
// released with the playground.
func (c *callbacks) function(f func(js.Value)) js.Func {
	fn := c.taskFunction(f)
	c.functions = append(c.functions, fn)
	return fn
}

// taskFunction returns one for a task that ends before the playground: whoever ends the
// task releases it.
func (c *callbacks) taskFunction(f func(js.Value)) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer c.recoverPanic()
		f(firstArgument(args))
		return nil
	})
}

func firstArgument(args []js.Value) js.Value {
	if len(args) == 0 {
		return js.Undefined()
	}
	return args[0]
}

// onSettled calls f with the value of a promise, or with the reason of its
// rejection. It does not if the playground has been disposed of by then.
func (c *callbacks) onSettled(promise js.Value, f func(value js.Value, ok bool)) {
	var both [2]js.Func
	for i := range both {
		both[i] = js.FuncOf(func(_ js.Value, args []js.Value) any {
			both[0].Release()
			both[1].Release()
			if !c.released {
				defer c.recoverPanic()
				f(firstArgument(args), i == 0)
			}
			return nil
		})
	}
	promise.Call("then", both[0], both[1])
}

func (c *callbacks) recoverPanic() {
	if r := recover(); r != nil {
		c.fail(reasonOf(r))
	}
}

// on adds a listener in the capturing phase, which scroll events reach, too.
func (c *callbacks) on(target js.Value, kind string, f func(domEvent)) {
	target.Call("addEventListener", kind, c.function(func(v js.Value) { f(wrapEvent(v)) }), wire.Object("capture passive signal",
		true, kind == "scroll", c.controller.Get("signal")).Map())
}

// release removes the listeners and stops the timers. It releases the functions
// later, because one of them may be running.
func (c *callbacks) release() {
	c.released = true
	c.controller.Call("abort")
	for _, t := range c.timers {
		t.stop()
	}
	functions := c.functions
	c.functions = nil
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

// timer calls a function after a delay, once ("Timeout") or repeatedly
// ("Interval").
type timer struct {
	callbacks *callbacks
	kind      string
	call      js.Func
	id        js.Value
	frame     js.Value // the requested animation frame, if any
}

func newTimer(c *callbacks, kind string, f func()) *timer {
	t := &timer{callbacks: c, kind: kind, call: c.function(func(js.Value) { f() })}
	c.timers = append(c.timers, t)
	return t
}

// newAfterDraw returns a timer that calls f after Vecty has drawn: when the timer
// ends, Vecty has requested its animation frame, and f runs after it in the same
// one.
func newAfterDraw(c *callbacks, f func()) *timer {
	drawn := c.function(func(js.Value) { f() })
	var t *timer
	t = newTimer(c, "Timeout", func() { t.frame = js.Global().Call("requestAnimationFrame", drawn) })
	return t
}

// start starts the timer, or restarts it. It does not once the playground is disposed of,
// which a listener of the page may do in the middle of a handler.
func (t *timer) start(milliseconds int) {
	if t.callbacks.released {
		return
	}
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
