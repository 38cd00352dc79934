//go:build js && wasm

package main

import (
	"syscall/js"

	"honnef.co/go/js/dom/v2"
)

// domEvent is an event of any kind, with what those of the mouse have. It is a concrete type of
// package dom, as element is.
type domEvent struct{ *dom.MouseEvent }

func wrapEvent(v js.Value) domEvent {
	return domEvent{&dom.MouseEvent{UIEvent: &dom.UIEvent{BasicEvent: &dom.BasicEvent{Value: v}}}}
}

// target returns the element that the event is for: the root where scripts, as those of browser
// extensions, send it to the document.
func (e domEvent) target() element {
	v := e.Get("target")
	if root := v.Get("documentElement"); root.Truthy() {
		v = root
	}
	return wrap(v)
}

// key returns the key that was pressed.
func (e domEvent) key() string { return (&dom.KeyboardEvent{BasicEvent: e.BasicEvent}).Key() }

// data returns a data attribute of the target, or "".
func (e domEvent) data(name string) string {
	data := e.target().Get("dataset")
	if !data.Truthy() {
		return ""
	}
	if v := data.Get(name); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}

// modified reports whether a modifier key makes an event one for the browser or the
// system.
func (e domEvent) modified() bool { return e.CtrlKey() || e.MetaKey() || e.AltKey() }

// isPlainClick reports whether a click on a link is not meant to open it in another
// tab or window.
func (e domEvent) isPlainClick() bool { return !e.modified() && !e.ShiftKey() && e.Button() == 0 }
