//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/web/model"
)

// scrubber follows a pointer that is pressed on the columns of the timeline: the step that it
// is over is the present one.
type scrubber struct {
	timeline js.Value // undefined while none is pressed
	move     js.Func
}

func (p *playground) listenToScrubs(host js.Value) {
	p.scrubber.timeline = js.Undefined()
	p.scrubber.move = p.callbacks.function(func(v js.Value) { p.scrubTo(wrapEvent(v)) })
	p.callbacks.on(host, "pointerdown", p.startScrub)
	for _, kind := range []string{"pointerup", "pointercancel"} {
		p.callbacks.on(host, kind, func(domEvent) { p.endScrub() })
	}
}

func (p *playground) startScrub(event domEvent) {
	columns, ok := event.target().closest(".columns")
	if !ok || event.Button() != 0 || !event.Get("isPrimary").Bool() {
		return
	}
	p.endScrub() // of which the end was not heard
	p.scrubber.timeline = columns.Value
	columns.Call("setPointerCapture", event.Get("pointerId"))
	columns.Call("addEventListener", "pointermove", p.scrubber.move)
	p.scrubTo(event)
}

// scrubTo selects the step of the column that the pointer is over, however far below or above
// it is.
func (p *playground) scrubTo(event domEvent) {
	box := wrap(p.scrubber.timeline).GetBoundingClientRect()
	middle := (box.Top() + box.Bottom()) / 2
	under := p.form.host.Call("getRootNode").Call("elementFromPoint", event.Get("clientX"), middle)
	if !under.Truthy() {
		return
	}
	if column, ok := wrap(under).closest(".column"); ok {
		a := model.CommandAction("step", column.GetAttribute("data-value"))
		if step, ok := a.(model.SelectStep); ok && step.N != p.session.State().Step {
			p.dispatch(a)
		}
	}
}

func (p *playground) endScrub() {
	if p.scrubber.timeline.Truthy() {
		p.scrubber.timeline.Call("removeEventListener", "pointermove", p.scrubber.move)
		p.scrubber.timeline = js.Undefined()
	}
}
