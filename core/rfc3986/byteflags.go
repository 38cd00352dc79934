package rfc3986

import "uriplayground/core/internal/swar"

// What split asks of eight bytes at once (see swar.ByteFlags). It is answered
// without branches, so that text in which every byte is special takes no longer
// than other text.
const (
	flagQuery    = 8 * iota // "?"
	flagFragment            // "#"
	flagSlash               // "/"
	flagDot                 // "."
	flagPct                 // "%"
	flagBad                 // all but pchar, "/", "?", "#" and "%"
	flagNonHex              // all but HEXDIG
)

const tailEnds = 0xFF<<flagQuery | 0xFF<<flagFragment

var byteFlags = buildFlags()

func buildFlags() (t swar.ByteFlags) {
	for i := range t {
		c := byte(i)
		t[c] = swar.Bit(c == '?')<<flagQuery | swar.Bit(c == '#')<<flagFragment | swar.Bit(c == '/')<<flagSlash |
			swar.Bit(c == '.')<<flagDot | swar.Bit(c == '%')<<flagPct |
			swar.Bit(!classes.Is(c, hexdig))<<flagNonHex | swar.Bit(!classes.Is(c, queryChar) && c != '#' && c != '%')<<flagBad
	}
	return t
}
