package rfc3986

import "uriplayground/core/internal/swar"

// changes is a set of things that rungs have to do to a reference.
type changes uint8

const (
	changeLetters  changes = 1 << iota // §6.2.2.1, but for the digits of triplets
	changeTriplets                     // §6.2.2.2, and §6.2.2.1 for the digits
	changeDots                         // §6.2.2.3
	changeScheme                       // §6.2.3
)

// changes tells what the rungs have to change, before anything is written, and
// the rules of the scheme. What a triplet stands for may then have to be changed,
// too. It looks closely only where split saw something to look at.
func (r *Reference) changes(do rungs) (found changes, scheme *schemeRules) {
	if r.has(hasPct) && hasTriplets(r.text[r.authStart:], do) {
		found = changeTriplets
	}
	dotted := r.has(hasDots) && r.isDotted()
	if !dotted && r.isUsual() {
		return found, noRules
	}
	scheme = r.schemeRules(do)
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

// isUsual tells whether nothing but triplets and dot segments can be changed. Most URIs have an
// authority, no port and a path, and only the definition of file has anything to
// say about such a one.
func (r *Reference) isUsual() bool {
	return r.defined&(hasAuthority|hasPort|hasCapital) == hasAuthority && r.pathStart < r.pathEnd &&
		(int(r.schemeEnd) != len("file") || toLower(r.text[0]) != 'f')
}

// isDotted tells whether there may be a segment that begins with a ".". The words
// it looks at may begin before the path.
func (r *Reference) isDotted() bool {
	s, start, end := r.text, int(r.pathStart), int(r.pathEnd)
	dots := uint64(0)
	for ; end > start && end > 8; end -= 8 {
		dots |= swar.HasZero((swar.Word(s, end-9) ^ swar.Slashes) | (swar.Word(s, end-8) ^ '.'*swar.EachByte))
	}
	return dots != 0 || end > start || start < len(s) && s[start] == '.'
}

// hasUpper tells whether the scheme or the host holds a capital letter that is no
// digit of a triplet.
func (r *Reference) hasUpper() bool {
	scheme, host := r.text[:r.schemeEnd], r.text[r.hostStart:r.hostEnd]
	return nextUpper(scheme, 0) < len(scheme) || nextUpper(host, 0) < len(host)
}

// hasTriplets tells whether s holds a triplet that the rungs change. It looks at
// eight bytes at a time for what may be one, and only then more closely.
func hasTriplets(s string, do rungs) bool {
	if len(s) >= 10 {
		maybe := uint64(0)
		for i := 0; i+2 < len(s); i += 8 {
			at := min(i, len(s)-10) // the last words overlap
			if m := swar.HasZero(swar.Word(s, at) ^ '%'*swar.EachByte); m != 0 {
				maybe |= m & tripletsToChange(swar.Word(s, at+1), swar.Word(s, at+2))
			}
		}
		if maybe == 0 {
			return false
		}
	}
	change := tripletChanges(do)
	for i := 0; i+2 < len(s); {
		switch triplet := tripletHigh[s[i+1]] & tripletLow[s[i+2]]; {
		case s[i] != '%' || triplet == 0:
			i++
		case triplet&change != 0:
			return true
		default:
			i += 3
		}
	}
	return false
}

// RFC 3986 §6.2.3
func (r *Reference) isSchemeNormal(scheme *schemeRules) bool {
	empty := r.pathStart == r.pathEnd
	if !r.has(hasAuthority) {
		return !(scheme.emptyAuthority && (empty || r.text[r.pathStart] == '/')) &&
			!(scheme.domain && hasUpperDomain(r.path()))
	}
	return !(scheme.slash && empty) && (!r.has(hasPort) || r.droppedPort(scheme) == nil) &&
		!(scheme.emptyAuthority && r.isLocalhost())
}
