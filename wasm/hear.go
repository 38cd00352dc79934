//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/web/play"
)

// What the playground hears on its host. Elements say by a data attribute what
// they are for.

// dataset is an entry of the data attributes of what an event happened to;
// empty if there is none.
func dataset(event js.Value, name string) string {
	data := event.Get("target").Get("dataset")
	if !data.Truthy() {
		return ""
	}
	if v := data.Get(name); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}

func (p *playground) input(event js.Value) {
	switch dataset(event, "uri") {
	case "text":
		p.do(p.shell.text())
		return
	case "base", "ref":
		p.do(p.shell.texts())
		return
	}
	switch {
	case dataset(event, "scrub") != "":
		p.do(play.GoTo{N: event.Get("target").Get("valueAsNumber").Int()})
	case dataset(event, "filter") != "":
		p.do(play.SetFilter{Text: fromJS(event.Get("target").Get("value"))})
	case dataset(event, "desk") != "":
		p.desk.input(event)
	}
}

func (p *playground) change(event js.Value) {
	target := event.Get("target")
	switch name := dataset(event, "uriOption"); {
	case name != "":
		p.do(play.SetOption{Name: name, On: target.Get("checked").Bool()})
	case dataset(event, "speed") != "":
		p.do(play.SetSpeed{Index: target.Get("selectedIndex").Int()})
	}
}

func (p *playground) scroll(event js.Value) {
	switch dataset(event, "scroll") {
	case "": // a field does, too, while somebody types
	case "desk":
		p.do(play.ScrollLinks{Top: event.Get("target").Get("scrollTop").Int()})
	default:
		p.do(play.ScrollTrace{Top: event.Get("target").Get("scrollTop").Int()})
	}
}

func (p *playground) click(event js.Value) {
	if where := dataset(event, "do"); where != "" {
		p.do(play.Go{Where: where})
	}
	if at := dataset(event, "fix"); at != "" {
		p.do(play.ApplyFix{Point: at, With: dataset(event, "with")})
		p.shell.sync(p.session.State())
	}
	if event.Get("target").Call("matches", "[data-base]").Bool() {
		p.do(play.SetTexts{Base: dataset(event, "base"), Ref: dataset(event, "ref")})
		p.shell.sync(p.session.State())
	}
	if button := event.Get("target").Call("closest", "[data-act]"); button.Truthy() {
		data := button.Get("dataset")
		p.act(play.CommandAction(data.Get("act").String(), fromJS(data.Get("value"))))
	}
	if link := event.Get("target").Call("closest", "[data-view]"); link.Truthy() && plainClick(event) {
		event.Call("preventDefault")
		p.act(play.SetView{Name: link.Get("dataset").Get("view").String()})
	}
	if button := event.Get("target").Call("closest", "[data-example]"); button.Truthy() {
		p.do(play.OpenExample{ID: button.Get("dataset").Get("example").String()})
		p.shell.sync(p.session.State())
	}
}

// act does what a button stands for, which may change the fields.
func (p *playground) act(a play.Action) {
	if a != nil {
		p.do(a)
		p.shell.sync(p.session.State())
	}
}

// plainClick tells whether a click on a link is not meant to open it elsewhere.
func plainClick(event js.Value) bool {
	return !modified(event) && !event.Get("shiftKey").Bool() && event.Get("button").Int() == 0
}

// modified tells whether an event is meant for the browser or the system.
func modified(event js.Value) bool {
	return event.Get("ctrlKey").Bool() || event.Get("metaKey").Bool() || event.Get("altKey").Bool()
}

// over hears what is pointed at; leaving it points at nothing. A pointer that
// rests while the page changes under it says nothing.
func (p *playground) over(event js.Value) {
	at := [2]int{event.Get("clientX").Int(), event.Get("clientY").Int()}
	if at[0] == p.pointer[0] && at[1] == p.pointer[1] {
		return
	}
	p.pointer = at
	p.do(play.PointAt{Point: dataset(event, "point")})
}

// key hears the shortcuts of the player while the focus is on one of its
// buttons, and the keys that walk through what has the focus; range and list
// have keys of their own.
func (p *playground) key(event js.Value) {
	key := event.Get("key").String()
	if modified(event) {
		return
	}
	var a play.Action
	if where := play.ShortcutFor(key); where != "" && dataset(event, "do") != "" {
		a = play.Go{Where: where}
	} else {
		a = play.MoveCursor(dataset(event, "walk"), key)
	}
	if a != nil {
		event.Call("preventDefault")
		p.do(a)
	}
}
