package links

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/rfc3986"
)

// BaseKind is how a base that a source states comes about, and what becomes of the
// references that stand under it.
type BaseKind uint8

// static/linkscan/bases.js has the same numbers.
const (
	Resolves    BaseKind = iota // resolved against the base around it (RFC 3986 §5.1.1)
	Inherits                    // the base around it: the entity states none of its own (§5.1.2)
	NoneStated                  // there is no base here
	Prefix                      // resolved, fragment and all; what follows a prefix is appended to it
	Appended                    // appended to another prefix, and a prefix itself
	Unresolved                  // what stands here is not resolved, though it may look like a reference
	NotEmbedded                 // the base of the page without what is embedded in it
	StandsFor                   // a prefix that is what links stand for, whatever they are
	TakesScheme                 // after the scheme of the base around it, as it is (RFC 9112 §3.3)
	OfSource                    // where the source was retrieved from, whatever encapsulates it
	OfPage                      // what encapsulates it, as the page does that runs a script
)

// Base is a base that a source states for a part of itself.
type Base struct {
	Name   uint8    // index into BaseNames: what states it
	Kind   BaseKind // how it comes about
	Ref    string   // as it is written
	Parent uint32   // the base around it: that number of the list, from 1; 0 for that of the page
	Start  uint32   // its place in the source, in UTF-16 code units
}

// baseNames is what states a base, as its format calls it;
// static/linkscan/bases.js has the same list.
var baseNames = [...]string{
	"base href", "srcdoc", "xml:base", "$id", "id", "servers", "@base", "@prefix", "@vocab", "BASE", "PREFIX",
	"bare specifier", "URI template", "start_url", "request", "Location", "container root", "term", "document", "rdf:ID", "empty specifier", "URL",
	"sourceRoot", "variable", "attachment", "BaseURL", "script", "page", "new URL()",
}

// BaseNames returns what can state a base, each as its format calls it.
func BaseNames() []string { return baseNames[:] }

// mostBaseBytes is how many bytes the bases of a source may have in all beyond shortText each:
// one that is nested in another may be longer than that. Those beyond are too long.
const mostBaseBytes = 1 << 20

// bases is the bases that a source states, and what becomes of each with that of the page.
type bases struct {
	page  *core.Establishment
	list  []Base
	uris  []string // of those that are known
	state []uint8  // of each: unknown, none, made or too long
	spent int
	long  int       // how many are too long
	outer []outward // of each: what is around it
}

const (
	baseUnknown uint8 = iota
	baseNone
	baseMade
	baseTooLong // there is one, which is not made
)

// with returns the same bases in a page with another base.
func (b *bases) with(page *core.Establishment) bases { return bases{page: page, list: b.list} }

// uri returns base n of the source, and whether there is one; base 0 is that of the page.
func (b *bases) uri(n uint32) (string, bool) {
	if n == 0 || int(n) > len(b.list) {
		return b.page.Base, b.page.Layer >= 0
	}
	if b.state == nil {
		b.state, b.uris = make([]uint8, len(b.list)), make([]string, len(b.list))
	}
	var path []uint32 // from base n outwards to one that is known
	for k := n; k > 0 && b.state[k-1] == baseUnknown; k = b.list[k-1].Parent {
		path = append(path, k)
	}
	for i := len(path) - 1; i >= 0; i-- {
		b.make(path[i])
	}
	return b.uris[n-1], b.state[n-1] == baseMade
}

// make makes a base whose parent is known.
func (b *bases) make(n uint32) {
	own := &b.list[n-1]
	parent, known := b.uri(own.Parent)
	made := own.Kind == Resolves || own.Kind == Prefix || own.Kind == Appended || own.Kind == TakesScheme
	full := made && b.spent > mostBaseBytes && len(parent) > shortText
	if (full || b.tooLong(own.Parent)) && !own.complete() && own.Kind != NotEmbedded {
		b.leaveOut(n) // before a long text is made of it
		return
	}
	uri := ""
	switch own.Kind {
	case Inherits, StandsFor:
		uri = parent
	case Resolves:
		uri, known = core.AbsoluteForm(parent, withoutFragment(own.Ref))
	case Prefix:
		uri, known = core.AbsoluteForm(parent, own.Ref)
	case TakesScheme:
		scheme, _, _ := strings.Cut(parent, ":")
		uri = scheme + ":" + own.Ref
	case Appended:
		uri = parent + own.Ref
	case NotEmbedded:
		uri, known = b.layers(core.LayerEncapsulating, core.LayerCount)
	case OfSource:
		uri, known = b.layers(core.LayerRetrieval, core.LayerCount)
	case OfPage:
		uri, known = b.layers(core.LayerEncapsulating, core.LayerRetrieval)
	default:
		known = false
	}
	if made {
		b.spent += max(0, len(uri)-shortText)
	}
	switch {
	case known && made && len(uri) > shortText && b.spent > mostBaseBytes:
		b.leaveOut(n)
	case known:
		b.state[n-1], b.uris[n-1] = baseMade, uri
	default:
		b.state[n-1] = baseNone
	}
}

// leaveOut marks a base as too long.
func (b *bases) leaveOut(n uint32) {
	b.state[n-1] = baseTooLong
	b.long++
}

// tooLong reports whether base n, which has been asked for, is left out for its length.
func (b *bases) tooLong(n uint32) bool {
	return n > 0 && int(n) <= len(b.list) && b.state[n-1] == baseTooLong
}

