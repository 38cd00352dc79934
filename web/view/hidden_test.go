package view_test

import (
	"testing"

	"uriplayground/core"
	"uriplayground/web/page"
)

// What is shown as a code point is what the core takes for hidden.
func TestHiddenCharactersAreThoseOfTheCore(t *testing.T) {
	for r := rune(0x80); r <= 0x10FFFF; r++ {
		if page.IsHidden(r) != core.Hidden(r) {
			t.Fatalf("%U is hidden to one of them only", r)
		}
	}
}
