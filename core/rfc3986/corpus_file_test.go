package rfc3986_test

import (
	"flag"
	"os"
	"strings"
	"testing"
)

var corpusFile = flag.String("corpus", "", "write the corpus into this file: a URL, a tab and a link on a line")

// Programs in other languages are measured over the same corpus (tests/libcompare).
func TestCorpusFile(t *testing.T) {
	var text strings.Builder
	for _, p := range corpus() {
		text.WriteString(p.base + "\t" + p.ref + "\n")
	}
	if n := strings.Count(text.String(), "\n"); n != corpusSize || strings.Count(text.String(), "\t") != n {
		t.Fatalf("%d lines: a text of the corpus holds a tab or the end of a line", n)
	}
	if *corpusFile == "" {
		return
	}
	if err := os.WriteFile(*corpusFile, []byte(text.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
