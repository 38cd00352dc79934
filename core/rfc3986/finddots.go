package rfc3986

import "math/bits"

// dotSegment is the length of the segment "." or ".." at the start of s; 0 for
// any other segment.
func dotSegment[T text](s T) int {
	switch {
	case len(s) == 0 || s[0] != '.':
		return 0
	case len(s) == 1 || s[1] == '/':
		return 1
	case s[1] == '.' && (len(s) == 2 || s[2] == '/'):
		return 2
	}
	return 0
}

// nextDots is the index of the first "/" at or behind i with a dot segment
// behind it; len(s) if there is none.
func nextDots[T text](s T, i int) int {
	if len(s) < 9 {
		return nextDotsShort(s, i)
	}
	// The last words overlap.
	for ; i+1 < len(s); i += 8 {
		j := min(i, len(s)-9)
		found := slashDots(word(s, j), word(s, j+1)) >> (8 * (i - j) & 63)
		for ; found != 0; found &= found - 1 {
			k := i + bits.TrailingZeros64(found)>>3
			if dotSegment(s[k+1:]) > 0 {
				return k
			}
		}
	}
	return len(s)
}

// dotsIn tells whether the path s[start:] has a dot segment.
func dotsIn[T text](s T, start int) bool {
	return dotSegment(s[start:]) > 0 || nextDots(s, start) < len(s)
}

// slashDots has the top bit set of each byte of w that is a "/" with a "." behind
// it. The word next begins one byte later.
func slashDots(w, next uint64) uint64 { return zeroBytes((w ^ slashes) | (next ^ '.'*eachByte)) }

func nextDotsShort[T text](s T, i int) int {
	for ; i < len(s); i++ {
		if s[i] == '/' && dotSegment(s[i+1:]) > 0 {
			return i
		}
	}
	return i
}

// lastSlash is the index of the last "/" of s[start:end]; start-1 if there is
// none.
func lastSlash[T text](s T, start, end int) int {
	for ; end-start >= 8; end -= 8 {
		if found := zeroBytes(word(s, end-8) ^ slashes); found != 0 {
			return end - 1 - bits.LeadingZeros64(found)>>3
		}
	}
	for end--; end >= start && s[end] != '/'; end-- {
	}
	return end
}
