package hosting

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"fmt"

	"github.com/andybalholm/brotli"
)

// Effort holds compression levels.
type Effort struct{ Brotli, Gzip int }

// Quick starts the development server fast; Best is for what is published and
// measured.
var (
	Quick = Effort{Brotli: 5, Gzip: 6}
	Best  = Effort{Brotli: brotli.BestCompression, Gzip: gzip.BestCompression}
)

// Brotli compresses data. The large sections of a program are flushed apart, since
// they have little in common.
func Brotli(data []byte, e Effort) ([]byte, error) {
	var out bytes.Buffer
	w := brotli.NewWriterLevel(&out, e.Brotli)
	for i, part := range parts(data) {
		if i > 0 {
			if err := w.Flush(); err != nil {
				return nil, fmt.Errorf("brotli: %w", err)
			}
		}
		if _, err := w.Write(part); err != nil {
			return nil, fmt.Errorf("brotli: %w", err)
		}
	}
	if err := w.Close(); err != nil {
		return nil, fmt.Errorf("brotli: %w", err)
	}
	return out.Bytes(), nil
}

// large is the least size of a section that is a part.
const large = 100_000

// parts cuts a WebAssembly module before each large section, which is an id, a
// size and content of this size. Other data is one part.
func parts(data []byte) [][]byte {
	var list [][]byte
	if bytes.HasPrefix(data, []byte("\x00asm")) {
		for at := 8; at < len(data); {
			size, n := binary.Uvarint(data[at+1:])
			if n <= 0 || size > uint64(len(data)-at-1-n) {
				break
			}
			if size >= large {
				list, data, at = append(list, data[:at]), data[at:], 0
			}
			at += 1 + n + int(size)
		}
	}
	return append(list, data)
}

// Gzip compresses data, without a name or a time, so that the result is always the
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
