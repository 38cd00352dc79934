package core

import (
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Source is the base that a layer of §5.1 offers.
type Source = rfc3986.Source

// Layer is one of the four ways to establish a base URI (RFC 3986 §5.1).
type Layer = rfc3986.Layer

// Indexes of the layers, from the innermost to the outermost.
const (
	LayerEmbedded      = rfc3986.LayerEmbedded
	LayerEncapsulating = rfc3986.LayerEncapsulating
	LayerRetrieval     = rfc3986.LayerRetrieval
	LayerDefault       = rfc3986.LayerDefault
	LayerCount         = rfc3986.LayerCount
)

// Establishment is the base URI that four layers give (RFC 3986 §5.1).
type Establishment struct {
	Layers rfc3986.Layers // what became of each
	Base   string         // absolute and without a fragment
	Layer  int            // the one it comes from; -1 if no layer gives a base
	Faults []LayerFault   // of the syntax, then of the layers
}

// LayerFault is a fault together with the layer whose text it lies in (RFC
// 3986 §5.1); -1 if it lies in none.
type LayerFault struct {
	syntax.Fault
	Layer int // -1 for none
}

// EstablishBase finds the base URI among what the layers offer (RFC 3986
// §5.1). It never fails: a relative base that nothing makes absolute is the
// fault base-relative, and having no base at all the fault no-base. A
// fragment that is left out is the fault base-fragment. Faults of the layers'
// syntax come first. A dialect that does not know the layers gives the fault
// not-in-dialect.
func EstablishBase(sources [LayerCount]Source, d Dialect) Establishment {
	if d != RFC3986 {
		return Establishment{Layer: -1, Faults: []LayerFault{{notInDialect(""), -1}}}
	}
	e := Establishment{Layers: rfc3986.EstablishBase(sources)}
	e.Base, e.Layer = e.Layers.Base()
	for i := range e.Layers {
		e.noteSyntax(i)
	}
	for i := range e.Layers {
		e.noteLayer(i)
	}
	if e.Layer < 0 {
		e.Faults = append(e.Faults, LayerFault{baseFault("", syntax.NoBase, syntax.Error), -1})
	}
	return e
}

// AbsoluteForm returns what a text is as a base that is stated within another one (RFC 3986
// §5.1): as it is, dot segments included, if it has a scheme, otherwise resolved against the
// one around it. It fails if neither has a scheme.
func AbsoluteForm(around, text string) (base string, ok bool) {
	return rfc3986.AbsoluteForm(rfc3986.Split(around), rfc3986.Split(text))
}

func (e *Establishment) noteSyntax(i int) {
	for _, f := range rfc3986.Validate(rfc3986.Split(e.Layers[i].Text)) {
		e.Faults = append(e.Faults, LayerFault{f, i})
	}
}

// noteLayer says why a layer gives no base, or what of it was left out.
func (e *Establishment) noteLayer(i int) {
	l := &e.Layers[i]
	switch {
	case l.Given && !l.Usable:
		fault := baseFault(l.Text, syntax.BaseRelative, syntax.Warning)
		fault.Rule = l.Outcome
		e.Faults = append(e.Faults, LayerFault{fault, i})
	case !l.Fragment.Empty():
		fault := baseFault(l.Text, syntax.BaseFragment, syntax.Info)
		fault.Span = l.Fragment
		e.Faults = append(e.Faults, LayerFault{fault, i})
	}
}
