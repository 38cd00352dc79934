//go:build js && wasm

package main

import (
	"syscall/js"

	"github.com/hexops/vecty"

	"uriplayground/web/play"
	"uriplayground/web/ui"
)

// copy puts a text on the clipboard, where the browser allows it.
func (p *playground) copy(text string) {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		p.do(play.Copied{})
		return
	}
	p.events.settled(clipboard.Call("writeText", toJS(text)), func(_ js.Value, ok bool) { p.do(play.Copied{OK: ok}) })
}

// beforePrint puts all that the view shows into the page, since what is drawn
// there is only what can be seen. It has to be drawn at once.
func (p *playground) beforePrint(js.Value) {
	p.afterPrint(js.Undefined())
	place := create("div", "")
	p.shell.host.append(place)
	if err := vecty.RenderIntoNode(place.Underlying(), &ui.Record{Sheets: p.session.Record()}); err != nil {
		p.fail(err.Error())
	}
}

func (p *playground) afterPrint(js.Value) {
	p.shell.host.each(".print", func(e element) { e.Underlying().Call("remove") })
}

// dressing is what the style sheet gives to a drawing, by the names that are
// attributes, too.
var dressing = [...]string{
	"fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray",
	"font-family", "font-size", "font-weight", "text-anchor",
}

// pngScale is how many pixels of a PNG are one of the page.
const pngScale = 2

// savePicture hands the picture of the derivation to the visitor as it looks
// now: "svg" or "png".
func (p *playground) savePicture(kind string) {
	drawing, ok := p.shell.host.find(".picture svg")
	if !ok {
		return
	}
	global := js.Global()
	text := global.Get("XMLSerializer").New().Call("serializeToString", dressed(drawing.Underlying()))
	address := "data:image/svg+xml;charset=utf-8," + global.Call("encodeURIComponent", text).String()
	if kind == "svg" {
		download("derivation.svg", address)
		return
	}
	image := global.Get("Image").New()
	p.events.on(image, "load", func(js.Value) { download("derivation.png", painted(image)) })
	image.Set("src", address)
}

// dressed is a copy of a drawing that needs no style sheet, on the background
// of its surroundings.
func dressed(drawing js.Value) js.Value {
	twin := drawing.Call("cloneNode", true)
	from, to := drawing.Call("querySelectorAll", "*"), twin.Call("querySelectorAll", "*")
	for i := range from.Length() {
		style := js.Global().Call("getComputedStyle", from.Index(i))
		for _, name := range dressing {
			to.Index(i).Call("setAttribute", name, style.Call("getPropertyValue", name))
		}
	}
	ground := js.Global().Get("document").Call("createElementNS", "http://www.w3.org/2000/svg", "rect")
	ground.Call("setAttribute", "width", "100%")
	ground.Call("setAttribute", "height", "100%")
	ground.Call("setAttribute", "fill", js.Global().Call("getComputedStyle", drawing.Get("parentNode")).Get("backgroundColor"))
	twin.Call("prepend", ground)
	return twin
}

// painted is the address of an image as a PNG.
func painted(image js.Value) string {
	canvas := create("canvas", "").Underlying()
	width, height := image.Get("width").Int()*pngScale, image.Get("height").Int()*pngScale
	canvas.Set("width", width)
	canvas.Set("height", height)
	canvas.Call("getContext", "2d").Call("drawImage", image, 0, 0, width, height)
	return canvas.Call("toDataURL").String()
}

func download(name, address string) {
	link := create("a", "").Underlying()
	link.Set("download", name)
	link.Set("href", address)
	link.Call("click")
}
