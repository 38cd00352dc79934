package provenance_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/tests/dialecttest"
)

// The trace holds what the target was made of, even where an erratum leaves dot
// segments in place.
func TestProvenancePlaces(t *testing.T) {
	options := []rfc3986.Options{{}, {Erratum4547: true}, {Erratum4789: true}, {Erratum4547: true, Erratum4789: true}}
	for _, base := range []string{"a:", "a:b", "a:../b", "a:/..", "a:/b/../c/..", "a://h", "a://h/b/./c"} {
		dialecttest.EveryString("./a", 6, func(ref string) bool {
			for _, o := range options {
				checkProvenance(t, base, ref, o)
			}
			return !t.Failed()
		})
	}
}
