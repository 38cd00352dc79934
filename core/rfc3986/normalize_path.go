package rfc3986

import (
	"strings"

	"uriplayground/core/internal/swar"
)

// RFC 3986 §6.2.2 and §6.2.3: the path.
func (n *normalizer) normalizePath() {
	at := len(n.out)
	n.normalizeTriplets(n.pathSpan())
	removed := n.removeDots(at)
	n.lowerDomains(at)
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
	d := dots{buf: n.out, start: at}
	n.out = d.remove()
	return len(n.out) < whole
}

// dotsToRemove tells whether the path holds a dot segment other than the one
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
