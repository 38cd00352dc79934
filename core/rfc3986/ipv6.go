package rfc3986

// scanIPv6 is scanLiteral for an IPv6address, RFC 3986 §3.2.2:
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
//	ls32        = ( h16 ":" h16 ) / IPv4address
//	h16         = 1*4HEXDIG
//
// In other words: eight groups of 16 bits, or at most seven and one "::", where
// an IPv4address may stand for the last two.
func scanIPv6(s string) (bad int, complete bool) {
	var v ipv6
	for i := range len(s) {
		if !v.next(s[i]) {
			return i, false
		}
	}
	return -1, v.complete()
}

// ipv6 recognises an IPv6address byte by byte. The zero value is the start.
type ipv6 struct {
	groups int  // finished by a ":"
	digits int  // of the present group
	colon  bool // the last byte was a single ":"
	double bool // "::" was read
	octets ipv4 // the present group read as the first octet of an IPv4address
	maybe4 bool // octets is still viable
	is4    bool // a "." was read
}

// next tells whether c may follow what was read.
func (v *ipv6) next(c byte) bool {
	switch {
	case v.is4:
		return v.octets.next(c)
	case c == ':':
		return v.nextColon()
	case c == '.':
		return v.nextDot()
	case classes.Is(c, hexdig):
		return v.nextDigit(c)
	}
	return false
}

// most is the greatest number of groups.
func (v *ipv6) most() int {
	if v.double {
		return 7
	}
	return 8
}

func (v *ipv6) nextDigit(c byte) bool {
	if v.digits == 0 {
		if v.groups == v.most() || v.colon && v.groups == 0 {
			return false // no room, or a lone ":" at the start
		}
		v.octets, v.maybe4 = ipv4{}, true
	}
	v.maybe4 = v.maybe4 && v.octets.next(c)
	v.digits++
	v.colon = false
	return v.digits <= 4
}

func (v *ipv6) nextColon() bool {
	switch {
	case v.digits > 0: // ends a group; another one or "::" has to fit behind it
		v.groups++
		v.digits = 0
		v.colon = true
		return v.groups < v.most()
	case v.double: // a second "::" or ":::"
		return false
	case v.colon:
		v.colon, v.double = false, true
		return true
	}
	v.colon = true // the first byte
	return true
}

// nextDot turns the present group into the first octet of an IPv4address, which
// stands for the last two groups.
func (v *ipv6) nextDot() bool {
	fits := v.groups == 6 && !v.double || v.groups <= 5 && v.double
	v.is4 = v.digits > 0 && v.maybe4 && fits
	return v.is4 && v.octets.next('.')
}

func (v *ipv6) complete() bool {
	groups := v.groups
	switch {
	case v.is4:
		return v.octets.complete()
	case v.colon:
		return false
	case v.digits > 0:
		groups++
	}
	return v.double || groups == 8
}
