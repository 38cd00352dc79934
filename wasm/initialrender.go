//go:build js && wasm

package main

import (
	"syscall/js"

	"github.com/hexops/vecty"

	"uriplayground/web/ui"
)

// renderSlice is how long the first page is drawn at a time, in milliseconds. A
// phone that is four times as slow then responds within 50 ms.
const renderSlice = 6

// initialRender draws the first page outside the document, in slices between which
// the browser handles events. The result then replaces the static one as a whole,
// so that nothing moves, and the static one can be read until then.
type initialRender struct {
	clock     clock
	ports     [2]js.Value // a message from the second port to the first ends a pause
	wakeUp    js.Func
	resume    chan struct{}
	sliceEnd  float64 // end of the slice, in milliseconds
	immediate bool    // do not pause any more
	done      bool
}

func newInitialRender() *initialRender {
	r := &initialRender{resume: make(chan struct{}, 1), clock: newClock()}
	channel := js.Global().Get("MessageChannel").New()
	r.ports = [2]js.Value{channel.Get("port1"), channel.Get("port2")}
	r.wakeUp = js.FuncOf(func(js.Value, []js.Value) any { r.wake(); return nil })
	r.ports[0].Set("onmessage", r.wakeUp)
	return r
}

// draw draws the page of root and returns its element, which is not in the document
// yet.
func (r *initialRender) draw(root *ui.Part) element {
	aside, place := create("div", ""), create("div", "")
	aside.append(place)
	if err := vecty.RenderIntoNode(place.Underlying(), root); err != nil {
		panic(err)
	}
	r.done = true
	return wrap(aside.Get("firstChild"))
}

// yield pauses if the slice is over. It does not after the first page, because
// event handlers, which draw then, must not wait for other events.
func (r *initialRender) yield() {
	if !r.done && !r.immediate && r.clock.now() >= r.sliceEnd {
		r.pause()
	}
}

// pause ends a slice.
func (r *initialRender) pause() {
	if !r.immediate {
		r.ports[1].Call("postMessage", js.Null())
		<-r.resume
		r.sliceEnd = r.clock.now() + renderSlice
	}
}

// finish makes the page complete by the end of the current event.
func (r *initialRender) finish() {
	if !r.done {
		r.immediate = true
		r.wake()
	}
}

func (r *initialRender) wake() {
	select {
	case r.resume <- struct{}{}:
	default: // not pausing
	}
}

func (r *initialRender) end() {
	r.done = true
	r.ports[0].Set("onmessage", js.Null()) // a message may still be under way
	r.ports[0].Call("close")
	r.wakeUp.Release()
}
