//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/web/play"
)

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

// themeChosen hears the list of themes.
func (p *playground) themeChosen(event js.Value) {
	p.do(play.SetTheme{Name: event.Get("target").Get("value").String()})
}
