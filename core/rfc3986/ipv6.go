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
	bad = v.scan(s)
	return bad, bad < 0 && v.complete()
}

// ipv6 is what was read of an IPv6address. The zero value is the start.
type ipv6 struct {
	groups int  // finished by a ":"
	digits int  // of the present group
	colon  bool // the last byte was a single ":"
	double bool // "::" was read
	octets ipv4 // the present group and what follows, if is4
	is4    bool // a "." was read
}

// scan reads s and returns the index of the first byte that cannot follow what
// was read before it; -1 if all can.
func (v *ipv6) scan(s string) (bad int) {
	for i := 0; i < len(s); {
		switch c := s[i]; {
		case classes.Is(c, hexdig):
			if v.groups == v.most() || v.colon && v.groups == 0 {
				return i // no room, or a lone ":" at the start
			}
			start := i
			for i++; i < len(s) && classes.Is(s[i], hexdig); i++ {
			}
			v.digits, v.colon = i-start, false
			if v.digits > 4 {
				return start + 4
			}
		case c == ':':
			if !v.nextColon() {
				return i
			}
			i++
		case c == '.' && v.fits4():
			return v.scan4(s, i)
		default:
			return i
		}
	}
	return -1
}

// most is the greatest number of groups.
func (v *ipv6) most() int {
	if v.double {
		return 7
	}
	return 8
}

// nextColon tells whether a ":" may follow what was read.
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

// fits4 tells whether the present group may begin an IPv4address, which stands
// for the last two groups.
func (v *ipv6) fits4() bool {
	return v.digits > 0 && (v.groups == 6 && !v.double || v.groups <= 5 && v.double)
}

// scan4 is scan for the rest of s, where the IPv4address that begins with the
// present group has its first "." at dot.
func (v *ipv6) scan4(s string, dot int) (bad int) {
	for i := dot - v.digits; i < len(s); i++ {
		if !v.octets.next(s[i]) {
			return max(i, dot)
		}
		v.is4 = i >= dot
	}
	return -1
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
