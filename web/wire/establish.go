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

// LayerNames is how the API calls the layers of RFC 3986 §5.1, from the
// innermost to the outermost.
func LayerNames() [core.LayerCount]string { return layerNames }

// EstablishBase is the answer of establishBase().
func EstablishBase(e *core.Establishment, m Message, w Words) map[string]any {
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

// layerName is what the API calls a layer; null for none.
func layerName(i int) any {
	if i < 0 {
		return nil
	}
	return layerNames[i]
}

func layer(l *core.Layer, name string, w Words) map[string]any {
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

// layerFaults are the faults with the layers they lie in.
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
		list = append(list, placed(layerName(run[0].Layer), withoutLayer(run), text, &u, m)...)
	}
	return list
}

// sameLayer is the faults at the start that lie in the same layer.
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
