package links

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// longest is the length in bytes of the longest reference that is looked at in
// every respect. Longer ones are data: URIs as a rule.
const longest = 20_000

// checker looks at one link.
type checker struct {
	Look
	book   *Book
	index  int
	detail bool // with fixes and texts, which cost memory
	scheme string
	host   string
}

func (c *checker) run() {
	c.Same = c.index
	if len(c.Ref) > longest {
		c.runLong()
		return
	}
	c.analysis = core.Parse(c.Ref, core.RFC3986)
	c.Faults = c.analysis.Faults
	c.scheme, c.host = c.text("scheme"), c.text("host")
	c.Target, c.HasTarget = c.book.Target(c.index)
	c.form()
	c.characters()
	switch {
	case c.HasTarget:
		c.place()
	case c.book.tooLong(c.book.Base()):
		c.add(TooLong, c.whole())
	case c.kind("same-document"):
		c.sameDocument() // also where there is no base (§5.1)
	default:
		c.add(NoBase, c.whole())
	}
	c.security()
}

// runLong looks at the beginning of a reference only.
func (c *checker) runLong() {
	c.analysis = core.Parse(c.Ref[:strings.IndexFunc(c.Ref[:64]+" ", func(r rune) bool { return r >= 0x7F || r <= ' ' })], core.RFC3986)
	c.scheme = c.text("scheme")
	c.Target, c.HasTarget = c.book.Target(c.index)
	c.add(TooLong, syntax.Span{})
	c.active()
}

// What many places call stays a call: as a copy in each it would be a good part of
// the program.

// part is the span of a part of the reference, and whether it is defined.
//
//go:noinline
func (c *checker) part(name string) (syntax.Span, bool) {
	p := c.analysis.Part(name)
	return p.Span, p.Defined
}

// text is a part of the reference; empty if it is undefined.
//
//go:noinline
func (c *checker) text(name string) string {
	span, _ := c.part(name)
	return span.In(c.analysis.Text)
}

func (c *checker) whole() syntax.Span { return syntax.Span{End: uint32(len(c.Ref))} }

// add adds a finding at the level of its code.
//
//go:noinline
func (c *checker) add(code Code, span syntax.Span) *Finding { return c.addAt(code.Level(), code, span) }

//go:noinline
func (c *checker) addAt(level Level, code Code, span syntax.Span) *Finding {
	c.Findings = append(c.Findings, Finding{Code: code, Level: level, Span: span})
	return &c.Findings[len(c.Findings)-1]
}

// fix says what to write instead.
//
//go:noinline
func (f *Finding) fix(ref string) { f.Fix, f.Fixes = ref, true }

// kind tells whether the reference is of the kind with this key.
//
//go:noinline
func (c *checker) kind(key string) bool { return c.analysis.Kind.Key == key }

// span is the range of bytes from start to end.
func span(start, end int) syntax.Span { return syntax.Span{Start: uint32(start), End: uint32(end)} }
