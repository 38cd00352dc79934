package dialecttest

import (
	"testing"

	"uriplayground/core/syntax"
)

// Origins checks that the origins of a resolution say where each byte of its target
// came from: they lie side by side, and what has a source is the same there.
func Origins(t *testing.T, trace *syntax.Trace, origins []syntax.Origin) {
	target, at := trace.Texts[syntax.TextTarget], uint32(0)
	for _, o := range origins {
		if o.Target.Start != at || int(o.Target.End) > len(target) {
			t.Fatalf("%q: an origin at %d, %+v", target, at, o)
		}
		at = o.Target.End
		if !o.Made() && o.Source.In(trace.Texts[o.Text]) != o.Target.In(target) {
			t.Fatalf("%q: %q comes from %q", target, o.Target.In(target), o.Source.In(trace.Texts[o.Text]))
		}
	}
	if int(at) != len(target) {
		t.Fatalf("%q: the origins end at %d", target, at)
	}
}
