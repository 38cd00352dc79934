package rfc3986_test

import (
	"net/url"
	"testing"

	"uriplayground/core/rfc3986"
)

// Each benchmark runs over the corpus once ours and once with what net/url has
// for the purpose. They do not quite the same work: url.Parse validates less
// and decodes more, and the paths of net/url are cleaned by other rules.

func BenchmarkSplit(b *testing.B) {
	texts := corpusTexts()
	b.Run("ours", func(b *testing.B) {
		overCorpus(b, texts, func(i int) { sink.ref = rfc3986.Split(texts[i]) })
	})
	b.Run("neturl", func(b *testing.B) { benchURLParse(b, texts) })
}

func BenchmarkParse(b *testing.B) {
	texts := corpusTexts()
	b.Run("ours", func(b *testing.B) {
		overCorpus(b, texts, func(i int) {
			r, err := rfc3986.Parse(texts[i])
			if err != nil {
				b.Fatal(err)
			}
			sink.ref = r
		})
	})
	b.Run("neturl", func(b *testing.B) { benchURLParse(b, texts) })
}

func benchURLParse(b *testing.B, texts []string) {
	overCorpus(b, texts, func(i int) {
		if _, err := url.Parse(texts[i]); err != nil {
			b.Fatal(err)
		}
	})
}

// Both start from parsed references and end with the target as text.
func BenchmarkAppendResolve(b *testing.B) {
	pairs := corpus()
	refs := make([]string, len(pairs))
	for i, p := range pairs {
		refs[i] = p.ref
	}
	b.Run("ours", func(b *testing.B) {
		bases, parsed := make([]rfc3986.Reference, len(pairs)), make([]rfc3986.Reference, len(pairs))
		for i, p := range pairs {
			bases[i], parsed[i] = rfc3986.Split(p.base), rfc3986.Split(p.ref)
		}
		dst := make([]byte, 0, 1000)
		overCorpus(b, refs, func(i int) {
			dst = rfc3986.AppendResolve(dst[:0], bases[i], parsed[i], rfc3986.Options{}, nil)
		})
	})
	b.Run("neturl", func(b *testing.B) {
		bases, parsed := make([]*url.URL, len(pairs)), make([]*url.URL, len(pairs))
		for i, p := range pairs {
			bases[i], parsed[i] = mustParse(b, p.base), mustParse(b, p.ref)
		}
		overCorpus(b, refs, func(i int) { sink.text = bases[i].ResolveReference(parsed[i]).String() })
	})
}

func BenchmarkRemoveDotSegments(b *testing.B) {
	pairs := corpus()
	paths := make([]string, len(pairs))
	for i, p := range pairs {
		paths[i] = p.dottedPath()
	}
	b.Run("ours", func(b *testing.B) {
		overCorpus(b, paths, func(i int) { sink.text = rfc3986.RemoveDotSegments(paths[i], nil) })
	})
	b.Run("neturl", func(b *testing.B) {
		// JoinPath without elements does nothing but clean the path.
		parsed := make([]*url.URL, len(paths))
		for i, path := range paths {
			parsed[i] = mustParse(b, "http://h"+path)
		}
		overCorpus(b, paths, func(i int) { sink.text = parsed[i].JoinPath().Path })
	})
}

// corpusTexts are the URLs of the corpus.
func corpusTexts() []string {
	pairs := corpus()
	texts := make([]string, len(pairs))
	for i, p := range pairs {
		texts[i] = p.base
	}
	return texts
}

// overCorpus runs one text an iteration, round and round, and counts its
// average length.
func overCorpus(b *testing.B, texts []string, run func(i int)) {
	total := 0
	for _, text := range texts {
		total += len(text)
	}
	b.SetBytes(int64(total / len(texts)))
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		run(i)
		if i++; i == len(texts) {
			i = 0
		}
	}
}

func mustParse(b *testing.B, text string) *url.URL {
	u, err := url.Parse(text)
	if err != nil {
		b.Fatal(err)
	}
	return u
}
