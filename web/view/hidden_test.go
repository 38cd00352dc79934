package view_test

import (
	"testing"

	"uriplayground/core"
	"uriplayground/web/page"
)

// What the core takes for hidden is shown as a code point.
func TestHiddenCharactersAreThoseOfTheCore(t *testing.T) {
	for r := rune(0x80); r <= 0x10FFFF; r++ {
		if core.Hidden(r) && !page.IsHidden(r) {
			t.Fatalf("%U is hidden, and not shown", r)
		}
	}
}
