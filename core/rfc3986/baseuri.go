package rfc3986

import "uriplayground/core/syntax"

// RuleBase is what §5.1 asks of a base URI: a scheme, and no fragment.
var RuleBase = rule("5.1", "base-URI")

// The four ways to establish a base URI, in the order of their precedence.
var (
	RuleEmbedded      = keyed("5.1.1", "base-embedded", "Base URI Embedded in Content")
	RuleEncapsulating = keyed("5.1.2", "base-encapsulating", "Base URI from the Encapsulating Entity")
	RuleRetrieval     = keyed("5.1.3", "base-retrieval", "Base URI from the Retrieval URI")
	RuleDefault       = keyed("5.1.4", "base-default", "Default Base URI")
)

// What became of a layer.
var (
	RuleLayerUsed   = keyed("5.1", "layer-used", "the innermost defined base URI has the highest precedence")
	RuleLayerBehind = keyed("5.1", "layer-behind", "discussed below in order of precedence")
	RuleLayerAbsent = keyed("5.1", "layer-absent", "none")
	RuleLayerLost   = keyed("5.1", "layer-lost", "A base URI must conform to the <absolute-URI> syntax rule")
)

// What had to be done to a layer before it could be a base.
var (
	RuleAbsoluteForm = keyed("5.1", "base-absolute-form", "must be converted to absolute form")
	RuleStripped     = keyed("5.1", "base-stripped", "stripped of any fragment component")
)

func establishRules() []*syntax.Rule {
	return []*syntax.Rule{
		RuleBase,
		RuleEmbedded, RuleEncapsulating, RuleRetrieval, RuleDefault,
		RuleLayerUsed, RuleLayerBehind, RuleLayerAbsent, RuleLayerLost,
		RuleAbsoluteForm, RuleStripped,
	}
}

// Indexes of the layers, from the innermost to the outermost.
const (
	LayerEmbedded      = iota // in the content itself
	LayerEncapsulating        // of the message or archive that the content is part of
	LayerRetrieval            // the last URI used, after redirections
	LayerDefault              // of the application
	LayerCount
)

// Source is the base that a layer offers (RFC 3986 §5.1): a URI, or a
// reference that the next layer outside makes one of. The zero Source is
// none.
type Source struct {
	Text  string // the reference; it may be empty
	Given bool   // false for none
}

// Layer is one of the four ways, what it offers, and what became of that (RFC
// 3986 §5.1).
type Layer struct {
	Rule    *syntax.Rule // RuleEmbedded to RuleDefault
	Source               // Text is as it was given
	Base    string       // the base URI that the layer gives: absolute, without fragment
	Usable  bool         // there is such a URI
	Outcome *syntax.Rule // RuleLayerUsed, RuleLayerBehind, RuleLayerAbsent or RuleLayerLost
	Against int          // the layer whose Base it was resolved against; -1 if it needed none

	// Fragment is the fragment that was stripped, with its "#", in Text; empty
	// if there was none.
	Fragment syntax.Span
}

// Layers is the four layers of §5.1, the innermost first.
type Layers [LayerCount]Layer

// EstablishBase finds the base URI among what the four layers offer (RFC 3986
// §5.1). A layer that is relative is resolved against the next usable one
// outside it, strictly; without one it is of no use. A layer with a scheme is
// taken as it is, dot segments included.
func EstablishBase(sources [LayerCount]Source) Layers {
	rules := [LayerCount]*syntax.Rule{RuleEmbedded, RuleEncapsulating, RuleRetrieval, RuleDefault}
	var layers Layers
	outer := -1
	for i := LayerCount - 1; i >= 0; i-- {
		layers[i] = Layer{Rule: rules[i], Source: sources[i], Against: -1}
		layers.establish(i, outer)
		if layers[i].Usable {
			outer = i
		}
	}
	if outer >= 0 {
		layers[outer].Outcome = RuleLayerUsed
	}
	return layers
}

// establish makes the layer i absolute, with outer being the next usable layer
// outside it, or -1.
func (l *Layers) establish(i, outer int) {
	layer := &l[i]
	if !layer.Given {
		layer.Outcome = RuleLayerAbsent
		return
	}
	r, around := Split(layer.Text), Reference{}
	if outer >= 0 {
		around = Split(l[outer].Base)
	}
	if layer.Base, layer.Usable = AbsoluteForm(around, r.withoutFragment()); !layer.Usable {
		layer.Outcome = RuleLayerLost
		return
	}
	layer.Outcome = RuleLayerBehind
	if !r.has(hasScheme) {
		layer.Against = outer
	}
	if r.has(hasFragment) {
		layer.Fragment = syntax.Span{Start: r.queryEnd, End: uint32(len(r.text))}
	}
}

// AbsoluteForm returns what r is as a base that is stated within another one (RFC 3986 §5.1).
// With a scheme it is used as it is, dot segments included; otherwise it is resolved,
// strictly, against the base around it. It fails if neither has a scheme.
func AbsoluteForm(around, r Reference) (base string, ok bool) {
	switch {
	case r.has(hasScheme):
		return r.text, true
	case !around.has(hasScheme):
		return "", false
	}
	return string(AppendResolve(nil, around, r, Options{})), true
}

// Base returns the base URI and the layer it comes from (RFC 3986 §5.1); -1 if
// none gives one.
func (l *Layers) Base() (base string, layer int) {
	for i := range l {
		if l[i].Usable {
			return l[i].Base, i
		}
	}
	return "", -1
}

// Done returns what had to be done to the layer, in its order (RFC 3986 §5.1):
// RuleAbsoluteForm, RuleStripped, both or nothing.
func (l *Layer) Done() (rules []*syntax.Rule) {
	if l.Against >= 0 {
		rules = append(rules, RuleAbsoluteForm)
	}
	if !l.Fragment.Empty() {
		rules = append(rules, RuleStripped)
	}
	return rules
}
