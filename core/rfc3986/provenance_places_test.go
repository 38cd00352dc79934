package rfc3986

import "testing"

// The trace holds what the target was made of, also where an erratum leaves dot
// segments in place.
func TestProvenancePlaces(t *testing.T) {
	options := []Options{{}, {Erratum4547: true}, {Erratum4789: true}, {Erratum4547: true, Erratum4789: true}}
	for _, base := range []string{"a:", "a:b", "a:../b", "a:/..", "a:/b/../c/..", "a://h", "a://h/b/./c"} {
		eachText("./a", 6, "", func(ref string) {
			for _, o := range options {
				checkProvenance(t, base, ref, o)
			}
		})
	}
}
