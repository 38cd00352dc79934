package rfc3986_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"
	"time"

	"uriplayground/core/rfc3986"
)

// Time for a byte must not depend on how many there are: each operation over
// each shape, as tests/bench lists them.
func BenchmarkLong(b *testing.B) {
	for _, c := range []struct{ shape, unit, back string }{
		{"mixed", "/a/./b/../", ""},
		{"up", "/../", ""},
		{"down-up", "a/", "../"},
		{"segment", "a", ""},
	} {
		for _, o := range longOperations {
			for _, size := range []int{64 << 10, longest} {
				path := longPath(size, c.unit, c.back)
				name := fmt.Sprintf("%s/%s/%dKB", o.name, c.shape, size>>10)
				b.Run(name+"/ours", func(b *testing.B) { benchLong(b, size, o.ours(path)) })
				if o.neturl != nil {
					b.Run(name+"/neturl", func(b *testing.B) { benchLong(b, size, o.neturl(path)) })
				}
			}
		}
	}
}

const longest = 4 << 20

// fewestRounds is how often a round is tried at least, however short the time.
const fewestRounds = 10

// longPath returns units after a "/", and if there is a way back then as many of
// that.
func longPath(size int, unit, back string) string {
	n := size / (len(unit) + len(back))
	path := strings.Repeat(unit, n) + strings.Repeat(back, n)
	if path[0] != '/' {
		path = "/" + path
	}
	return path
}

// benchLong times rounds of longest bytes. It reports the shortest round, as
// whatever else the machine does can only lengthen one.
func benchLong(b *testing.B, size int, run func()) {
	calls := longest / size
	best := time.Duration(1 << 62)
	allocs := testing.AllocsPerRun(1, run) // and what the process takes from the system is there when time counts
	round := func() {
		from := time.Now()
		for range calls {
			run()
		}
		best = min(best, time.Since(from))
	}
	for range fewestRounds {
		round()
	}
	for b.Loop() {
		round()
	}
	b.ReportMetric(float64(best.Nanoseconds())/float64(calls), "ns/op")
	b.ReportMetric(allocs, "allocs/op")
	b.ReportMetric(float64(longest)/1e6/best.Seconds(), "MB/s")
}

// longOperation is what is done with a path, by us and by net/url.
type longOperation struct {
	name         string
	ours, neturl func(path string) func()
}

var longOperations = []longOperation{
	{"Parse", func(path string) func() {
		text := "http://h" + path
		return func() { sink.ref, _ = rfc3986.Parse(text) }
	}, func(path string) func() {
		text := "http://h" + path
		return func() { u, _ := url.Parse(text); sink.text = u.Path }
	}},
	{"Resolve", func(path string) func() {
		base, dst := rfc3986.Split("http://h/a/b"), []byte(nil)
		return func() {
			ref, _ := rfc3986.Parse(path[1:])
			dst = rfc3986.AppendResolve(dst[:0], base, ref, rfc3986.Options{})
		}
	}, func(path string) func() {
		base, _ := url.Parse("http://h/a/b")
		return func() {
			ref, _ := url.Parse(path[1:])
			sink.text = base.ResolveReference(ref).String()
		}
	}},
	{"RemoveDotSegments", func(path string) func() {
		return func() { sink.text = rfc3986.RemoveDotSegments(path) }
	}, func(path string) func() {
		u := url.URL{Scheme: "http", Host: "h", Path: path}
		return func() { sink.text = u.JoinPath().Path }
	}},
	{"Normalize", func(path string) func() {
		text, dst := "http://h"+path, []byte(nil)
		return func() { dst = rfc3986.AppendNormalize(dst[:0], rfc3986.Split(text), rfc3986.LevelScheme) }
	}, nil},
	{"Derive", func(path string) func() {
		ref := rfc3986.Split("http://h" + path)
		return func() { sink.offset = rfc3986.Derive(ref).Len() }
	}, nil},
}
