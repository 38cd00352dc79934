//go:build js && wasm

package main

import (
	"syscall/js"

	"github.com/hexops/vecty"

	"uriplayground/web/ui"
)

// sliceMilliseconds is how long the first page is drawn at a time. A phone that
// is four times as slow then answers its visitor within 50 ms.
const sliceMilliseconds = 6

// firstDraw draws the first page aside, in slices between which the browser can
// do what the visitor asks of it, and puts it in its place when it is whole: so
// nothing jumps, and what the page held before can be read until then.
type firstDraw struct {
	clock   js.Value
	ports   [2]js.Value // a message from the second to the first ends a pause
	woken   js.Func
	resume  chan struct{}
	until   float64 // end of the slice, in milliseconds
	hurried bool    // somebody waits for the page
	done    bool
}

func newFirstDraw() *firstDraw {
	d := &firstDraw{resume: make(chan struct{}, 1), clock: js.Global().Get("performance")}
	channel := js.Global().Get("MessageChannel").New()
	d.ports = [2]js.Value{channel.Get("port1"), channel.Get("port2")}
	d.woken = js.FuncOf(func(js.Value, []js.Value) any { d.wake(); return nil })
	d.ports[0].Set("onmessage", d.woken)
	return d
}

// draw draws the page of root and returns its element, which is nowhere yet.
func (d *firstDraw) draw(root *ui.Root) element {
	root.Breath = d.breathe
	aside, place := create("div", ""), create("div", "")
	aside.append(place)
	if err := vecty.RenderIntoNode(place.Underlying(), root); err != nil {
		panic(err)
	}
	d.done = true
	return wrap(aside.Underlying().Get("firstChild"))
}

// breathe pauses where a slice is over. What is drawn later is drawn by handlers
// of events, which must not wait for another one.
func (d *firstDraw) breathe() {
	if !d.done && !d.hurried && d.now() >= d.until {
		d.pause()
	}
}

// pause ends a slice.
func (d *firstDraw) pause() {
	if !d.hurried {
		d.ports[1].Call("postMessage", js.Null())
		<-d.resume
		d.until = d.now() + sliceMilliseconds
	}
}

// hurry lets the page be whole at the end of the present event.
func (d *firstDraw) hurry() {
	if !d.done {
		d.hurried = true
		d.wake()
	}
}

func (d *firstDraw) wake() {
	select {
	case d.resume <- struct{}{}:
	default: // it is awake
	}
}

func (d *firstDraw) now() float64 { return d.clock.Call("now").Float() }

func (d *firstDraw) end() {
	d.done = true
	d.ports[0].Set("onmessage", js.Null()) // one may still be on its way
	d.ports[0].Call("close")
	d.woken.Release()
}
