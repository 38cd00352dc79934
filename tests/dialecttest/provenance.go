package dialecttest

import (
	"testing"

	"uriplayground/core/syntax"
)

// Provenance checks that the provenance of a resolution says where each byte of its target
// came from: they lie side by side, and what has a source is the same there.
func Provenance(t *testing.T, trace *syntax.Trace, pieces []syntax.Provenance) {
	target, at := trace.Texts[syntax.TextTarget], uint32(0)
	for _, o := range pieces {
		if o.Target.Start != at || int(o.Target.End) > len(target) {
			t.Fatalf("%q: a piece at %d, %+v", target, at, o)
		}
		at = o.Target.End
		if !o.Made() && o.Source.In(trace.Texts[o.Text]) != o.Target.In(target) {
			t.Fatalf("%q: %q comes from %q", target, o.Target.In(target), o.Source.In(trace.Texts[o.Text]))
		}
	}
	if int(at) != len(target) {
		t.Fatalf("%q: the pieces end at %d", target, at)
	}
}
