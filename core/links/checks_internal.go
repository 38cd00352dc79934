package links

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/rfc3986"
)

// internalHost finds a link in the header of a response from a public host that leads to one
// that is known inside a network only (§1.1). An application behind a proxy writes such ones
// where it does not know the host that it was asked for at. In a page they may be meant.
func (c *checker) internalHost() {
	if !c.report.entries.record(c.index).context.inHeader() || !isInternal(&c.analysis) || c.scope.tooLong() {
		return
	}
	base := core.Parse(c.scope.base, core.RFC3986)
	if partOf(&base, "host") == "" || isInternal(&base) {
		return
	}
	at, _ := c.part("host")
	c.add(InternalHost, at).Meaning = c.host
}

// inHeader reports whether the link stands in the header of an HTTP message.
func (c Context) inHeader() bool { return strings.HasPrefix(contextNames[c], "http ") }

// isInternal reports whether the host of a reference is the machine itself, or has an address
// or a name for use inside a network: RFC 1122 (§3.2.1.3, 0.0.0.0), 1918, 3927, 4193, 4291, 6761,
// 6762 (with "internal" and "lan" of its Appendix G) and 8375, and names without a dot.
func isInternal(a *core.Analysis) bool {
	host := strings.ToLower(strings.TrimSuffix(partOf(a, "host"), "."))
	if strings.HasPrefix(host, "[") {
		return a.HostKind == rfc3986.RuleIPv6address && isInternalIPv6(host)
	}
	last := host[strings.LastIndexByte(host, '.')+1:]
	switch {
	case last != "" && strings.Trim(last, "0123456789") == "":
		return isInternalIPv4(host)
	case last == host:
		return host != "" && isASCII(host)
	}
	return strings.Contains(" localhost local internal lan ", " "+last+" ") || strings.HasSuffix(host, ".home.arpa")
}

func isInternalIPv4(host string) bool {
	first, rest, _ := strings.Cut(host, ".")
	second, _, _ := strings.Cut(rest, ".")
	switch first {
	case "10", "127":
		return true
	case "0":
		return host == "0.0.0.0"
	case "169":
		return second == "254"
	case "172":
		return len(second) == 2 && second >= "16" && second <= "31"
	case "192":
		return second == "168"
	}
	return false
}

// isInternalIPv6 reports whether the address is in fc00::/7 (RFC 4193 §3.1) or fe80::/10 (RFC 4291
// §2.5.6), is "::" or "::1" (§2.5.2 and §2.5.3 there), or stands for an internal address of IPv4.
func isInternalIPv6(host string) bool {
	if address, ok := mappedIPv4(host); ok {
		return isInternalIPv4(address)
	}
	groups := ipv6Groups(strings.Trim(host, "[]"))
	last := groups[7]
	groups[7] = 0
	return groups[0]&0xFE00 == 0xFC00 || groups[0]&0xFFC0 == 0xFE80 || last <= 1 && groups == [8]uint32{}
}
