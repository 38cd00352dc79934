package links

import (
	"strconv"
	"strings"

	"uriplayground/core/syntax"
)

// oddIPv4 is the address that inet_aton and browsers make of a host that is no
// IPv4address to the grammar (RFC 3986 §7.4): of one to four numbers, each
// decimal, octal behind "0" or hexadecimal behind "0x", the last of which fills
// what is left. A dot at the end is passed over.
func oddIPv4(host string) (address string, ok bool) {
	parts := strings.Split(strings.TrimSuffix(host, "."), ".")
	if len(parts) > 4 {
		return "", false
	}
	var bits uint64
	for i, p := range parts {
		n, ok := oddNumber(p)
		room := 8
		if i == len(parts)-1 {
			room = 8 * (5 - len(parts))
		}
		if !ok || n>>room != 0 {
			return "", false
		}
		bits = bits<<room | n
	}
	return dotted(uint32(bits)), true
}

// oddNumber is a number in the notation of the C language.
func oddNumber(s string) (n uint64, ok bool) {
	base := uint64(10)
	switch {
	case len(s) > 2 && s[0] == '0' && s[1]|0x20 == 'x':
		base, s = 16, s[2:]
	case len(s) > 1 && s[0] == '0':
		base, s = 8, s[1:]
	}
	for i := range len(s) {
		digit := syntax.HexDigit(s[i])
		if digit < 0 || uint64(digit) >= base {
			return 0, false
		}
		if n = n*base + uint64(digit); n > 0xFFFFFFFF {
			return 0, false
		}
	}
	return n, s != ""
}

func dotted(address uint32) string {
	text := ""
	for shift := 24; shift >= 0; shift -= 8 {
		text += "." + strconv.Itoa(int(address>>shift&0xFF))
	}
	return text[1:]
}
