package rfc3986

import "strings"

// RFC 3986 §3.2.2: h16 ":" and "::" up to the last 32 bits, which are an ls32
// except where fewer than two groups follow "::"
//
//	IPv6address =                            6( h16 ":" ) ls32
//	            /                       "::" 5( h16 ":" ) ls32
//	            / [               h16 ] "::" 4( h16 ":" ) ls32
//	            / [ *1( h16 ":" ) h16 ] "::" 3( h16 ":" ) ls32
//	            / [ *2( h16 ":" ) h16 ] "::" 2( h16 ":" ) ls32
//	            / [ *3( h16 ":" ) h16 ] "::"    h16 ":"   ls32
//	            / [ *4( h16 ":" ) h16 ] "::"              ls32
//	            / [ *5( h16 ":" ) h16 ] "::"              h16
//	            / [ *6( h16 ":" ) h16 ] "::"
func (b *deriver) ipv6address(end uint32) {
	i := b.open(pIPv6address)
	last := lastGroups(b.text[b.at:end], end)
	for b.at < end {
		switch {
		case b.at == last:
			b.ls32(end)
		case strings.HasPrefix(b.text[b.at:], "::"):
			b.literal(2)
		case b.peek() == ':':
			b.literal(1)
		default:
			b.h16()
		}
	}
	b.close(i)
}

// RFC 3986 §3.2.2: where the ls32 of the address starts that ends at end; end
// if it has none.
func lastGroups(address string, end uint32) uint32 {
	behind := address
	if _, after, found := strings.Cut(address, "::"); found {
		behind = after
	}
	from := strings.LastIndexByte(behind, ':')
	if strings.IndexByte(behind, '.') < 0 {
		if from < 0 {
			return end
		}
		from = strings.LastIndexByte(behind[:from], ':')
	}
	return end - uint32(len(behind)-from-1)
}

// RFC 3986 §3.2.2
//
//	ls32 = ( h16 ":" h16 ) / IPv4address
func (b *deriver) ls32(end uint32) {
	i := b.open(pLS32)
	if strings.IndexByte(b.text[b.at:end], '.') >= 0 {
		b.ipv4address(end)
	} else {
		b.h16()
		b.literal(1)
		b.h16()
	}
	b.close(i)
}

// RFC 3986 §3.2.2
//
//	h16 = 1*4HEXDIG
func (b *deriver) h16() {
	i := b.open(pH16)
	for b.is(hexdig) {
		b.leaf(pHEXDIG, 1)
	}
	b.close(i)
}

// RFC 3986 §3.2.2
//
//	IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet
func (b *deriver) ipv4address(end uint32) {
	i := b.open(pIPv4address)
	for b.at < end {
		if b.peek() == '.' {
			b.literal(1)
			continue
		}
		octet := b.text[b.at:end]
		b.decOctet(octet[:classes.Skip(octet, 0, digit)])
	}
	b.close(i)
}

// RFC 3986 §3.2.2
//
//	dec-octet = DIGIT                 ; 0-9
//	          / %x31-39 DIGIT         ; 10-99
//	          / "1" 2DIGIT            ; 100-199
//	          / "2" %x30-34 DIGIT     ; 200-249
//	          / "25" %x30-35          ; 250-255
func (b *deriver) decOctet(octet string) {
	i := b.open(pDecOctet)
	switch {
	case len(octet) == 3 && octet[:2] == "25":
		b.literal(2)
		b.literal(1)
	case len(octet) == 3 && octet[0] == '2':
		b.literal(1)
		b.literal(1)
		b.leaf(pDIGIT, 1)
	default:
		if len(octet) > 1 {
			b.literal(1)
		}
		for range max(len(octet)-1, 1) {
			b.leaf(pDIGIT, 1)
		}
	}
	b.close(i)
}
