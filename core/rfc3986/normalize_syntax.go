package rfc3986

import (
	"strings"

	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

// changes is a set of things that rungs have to do to a reference.
type changes uint8

const (
	changeLetters  changes = 1 << iota // §6.2.2.1, but for the digits of triplets
	changeTriplets                     // §6.2.2.2, and §6.2.2.1 for the digits
	changeDots                         // §6.2.2.3
	changeScheme                       // §6.2.3
)

// changes returns what the rungs have to change, before anything is written, and
// the rules of the scheme. What a triplet stands for may then have to change too.
// It looks closely only where split saw something to look at.
func (r *Reference) changes(do rungs) (found changes, scheme *schemeRules) {
	if r.has(hasPct) && hasTriplets(r.text[r.authStart:], do) {
		found = changeTriplets
	}
	dotted := r.has(hasDots)
	if !dotted && r.isUsual() {
		return found, noRules
	}
	scheme = noRules
	if do&rungScheme != 0 {
		scheme = schemeNamed(r.text[:r.schemeEnd])
	}
	if r.has(hasCapital) && do&rungCase != 0 && r.hasUpper() {
		found |= changeLetters
	}
	if dotted && do&rungDot != 0 && r.has(hasScheme) && r.dotsToRemove(scheme) {
		found |= changeDots
	}
	if scheme != noRules && !r.isSchemeNormal(scheme) {
		found |= changeScheme
	}
	return found, scheme
}

// isUsual reports whether nothing but triplets and dot segments can be changed.
// Most URIs have an authority, no port and a path, and only the definition of file has anything to
// say about such a one.
func (r *Reference) isUsual() bool {
	return r.defined&(hasAuthority|hasPort|hasCapital) == hasAuthority && r.pathStart < r.pathEnd &&
		(int(r.schemeEnd) != len("file") || toLower(r.text[0]) != 'f')
}

// hasUpper reports whether the scheme or the host holds a capital letter that is not
// a digit of a triplet.
func (r *Reference) hasUpper() bool {
	scheme, host := r.text[:r.schemeEnd], r.text[r.hostStart:r.hostEnd]
	return nextUpper(scheme, 0) < len(scheme) || nextUpper(host, 0) < len(host)
}

// hasTriplets reports whether s holds a triplet that the rungs change.
func hasTriplets(s string, do rungs) bool {
	change := tripletChanges(do)
	for {
		next := strings.IndexByte(s, '%')
		if next < 0 || next+2 >= len(s) {
			return false
		}
		triplet := tripletHigh[s[next+1]] & tripletLow[s[next+2]]
		if triplet&change != 0 {
			return true
		}
		if s = s[next+1:]; triplet != 0 {
			s = s[2:]
		}
	}
}

// RFC 3986 §6.2.3
func (r *Reference) isSchemeNormal(scheme *schemeRules) bool {
	empty := r.pathStart == r.pathEnd
	if !r.has(hasAuthority) {
		return !(scheme.emptyAuthority && (empty || r.text[r.pathStart] == '/')) &&
			!(scheme.domain && hasUpperDomain(r.path())) &&
			!(scheme.namespace && hasUpperNamespace(r.path()))
	}
	return !(scheme.slash && empty) && (!r.has(hasPort) || r.droppedPort(scheme) == nil) &&
		!(scheme.emptyAuthority && r.isLocalhost())
}

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

// RFC 3986 §6.2.2.1 and §6.2.2.2: the host. An IP-literal allows no
// triplets (§3.2.2), so those in one are not decoded.
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

// nextUpper returns the index of the first upper-case letter of s at or after i
// that is not a digit of a triplet; len(s) if there is none.
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

// RFC 3986 §6.2.2.1 and §6.2.2.2: a component and its triplets.
func (n *normalizer) normalizeTriplets(s syntax.Span) {
	i, end := int(s.Start), int(s.End)
	for n.changes&changeTriplets != 0 && i < end {
		if n.text[i] != '%' { // triplets come in a row
			next := strings.IndexByte(n.text[i:end], '%')
			if next < 0 {
				break
			}
			n.copy(n.text[i : i+next])
			i += next
		}
		i = n.normalizeTriplet(i)
	}
	n.copy(n.text[i:end])
}

// normalizeTriplet decodes the triplet at text[i] if it stands for an
// unreserved character, and else makes its digits upper case. It returns the
// index after the triplet, or after a "%" that begins none.
func (n *normalizer) normalizeTriplet(i int) int {
	triplet := uint32(0)
	if i+2 < len(n.text) {
		triplet = tripletHigh[n.text[i+1]] & tripletLow[n.text[i+2]]
	}
	if triplet == 0 {
		n.out = append(n.out, '%')
		n.stray = i + 1
		return i + 1
	}
	at := len(n.out)
	high, low := n.text[i+1], n.text[i+2]
	switch triplet &= tripletChanges(n.do); {
	case triplet&decodes != 0 && !n.completes(i):
		octet, _ := syntax.Triplet(n.text, i)
		n.out = append(n.out, octet)
		if n.t != nil {
			n.record(RuleDecode, i, i+3, at, 1)
		}
	case triplet&(lowerHigh|lowerLow) != 0:
		n.out = append(n.out, '%', toUpperHex(high), toUpperHex(low))
		if n.t != nil {
			n.record(RuleHexCase, i, i+3, at, 3)
		}
	default:
		n.out = append(n.out, '%', high, low)
	}
	return i + 3
}

// completes reports whether what the triplet at text[i] stands for could complete
// the triplet that a stray "%" lacks: "%%341" must not become "%41". It cannot
// happen in a valid text.
func (n *normalizer) completes(i int) bool {
	switch n.stray {
	case 0:
		return false
	case i:
		return true
	}
	return n.stray == i-1 && classes.Is(n.text[i-1], hexdig)
}

// toUpperHex returns a HEXDIG in upper case.
func toUpperHex(c byte) byte {
	if c >= 'a' {
		return c - 'a' + 'A'
	}
	return c
}

// A triplet has to change if tripletHigh has a bit for its first digit that
// tripletLow has for its second one: lowerHigh or lowerLow for §6.2.2.1, and the
// bit of the second digit's value for §6.2.2.2.
var tripletHigh, tripletLow = buildTriplets()

const (
	lowerHigh uint32 = 1 << (16 + iota) // the first digit is a lower-case letter
	lowerLow                            // the second is
	anyDigit                            // both are digits

	decodes = 0xFFFF // any of the other bits
)

func buildTriplets() (high, low [256]uint32) {
	for i := range high {
		c := byte(i)
		if !classes.Is(c, hexdig) {
			continue
		}
		high[c], low[c] = lowerLow|anyDigit, lowerHigh|anyDigit|1<<syntax.HexDigit(c)
		if c >= 'a' {
			high[c], low[c] = high[c]|lowerHigh, low[c]|lowerLow
		}
		for digit := range byte(16) {
			if classes.Is(byte(syntax.HexDigit(c))<<4|digit, unreserved) {
				high[c] |= 1 << digit
			}
		}
	}
	return high, low
}

// tripletChanges returns the bits for which the rungs change a triplet.
func tripletChanges(do rungs) (bits uint32) {
	if do&rungCase != 0 {
		bits = lowerHigh | lowerLow
	}
	if do&rungPercent != 0 {
		bits |= decodes
	}
	return bits
}

// RFC 3986 §6.2.2 and §6.2.3: the path.
func (n *normalizer) normalizePath() {
	at := len(n.out)
	n.normalizeTriplets(n.pathSpan())
	removed := n.removeDots(at)
	n.lowerDomains(at)
	n.lowerNamespace(at)
	made := n.beforePath(at)
	if removed {
		n.record(RuleDotSegments, int(n.pathStart), int(n.pathEnd), at+made, len(n.out)-at-made)
	}
}

// RFC 3986 §6.2.2.3, for the path out[at:].
func (n *normalizer) removeDots(at int) (removed bool) {
	if n.do&rungDot == 0 || !n.has(hasScheme) {
		return false
	}
	whole := len(n.out)
	decoded := whole-at < len(n.path())
	if !decoded && n.changes&changeDots == 0 {
		return false
	}
	n.out = n.out[:removeDotsInPlace(n.out, at, false)]
	return len(n.out) < whole
}

// dotsToRemove reports whether the path contains a dot segment other than the one
// that guards it.
func (r *Reference) dotsToRemove(rules *schemeRules) bool {
	path := r.path()
	if !r.has(hasAuthority) && !rules.emptyAuthority && strings.HasPrefix(path, "/.//") {
		path = path[len("/."):]
	}
	return swar.HasDots(path, 0)
}

// beforePath puts before the path out[at:] what it cannot do without, and
// returns how many bytes that is.
func (n *normalizer) beforePath(at int) int {
	path := n.out[at:]
	switch {
	case n.has(hasAuthority):
		n.slashForEmpty()
		return 0
	case n.scheme.emptyAuthority && (len(path) == 0 || path[0] == '/'):
		n.insert(RuleFileAuthority, int(n.pathStart), at, "//")
		return len("//")
	case n.do&rungDot != 0 && n.has(hasScheme) && len(path) > 1 && path[0] == '/' && path[1] == '/':
		n.insert(RuleDotGuard, int(n.pathStart), at, "/.")
		return len("/.")
	}
	return 0
}
