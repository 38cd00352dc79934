package rfc3986

import "math/bits"

// changes is a set of things that rungs have to do to a reference.
type changes uint8

const (
	changeLetters  changes = 1 << iota // §6.2.2.1, but for the digits of triplets
	changeTriplets                     // §6.2.2.2, and §6.2.2.1 for the digits
	changeDots                         // §6.2.2.3
	changeScheme                       // §6.2.3
)

// changes tells what the rungs have to change, before anything is written. What
// a triplet stands for may then have to be changed, too. It looks at eight bytes
// at a time for anything to change, and only then more closely; the loops stand
// in it for the reason that those of split do.
func (r *Reference) changes(do rungs, scheme *schemeRules) (found changes) {
	s := r.text

	// Capital letters up to the end of the host. Of a short text all bytes are read.
	upper, end := uint64(0), int(r.hostEnd)
	for i := 0; i+8 <= end; i += 8 {
		upper |= upperIn(word(s, i))
	}
	if end >= 8 {
		upper |= upperIn(word(s, end-8))
	} else {
		upper |= upperIn(lastWord(s[:end]))
	}
	if upper != 0 && do&rungCase != 0 && r.hasUpper() {
		found = changeLetters
	}

	// Segments that begin with a ".". The words may begin before the path.
	dots, start, end := uint64(0), int(r.pathStart), int(r.pathEnd)
	for ; end > start && end > 8; end -= 8 {
		dots |= hasZero((word(s, end-9) ^ slashes) | (word(s, end-8) ^ '.'*eachByte))
	}
	if (dots != 0 || end > start || start < len(s) && s[start] == '.') &&
		do&rungDot != 0 && r.has(hasScheme) && r.dotsToRemove(scheme) {
		found |= changeDots
	}

	if r.has(hasPct) && hasTriplets(s[r.authStart:], do) {
		found |= changeTriplets
	}
	// Most URIs have an authority, no port and a path, and are left alone.
	if scheme != noRules && (r.defined&(hasAuthority|hasPort) != hasAuthority || r.pathStart == r.pathEnd ||
		scheme.emptyAuthority) && !r.isSchemeNormal(scheme) {
		found |= changeScheme
	}
	return found
}

// hasUpper tells whether the scheme or the host holds a capital letter that is no
// digit of a triplet.
func (r *Reference) hasUpper() bool {
	scheme, host := r.text[:r.schemeEnd], r.text[r.hostStart:r.hostEnd]
	return nextUpper(scheme, 0) < len(scheme) || nextUpper(host, 0) < len(host)
}

// hasTriplets tells whether s holds a triplet that the rungs change.
func hasTriplets(s string, do rungs) bool {
	change := tripletChanges(do)
	last := lastWord(s)
	for i := 0; i < len(s); {
		var w uint64
		if i+8 <= len(s) {
			w = word(s, i)
		} else {
			w = restWord(last, len(s)-i)
		}
		m := hasZero(w ^ '%'*eachByte)
		if m == 0 {
			i += 8
			continue
		}
		// Triplets come in a row.
		i += bits.TrailingZeros64(m) >> 3
		for i < len(s) && s[i] == '%' {
			if i+2 >= len(s) {
				return false
			}
			switch triplet := tripletHigh[s[i+1]] & tripletLow[s[i+2]]; {
			case triplet == 0:
				i++
			case triplet&change != 0:
				return true
			default:
				i += 3
			}
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
