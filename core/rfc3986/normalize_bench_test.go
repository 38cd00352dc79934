package rfc3986_test

import (
	"net/url"
	"testing"

	"uriplayground/core/rfc3986"
)

// Both start from text and end with text. Of §6.2 net/url does no more than write
// the scheme in lower case and encode again what it decoded.
func BenchmarkNormalize(b *testing.B) {
	benchNormalize(b, corpusTexts())
}

// The same with the paths that §5.2.3 makes, dot segments and all.
func BenchmarkNormalizeDots(b *testing.B) {
	pairs := corpus()
	texts := make([]string, len(pairs))
	for i, p := range pairs {
		texts[i] = "http://h" + p.dottedPath()
	}
	benchNormalize(b, texts)
}

func benchNormalize(b *testing.B, texts []string) {
	b.Run("ours", func(b *testing.B) {
		dst := make([]byte, 0, 1000)
		overCorpus(b, texts, func(i int) {
			dst = rfc3986.AppendNormalize(dst[:0], rfc3986.Split(texts[i]), rfc3986.LevelScheme)
		})
	})
	b.Run("neturl", func(b *testing.B) {
		overCorpus(b, texts, func(i int) {
			u, err := url.Parse(texts[i])
			if err != nil {
				b.Fatal(err)
			}
			sink.text = u.String()
		})
	})
}

// From a parsed reference, and from a text that is normal already to itself.
func BenchmarkAppendNormalize(b *testing.B) {
	texts := corpusTexts()
	refs := make([]rfc3986.Reference, len(texts))
	for i := range texts {
		refs[i] = rfc3986.Split(texts[i])
	}
	dst := make([]byte, 0, 1000)
	overCorpus(b, texts, func(i int) {
		dst = rfc3986.AppendNormalize(dst[:0], refs[i], rfc3986.LevelScheme)
	})
}
