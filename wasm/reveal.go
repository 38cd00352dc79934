//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/web/wire"
)

// revealer scrolls to what is present, each within its own pane only. A pane that changes
// its height later, as when a field beside it grows or an embed is shown at last, is
// scrolled again, unless the reader has scrolled it; and a field that changes its width.
type revealer struct {
	form    *form
	host    element
	panes   [2]revealed
	resizes js.Value // a ResizeObserver of the panes and fields
}

// revealed is a pane that was scrolled so that its line is seen whole, below its head.
type revealed struct {
	name, line, head string // selectors; head may be empty
	pane             js.Value
	top              float64 // how far the pane was scrolled
}

func newRevealer(f *form, e *callbacks) *revealer {
	r := &revealer{form: f, host: f.host, panes: [2]revealed{
		{name: ".steps .groups", line: ".steps .line.now"},
		{name: ".trace .window", line: ".trace tr.now", head: ".trace thead"},
	}}
	r.resizes = js.Global().Get("ResizeObserver").New(e.function(func(js.Value) { r.rescroll() }))
	r.resizes.Call("observe", f.base)
	r.resizes.Call("observe", f.ref)
	return r
}

// present scrolls to the current line and the current row, and to the chosen box and the
// explained character.
func (r *revealer) present() {
	if box, ok := r.host.find(".picture .chosen, .data-table.character"); ok {
		box.Call("scrollIntoView", wire.Object("block inline", "nearest", "nearest").Map())
	}
	for i := range r.panes {
		r.scroll(&r.panes[i])
	}
}

// expected scrolls to what is said of an address that was just chosen: on a phone it stands elsewhere
// than the button.
func (r *revealer) expected() {
	if box, ok := r.host.find(".expected"); ok {
		box.Call("scrollIntoView", wire.Object("block", "nearest").Map())
	}
}

// rescroll scrolls the fields, and the panes that are as scroll left them.
func (r *revealer) rescroll() {
	r.form.showEnds()
	for i := range r.panes {
		if p := &r.panes[i]; p.pane.Truthy() && p.pane.Get("scrollTop").Float() == p.top {
			r.scroll(p)
		}
	}
}

// scroll centres the line below the head of the pane, if it is not whole there.
func (r *revealer) scroll(p *revealed) {
	row, ok := r.host.find(p.line)
	room, there := r.host.find(p.name)
	if !ok || !there {
		return
	}
	pane := room.Underlying()
	box, bounds := row.GetBoundingClientRect(), room.GetBoundingClientRect()
	top := bounds.Top()
	if p.head != "" {
		head, _ := r.host.find(p.head)
		top += head.GetBoundingClientRect().Height()
	}
	p.top = pane.Get("scrollTop").Float()
	if box.Top() < top || box.Bottom() > bounds.Bottom() {
		pane.Set("scrollTop", p.top+box.Top()-top-(bounds.Bottom()-top-box.Height())/2)
		p.top = pane.Get("scrollTop").Float()
	}
	if !pane.Equal(p.pane) {
		if p.pane.Truthy() {
			r.resizes.Call("unobserve", p.pane)
		}
		p.pane = pane
		r.resizes.Call("observe", pane)
	}
}

// end stops watching the panes.
func (r *revealer) end() { r.resizes.Call("disconnect") }
