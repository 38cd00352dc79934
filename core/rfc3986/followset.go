package rfc3986

import (
	"slices"

	"uriplayground/core/internal/abnf"
	"uriplayground/core/syntax"
)

// Continuation is something that may come next after a derived text, and Element
// the piece of an ABNF line that it is (RFC 3986 Appendix A).
type (
	Continuation = abnf.Continuation
	Element      = abnf.Element
	Bytes        = abnf.Bytes
)

// Expected returns what may come next after the derived text, by all its derivations
// and not only the one that the nodes show (RFC 3986 Appendix A): a byte is in
// the First of one of them if and only if some URI-reference begins with the
// text and that byte. That the text may end is not a Continuation, but Valid.
//
// The rules unreserved, pct-encoded, sub-delims, pchar and the core rules
// stand for what they consist of.
func (d Derivation) Expected() []Continuation {
	if len(d.nodes) == 0 {
		return nil
	}
	list := derivations().FollowSet(d.text, isCharacter)
	syntax.SortFew(list, func(x, y Continuation) int { return rank(x, d.text) - rank(y, d.text) })
	return list
}

// isCharacter reports whether the rule is one for a character, which may take
// three bytes.
func isCharacter(rule *syntax.Rule) bool { return rule == RulePchar || rule == RulePctEncoded }

// rank puts in order what may come next in an IPv6address after text: what its
// group goes on with, and then what comes after the group, whichever of the nine
// alternatives names it.
func rank(x Continuation, text string) int {
	last := x.Path[len(x.Path)-1]
	switch {
	case x.ABNF == `"]"`:
		return 100
	case !slices.Contains(x.Path, RuleIPv6address):
		return 0
	case last == RuleIPv6address && text[len(text)-1] == '[':
		return 1
	}
	order := []*syntax.Rule{RuleH16, RuleDecOctet, RuleIPv4address, RuleIPv6address, RuleLS32}
	return 10*(1+slices.Index(order, last)) + len(x.Path)
}

// OpenRules returns the path of the rules that are open where the derivation ends
// (RFC 3986 Appendix A): from URI-reference down the last nodes in which
// there is text, as far as more could follow in them, and an empty component
// whose delimiter is the last of the text. For a text that is not a
// URI-reference they are the rules that failed.
func (d Derivation) OpenRules() []*syntax.Rule {
	if d.Len() == 0 {
		return nil
	}
	expected := d.Expected()
	path := []*syntax.Rule{RuleURIReference}
	for i := d.lastBegun(0); i >= 0; i = d.lastBegun(i) {
		longer := append(slices.Clip(path), d.Node(i).Rule)
		if !slices.ContainsFunc(expected, func(x Continuation) bool { return hasPrefix(x.Path, longer) }) {
			break
		}
		path = longer
	}
	return path
}

func hasPrefix(path, prefix []*syntax.Rule) bool {
	return len(path) >= len(prefix) && slices.Equal(path[:len(prefix)], prefix)
}

// lastBegun returns the child of node i with a rule that holds the last byte of the
// text, or the one after the literal that does; -1 if there is none.
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
