package rfc1630_test

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"uriplayground/core/rfc1630"
	"uriplayground/core/rfc3986"
)

var sink struct {
	uri   rfc1630.URI
	ref   rfc3986.Reference
	valid bool
	text  []byte
}

// benchTexts returns URLs that both RFC 1630 and RFC 3986 allow.
func benchTexts(b *testing.B) []string {
	r := rand.New(rand.NewPCG(1630, 1994))
	words := []string{"hypertext", "WWW", "TheProject", "pub", "index", "marie-claude", "Phonebook", "caf%C3%A9", "rfc1630", "hello%20world", "techdoc"}
	word := func() string { return words[r.IntN(len(words))] }
	texts := make([]string, 10_000)
	for i := range texts {
		var s strings.Builder
		s.WriteString([]string{"http", "http", "http", "ftp", "gopher", "news", "x-new", "wais"}[r.IntN(8)] + ":")
		switch strings.TrimSuffix(s.String(), ":") {
		case "news":
			s.WriteString("comp.infosystems." + word() + strconv.Itoa(r.IntN(1e9)) + "@info.cern.ch")
		default:
			s.WriteString("//www." + strings.ToLower(words[r.IntN(7)]) + ".org")
			if r.IntN(20) == 0 {
				s.WriteString(":8000")
			}
			segments := 1 + r.IntN(6)
			if strings.HasPrefix(s.String(), "wais") {
				segments = 1
			}
			if strings.HasPrefix(s.String(), "x-new://") {
				s.Reset()
				s.WriteString("x-new://info.cern.ch")
			}
			for range segments {
				s.WriteString("/" + word())
			}
			if strings.HasPrefix(s.String(), "http") && r.IntN(3) == 0 {
				s.WriteString("?" + word() + "+" + word() + "+" + strconv.Itoa(r.IntN(1e6)))
			}
		}
		texts[i] = s.String()
		if _, err := rfc1630.Parse(texts[i]); err != nil {
			b.Fatalf("%s: %v", texts[i], err)
		}
		if _, err := rfc3986.Parse(texts[i]); err != nil {
			b.Fatalf("%s: %v", texts[i], err)
		}
	}
	return texts
}

// Parse may take at most twice as long as that of RFC 3986 for the same texts.
func BenchmarkParse(b *testing.B) {
	texts := benchTexts(b)
	total := 0
	for _, s := range texts {
		total += len(s)
	}
	run := func(name string, parse func(s string)) {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(total / len(texts)))
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				parse(texts[i%len(texts)])
			}
		})
	}
	run("rfc1630", func(s string) { sink.uri, _ = rfc1630.Parse(s) })
	run("rfc3986", func(s string) { sink.ref, _ = rfc3986.Parse(s) })
}
