package links

import (
	"strings"

	"uriplayground/core"
)

// internalHost finds a link in the head of a response from a public host that leads to one
// that is known inside a network only (§1.1). An application behind a proxy writes such ones
// where it does not know the host that it was asked for at. In a page they may be meant.
func (c *checker) internalHost() {
	if !c.report.entries.record(c.index).context.inHead() || !isInternal(c.host) || c.scope.tooLong() {
		return
	}
	base := core.Parse(c.scope.base, core.RFC3986)
	if from := partOf(&base, "host"); from == "" || isInternal(from) {
		return
	}
	at, _ := c.part("host")
	c.add(InternalHost, at).Says = c.host
}

// inHead reports whether the link stands in the head of an HTTP message.
func (c Context) inHead() bool { return strings.HasPrefix(contextNames[c], "http ") }

// isInternal reports whether a host is the machine itself, or has an address or a name for
// use inside a network: RFC 1918, 3927, 4193, 6761, 6762 and 8375, and names without a dot.
func isInternal(host string) bool {
	host = strings.ToLower(strings.TrimSuffix(host, "."))
	if address, ok := strings.CutPrefix(host, "["); ok {
		return isInternalIPv6(strings.TrimSuffix(address, "]"))
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

func isInternalIPv6(address string) bool {
	return address == "::1" || len(address) > 4 && (address[:2] == "fc" || address[:2] == "fd" || address[:3] == "fe8" || address[:3] == "fe9" || address[:3] == "fea" || address[:3] == "feb")
}
