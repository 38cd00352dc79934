package urlstandard_test

import (
	"net/url"
	"testing"

	"uriplayground/core/urlstandard"
)

var benched = []string{
	"https://www.example.org/", "https://example.org/a/b/c.html?q=1&r=2#top", "http://a.b.c.example.com/one/two/three/four/five",
	"wss://chat.example.net/socket?id=42", "https://github.com/whatwg/url/blob/main/url.bs",
}

var references = []string{"../x/y.html", "?page=2", "#top", "/a/b/c", "g;x=1/../y"}

func BenchmarkParse(b *testing.B) {
	b.Run("ours", func(b *testing.B) {
		b.ReportAllocs()
		for i := range b.N {
			urlstandard.Parse(benched[i%len(benched)], nil, nil)
		}
	})
	b.Run("neturl", func(b *testing.B) {
		b.ReportAllocs()
		for i := range b.N {
			url.Parse(benched[i%len(benched)])
		}
	})
}

// From two texts to the text of the target, as a program that follows links has to do it.
func BenchmarkParseAndResolve(b *testing.B) {
	b.Run("ours", func(b *testing.B) {
		b.ReportAllocs()
		for i := range b.N {
			base, _ := urlstandard.Parse(benched[1], nil, nil)
			urlstandard.Parse(references[i%len(references)], &base, nil)
		}
	})
	b.Run("neturl", func(b *testing.B) {
		b.ReportAllocs()
		for i := range b.N {
			base, _ := url.Parse(benched[1])
			if u, err := base.Parse(references[i%len(references)]); err == nil {
				_ = u.String()
			}
		}
	})
}

// Against a base that is parsed already, into memory that is there.
func BenchmarkAppendHref(b *testing.B) {
	base, _ := urlstandard.Parse(benched[1], nil, nil)
	dst := make([]byte, 0, 1000)
	b.Run("ours", func(b *testing.B) {
		b.ReportAllocs()
		for i := range b.N {
			dst, _ = urlstandard.AppendHref(dst[:0], references[i%len(references)], &base, nil)
		}
	})
	other, _ := url.Parse(benched[1])
	b.Run("neturl", func(b *testing.B) {
		b.ReportAllocs()
		for i := range b.N {
			if u, err := other.Parse(references[i%len(references)]); err == nil {
				_ = u.String()
			}
		}
	})
}
