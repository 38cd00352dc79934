package swar

import (
	"strings"
	"testing"
)

// The functions that read eight bytes at once, against the same byte by byte.

// everyPair calls try with every two bytes at every place among eight, the rest
// being a filler.
func everyPair(try func(b [8]byte)) {
	for _, filler := range []byte{'a', 0, 0xFF, '%'} {
		for at := range 8 {
			for pair := range 1 << 16 {
				var b [8]byte
				for i := range b {
					b[i] = filler
				}
				b[at], b[(at+1)%8] = byte(pair), byte(pair>>8)
				try(b)
			}
		}
	}
}

func TestStops(t *testing.T) {
	const names = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-."
	everyPair(func(b [8]byte) {
		stops, zeros := uint64(0), uint64(0)
		for i, c := range b {
			stops |= Bit(strings.IndexByte(names, c) < 0) << (8*i + 7)
			zeros |= Bit(c == 0) << (8*i + 7)
		}
		w := Word(string(b[:]), 0)
		at, capitals, marks := -1, uint64(0), uint64(0)
		for _, c := range b {
			at++
			capitals |= Bit('A' <= c && c <= 'Z') << (8*at + 7)
			marks |= Bit(c == '-' || c == '.') << (8*at + 7)
		}
		if got, big := NameCapitals(w); got != stops || big != capitals {
			t.Fatalf("%q: stops %x, want %x; capitals %x, want %x", b, got, stops, big, capitals)
		}
		if got, dots := NameMarks(w); got != stops || dots != marks {
			t.Fatalf("%q: stops %x, want %x; marks %x, want %x", b, got, stops, dots, marks)
		}
		if got := ZeroBytes(w); got != zeros {
			t.Fatalf("%q: zeroBytes %x, want %x", b, got, zeros)
		}
	})
}

// The words of a text, wherever they begin, are its bytes and then slashes.
func TestRestWord(t *testing.T) {
	const text = "0123456789abcdefghij"
	for size := 1; size <= len(text); size++ {
		s := text[:size]
		padded := s + "////////"
		for i := max(0, size-7); i < size; i++ {
			if got, want := FilledWord(LastWord(s), size-i, Slashes), Word(padded, i); got != want {
				t.Errorf("%q from %d on: %x, want %x", s, i, got, want)
			}
		}
	}
}

// searched returns texts of all lengths up to three words over an alphabet in which
// much is found.
func searched(try func(s string)) {
	state := uint64(1)
	for size := range 25 {
		for range 2000 {
			var s strings.Builder
			for range size {
				state = state*6364136223846793005 + 1442695040888963407
				s.WriteByte("aaaa..///?#:@%\x00\xFF"[state>>60])
			}
			try(s.String())
		}
	}
}

func TestNextDots(t *testing.T) {
	searched(func(s string) {
		for i := range len(s) + 1 {
			want := i
			for want < len(s) && !dotsAfter(s[want:]) {
				want++
			}
			if got, bytes := NextDots(s, i), NextDots([]byte(s), i); got != want || bytes != want {
				t.Fatalf("%q: the next dot segment from %d on is at %d and %d, want %d", s, i, got, bytes, want)
			}
		}
	})
}

// No pair of bytes but "/." is read as one.
func TestNextDotsPairs(t *testing.T) {
	everyPair(func(b [8]byte) {
		s := "a" + string(b[:]) + "/"
		want := 0
		for want < len(s) && !dotsAfter(s[want:]) {
			want++
		}
		if got := NextDots(s, 0); got != want {
			t.Fatalf("%q: the next dot segment is at %d, want %d", s, got, want)
		}
	})
}

// dotsAfter reports whether s begins with "/" and a dot segment.
func dotsAfter(s string) bool {
	return s == "/." || s == "/.." || strings.HasPrefix(s, "/./") || strings.HasPrefix(s, "/../")
}

func TestIsHostnumber(t *testing.T) {
	for text, want := range map[string]bool{
		"1.2.3.4": true, "0.00.000.4294967296": true, "999.999.999.999": true, "": false, "1.2.3": false, "1.2.3.4.5": false,
		"1..2.3": false, ".1.2.3": false, "1.2.3.": false, "1.2.3.a": false, "1-2.3.4": false, "1.2.3.4-": false, "A.2.3.4": false,
	} {
		if got := IsHostnumber(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
