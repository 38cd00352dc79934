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
	b.Run("url", func(b *testing.B) {
		b.ReportAllocs()
		for i := range b.N {
			urlstandard.Parse(benched[i%len(benched)], nil, nil)
		}
	})
	b.Run("net/url", func(b *testing.B) {
		b.ReportAllocs()
		for i := range b.N {
			url.Parse(benched[i%len(benched)])
		}
	})
}

func BenchmarkResolve(b *testing.B) {
	base, _ := urlstandard.Parse(benched[1], nil, nil)
	b.Run("url", func(b *testing.B) {
		b.ReportAllocs()
		for i := range b.N {
			urlstandard.Parse(references[i%len(references)], &base, nil)
		}
	})
	other, _ := url.Parse(benched[1])
	b.Run("net/url", func(b *testing.B) {
		b.ReportAllocs()
		for i := range b.N {
			if r, err := other.Parse(references[i%len(references)]); err == nil {
				_ = r.String()
			}
		}
	})
}
