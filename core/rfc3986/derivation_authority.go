package rfc3986

import "uriplayground/core/syntax"

// RFC 3986 §3.2
//
//	authority = [ userinfo "@" ] host [ ":" port ]
func (b *deriver) authority() {
	i := b.open(pAuthority)
	if b.has(hasUserinfo) {
		user := b.open(pUserinfo)
		b.run(runData, b.userinfoSpan().End)
		b.close(user)
		b.literal(1)
	}
	b.host()
	if b.has(hasPort) {
		b.literal(1)
		b.port()
	}
	b.close(i)
}

// RFC 3986 §3.2.3
//
//	port = *DIGIT
func (b *deriver) port() {
	i := b.open(pPort)
	b.run(runLetters, b.authEnd)
	b.close(i)
}

// RFC 3986 §3.2.2: the first rule that matches
//
//	host = IP-literal / IPv4address / reg-name
func (b *deriver) host() {
	i := b.open(pHost)
	switch kind := b.HostKind(); kind {
	case RuleIPv6address, RuleIPvFuture:
		b.ipLiteral(kind)
	case RuleIPv4address:
		b.ipv4address(b.hostEnd)
	default:
		name := b.open(pRegName)
		b.run(runData, b.hostEnd)
		b.close(name)
	}
	b.close(i)
}

// RFC 3986 §3.2.2
//
//	IP-literal = "[" ( IPv6address / IPvFuture  ) "]"
func (b *deriver) ipLiteral(kind *syntax.Rule) {
	i := b.open(pIPLiteral)
	b.literal(1)
	if kind == RuleIPv6address {
		b.ipv6address(b.hostEnd - 1)
	} else {
		b.ipvFuture(b.hostEnd - 1)
	}
	b.literal(1)
	b.close(i)
}

// RFC 3986 §3.2.2
//
//	IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )
func (b *deriver) ipvFuture(end uint32) {
	i := b.open(pIPvFuture)
	b.literal(1)
	b.run(runHexdigs, uint32(classes.Skip(b.text, int(b.at), hexdig)))
	b.literal(1)
	b.run(runData, end)
	b.close(i)
}
