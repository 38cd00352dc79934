package rfc3986_test

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
)

// Texts of the average length of the corpus in which every byte is special in
// the same way, beside those that look like the corpus.
func BenchmarkParseShape(b *testing.B) {
	const size = 70
	for _, c := range []struct{ name, before, unit string }{
		{"plain", "https://www.example.com/", "a"},
		{"tildes", "https://www.example.com/", "~!"},
		{"percent", "https://www.example.com/", "%7E"},
		{"slashes", "https://www.example.com/", "/"},
		{"query", "https://www.example.com/?", "a=b&"},
		{"questions", "https://www.example.com/", "?"},
		{"fragment", "#", "~!"},
		{"host", "//", "~!"},
		{"host-percent", "//", "%7E"},
		{"userinfo", "//", "u:"},
		{"segment", "", "~!"},
		{"scheme", "", "a+"},
	} {
		text := c.before + strings.Repeat(c.unit, (size-len(c.before))/len(c.unit))
		switch c.name {
		case "userinfo":
			text += "@"
		case "scheme":
			text += ":"
		}
		b.Run(c.name, func(b *testing.B) { benchParse(b, []string{text}) })
	}
}

// Time for a byte must not depend on how many there are.
func BenchmarkLong(b *testing.B) {
	for _, c := range []struct{ name, unit, back string }{
		{"mixed", "/a/./b/..", ""},
		{"up", "/..", ""},
		{"down-up", "/a", "/.."},
		{"segment", "a", ""},
	} {
		for _, size := range []int{64 << 10, 4 << 20} {
			path := longPath(size, c.unit, c.back)
			name := fmt.Sprintf("%s/%dKB", c.name, size>>10)
			b.Run("Parse/"+name, func(b *testing.B) { benchParse(b, []string{"http://h" + path}) })
			b.Run("Resolve/"+name, func(b *testing.B) { benchResolveLong(b, path) })
			b.Run("RemoveDotSegments/"+name, func(b *testing.B) { benchDots(b, path) })
			b.Run("Normalize/"+name, func(b *testing.B) { benchNormalize(b, []string{"http://h" + path}) })
		}
	}
}

// longPath is units, and if there is a way back then as many of that.
func longPath(size int, unit, back string) string {
	if back == "" {
		return "/" + strings.Repeat(unit, size/len(unit))
	}
	n := size / (len(unit) + len(back))
	return strings.Repeat(unit, n) + strings.Repeat(back, n)
}

func benchResolveLong(b *testing.B, path string) {
	const base = "http://h/a/b"
	b.Run("ours", func(b *testing.B) {
		from, ref := rfc3986.Split(base), rfc3986.Split(path[1:])
		var dst []byte
		overCorpus(b, []string{path}, func(int) {
			dst = rfc3986.AppendResolve(dst[:0], from, ref, rfc3986.Options{}, nil)
		})
	})
	b.Run("neturl", func(b *testing.B) {
		from, ref := mustParse(b, base), mustParse(b, path[1:])
		overCorpus(b, []string{path}, func(int) { sink.text = from.ResolveReference(ref).String() })
	})
}
