package rfc1738_test

import (
	"testing"

	"uriplayground/core/rfc1738"
)

// A scheme is one of the ten of §3 only if it has that very name, in any case:
// with a NUL, or any other character more, it is another one.
func TestSchemesAreWhole(t *testing.T) {
	for _, name := range []string{"ftp", "http", "gopher", "mailto", "news", "nntp", "telnet", "wais", "file", "prospero", "FTP", "Http"} {
		for _, more := range []string{"\x00", "\x00\x00", "\x00\x00\x00\x00\x00", "\x00x", "\xff", "x"} {
			text := name + more + "://h/a"
			u, err := rfc1738.Parse(text)
			if kind := u.Kind(); kind != nil && kind != rfc1738.RuleOtherURL || err == nil && more != "x" {
				t.Errorf("%q: %v, %v", text, err, kind)
			}
		}
	}
}
