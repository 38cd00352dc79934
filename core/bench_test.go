package core

import (
	"strings"
	"testing"
)

// What a keystroke costs where the path has 100,000 segments, each of which is a
// step: the time for a step, of the whole and of its parts.
func BenchmarkSteps(b *testing.B) {
	const segments = 100_000
	for _, c := range []struct{ name, unit string }{
		{"plain", "/a"}, {"mixed", "/a/./b/.."}, {"dots", "/."}, {"up", "/.."},
	} {
		steps := strings.Count(c.unit, "/")
		ref := strings.Repeat(c.unit, segments/steps)
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			n := 0
			for b.Loop() {
				r := Resolve("http://h/x/y", ref, RFC3986, Options{})
				n = len(r.Trace.Steps)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/step")
		})
	}
}
