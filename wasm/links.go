//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/web/wire"
)

// links(source, options, harvest): harvest is what static/linkscan.js made of the
// source, with its links packed; undefined for a format that is read here.
func (a *api) links(args []js.Value) any {
	options, harvest := args[1], args[2]
	var o links.Options
	for i, name := range wire.LayerNames() {
		if v := options.Get(name); i != core.LayerEmbedded && v.Type() == js.TypeString {
			o.Sources[i] = core.Source{Text: fromJS(v), Given: true}
		}
	}
	if v := options.Get("root"); v.Type() == js.TypeString {
		o.Root = fromJS(v)
	}
	if harvest.Truthy() {
		o.Sources[core.LayerEmbedded] = embedded(harvest)
	}
	b := links.New(o)
	if harvest.Truthy() {
		b.Add(unpack(harvest)...)
	} else {
		for r := links.Read(fromJS(args[0]), options.Get("format").String()); !r.Next(b, 1<<20); {
		}
	}
	for !b.Check(1 << 30) {
	}
	return wire.Links(b, a.message, a.finding, a.words)
}

// embedded is what the harvest says the base is.
func embedded(harvest js.Value) core.Source {
	if base := harvest.Get("base"); base.Type() == js.TypeString {
		return core.Source{Text: fromJS(base), Given: true}
	}
	return core.Source{}
}

// unpack is the links of a portion of the harvest.
func unpack(portion js.Value) []links.Link {
	numbers := make([]byte, portion.Get("numbers").Length())
	js.CopyBytesToGo(numbers, portion.Get("numbers"))
	return wire.Unpack(fromJS(portion.Get("text")), numbers)
}
