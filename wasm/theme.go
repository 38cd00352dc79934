//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/web/play"
)

// themeKey is where the site keeps the chosen theme in the browser.
const themeKey = "uri-playground.theme"

// theme dresses the element that the style sheet hangs on.
func (s *shell) theme(name string) {
	dressed := s.host.Underlying().Call("closest", ".uri-playground")
	if !dressed.Truthy() {
		dressed = s.host.Underlying()
	}
	dressed.Call("setAttribute", "data-theme", name)
}

// showTheme lets the list of themes of the site's page agree.
func (p *playground) showTheme(name string) {
	if list := themeList(); list.Truthy() {
		list.Set("value", name)
	}
}

// themeList is the list of themes of the site's page, outside of the playground.
func themeList() js.Value {
	return js.Global().Get("document").Call("querySelector", "[data-uri-theme]")
}

// store is what the browser keeps for the site. Where that is forbidden, asking
// for it throws, which only a call turns into a panic; a mere Get would end the
// program.
func store() js.Value {
	return js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
}

// keepTheme remembers the theme, where the browser allows it.
func keepTheme(name string) {
	defer func() { _ = recover() }() // storage is full or forbidden: nothing is lost
	store().Call("setItem", themeKey, name)
}

// keptTheme is the theme of the last visit; empty if there is none.
func keptTheme() (name string) {
	defer func() {
		if recover() != nil {
			name = ""
		}
	}()
	if kept := store().Call("getItem", themeKey); kept.Type() == js.TypeString {
		return kept.String()
	}
	return ""
}

// themeChosen hears the list of themes.
func (p *playground) themeChosen(event js.Value) {
	p.do(play.SetTheme{Name: event.Get("target").Get("value").String()})
}
