package rfc3986

import "strings"

// isNormal tells whether some rungs would change nothing. It looks at each rung
// by itself before anything is written, and may say no without a reason, as for
// the capital digits of a triplet in a host.
func (r *Reference) isNormal(do rungs) bool {
	rules := r.rules(do)
	return (do&rungCase == 0 || r.isCaseNormal()) &&
		isPercentNormal(r.text, do) &&
		(do&rungDot == 0 || !r.has(hasScheme) || !r.dotsToRemove(rules)) &&
		r.isSchemeNormal(rules)
}

// RFC 3986 §6.2.2.1, without the digits of triplets. Where no userinfo stands
// between scheme and host, there are no other letters before the host's end.
func (r *Reference) isCaseNormal() bool {
	if !r.has(hasUserinfo) {
		return !hasUpper(r.text[:r.hostEnd])
	}
	return !hasUpper(r.text[:r.schemeEnd]) && !hasUpper(r.text[r.hostStart:r.hostEnd])
}

// RFC 3986 §6.2.2.2, and §6.2.2.1 for the digits of triplets.
func isPercentNormal(s string, do rungs) bool {
	for i := 0; i < len(s); {
		if s[i] != '%' {
			next := strings.IndexByte(s[i:], '%')
			if next < 0 {
				return true
			}
			i += next
		}
		if !isTriplet(s, i) {
			i++
			continue
		}
		if !isNormalTriplet(s[i+1], s[i+2], do) {
			return false
		}
		i += 3
	}
	return true
}

func isNormalTriplet(high, low byte, do rungs) bool {
	return !(do&rungCase != 0 && (high >= 'a' || low >= 'a')) &&
		!(do&rungPercent != 0 && classes.Is(octetOf(high, low), unreserved))
}

// RFC 3986 §6.2.3
func (r *Reference) isSchemeNormal(rules *schemeRules) bool {
	if rules == noRules {
		return true
	}
	empty := r.pathStart == r.pathEnd
	if !r.has(hasAuthority) {
		return !(rules.emptyAuthority && (empty || r.text[r.pathStart] == '/')) &&
			!(rules.domain && hasUpperDomain(r.Path()))
	}
	return !(rules.slash && empty) && r.droppedPort(rules) == nil && !(rules.emptyAuthority && r.isLocalhost())
}
