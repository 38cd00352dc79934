package hosting

import (
	"bytes"
	"encoding/binary"
	"io"
	"testing"

	"github.com/andybalholm/brotli"
)

// module returns a WebAssembly module with sections of these sizes.
func module(sizes ...int) []byte {
	out := []byte("\x00asm\x01\x00\x00\x00")
	for i, size := range sizes {
		out = binary.AppendUvarint(append(out, byte(i+1)), uint64(size))
		out = append(out, bytes.Repeat([]byte{byte(i), 7}, size/2)...)
	}
	return out
}

func TestPartsOfAProgram(t *testing.T) {
	for _, c := range []struct {
		data  []byte
		parts int
	}{
		{nil, 1}, {[]byte("text"), 1}, {module(10, 20), 1}, {module(10, large, 20, large), 3}, {module(large, 10), 2}, {module(large)[:large], 1},
	} {
		list := parts(c.data)
		if len(list) != c.parts || !bytes.Equal(bytes.Join(list, nil), c.data) {
			t.Errorf("%d bytes have %d parts, want %d", len(c.data), len(list), c.parts)
		}
		small, err := Brotli(c.data, Quick)
		if err != nil {
			t.Fatal(err)
		}
		back, err := io.ReadAll(brotli.NewReader(bytes.NewReader(small)))
		if err != nil || !bytes.Equal(back, c.data) {
			t.Errorf("%d bytes came back as %d (%v)", len(c.data), len(back), err)
		}
	}
}
