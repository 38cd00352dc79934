package dialecttest

import (
	"fmt"
	"io"
	"testing"

	"uriplayground/core/syntax"
)

// Faults checks that the faults of s are complete, in order, and within s.
func Faults(t *testing.T, s string, faults []syntax.Fault) {
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

// WriteFaults writes a line for each fault of the text, as golden files have them,
// and an empty one.
func WriteFaults(out io.Writer, text string, faults []syntax.Fault) {
	for _, f := range faults {
		fmt.Fprintf(out, "§%-5s %-13s [%d:%d] %q  %s %s\n", f.Rule.Section, f.Rule.Key, f.Start, f.End, f.In(text), f.Level, f.Code)
	}
	fmt.Fprintln(out)
}
