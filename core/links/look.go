package links

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// Finding is one thing found about a link.
type Finding struct {
	Code
	Level                // that of the code, or a lower one
	syntax.Span          // the evidence, as bytes of the reference
	Says        string   // what it stands for: an address, a host, a scheme; depends on the code
	Scripts     []string // of the host, for MixedScripts
	Fix         string   // the reference to write instead
	Fixes       bool     // there is one
}

// Look is a link looked at closely.
type Look struct {
	Ref       string         // as it was read
	Target    string         // empty without HasTarget
	HasTarget bool           // there is a base, or a scheme
	Same      int            // see Entry
	Findings  []Finding      // what is odd or dangerous about it
	Faults    []syntax.Fault // of the reference's syntax; nil if it is too long to be looked at
	analysis  core.Analysis
}

// Kind is the kind of the reference.
func (l *Look) Kind() *syntax.Rule { return l.analysis.Kind }

// Look looks at a link closely, with the fixes.
func (b *Book) Look(i int) Look {
	c := checker{book: b, index: i, detail: true, Look: Look{Ref: b.entries.ref(i)}}
	c.run()
	return c.Look
}

// Target is the target of a link, and whether it has one.
func (b *Book) Target(i int) (string, bool) {
	return b.resolve(&b.ladder, b.entries.ref(i))
}

// resolve is the target of ref; without a base only a URI has one.
func (b *Book) resolve(e *core.Establishment, ref string) (string, bool) {
	base := b.baseOr(e)
	if base == noBase && core.KindOf(ref).Key != kinds[0] {
		return "", false
	}
	return core.Target(base, ref, core.RFC3986, core.Options{})
}

// noBase stands for a base that is not there: what has a scheme takes nothing
// from it (§5.2.2).
const noBase = "about:"

func (b *Book) baseOr(e *core.Establishment) string {
	if e.Layer < 0 || b.tooLong(e.Base) {
		return noBase
	}
	return e.Base
}

// A text that is put before each of many links makes as much work and as many
// answers as both have bytes, multiplied. One that is longer than shortText may
// make mostResolved bytes in all.
const (
	shortText    = 250
	mostResolved = 1 << 26
)

// tooLong tells whether the text, a base or the like, is too long for so many
// links.
func (b *Book) tooLong(text string) bool {
	return len(text) > shortText && uint64(len(text))*uint64(b.Len()) > mostResolved
}
