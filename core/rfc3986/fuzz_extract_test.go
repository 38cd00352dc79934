package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/internal/vectors"
)

// Every layer is accounted for, and the base is absolute.
func FuzzEstablishBase(f *testing.F) {
	f.Add("x#f", "", "http://a/b", "d", uint8(15))
	f.Add("//x", "../y", "", "a:", uint8(13))
	f.Fuzz(func(t *testing.T, embedded, encapsulating, retrieval, fallback string, given uint8) {
		var sources [rfc3986.LayerCount]rfc3986.Source
		for i, text := range []string{embedded, encapsulating, retrieval, fallback} {
			sources[i] = rfc3986.Source{Text: text, Given: given>>i&1 == 1}
		}
		checkLayers(t, rfc3986.EstablishBase(sources))
	})
}

// What is found is in the text and does not overlap.
func FuzzExtract(f *testing.F) {
	for _, c := range vectors.Extract() {
		f.Add(c.Text)
	}
	addTexts(f)
	f.Fuzz(func(t *testing.T, text string) {
		checkExtract(t, text)
		checkExtract(t, "<"+text+">")
		checkExtract(t, `"`+text+`" http://a/`+text)
	})
}
