package rfc3986

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
	const names = letters + digits + "-."
	everyPair(func(b [8]byte) {
		stops, zeros := uint64(0), uint64(0)
		for i, c := range b {
			stops |= bit(strings.IndexByte(names, c) < 0) << (8*i + 7)
			zeros |= bit(c == 0) << (8*i + 7)
		}
		w := word(string(b[:]), 0)
		if got, _ := nameStops(w); got != stops {
			t.Fatalf("%q: nameStops %x, want %x", b, got, stops)
		}
		if got := zeroBytes(w); got != zeros {
			t.Fatalf("%q: zeroBytes %x, want %x", b, got, zeros)
		}
	})
}

func TestMarks(t *testing.T) {
	const allowed = unreservedChars + subDelimChars + ":@/?#%"
	sets := []struct {
		kind  int
		chars string
		not   bool
	}{
		{markQuery, "?", false}, {markFragment, "#", false}, {markSlash, "/", false}, {markDot, ".", false},
		{markAt, "@", false}, {markPct, "%", false}, {markBad, allowed, true}, {markNonHex, digits + "abcdefABCDEF", true},
	}
	for c := range 256 {
		for at := range 8 {
			b := []byte("aaaaaaaa")
			b[at] = byte(c)
			w := word(string(b), 0)
			got := marksOf4(w>>32)<<4 + marksOf4(w)
			for _, set := range sets {
				want := bit((strings.IndexByte(set.chars, byte(c)) >= 0) != set.not) << at
				if got>>set.kind&0xFF != want {
					t.Fatalf("%q: marks %x, want %x at %d", b, got, want, set.kind)
				}
			}
		}
	}
}

// The words of a text, wherever they begin, are its bytes and then slashes.
func TestRestWord(t *testing.T) {
	const text = "0123456789abcdefghij"
	for size := 1; size <= len(text); size++ {
		s := text[:size]
		padded := s + "////////"
		for i := max(0, size-7); i < size; i++ {
			if got, want := restWord(lastWord(s), size-i), word(padded, i); got != want {
				t.Errorf("%q from %d on: %x, want %x", s, i, got, want)
			}
		}
	}
}

// searched are texts of all lengths up to three words over an alphabet in which
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

func TestFind(t *testing.T) {
	searched(func(s string) {
		for kinds, chars := range map[uint64]string{authorityEnds: "/?#", tailEnds: "?#", 0xFF << markAt: "@"} {
			for i := range len(s) + 1 {
				want := len(s)
				if n := strings.IndexAny(s[i:], chars); n >= 0 {
					want = i + n
				}
				if got := find(s, i, kinds); got != want {
					t.Fatalf("%q: the first of %q from %d on is at %d, want %d", s, chars, i, got, want)
				}
			}
		}
	})
}

func TestNextDots(t *testing.T) {
	searched(func(s string) {
		for i := range len(s) + 1 {
			want := i
			for want < len(s) && !dotsBehind(s[want:]) {
				want++
			}
			if got, bytes := nextDots(s, i), nextDots([]byte(s), i); got != want || bytes != want {
				t.Fatalf("%q: the next dot segment from %d on is at %d and %d, want %d", s, i, got, bytes, want)
			}
		}
	})
}

// No pair of bytes but "/." is taken for one.
func TestNextDotsPairs(t *testing.T) {
	everyPair(func(b [8]byte) {
		s := "a" + string(b[:]) + "/"
		want := 0
		for want < len(s) && !dotsBehind(s[want:]) {
			want++
		}
		if got := nextDots(s, 0); got != want {
			t.Fatalf("%q: the next dot segment is at %d, want %d", s, got, want)
		}
	})
}

// dotsBehind tells whether s begins with "/" and a dot segment.
func dotsBehind(s string) bool {
	return s == "/." || s == "/.." || strings.HasPrefix(s, "/./") || strings.HasPrefix(s, "/../")
}

func TestLastSlash(t *testing.T) {
	searched(func(s string) {
		for start := range len(s) + 1 {
			for end := start; end <= len(s); end++ {
				want := start + strings.LastIndexByte(s[start:end], '/')
				if got, bytes := lastSlash(s, start, end), lastSlash([]byte(s), start, end); got != want || bytes != want {
					t.Fatalf("%q[%d:%d]: the last slash is at %d and %d, want %d", s, start, end, got, bytes, want)
				}
			}
		}
	})
}
