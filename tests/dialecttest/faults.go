package dialecttest

import (
	"testing"

	"uriplayground/core/syntax"
)

// Faults checks that the faults of s are complete, in order, and within s.
func Faults(t *testing.T, s string, faults []syntax.Fault) {
	t.Helper()
	for i, f := range faults {
		if i > 0 && f.Start < faults[i-1].Start {
			t.Errorf("%q: fault %v is out of order", s, f.Code)
		}
		if f.Start > f.End || int(f.End) > len(s) {
			t.Errorf("%q: fault %v lies outside the text: %v", s, f.Code, f.Span)
		}
		if f.Rule == nil || f.Level != syntax.Error || f.Code == syntax.NoFault || f.Code.String() == "" {
			t.Errorf("%q: fault %+v is not whole", s, f)
		}
	}
}
