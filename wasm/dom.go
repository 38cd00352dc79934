//go:build js && wasm

package main

import (
	"syscall/js"

	"honnef.co/go/js/dom/v2"

	"uriplayground/web/wire"
)

// element is an element of the page. It is a concrete type of package dom, whose
// interfaces would link every kind of element, another 120 KB.
type element struct{ *dom.BasicHTMLElement }

func wrap(v js.Value) element {
	return element{&dom.BasicHTMLElement{BasicElement: &dom.BasicElement{BasicNode: &dom.BasicNode{Value: v}}}}
}

// create returns a new element; class may be empty.
func create(tag, class string) element {
	e := wrap(js.Global().Get("document").Call("createElement", tag))
	if class != "" {
		e.SetClass(class)
	}
	return e
}

// find returns the first descendant that matches the selector, if any.
func (e element) find(selector string) (found element, ok bool) {
	v := e.Call("querySelector", selector)
	return wrap(v), v.Truthy()
}

// closest returns the element or its first ancestor that matches the selector, if any.
func (e element) closest(selector string) (found element, ok bool) {
	v := e.Call("closest", selector)
	return wrap(v), v.Truthy()
}

// each calls f with every descendant that matches the selector.
func (e element) each(selector string, f func(element)) {
	list := e.Call("querySelectorAll", selector)
	for i := range list.Length() {
		f(wrap(list.Index(i)))
	}
}

func (e element) append(children ...element) {
	for _, child := range children {
		e.Call("append", child.Value)
	}
}

// events has the listeners and timers of one playground. All listeners share one
// AbortSignal, so that JavaScript can remove them even after this program ended.
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

// function returns a JavaScript function of one argument that recovers from panics. It is
// released with the playground.
func (e *events) function(f func(js.Value)) js.Func {
	fn := e.taskFunction(f)
	e.functions = append(e.functions, fn)
	return fn
}

// taskFunction returns one for a task that ends before the playground: whoever ends the
// task releases it.
func (e *events) taskFunction(f func(js.Value)) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer e.recoverPanic()
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
func (e *events) onSettled(promise js.Value, f func(value js.Value, ok bool)) {
	var both [2]js.Func
	for i := range both {
		both[i] = js.FuncOf(func(_ js.Value, args []js.Value) any {
			both[0].Release()
			both[1].Release()
			if !e.released {
				defer e.recoverPanic()
				f(firstArgument(args), i == 0)
			}
			return nil
		})
	}
	promise.Call("then", both[0], both[1])
}

func (e *events) recoverPanic() {
	if r := recover(); r != nil {
		e.fail(reasonOf(r))
	}
}

// on adds a listener in the capturing phase, which scroll events reach, too.
func (e *events) on(target js.Value, kind string, f func(domEvent)) {
	target.Call("addEventListener", kind, e.function(func(v js.Value) { f(wrapEvent(v)) }), wire.Object("capture passive signal",
		true, kind == "scroll", e.controller.Get("signal")))
}

// release removes the listeners and stops the timers. It releases the functions
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

// timer calls a function after a delay, once ("Timeout") or repeatedly
// ("Interval").
type timer struct {
	events *events
	kind   string
	call   js.Func
	id     js.Value
	frame  js.Value // the requested animation frame, if any
}

func newTimer(e *events, kind string, f func()) *timer {
	t := &timer{events: e, kind: kind, call: e.function(func(js.Value) { f() })}
	e.timers = append(e.timers, t)
	return t
}

// newAfterDraw returns a timer that calls f after Vecty has drawn: when the timer
// ends, Vecty has requested its animation frame, and f runs after it in the same
// one.
func newAfterDraw(e *events, f func()) *timer {
	drawn := e.function(func(js.Value) { f() })
	var t *timer
	t = newTimer(e, "Timeout", func() { t.frame = js.Global().Call("requestAnimationFrame", drawn) })
	return t
}

// start starts the timer, or restarts it. It does not once the playground is disposed of,
// which a listener of the page may do in the middle of a handler.
func (t *timer) start(milliseconds int) {
	if t.events.released {
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
