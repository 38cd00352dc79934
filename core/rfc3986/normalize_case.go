package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// RFC 3986 §6.2.2.1: the scheme.
func (n *normalizer) normalizeScheme() {
	scheme := n.schemeSpan()
	n.copy(scheme.In(n.text))
	if n.changes&changeLetters != 0 {
		n.lower(RuleSchemeCase, scheme, n.start)
	}
	n.copy(":")
}

// lower makes the letters of out[at:] lower case. They come from the span.
func (n *normalizer) lower(rule *syntax.Rule, from syntax.Span, at int) {
	if lowerAll(n.out[at:]) {
		n.record(rule, int(from.Start), int(from.End), at, len(n.out)-at)
	}
}

// RFC 3986 §6.2.2.1 and §6.2.2.2: the host. No triplet belongs into an
// IP-literal (§3.2.2), so those that stand in one are not decoded.
func (n *normalizer) normalizeHost() {
	all, at := n.do, len(n.out)
	host := n.hostSpan()
	if strings.HasPrefix(host.In(n.text), "[") {
		n.do &^= rungPercent
	}
	n.normalizeTriplets(host)
	n.do = all
	// What was decoded may be a letter.
	if n.do&rungCase != 0 && n.changes&(changeLetters|changeTriplets) != 0 {
		n.lower(RuleHostCase, host, at)
	}
}

// lowerAll makes the letters of s lower case but for the digits of triplets.
func lowerAll(s []byte) (changed bool) {
	for i := nextUpper(s, 0); i < len(s); i = nextUpper(s, i) {
		s[i] = toLower(s[i])
		changed = true
	}
	return changed
}

// nextUpper is the index of the first upper-case letter of s at or behind i
// that is no digit of a triplet; len(s) if there is none.
func nextUpper[text string | []byte](s text, i int) int {
	for ; i < len(s) && !isUpper(s[i]); i++ {
		if s[i] == '%' && i+2 < len(s) && classes.Is(s[i+1], hexdig) && classes.Is(s[i+2], hexdig) {
			i += 2
		}
	}
	return i
}

func isUpper(c byte) bool { return c-'A' < 26 }

// toLower makes a letter lower case. It makes a letter of nothing else.
func toLower(c byte) byte { return c | 0x20 }
