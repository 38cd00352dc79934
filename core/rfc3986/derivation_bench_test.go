package rfc3986_test

import (
	"strconv"
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
)

// The time for a byte must not grow with the text.
func BenchmarkDerive(b *testing.B) {
	for _, size := range []int{64 << 10, 4 << 20} {
		for _, shape := range []string{"/a/./b/../", "/../", "a/", "a", "%41"} {
			r := rfc3986.Split("x:" + strings.Repeat(shape, size/len(shape)))
			b.Run(shape+"/"+strconv.Itoa(size>>10)+"KB", func(b *testing.B) {
				b.SetBytes(int64(size))
				b.ReportAllocs()
				rfc3986.Derive(r) // what the process takes from the system for the first time is not the core's
				for b.Loop() {
					sink.offset = rfc3986.Derive(r).Len()
				}
			})
		}
	}
}
