//go:build js && wasm

package main

import (
	"syscall/js"

	"honnef.co/go/js/dom/v2"
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
