package rfc1630_test

import (
	"testing"

	"uriplayground/core/rfc1630"
)

// A scheme is one with a production only if it has that very name: with a NUL, or
// any other character more or less, it is another one, and none if the character
// is not allowed.
func TestSchemesAreWhole(t *testing.T) {
	for name, rest := range map[string]string{
		"http": "//h/a", "ftp": "//h/a", "news": "a", "nntp": "a/1", "prospero": "//h/a", "telnet": "//h", "gopher": "//h/1a", "wais": "//h/a",
		"mailto": "a@b", "mid": "a@b", "cid": "a@b", "url": "http://h/a",
	} {
		if u, err := rfc1630.Parse(name + ":" + rest); err != nil || u.Address() == nil {
			t.Errorf("%s: %v, address %v", name, err, u.Address())
		}
		for _, prefix := range []string{"", "url:"} {
			for _, more := range []string{"\x00", "\x00\x00", "\x00\x00\x00\x00\x00", "\x00x", "\xff", "x"} {
				text := prefix + name + more + ":" + rest
				u, err := rfc1630.Parse(text)
				if u.Address() != nil || err == nil && more != "x" || err == nil && prefix != "" {
					t.Errorf("%q: %v, address %v", text, err, u.Address())
				}
			}
		}
	}
}
