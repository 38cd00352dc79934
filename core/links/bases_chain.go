package links

import (
	"uriplayground/core"
	"uriplayground/core/rfc3986"
)

// ChainStep is a place that a base comes from.
type ChainStep struct {
	Source string // one of BaseNames, or the name of a layer of §5.1: see LayerNames
	Ref    string // what stands there, if Given
	Given  bool   // something does
	URI    string // the base that it makes, if Known
	Known  bool   // it makes one
	Long   bool   // it makes one, too long to be given
	At     int    // its place in the source, in UTF-16 code units; -1 if it is not there
}

// LayerNames returns the names of the layers of §5.1, from the innermost to the outermost.
func LayerNames() [core.LayerCount]string {
	return [core.LayerCount]string{
		core.LayerEmbedded: "embedded", core.LayerEncapsulating: "encapsulating", core.LayerRetrieval: "retrieval", core.LayerDefault: "fallback",
	}
}

// longestChain is how many of the bases that a source states a chain lists, the innermost ones.
const longestChain = 16

// outward is the way of a chain from a place outwards.
type outward struct {
	next uint32 // number of the innermost base that is listed; 0 for none
	end  chainEnd
}

// chainEnd is how a chain ends.
type chainEnd uint8

const (
	endsWithLayers chainEnd = iota // with the sources of the page's base (§5.1)
	endsOutside                    // with those outside of what is embedded in the page
	endsHere                       // at a base that needs no other
	endsAtSource                   // with where the source was retrieved from
	endsAtPage                     // with what encapsulates it
)

// from returns the way from what stands under base n.
func (b *bases) from(n uint32) outward {
	if n == 0 || int(n) > len(b.list) {
		return outward{}
	}
	way := b.outer[n-1]
	if b.list[n-1].listed() {
		way.next = n
	}
	return way
}

// findOuter makes outer. The source states a base after the one around it, so no way is gone
// twice.
func (b *bases) findOuter() {
	b.outer = make([]outward, len(b.list))
	for i := range b.list {
		switch own := &b.list[i]; {
		case own.Kind == NotEmbedded:
			b.outer[i].end = endsOutside
		case own.Kind == OfSource:
			b.outer[i].end = endsAtSource
		case own.Kind == OfPage:
			b.outer[i].end = endsAtPage
		case own.complete():
			b.outer[i].end = endsHere
		default:
			b.outer[i] = b.from(own.Parent)
		}
	}
}

// listed reports whether a chain lists the base: it is stated, and by the source.
func (b *Base) listed() bool {
	switch b.Kind {
	case NotEmbedded, StandsFor:
		return false
	case Inherits:
		return baseNames[b.Name] == "srcdoc"
	}
	return true
}

// Chain returns where the base of a link comes from, step by step from the innermost place
// outwards, up to one that needs no other (RFC 3986 §5.1).
func (r *Report) Chain(i int) (chain []ChainStep) {
	all := &r.bases
	if all.outer == nil {
		all.findOuter()
	}
	way := all.from(r.entries.record(i).base)
	for n := way.next; n > 0 && len(chain) < longestChain; n = all.outer[n-1].next {
		b := &all.list[n-1]
		uri, known := all.uri(n)
		given := b.Kind != Inherits && b.Kind != NoneStated && b.Kind != Unresolved && b.Kind < OfSource
		chain = append(chain, ChainStep{baseNames[b.Name], b.Ref, given, uri, known, all.tooLong(n), int(b.Start)})
	}
	switch way.end {
	case endsWithLayers:
		chain = append(chain, r.layerChain(core.LayerEmbedded)...)
	case endsOutside:
		chain = append(chain, r.layerChain(core.LayerEncapsulating)...)
	case endsAtSource:
		chain = append(chain, r.layerChain(core.LayerRetrieval)...)
	case endsAtPage:
		if r.sources.Layers[core.LayerEncapsulating].Usable {
			chain = append(chain, r.layerChain(core.LayerEncapsulating)...)
		}
	}
	return chain
}

// complete reports whether the base needs no other one.
func (b *Base) complete() bool {
	switch b.Kind {
	case NoneStated, Unresolved:
		return true
	case Resolves, Prefix:
		return core.KindOf(b.Ref) == rfc3986.RuleURI
	}
	return false
}

// layerChain returns where the base that a layer gives, or one outside of it, comes from.
func (r *Report) layerChain(i int) (chain []ChainStep) {
	names := LayerNames()
	for i < core.LayerCount && !r.sources.Layers[i].Usable {
		i++
	}
	if i == core.LayerCount {
		return nil
	}
	for ; i >= 0; i = r.sources.Layers[i].Against {
		l := &r.sources.Layers[i]
		step := ChainStep{names[i], l.Text, true, l.Base, l.Usable, false, -1}
		if i == core.LayerEmbedded && r.options.EmbeddedBy != "" {
			step.Source, step.At = r.options.EmbeddedBy, int(r.options.EmbeddedAt.Start)
		}
		chain = append(chain, step)
	}
	return chain
}
