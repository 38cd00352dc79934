package wire

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

var layerNames = [core.LayerCount]string{
	core.LayerEmbedded:      "embedded",
	core.LayerEncapsulating: "encapsulating",
	core.LayerRetrieval:     "retrieval",
	core.LayerDefault:       "fallback",
}

// LayerNames returns the names of the sources of a base URI (RFC 3986 §5.1) in
// the API, from the innermost to the outermost.
func LayerNames() [core.LayerCount]string { return layerNames }

// EstablishBase returns the answer of establishBase().
func EstablishBase(e *core.Establishment, m Message, w Words) *Properties {
	ladder := make([]any, core.LayerCount)
	for i := range e.Layers {
		ladder[i] = layer(&e.Layers[i], layerNames[i], w)
	}
	answer := Object("layer ladder faults base", layerName(e.Layer), ladder, layerFaults(e, m))
	if e.Layer >= 0 {
		Put(answer, "base", e.Base)
	}
	return answer
}

// layerName returns the name of a layer in the API, or null for none.
func layerName(i int) any {
	if i < 0 {
		return nil
	}
	return layerNames[i]
}

func layer(l *core.Layer, name string, w Words) *Properties {
	answer := Object("layer rule section against outcome reason given base",
		name, l.Rule.Key, l.Rule.Section, layerName(l.Against),
		strings.TrimPrefix(l.Outcome.Key, "layer-"), w.reason(l.Outcome))
	if l.Given {
		Put(answer, "given", l.Text)
	}
	if l.Usable {
		Put(answer, "base", l.Base)
	}
	done := []any{}
	for _, r := range l.Done() {
		done = append(done, w.cited(r))
	}
	Put(answer, "done", done)
	return answer
}

// layerFaults lists the faults with the layer that each is in.
func layerFaults(e *core.Establishment, m Message) []any {
	list := []any{}
	for rest := e.Faults; len(rest) > 0; {
		run := sameLayer(rest)
		rest = rest[len(run):]
		text := ""
		if run[0].Layer >= 0 {
			text = e.Layers[run[0].Layer].Text
		}
		u := newUnits(text)
		list = append(list, faultsIn(layerName(run[0].Layer), withoutLayer(run), text, &u, m)...)
	}
	return list
}

// sameLayer returns the faults at the start of all that share a layer.
func sameLayer(all []core.LayerFault) []core.LayerFault {
	n := 1
	for n < len(all) && all[n].Layer == all[0].Layer {
		n++
	}
	return all[:n]
}

func withoutLayer(all []core.LayerFault) []syntax.Fault {
	list := make([]syntax.Fault, len(all))
	for i, f := range all {
		list[i] = f.Fault
	}
	return list
}
