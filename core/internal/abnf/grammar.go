package abnf

import (
	"strings"

	"uriplayground/core/syntax"
)

// Line is a rule with the line that defines it: ABNF, as the document prints it
// but for the indentation.
type Line struct {
	Rule *syntax.Rule // whose name the line begins with
	ABNF string       // the line, or the lines
}

// Define returns the line of the rule.
func Define(rule *syntax.Rule, abnf string) Line { return Line{Rule: rule, ABNF: abnf} }

// Production is a line that was read.
type Production struct {
	Line
	body *expr // what comes after the "="
}

// Grammar is the productions of a document.
type Grammar []Production

// Read reads the lines. Each rule that one of them names has to be defined by
// another one.
func Read(lines ...Line) Grammar {
	g := make(Grammar, len(lines))
	for i := range g {
		g[i].Line = lines[i]
	}
	for i := range g {
		r := reader{text: g[i].ABNF[strings.IndexByte(g[i].ABNF, '=')+1:], grammar: g}
		g[i].body = r.alternation()
	}
	return g
}

// named returns the production of that name.
func (g Grammar) named(name string) *Production {
	for i := range g {
		if g[i].Rule.Name == name {
			return &g[i]
		}
	}
	return nil
}

// Of returns the production of the rule; nil if it has none.
func (g Grammar) Of(rule *syntax.Rule) *Production {
	for i := range g {
		if g[i].Rule == rule {
			return &g[i]
		}
	}
	return nil
}

// Alphabet returns the bytes that occur in texts of the rule, but for those of the
// rule left out.
func (g Grammar) Alphabet(rule, out *syntax.Rule) Bytes { return g.Of(rule).body.alphabet(out) }

// isCore reports whether the rule is one of RFC 5234 Appendix B.1, which are not
// derived further.
func isCore(rule *syntax.Rule) bool {
	return rule.Name == "ALPHA" || rule.Name == "DIGIT" || rule.Name == "HEXDIG"
}

// Bytes is a set of bytes. It is a value.
type Bytes [4]uint64

// Has reports whether c is in the set.
func (b Bytes) Has(c byte) bool { return b[c>>6]>>(c&63)&1 != 0 }

func (b *Bytes) add(c byte) { b[c>>6] |= 1 << (c & 63) }

func (b Bytes) or(other Bytes) Bytes {
	for i := range b {
		b[i] |= other[i]
	}
	return b
}
