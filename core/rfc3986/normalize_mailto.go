package rfc3986

// lowerDomains is RFC 3986 §6.2.3 for the domains of the mailto path out[at:].
// By RFC 6068 §2 it is a list of addresses:
//
//	to = addr-spec *("," addr-spec )
func (n *normalizer) lowerDomains(at int) {
	if !n.scheme.domain || n.has(hasAuthority) {
		return
	}
	path := n.out[at:]
	for i := 0; i < len(path); {
		domain, end := nextDomain(path, i)
		if lowerAll(path[domain:end]) {
			from := int(n.pathStart) + domain
			n.record(RuleMailtoDomain, from, from+end-domain, at+domain, end-domain)
		}
		i = end + 1
	}
}

// hasUpperDomain tells whether there is anything for lowerDomains to do.
func hasUpperDomain(path string) bool {
	for i := 0; i < len(path); {
		domain, end := nextDomain(path, i)
		if nextUpper(path[:end], domain) < end {
			return true
		}
		i = end + 1
	}
	return false
}

// nextDomain is where the domain of the address at path[i:] begins, behind its
// last "@", and where the address ends.
func nextDomain[text string | []byte](path text, i int) (domain, end int) {
	domain = -1
	for end = i; end < len(path) && path[end] != ','; end++ {
		if path[end] == '@' {
			domain = end + 1
		}
	}
	if domain < 0 {
		domain = end
	}
	return domain, end
}
