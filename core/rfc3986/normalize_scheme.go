package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// schemeRules is what the definition of a scheme says that §6.2.3 can use.
type schemeRules struct {
	name  string
	port  string // the default; empty if the definition gives none
	slash bool   // an empty path is equivalent to "/"

	emptyAuthority bool // no authority and "localhost" are equivalent to an empty authority
	domain         bool // the path contains addresses, each with a domain after "@"
	namespace      bool // the path begins with a name in which case does not matter, up to ":"
}

// schemes are those of RFC 1738 with a default port or another rule of §6.2.3,
// and the later ones that are equal to http in this.
var schemes = [...]schemeRules{
	{name: "https", port: "443", slash: true}, // RFC 9110 §4.2.2, §4.2.3
	{name: "http", port: "80", slash: true},   // RFC 1738 §3.3, RFC 9110 §4.2.1, §4.2.3
	{name: "ws", port: "80", slash: true},     // RFC 6455 §3
	{name: "wss", port: "443", slash: true},   // RFC 6455 §3
	{name: "ftp", port: "21", slash: true},    // RFC 1738 §3.2.2
	{name: "gopher", port: "70"},              // RFC 1738 §3.4
	{name: "nntp", port: "119"},               // RFC 1738 §3.7
	{name: "telnet", port: "23"},              // RFC 1738 §3.8
	{name: "wais", port: "210"},               // RFC 1738 §3.9
	{name: "prospero", port: "1525"},          // RFC 1738 §3.11
	{name: "file", emptyAuthority: true},      // RFC 1738 §3.10, RFC 8089 §2
	{name: "mailto", domain: true},            // RFC 1738 §3.5, RFC 6068 §2
	{name: "urn", namespace: true},            // RFC 8141 §3.1
}

// noRules stands for any other scheme, and for a level without §6.2.3.
var noRules = &schemeRules{}

// schemeNamed returns the rules of the scheme of that name; noRules if it has none here.
func schemeNamed(name string) *schemeRules {
	for i := range schemes {
		if len(schemes[i].name) == len(name) && strings.EqualFold(schemes[i].name, name) {
			return &schemes[i]
		}
	}
	return noRules
}

// RFC 3986 §6.2.2 and §6.2.3: the authority.
func (n *normalizer) normalizeAuthority() {
	if n.scheme.emptyAuthority && n.isLocalhost() {
		n.record(RuleFileLocalhost, int(n.authStart), int(n.authEnd), len(n.out), 0)
		return
	}
	if n.has(hasUserinfo) {
		n.normalizeTriplets(n.userinfoSpan())
		n.copy("@")
	}
	n.normalizeHost()
	if rule := n.droppedPort(n.scheme); rule != nil {
		n.record(rule, int(n.hostEnd), int(n.authEnd), len(n.out), 0)
		return
	}
	n.copy(n.text[n.hostEnd:n.authEnd])
}

// isLocalhost reports whether "localhost", in whatever spelling, is all that the
// authority holds: with userinfo or port the host has to be given (§6.2.3).
func (r *Reference) isLocalhost() bool {
	const name = "localhost"
	host := r.text[r.hostStart:r.hostEnd]
	if r.has(hasUserinfo | hasPort) {
		return false
	}
	for i := range len(name) {
		if host == "" {
			return false
		}
		c, size := syntax.OctetAt(host, 0)
		if toLower(c) != name[i] {
			return false
		}
		host = host[size:]
	}
	return host == ""
}

// droppedPort returns the rule by which the port is dropped with its ":", or nil.
// After a host with a colon, which is faulty, it stays: a part of the host
// would become the port.
func (r *Reference) droppedPort(rules *schemeRules) *syntax.Rule {
	if rules.port == "" || !r.has(hasPort) || portColon(r.text[r.hostStart:r.hostEnd]) >= 0 {
		return nil
	}
	switch r.text[r.hostEnd+1 : r.authEnd] {
	case "":
		return RuleEmptyPort
	case rules.port:
		return RuleDefaultPort
	}
	return nil
}

// slashForEmpty applies RFC 3986 §6.2.3 to an empty path after an authority.
func (n *normalizer) slashForEmpty() {
	if n.scheme.slash && n.pathStart == n.pathEnd {
		n.copy("/")
		n.record(RuleSlashForEmpty, int(n.pathStart), int(n.pathEnd), len(n.out)-1, 1)
	}
}

// lowerDomains applies RFC 3986 §6.2.3 to the domains of the mailto path out[at:].
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

// lowerNamespace applies RFC 3986 §6.2.3 to the urn path out[at:], whose NID (RFC 8141
// §2) is what comes before the first colon:
//
//	assigned-name = "urn" ":" NID ":" NSS
func (n *normalizer) lowerNamespace(at int) {
	if !n.scheme.namespace || n.has(hasAuthority) {
		return
	}
	end := at + namespaceEnd(n.out[at:])
	if lowerAll(n.out[at:end]) {
		from := int(n.pathStart)
		n.record(RuleURNNamespace, from, from+end-at, at, end-at)
	}
}

// namespaceEnd returns the length of the namespace at the start of the path of a URN; 0
// without a colon after it.
func namespaceEnd[text string | []byte](path text) int {
	for i := range len(path) {
		if path[i] == ':' {
			return i
		}
	}
	return 0
}

// hasUpperNamespace reports whether there is anything for lowerNamespace to do.
func hasUpperNamespace(path string) bool {
	end := namespaceEnd(path)
	return nextUpper(path[:end], 0) < end
}

// hasUpperDomain reports whether there is anything for lowerDomains to do.
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

// nextDomain returns where the domain of the address at path[i:] begins, after its
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
