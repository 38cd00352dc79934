package rfc3986

import (
	"strings"
	"testing"

	"uriplayground/core/internal/swar"
)

// The flags of each byte, wherever it is in a word.
func TestByteFlags(t *testing.T) {
	const allowed = unreservedChars + subDelimChars + ":@/?#%"
	sets := []struct {
		kind  int
		chars string
		not   bool
	}{
		{flagQuery, "?", false}, {flagFragment, "#", false}, {flagSlash, "/", false}, {flagDot, ".", false},
		{flagPct, "%", false}, {flagBad, allowed, true}, {flagNonHex, digits + "abcdefABCDEF", true},
	}
	for c := range 256 {
		for at := range 8 {
			b := []byte("aaaaaaaa")
			b[at] = byte(c)
			w := swar.Word(string(b), 0)
			got := byteFlags.Of4(w>>32)<<4 + byteFlags.Of4(w)
			for _, set := range sets {
				want := swar.Bit((strings.IndexByte(set.chars, byte(c)) >= 0) != set.not) << at
				if got>>set.kind&0xFF != want {
					t.Fatalf("%q: flags %x, want %x at %d", b, got, want, set.kind)
				}
			}
		}
	}
}
