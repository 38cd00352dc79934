package rfc3986

// upperIn has the top bit set of each byte of w that is an upper-case letter. The
// sums of seven bits each stay within their byte.
func upperIn(w uint64) uint64 {
	low := w &^ topBits
	fromA := low + (0x80-'A')*eachByte
	aboveZ := low + (0x80-'Z'-1)*eachByte
	return fromA &^ aboveZ &^ w & topBits
}

// hasZero is zeroBytes, but only its lowest bit is exact: behind a byte that is
// zero, one that is 1 may have the bit set, too.
func hasZero(w uint64) uint64 {
	return (w - eachByte) &^ w & topBits
}
