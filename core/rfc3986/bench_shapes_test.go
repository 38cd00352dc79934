package rfc3986_test

import (
	"iter"
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
)

// Texts of the average length of the corpus in which every byte is special in
// the same way, beside those that look like the corpus.
func BenchmarkParseShape(b *testing.B) {
	for name, text := range shapes() {
		b.Run(name, func(b *testing.B) { benchParse(b, []string{text}) })
	}
}

// Links of these shapes, from parsed references as in BenchmarkAppendResolve.
func BenchmarkResolveShape(b *testing.B) {
	base := rfc3986.Split("http://h/a/b")
	for name, text := range shapes() {
		b.Run(name, func(b *testing.B) {
			ref, dst := rfc3986.Split(text), make([]byte, 0, 1000)
			overCorpus(b, []string{text}, func(int) {
				dst = rfc3986.AppendResolve(dst[:0], base, ref, rfc3986.Options{})
			})
		})
	}
}

// Those of them that are normal take no longer than others; those in which each
// triplet changes have to be written again.
func BenchmarkNormalizeShape(b *testing.B) {
	for name, text := range shapes() {
		b.Run(name, func(b *testing.B) {
			ref, dst := rfc3986.Split(text), make([]byte, 0, 1000)
			overCorpus(b, []string{text}, func(int) {
				dst = rfc3986.AppendNormalize(dst[:0], ref, rfc3986.LevelScheme)
			})
		})
	}
}

// shapes returns the texts by name, in a fixed order.
func shapes() iter.Seq2[string, string] {
	const size = 70
	list := []struct{ name, before, unit string }{
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
	}
	return func(yield func(string, string) bool) {
		for _, c := range list {
			text := c.before + strings.Repeat(c.unit, (size-len(c.before))/len(c.unit))
			switch c.name {
			case "userinfo":
				text += "@"
			case "scheme":
				text += ":"
			}
			if !yield(c.name, text) {
				return
			}
		}
	}
}
