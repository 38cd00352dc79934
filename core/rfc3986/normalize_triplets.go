package rfc3986

// A bit that tripletHigh has for the first digit of a triplet and tripletLow for
// the second tells that the triplet is to be changed: one of tripletCase by
// §6.2.2.1, any other, which is that of the second digit's value, by §6.2.2.2.
var tripletHigh, tripletLow = buildTriplets()

const (
	lowerHigh uint32 = 1 << (16 + iota) // the first digit is a small letter
	lowerLow                            // the second is
	anyDigit                            // both are digits

	decodes = 0xFFFF // any of the other bits
)

func buildTriplets() (high, low [256]uint32) {
	for i := range high {
		c := byte(i)
		if !classes.Is(c, hexdig) {
			continue
		}
		high[c], low[c] = lowerLow|anyDigit, lowerHigh|anyDigit|1<<fromHex(c)
		if c >= 'a' {
			high[c], low[c] = high[c]|lowerHigh, low[c]|lowerLow
		}
		for digit := range byte(16) {
			if classes.Is(fromHex(c)<<4|digit, unreserved) {
				high[c] |= 1 << digit
			}
		}
	}
	return high, low
}

// tripletChanges is the bits for which the rungs change a triplet.
func tripletChanges(do rungs) (bits uint32) {
	if do&rungCase != 0 {
		bits = lowerHigh | lowerLow
	}
	if do&rungPercent != 0 {
		bits |= decodes
	}
	return bits
}

// tripletsToChange has the top bit of each byte set for a triplet that may be one
// that is to be changed: its digits stand in high and low, each a byte of a word.
// It misses none; of those that are not to be changed it takes %40 and the like
// for one.
func tripletsToChange(high, low uint64) uint64 {
	// Of a HEXDIG, bit 6 tells a letter, and bit 5 then a small one.
	small := high<<1&(high<<2) | low<<1&(low<<2)
	// The first digit is "4" to "7": most are unreserved.
	letter := high << 5
	// It is "3", and the second no letter; or "2", and the second "D" or "E".
	three := high << 7 &^ (low << 1)
	two := low << 5 &^ (high<<7 | low<<6) & (low << 1)
	return small | (letter|high<<6&(three|two))&^(high<<1)
}
