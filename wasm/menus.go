//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"
)

// Keys that move the focus in what is one stop of Tab, and menus that close.

// moveAmong moves the focus from one of the elements of a selector to the one that is so many
// further on, and reports whether there is something to move. Tab stops at one of them only.
func (f *form) moveAmong(selector string, from element, by int) bool {
	if by == 0 || !from.Matches(selector) {
		return false
	}
	list := f.host.Call("querySelectorAll", selector)
	for i := range list.Length() {
		if to := i + by; list.Index(i).Equal(from.Value) && 0 <= to && to < list.Length() {
			list.Index(to).Call("focus")
		}
	}
	return true
}

// moveInMenus moves the focus up or down in the open menu of views, or to the menu beside it, among
// the examples from the field that filters them, and among all that can be copied.
func (f *form) moveInMenus(from element, key string) bool {
	by := map[string]int{"ArrowLeft": -1, "ArrowRight": 1}[key]
	if f.moveAmong(".views [open] :is(summary, a)", from, byKey(key)) || f.moveAmong(".examples[open] :is(summary, input, li button)", from, byKey(key)) ||
		f.moveAmong(".copy-panel[open] :is(summary, button)", from, by+byKey(key)) {
		return true
	}
	menu, ok := from.closest(".views > details")
	if !ok || !f.moveAmong(".views summary", wrap(menu.Get("firstElementChild")), by) {
		return false
	}
	if next, ok := f.host.find(".views details:focus-within"); ok && menu.Get("open").Bool() {
		next.Set("open", true)
	}
	return true
}

// byKey returns how far a key leads in a list.
func byKey(key string) int { return map[string]int{"ArrowUp": -1, "ArrowDown": 1}[key] }

// byKeyInMap returns how far a key leads from an element of a grid.
func byKeyInMap(from element, key string) int {
	switch key {
	case "ArrowLeft":
		return -1
	case "ArrowRight":
		return 1
	}
	style := js.Global().Call("getComputedStyle", from.Get("parentNode"))
	return byKey(key) * len(strings.Fields(style.Get("gridTemplateColumns").String()))
}

// closeMenus closes the menus that were not clicked, or that something was chosen from. What
// has the focus in one loses it at once: the browser would take it away a frame later, when
// nobody looks for where it goes on any more.
func (f *form) closeMenus(clicked element) {
	_, chosen := clicked.closest("a, [data-example]")
	f.host.each("details.menu[open]", func(menu element) {
		if chosen || !menu.Call("contains", clicked.Value).Bool() {
			if focused, ok := menu.find(":focus:not(summary)"); ok {
				focused.Blur()
			}
			menu.RemoveAttribute("open")
		}
	})
}

// leaveMenu closes the menu that has the focus, and gives the focus to its button.
func (f *form) leaveMenu(focused element) (closed bool) {
	menu, ok := focused.closest("details.menu[open]")
	if ok {
		menu.RemoveAttribute("open")
		menu.Get("firstElementChild").Call("focus")
	}
	return ok
}
