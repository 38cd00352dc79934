//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/web/play"
	"uriplayground/web/wire"
)

// selectSource shows a place of the source in its field.
func (d *desk) selectSource(at play.SelectSource) {
	field, ok := d.field("source")
	if !ok || !field.Get("value").Truthy() {
		return
	}
	field.Call("focus")
	field.Call("setSelectionRange", at.Start, at.End)
}

// edit puts a text into a place of the source, and shows it there.
func (d *desk) edit(e play.EditSource) {
	shown := false
	if field, ok := d.field("source"); ok && field.Get("value").Truthy() {
		field.Call("setRangeText", toJS(e.With), e.Start, e.End, "select")
		d.source, shown = field.Get("value"), true
	}
	if !shown {
		source := methods(d.source)
		before, behind := methods(source.Call("slice", 0, e.Start)), source.Call("slice", e.End)
		d.source = before.Call("concat", toJS(e.With), behind)
	}
}

// sync brings the fields that a button fills in line with the state.
func (d *desk) sync(s play.LinkPanelState) {
	for _, name := range [...]string{"search", "level", "retrieval", "redirected", "encapsulating", "fallback"} {
		if field, ok := d.field(name); ok {
			field.Set("value", toJS(s.Field(name)))
		}
	}
}

// revealChosen scrolls the pane of the chosen link into sight.
func (d *desk) revealChosen() {
	if pane, ok := d.p.shell.host.find(".sheet.chosen"); ok {
		pane.Underlying().Call("scrollIntoView", wire.Object("block", "nearest"))
	}
}

// together is how many parts of a file are put together at once: a file made of
// many texts would take long in the end.
const together = 32

// save collects the parts of a file, and hands it to the visitor when the last
// one is there.
func (d *desk) save(part play.ExportPart) {
	if part.First {
		d.parts = js.Global().Get("Array").New()
	}
	d.parts.Call("push", toJS(part.Text))
	if part.Name == "" {
		if d.parts.Length() == together {
			d.parts = js.ValueOf([]any{js.Global().Get("Blob").New(d.parts)})
		}
		return
	}
	blob := js.Global().Get("Blob").New(d.parts, wire.Object("type", part.Type))
	d.parts = js.Undefined()
	address := js.Global().Get("URL").Call("createObjectURL", blob)
	link := create("a", "")
	link.Underlying().Set("href", address)
	link.Underlying().Set("download", part.Name)
	link.Underlying().Call("click")
	js.Global().Get("URL").Call("revokeObjectURL", address)
}
