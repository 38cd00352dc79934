package rfc3986

// literalBody is what follows the "[" of s, up to the first "]" or the end.
func literalBody(s string) string {
	for i := 1; i < len(s); i++ {
		if s[i] == ']' {
			return s[1:i]
		}
	}
	return s[1:]
}

// scanLiteral reads the text between the brackets of an IP-literal. bad is the
// index of the first byte after which no continuation can match, or -1; then
// complete tells whether a "]" may follow.
func scanLiteral(s string) (bad int, complete bool) {
	if s != "" && (s[0] == 'v' || s[0] == 'V') {
		return scanIPvFuture(s)
	}
	return scanIPv6(s)
}

// scanIPvFuture is scanLiteral for
//
//	IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )
func scanIPvFuture(s string) (bad int, complete bool) {
	dot := classes.Skip(s, 1, hexdig)
	if dot == len(s) {
		return -1, false
	}
	if dot == 1 || s[dot] != '.' {
		return dot, false
	}
	end := classes.Skip(s, dot+1, userinfoChar) // the very same set
	if end < len(s) {
		return end, false
	}
	return -1, end > dot+1
}

// isIPv4address tells whether s matches
//
//	IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet
func isIPv4address(s string) bool {
	var v ipv4
	for i := range len(s) {
		if !v.next(s[i]) {
			return false
		}
	}
	return v.complete()
}

// ipv4 recognises an IPv4address byte by byte. The zero value is the start.
//
//	dec-octet = DIGIT                 ; 0-9
//	          / %x31-39 DIGIT         ; 10-99
//	          / "1" 2DIGIT            ; 100-199
//	          / "2" %x30-34 DIGIT     ; 200-249
//	          / "25" %x30-35          ; 250-255
type ipv4 struct {
	dots   int
	digits int // of the present octet
	value  int // of the present octet
}

// next tells whether c may follow what was read.
func (v *ipv4) next(c byte) bool {
	switch {
	case c == '.':
		if v.digits == 0 || v.dots == 3 {
			return false
		}
		*v = ipv4{dots: v.dots + 1}
		return true
	case classes.Is(c, digit):
		if v.digits > 0 && v.value == 0 {
			return false // no leading zero
		}
		v.digits++
		v.value = 10*v.value + int(c-'0')
		return v.value <= 255
	}
	return false
}

func (v *ipv4) complete() bool { return v.dots == 3 && v.digits > 0 }
