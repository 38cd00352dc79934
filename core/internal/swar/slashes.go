package swar

import "math/bits"

// Slashes is a word of nothing but "/".
const Slashes = '/' * EachByte

// DotSegment returns the length of the segment "." or ".." at the start of s; 0 for
// any other segment.
func DotSegment[T Text](s T) int {
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

// NextDots returns the index of the first "/" at or after i with a dot segment
// after it; len(s) if there is none.
func NextDots[T Text](s T, i int) int {
	if len(s) < 9 {
		return nextDotsShort(s, i)
	}
	// The last words overlap.
	for ; i+1 < len(s); i += 8 {
		j := min(i, len(s)-9)
		found := SlashDots(Word(s, j), Word(s, j+1)) >> (8 * (i - j) & 63)
		for ; found != 0; found &= found - 1 {
			k := i + bits.TrailingZeros64(found)>>3
			if DotSegment(s[k+1:]) > 0 {
				return k
			}
		}
	}
	return len(s)
}

// HasDots reports whether the path s[start:] has a dot segment.
func HasDots[T Text](s T, start int) bool {
	return DotSegment(s[start:]) > 0 || NextDots(s, start) < len(s)
}

// SlashDots has the top bit set of each byte of w that is a "/" with a "." after
// it. The word next begins one byte later.
func SlashDots(w, next uint64) uint64 { return ZeroBytes((w ^ Slashes) | (next ^ '.'*EachByte)) }

func nextDotsShort[T Text](s T, i int) int {
	for ; i < len(s); i++ {
		if s[i] == '/' && DotSegment(s[i+1:]) > 0 {
			return i
		}
	}
	return i
}
