package i18n

import (
	"testing"

	"uriplayground/core"
)

// Each way of showing decoded text has words.
func TestDecodingsHaveWords(t *testing.T) {
	words := For("en")
	for _, how := range core.Decodings() {
		if !words.Has("decoding." + how.String()) {
			t.Errorf("no words for the decoding %q", how)
		}
	}
}
