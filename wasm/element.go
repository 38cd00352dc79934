//go:build js && wasm

package main

import (
	"syscall/js"

	"honnef.co/go/js/dom/v2"
)

// element is an element of the page. It is a concrete type of package dom,
// whose interfaces would bring in every kind of element there is: 120 KB more.
type element struct{ *dom.BasicHTMLElement }

func wrap(v js.Value) element {
	return element{&dom.BasicHTMLElement{BasicElement: &dom.BasicElement{BasicNode: &dom.BasicNode{Value: v}}}}
}

// create makes an element of the tag and class; no class if it is empty.
func create(tag, class string) element {
	e := wrap(js.Global().Get("document").Call("createElement", tag))
	if class != "" {
		e.SetClass(class)
	}
	return e
}

// find is the first element inside that the selector names, and whether there
// is one.
func (e element) find(selector string) (found element, ok bool) {
	v := e.Underlying().Call("querySelector", selector)
	return wrap(v), v.Truthy()
}

// each calls f with every element inside that the selector names.
func (e element) each(selector string, f func(element)) {
	list := e.Underlying().Call("querySelectorAll", selector)
	for i := range list.Length() {
		f(wrap(list.Index(i)))
	}
}

func (e element) append(children ...element) {
	for _, child := range children {
		e.Underlying().Call("append", child.Underlying())
	}
}
