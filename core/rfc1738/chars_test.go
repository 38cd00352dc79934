package rfc1738_test

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/rfc1738"
	"uriplayground/core/syntax"
	"uriplayground/tests/dialecttest"
)

// The class of every character is that of the BNF, which has one for each
// graphic character of US-ASCII.
func TestClassOf(t *testing.T) {
	m := automata{}
	for c := range 256 {
		text, class := string([]byte{byte(c)}), rfc1738.ClassOf(byte(c))
		if graphic := c > ' ' && c < 0x7F; (class != nil) != graphic {
			t.Errorf("%q is of the class %v", text, class)
		}
		for _, rule := range []string{"lowalpha", "hialpha", "digit", "safe", "extra", "national", "punctuation", "reserved"} {
			if got := class != nil && class.Name == rule; got != m.get(rule).Run(text).Valid {
				t.Errorf("%q is %s: %v", text, rule, got)
			}
		}
		if got := rfc1738.Why(byte(c)) == syntax.NoFault; got != m.get("unreserved").Run(text).Valid {
			t.Errorf("%q may stand: %v", text, got)
		}
	}
}

// Every octet with its class and the reason of §2.2 to encode it.
func TestGoldenChars(t *testing.T) {
	var out strings.Builder
	for c := range 256 {
		why := "may stand"
		if code := rfc1738.Why(byte(c)); code != syntax.NoFault {
			why = code.String()
		}
		if class := rfc1738.ClassOf(byte(c)); class != nil {
			writeLine(&out, class, fmt.Sprintf("%q %s", rune(c), why))
		} else {
			fmt.Fprintf(&out, "- %02X %s\n", c, why)
		}
	}
	dialecttest.Golden(t, goldenChars, out.String())
}
