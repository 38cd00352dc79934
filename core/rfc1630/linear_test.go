package rfc1630_test

import (
	"strings"
	"testing"
	"time"

	"uriplayground/core/rfc1630"
	"uriplayground/core/syntax"
)

// Long texts take time in proportion to their length: four times as long, at most
// twice four times the time, and a little for what else runs on the machine.
func TestLinear(t *testing.T) {
	if testing.Short() {
		t.Skip("it takes time")
	}
	for _, c := range []struct{ before, repeat, behind string }{
		{"http://a/", "b%20", "~"}, {"http://", "@", ""}, {"ftp://-a:", "b", ""}, {"ftp://", "1.", ""}, {"news:1", "@", ""}, {"mailto:", "@1", ""},
		{"wais://a/b/c/", "1=a;", ""}, {"prospero://a/", "%00", ""}, {"x:?", "+", ""}, {"x:", "%2E", ""}, {"", "~", ""},
	} {
		checkLinear(t, c.before+"…"+c.repeat, func(n int) {
			s := c.before + strings.Repeat(c.repeat, n/len(c.repeat)) + c.behind
			u, _ := rfc1630.Parse(s)
			rfc1630.Notes(u)
			rfc1630.AppendLevel(nil, u)
		})
	}
	for _, c := range []struct{ context, ref string }{{"a/", "../"}, {"/a", "/g"}, {"/", "./"}, {"a//", "../g/"}} {
		checkLinear(t, c.context+" + "+c.ref, func(n int) {
			context := rfc1630.Split("x:" + strings.Repeat(c.context, n/8) + "//")
			ref := rfc1630.Split(strings.Repeat(c.ref, n/8))
			var trace syntax.Trace
			_, ok := rfc1630.AppendResolve(nil, context, ref, rfc1630.Options{LiteralRule: true}, &trace)
			rfc1630.Gaps(context, ref, rfc1630.Options{}, &trace, ok)
			rfc1630.Provenance(&trace)
		})
	}
}

func checkLinear(t *testing.T, what string, run func(n int)) {
	t.Helper()
	short, long := fastest(func() { run(100_000) }), fastest(func() { run(400_000) })
	if long > 8*short+50*time.Millisecond {
		t.Errorf("%s: %v, and four times as long %v", what, short, long)
	}
}

func fastest(run func()) time.Duration {
	best := time.Hour
	for range 3 {
		start := time.Now()
		run()
		best = min(best, time.Since(start))
	}
	return best
}
