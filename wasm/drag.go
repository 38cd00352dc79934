//go:build js && wasm

package main

import (
	"strconv"
	"syscall/js"

	"uriplayground/web/model"
)

// dragStart is how far the pointer moves, in CSS pixels, before a press is a drag.
const dragStart = 5

// drag is a piece under a pressed pointer: a mouse, a finger or a pen. While it moves,
// properties of the host say how far; what is picked up, and what comes of it where it
// is put down, is up to the model.
type drag struct {
	piece   js.Value // undefined for none
	pointer int      // its id: another finger may be put down and lifted meanwhile
	x, y    float64  // where it was pressed
	moves   bool     // far enough to be a drag
	ended   bool     // the click that follows is the end of a drag
	move    js.Func
}

// listenToDrags listens for pieces that are pressed.
func (p *playground) listenToDrags(host js.Value) {
	p.drag.piece = js.Undefined()
	p.drag.move = p.callbacks.function(func(v js.Value) { p.onDragMove(wrapEvent(v)) })
	p.callbacks.on(host, "pointerdown", p.onDragStart)
	p.callbacks.on(host, "pointerup", p.onDragEnd)
	p.callbacks.on(host, "pointercancel", func(event domEvent) {
		if p.drag.holds(event) {
			p.endDrag()
		}
	})
}

// holds reports whether an event is of the pointer that holds a piece.
func (d *drag) holds(event domEvent) bool {
	return d.piece.Truthy() && event.Get("pointerId").Int() == d.pointer
}

func (p *playground) onDragStart(event domEvent) {
	if !event.Get("isPrimary").Bool() {
		return
	}
	p.drag.ended = false
	piece, ok := event.target().closest("[data-act=pick-up], [data-act=slide-edit]")
	if !ok || event.Button() != 0 || isSlide(piece.Value) && event.Get("pointerType").String() != "mouse" && !event.target().Matches(".grip") {
		return // a finger on a slide scrolls the list
	}
	p.endDrag() // of which the end was not heard
	p.drag.piece, p.drag.pointer = piece.Value, event.Get("pointerId").Int()
	p.drag.x, p.drag.y = event.Get("clientX").Float(), event.Get("clientY").Float()
	piece.Call("setPointerCapture", p.drag.pointer)
	piece.Call("addEventListener", "pointermove", p.drag.move)
}

func (p *playground) onDragMove(event domEvent) {
	d := &p.drag
	if !d.holds(event) {
		return
	}
	dx, dy := event.Get("clientX").Float()-d.x, event.Get("clientY").Float()-d.y
	host := p.form.host
	if !d.moves {
		if dx*dx+dy*dy < dragStart*dragStart {
			return
		}
		d.moves = true
		if isSlide(d.piece) {
			setAttributes(wrap(d.piece), "data-taken", "")
		} else {
			p.dispatch(model.PickUp{Piece: d.piece.Get("dataset").Get("value").String(), Drag: true})
		}
		host.SetAttribute("data-dragging", "")
	}
	host.Style().SetProperty("--drag-x", strconv.Itoa(int(dx))+"px", "")
	host.Style().SetProperty("--drag-y", strconv.Itoa(int(dy))+"px", "")
	if isSlide(d.piece) {
		p.markPlace(event)
	}
}

func isSlide(piece js.Value) bool { return wrap(piece).Matches("[data-act=slide-edit]") }

// markPlace marks the slide in whose place the one that is dragged would be put down, before or after it, and
// returns the number of that place; "" for none.
func (p *playground) markPlace(event domEvent) (to string) {
	p.unmarkPlace()
	slide, ok := p.under(event, "[data-act=slide-edit]")
	if !ok {
		return ""
	}
	to = slide.GetAttribute("data-value")
	from, _ := strconv.Atoi(wrap(p.drag.piece).GetAttribute("data-value"))
	n, _ := strconv.Atoi(to)
	slide.SetAttribute("data-place", map[bool]string{true: "before", false: "after"}[n < from])
	return to
}

func (p *playground) unmarkPlace() {
	p.form.host.each("[data-place]", func(e element) { e.RemoveAttribute("data-place") })
}

// under returns what matches a selector where the pointer is.
func (p *playground) under(event domEvent, selector string) (element, bool) {
	under := p.form.host.Call("getRootNode").Call("elementFromPoint", event.Get("clientX"), event.Get("clientY"))
	if !under.Truthy() {
		return element{}, false
	}
	return wrap(under).closest(selector)
}

// onDragEnd puts down the piece that was dragged; dropped outside every place, it returns to its own.
func (p *playground) onDragEnd(event domEvent) {
	if !p.drag.holds(event) {
		return
	}
	switch {
	case p.drag.moves && isSlide(p.drag.piece):
		if to := p.markPlace(event); to != "" {
			p.dispatchAndSync(model.CommandAction("slide-move", wrap(p.drag.piece).GetAttribute("data-value")+" "+to))
			p.beginAt("slide")
		}
		p.drag.ended = true
	case p.drag.moves:
		to := ""
		if place, ok := p.under(event, "[data-put]"); ok {
			to = place.GetAttribute("data-put")
		}
		p.dispatch(model.PutDown{To: to})
		p.drag.ended = true
		if wrap(p.drag.piece).Matches(".lesson-screen *") {
			p.nextFocus = []string{".zone.none .piece", ".lesson-screen .acts .primary", ".lesson-screen .piece", ".lesson-screen .first"}
			p.keptTimer.start(0)
		}
	}
	p.endDrag()
}

func (p *playground) endDrag() {
	d := &p.drag
	if !d.piece.Truthy() {
		return
	}
	d.piece.Call("removeEventListener", "pointermove", d.move)
	d.piece.Call("removeAttribute", "data-taken")
	p.unmarkPlace()
	d.piece, d.moves = js.Undefined(), false
	p.form.host.RemoveAttribute("data-dragging")
}

// endsDrag reports whether a click is the end of a drag. One that a key makes is not.
func (p *playground) endsDrag(click domEvent) bool {
	ended := p.drag.ended && click.Get("detail").Int() > 0
	p.drag.ended = false
	return ended
}
