package rfc3986

import (
	"slices"

	"uriplayground/core/syntax"
)

// Expectation is something that may come next behind a derived text (RFC 3986
// Appendix A).
type Expectation struct {
	// Path is the rules from URI-reference down to the one in whose ABNF line
	// the element stands. Some of the last may not have begun yet.
	Path []*syntax.Rule
	Element
}

// Expected is what may come next behind the derived text, by all its
// derivations and not only the one that the nodes show (RFC 3986 Appendix A):
// a byte is in the First of one of them if and only if some URI-reference
// begins with the text and that byte. That the text may end is no
// Expectation, but Valid.
//
// The rules unreserved, pct-encoded, sub-delims, pchar and the core rules
// stand for what they consist of.
func (d Derivation) Expected() []Expectation {
	switch lack := tripletLack(d.text); {
	case d.text == "" && d.Len() == 0:
		return nil // the zero Derivation
	case lack > 0:
		return withinTriplet(expectations(d.text[:len(d.text)-3+lack]))
	}
	return expectations(d.text)
}

// withinTriplet is what is expected behind the "%" that was expected in list.
func withinTriplet(list []Expectation) []Expectation {
	var e expecter
	for _, x := range list {
		switch x.Rule {
		case RulePctEncoded:
			e.want(under(x.Path, RulePctEncoded), `HEXDIG`)
		case RulePchar:
			e.want(under(x.Path, RulePchar, RulePctEncoded), `HEXDIG`)
		}
	}
	return e.list
}

// OpenRules is the path of the rules that are open where the derivation ends
// (RFC 3986 Appendix A): from URI-reference down the last nodes in which
// there is text, as far as more could follow in them, and an empty component
// whose delimiter is the last of the text. For a text that is no
// URI-reference they are the rules that failed.
func (d Derivation) OpenRules() []*syntax.Rule {
	if d.Len() == 0 {
		return nil
	}
	expected := d.Expected()
	path := []*syntax.Rule{RuleURIReference}
	for i := d.lastBegun(0); i >= 0; i = d.lastBegun(i) {
		longer := under(path, d.Node(i).Rule)
		if !slices.ContainsFunc(expected, func(x Expectation) bool { return hasPrefix(x.Path, longer) }) {
			break
		}
		path = longer
	}
	return path
}

// lastBegun is the child of node i with a rule that holds the last byte of the
// text, or the one behind the literal that does; -1 if there is none.
func (d Derivation) lastBegun(i int) int {
	c := d.At(len(d.text) - 1)
	for c > i && d.Node(c).Parent != i {
		c = d.Node(c).Parent
	}
	switch {
	case c <= i:
		return -1
	case d.Node(c).Rule == nil:
		return d.NextSibling(c)
	}
	return c
}

// ExpectedBytes is all the bytes that may come next behind the derived text
// (RFC 3986 Appendix A).
func (d Derivation) ExpectedBytes() (all Bytes) {
	for _, x := range d.Expected() {
		all = all.or(x.First)
	}
	return all
}

// expecter collects expectations.
type expecter struct {
	list []Expectation
}

// want adds elements of the line of the last rule of path.
func (e *expecter) want(path []*syntax.Rule, elements ...string) {
	for _, abnf := range elements {
		e.list = append(e.list, Expectation{path, element(abnf)})
	}
}

// under is the path with more rules below it. It shares nothing with path.
func under(path []*syntax.Rule, rules ...*syntax.Rule) []*syntax.Rule {
	return append(slices.Clip(path), rules...)
}

func hasPrefix(path, prefix []*syntax.Rule) bool {
	return len(path) >= len(prefix) && slices.Equal(path[:len(prefix)], prefix)
}
