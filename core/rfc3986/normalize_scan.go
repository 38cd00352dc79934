package rfc3986

// everyByte has a 1 in each of eight bytes.
const everyByte = 0x0101010101010101

// hasUpper tells whether s holds an upper-case letter. It looks at eight bytes
// at a time.
func hasUpper(s string) bool {
	if len(s) < 8 {
		return hasUpperShort(s)
	}
	found := uint64(0)
	for i := 0; i+8 < len(s); i += 8 {
		found |= upperIn(eightBytes(s[i : i+8]))
	}
	return found|upperIn(eightBytes(s[len(s)-8:])) != 0
}

func hasUpperShort(s string) bool {
	for i := range len(s) {
		if isUpper(s[i]) {
			return true
		}
	}
	return false
}

// eightBytes is the first eight bytes of s in one word.
func eightBytes(s string) uint64 {
	_ = s[7]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// upperIn has the top bit of each byte set that is an upper-case letter. The
// sums of seven bits each stay within their byte.
func upperIn(word uint64) uint64 {
	low := word &^ (0x80 * everyByte)
	fromA := low + (0x80-'A')*everyByte
	aboveZ := low + (0x80-'Z'-1)*everyByte
	return fromA &^ aboveZ &^ word & (0x80 * everyByte)
}
