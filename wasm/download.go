//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/web/model"
	"uriplayground/web/wire"
)

// pngScale is the resolution of a PNG in pixels per CSS pixel.
const pngScale = 2

// savePicture lets what the view shows be drawn, in the colour scheme that was chosen.
func (p *playground) savePicture(name string) {
	a := model.PictureNamed(name)
	a.Scheme = p.session.State().Theme
	if p.usesHash {
		a.Home = here()
	}
	p.dispatch(a)
}

// saveDrawing downloads an SVG document as it is, or as a PNG.
func (p *playground) saveDrawing(name string, text js.Value, kind string) {
	global := js.Global()
	url := "data:image/svg+xml;charset=utf-8," + global.Call("encodeURIComponent", text).String()
	if kind == "svg" {
		p.download(name+".svg", url)
		return
	}
	image := global.Get("Image").New()
	image.Set("src", url)
	p.callbacks.onSettled(image.Call("decode"), func(_ js.Value, ok bool) {
		png := noURL
		if ok {
			png = pngURL(image)
		}
		p.download(name+".png", png)
	})
}

// pngURL returns the data URL of an image as a PNG.
func pngURL(image js.Value) string {
	canvas := create("canvas", "").Underlying()
	width, height := image.Get("width").Int()*pngScale, image.Get("height").Int()*pngScale
	canvas.Set("width", width)
	canvas.Set("height", height)
	canvas.Call("getContext", "2d").Call("drawImage", image, 0, 0, width, height)
	return canvas.Call("toDataURL").String()
}

// noURL is the URL of what a canvas cannot make, since it is too large.
const noURL = "data:,"

// download hands a file to the browser to be saved, and says so.
func (p *playground) download(name, url string) {
	if url != noURL {
		link := create("a", "").Underlying()
		link.Set("download", name)
		link.Set("href", url)
		link.Call("click")
	}
	window := js.Global().Get("window")
	p.dispatch(model.Saved{Name: name, Failed: url == noURL, Framed: !window.Equal(window.Get("parent"))})
}

// partsPerBlob is how many parts of a file are joined at a time: joining all of
// them at the end would take long.
const partsPerBlob = 32

// saveFile collects the parts of an exported file, and downloads it with the last
// one. Files of several names may be written at a time.
func (l *linkPanel) saveFile(part model.ExportPart) {
	parts := l.parts[part.Name]
	if part.First {
		parts = js.Global().Get("Array").New()
	}
	parts.Call("push", toBytes(part.Text.String()))
	if part.Last {
		delete(l.parts, part.Name)
		l.saveBlob(part.Name, js.Global().Get("Blob").New(parts, wire.Object("type", part.Type).Map()))
		return
	}
	if parts.Length() == partsPerBlob {
		parts = js.ValueOf([]any{js.Global().Get("Blob").New(parts)})
	}
	l.parts[part.Name] = parts
}

// saveText downloads a text as a file.
func (l *linkPanel) saveText(name string, text js.Value) {
	l.saveBlob(name, js.Global().Get("Blob").New([]any{text}, wire.Object("type", "text/plain;charset=utf-8").Map()))
}

func (l *linkPanel) saveBlob(name string, blob js.Value) {
	url := js.Global().Get("URL").Call("createObjectURL", blob)
	l.p.download(name, url.String())
	js.Global().Get("URL").Call("revokeObjectURL", url)
}
