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
		for c := start(b, texts); b.Loop(); {
			sink.ref = rfc3986.Split(texts[c.next()])
		}
	})
	b.Run("neturl", func(b *testing.B) { benchURLParse(b, texts) })
}

func BenchmarkParse(b *testing.B) {
	benchParse(b, corpusTexts())
}

// benchParse parses texts, and with net/url, too, if it takes them all.
func benchParse(b *testing.B, texts []string) {
	b.Run("ours", func(b *testing.B) {
		for c := start(b, texts); b.Loop(); {
			if _, err := rfc3986.Parse(texts[c.next()]); err != nil {
				b.Fatal(err)
			}
		}
	})
	for _, text := range texts {
		if _, err := url.Parse(text); err != nil {
			return
		}
	}
	b.Run("neturl", func(b *testing.B) { benchURLParse(b, texts) })
}

func benchURLParse(b *testing.B, texts []string) {
	for c := start(b, texts); b.Loop(); {
		if _, err := url.Parse(texts[c.next()]); err != nil {
			b.Fatal(err)
		}
	}
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
			dst = rfc3986.AppendResolve(dst[:0], bases[i], parsed[i], rfc3986.Options{})
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
		overCorpus(b, paths, func(i int) { sink.text = rfc3986.RemoveDotSegments(paths[i]) })
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

// corpusTexts returns the URLs of the corpus.
func corpusTexts() []string {
	pairs := corpus()
	texts := make([]string, len(pairs))
	for i, p := range pairs {
		texts[i] = p.base
	}
	return texts
}

// cursor goes through a list round and round.
type cursor struct{ i, n int }

// start returns the cursor for a benchmark that does one text an iteration. It counts
// their average length.
func start(b *testing.B, texts []string) cursor {
	total := 0
	for _, text := range texts {
		total += len(text)
	}
	b.SetBytes(int64(total / len(texts)))
	b.ReportAllocs()
	return cursor{n: len(texts)}
}

func (c *cursor) next() int {
	i := c.i
	if c.i++; c.i == c.n {
		c.i = 0
	}
	return i
}

// overCorpus runs one text an iteration. Under wasm the call counts, where the
// work is short.
func overCorpus(b *testing.B, texts []string, run func(i int)) {
	for c := start(b, texts); b.Loop(); {
		run(c.next())
	}
}

func mustParse(b *testing.B, text string) *url.URL {
	u, err := url.Parse(text)
	if err != nil {
		b.Fatal(err)
	}
	return u
}