// layers returns the base that the first of some layers gives, and whether one does.
func (b *bases) layers(from, to int) (string, bool) {
	for i := from; i < to; i++ {
		if l := &b.page.Layers[i]; l.Usable {
			return l.Base, true
		}
	}
	return "", false
}

// kind returns what becomes of references under base n.
func (b *bases) kind(n uint32) BaseKind {
	if n == 0 || int(n) > len(b.list) {
		return Resolves
	}
	return b.list[n-1].Kind
}

// scope is the base of a link, and what follows from it.
type scope struct {
	report *Report
	number uint32
	base   string // empty without one
	known  bool   // there is one
	long   bool   // there is one, too long to be made
	scheme string // of the base, in lower case
	slash  bool   // the base ends in a segment that looks like a directory without its slash
	kind   BaseKind
	asItIs bool // with a scheme a text is used as it is, dot segments included
}

// scopeOf returns what is known of base n of the bases.
func (r *Report) scopeOf(b *bases, n uint32) scope {
	s := scope{report: r, number: n, kind: b.kind(n)}
	s.base, s.known = b.uri(n)
	s.long = b.tooLong(n)
	if len(s.base) > longest {
		return s
	}
	scheme, _ := rfc3986.Split(s.base).Scheme()
	s.scheme = strings.ToLower(scheme)
	s.slash = !s.appends() && looksLikeDirectory(s.base)
	return s
}

// scope returns the scope of link i.
func (r *Report) scope(i int) scope {
	at := r.entries.record(i)
	s := r.own
	if at.base != 0 {
		if r.last.number != at.base {
			r.last = r.scopeOf(&r.bases, at.base)
		}
		s = r.last
	}
	s.asItIs = at.context.named()
	return s
}

// appends reports whether links make their targets otherwise than by resolution.
func (s *scope) appends() bool {
	return s.kind == Prefix || s.kind == Appended || s.kind == StandsFor
}

// appends reports whether a link makes its target otherwise than by resolution.
func (r *Report) appends(i int) bool {
	own := r.scope(i)
	return own.appends()
}

// tooLong reports whether the base is too long for so many links.
func (s *scope) tooLong() bool { return s.long || s.report.tooLong(s.base) }

// noBase takes the place of a missing base: what has a scheme takes nothing from
// it (§5.2.2).
const noBase = "about:"

// orNone returns the base, or what takes its place.
func (s *scope) orNone() string {
	if !s.known || s.tooLong() {
		return noBase
	}
	return s.base
}

// resolve returns the target of ref; without a base only a URI has one.
func (s *scope) resolve(ref string) (string, bool) {
	switch s.kind {
	case Prefix, Appended:
		return s.base + ref, s.known && !s.tooLong()
	case StandsFor:
		return s.base, s.known && !s.tooLong()
	case Unresolved:
		return "", false
	}
	base := s.orNone()
	if base == noBase && core.KindOf(ref) != rfc3986.RuleURI {
		return "", false
	}
	if s.asItIs {
		return core.AbsoluteForm(base, ref)
	}
	return core.Target(base, ref, core.RFC3986, core.Options{})
}

// BaseOf returns the base of a link, and whether it has one.
func (r *Report) BaseOf(i int) (string, bool) {
	s := r.scope(i)
	return s.base, s.known
}

// AsReference returns a link as a base and a reference that resolves to its target, but for dot
// segments of what is used as it is. What is appended to a prefix is no such reference; its
// target is.
func (r *Report) AsReference(i int) (base, ref string) {
	own, ref := r.scope(i), r.entries.ref(i)
	if own.appends() {
		if target, ok := own.resolve(ref); ok {
			return own.base, target
		}
	}
	return own.base, ref
}

// establish returns the base that sources make.
func (r *Report) establish(sources [core.LayerCount]core.Source) core.Establishment {
	if said := &sources[core.LayerEmbedded]; ignored(r.options.EmbeddedBy, said.Text) {
		*said = core.Source{}
	}
	return core.EstablishBase(sources, core.RFC3986)
}

// ignored reports whether browsers ignore a base by its scheme (HTML Standard, set the frozen
// base URL).
func ignored(by, ref string) bool {
	scheme, _ := rfc3986.Split(InBrowser(ref, "")).Scheme()
	return by == baseNames[0] && (strings.EqualFold(scheme, "data") || strings.EqualFold(scheme, "javascript"))
}

// AddBases adds bases that the source states, after those that are there. The numbers of
// links and of parents go by this list, from 1.
func (r *Report) AddBases(list ...Base) {
	for _, b := range list {
		if ignored(baseNames[b.Name], b.Ref) {
			b.Kind = Inherits
		}
		r.bases.list = append(r.bases.list, b)
	}
	r.bases = bases{page: r.bases.page, list: r.bases.list}
}

// replaceBases puts another reference in the place of what states a base there, if something
// does, and moves what states one after it.
func (r *Report) replaceBases(place uint32, was, ref string, delta int) {
	said, at := &r.options.Sources[core.LayerEmbedded], &r.options.EmbeddedAt
	switch {
	case at.Start > place:
		at.Start, at.End = uint32(int(at.Start)+delta), uint32(int(at.End)+delta)
	case at.Start == place && at.End > place && said.Text == was:
		said.Text, at.End = ref, uint32(int(at.End)+delta)
	}
	for i := range r.bases.list {
		own := &r.bases.list[i]
		switch {
		case own.Start > place:
			own.Start = uint32(int(own.Start) + delta)
		case own.Start == place && own.Ref == was:
			own.Ref = ref
		}
	}
}

// baseName returns what states base n of the list.
func (r *Report) baseName(n uint32) string { return baseNames[r.bases.list[n-1].Name] }
