package rfc1738_test

import (
	"strings"
	"testing"

	"uriplayground/internal/vectors"
)

// The reader takes eight bytes at once: wherever in them something comes, the
// BNF decides. Each vector is stretched at each place, so that the rest of it
// moves through all of the eight.
func TestEachPlaceInAWord(t *testing.T) {
	m := automata{}
	for _, c := range vectors.RFC1738() {
		if isWrapper(c.Input) {
			continue
		}
		for at := range len(c.Input) + 1 {
			for _, unit := range []string{"a", "1", "-", ".", "%41", "%"} {
				for n := 1; n <= 8; n++ {
					m.checkVerdict(t, c.Input[:at]+strings.Repeat(unit, n)+c.Input[at:])
				}
			}
		}
	}
}
