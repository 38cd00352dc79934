//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/i18n"
	"uriplayground/web/play"
	"uriplayground/web/wire"
)

// api holds what the answers need.
type api struct {
	message wire.Message
}

// newAPI is the object whose functions playground.js calls. It has checked the
// arguments: texts are strings, options are complete.
func newAPI() js.Value {
	words := i18n.For("en")
	a := &api{message: func(f syntax.Fault, text string) string { return play.FaultMessage(words, f, text) }}
	object := js.Global().Get("Object").New()
	for name, f := range map[string]func(args []js.Value) js.Value{
		"parse":             a.parse,
		"resolve":           a.resolve,
		"removeDotSegments": a.removeDotSegments,
		"mount":             func(args []js.Value) js.Value { return mount(args[0], args[1]) },
	} {
		object.Set(name, guard(f))
	}
	return object
}

// parse(text, dialect)
func (a *api) parse(args []js.Value) js.Value {
	analysis := core.Parse(fromJS(args[0]), dialect(args[1]))
	return toJS(wire.Parse(&analysis, a.message))
}

// resolve(base, ref, options)
func (a *api) resolve(args []js.Value) js.Value {
	o := args[2]
	r := core.Resolve(fromJS(args[0]), fromJS(args[1]), dialect(o.Get("dialect")), core.Options{
		NonStrict:   !o.Get("strict").Bool(),
		Erratum4547: o.Get("erratum4547").Bool(),
		Erratum4789: o.Get("erratum4789").Bool(),
	})
	return toJS(wire.Resolve(&r, a.message))
}

// removeDotSegments(path)
func (a *api) removeDotSegments(args []js.Value) js.Value {
	return toJS(wire.RemoveDotSegments(core.RemoveDotSegments(fromJS(args[0]))))
}

func dialect(name js.Value) core.Dialect {
	d, ok := core.DialectNamed(name.String())
	if !ok {
		panic("there is no such dialect")
	}
	return d
}
