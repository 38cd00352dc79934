package rfc3986_test

import (
	"net/url"
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
)

// From two texts to the text of the target, as a program that follows links
// has to do it.
func BenchmarkParseAndResolve(b *testing.B) {
	pairs, refs := corpus(), corpusRefs()
	b.Run("ours", func(b *testing.B) {
		overCorpus(b, refs, func(i int) { sink.text = parseAndResolve(b, pairs[i]) })
	})
	b.Run("neturl", func(b *testing.B) {
		overCorpus(b, refs, func(i int) {
			sink.text = mustParse(b, pairs[i].base).ResolveReference(mustParse(b, pairs[i].ref)).String()
		})
	})
}

func parseAndResolve(b *testing.B, p corpusPair) string {
	base, err := rfc3986.Parse(p.base)
	if err != nil {
		b.Fatal(err)
	}
	ref, err := rfc3986.Parse(p.ref)
	if err != nil {
		b.Fatal(err)
	}
	target, err := rfc3986.Resolve(base, ref, rfc3986.Options{})
	if err != nil {
		b.Fatal(err)
	}
	return target
}

// corpusRefs returns the links of the corpus.
func corpusRefs() []string {
	pairs := corpus()
	refs := make([]string, len(pairs))
	for i, p := range pairs {
		refs[i] = p.ref
	}
	return refs
}

// With a trace, which net/url has no counterpart for.
func BenchmarkTrace(b *testing.B) {
	pairs, refs := corpus(), corpusRefs()
	overCorpus(b, refs, func(i int) {
		base, ref := rfc3986.Split(pairs[i].base), rfc3986.Split(pairs[i].ref)
		sink.text, _ = rfc3986.TraceResolve(base, ref, rfc3986.Options{})
	})
}

// Paths that are all dot segments, or hold none at all.
func BenchmarkDots(b *testing.B) {
	for _, c := range []struct{ name, path string }{
		{"none", strings.Repeat("/segment", 8)},
		{"all", "/a/./b/../c/./d/../e/./f/../g/./h/../i/./j/../k/./l/../m/./n/../"},
	} {
		b.Run(c.name, func(b *testing.B) { benchDots(b, c.path) })
	}
}

func benchDots(b *testing.B, path string) {
	b.Run("ours", func(b *testing.B) {
		overCorpus(b, []string{path}, func(int) { sink.text = rfc3986.RemoveDotSegments(path) })
	})
	b.Run("neturl", func(b *testing.B) {
		// JoinPath without elements does nothing but clean the path.
		u := url.URL{Scheme: "http", Host: "h", Path: path}
		overCorpus(b, []string{path}, func(int) { sink.text = u.JoinPath().Path })
	})
}
