package site

import (
	"bytes"
	"compress/gzip"
	"fmt"

	"github.com/andybalholm/brotli"
)

// Effort is how hard to compress: the same bytes in either case, only more
// or fewer of them.
type Effort struct{ Brotli, Gzip int }

// Quick starts the development server fast; Best is for what is published and
// measured.
var (
	Quick = Effort{Brotli: 5, Gzip: 6}
	Best  = Effort{Brotli: brotli.BestCompression, Gzip: gzip.BestCompression}
)

// Brotli compresses data.
func Brotli(data []byte, e Effort) ([]byte, error) {
	var out bytes.Buffer
	w := brotli.NewWriterLevel(&out, e.Brotli)
	if _, err := w.Write(data); err != nil {
		return nil, fmt.Errorf("brotli: %w", err)
	}
	if err := w.Close(); err != nil {
		return nil, fmt.Errorf("brotli: %w", err)
	}
	return out.Bytes(), nil
}

// Gzip compresses data; no name and no time go in, so the result is always the
// same.
func Gzip(data []byte, e Effort) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, e.Gzip)
	if err != nil {
		return nil, fmt.Errorf("gzip: %w", err)
	}
	if _, err := w.Write(data); err != nil {
		return nil, fmt.Errorf("gzip: %w", err)
	}
	if err := w.Close(); err != nil {
		return nil, fmt.Errorf("gzip: %w", err)
	}
	return out.Bytes(), nil
}
