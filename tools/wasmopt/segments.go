package wasmopt

import (
	"bytes"
	"errors"
)

// An active data segment of memory 0 (§5.5.14) is the byte 0, its place as a
// constant expression, and its bytes.
const (
	opConst = 0x41 // i32.const
)

// How many zeros stay in a segment. Go's linker ends one at eight, and so makes
// tens of thousands, whose headers compress worse than zeros do.
const (
	linkerGap = 8
	longGap   = 1024
)

// readSegments returns the initial memory that the data section describes.
func readSegments(body []byte) ([]byte, error) {
	var memory []byte
	r := reader{rest: body}
	for n := r.unsigned(); n > 0 && r.err == nil; n-- {
		mode, op := r.byte(), r.byte()
		start := int(r.signed())
		end := r.byte()
		if r.err == nil && (mode != 0 || op != opConst || end != opEnd || start < 0) {
			return nil, errors.New("a data segment is not one that Go's linker writes")
		}
		data := r.bytes(int(r.unsigned()))
		memory = append(memory, make([]byte, max(0, start+len(data)-len(memory)))...)
		copy(memory[start:], data)
	}
	return memory, r.err
}

// dataSegments describes the memory, without its long runs of zeros.
func dataSegments(memory []byte, gap int) []byte {
	list := split(memory, gap)
	dst := appendUnsigned(nil, uint64(len(list)))
	for _, s := range list {
		dst = append(dst, 0, opConst)
		dst = appendSigned(dst, int64(s.start))
		dst = append(dst, opEnd)
		dst = appendUnsigned(dst, uint64(s.end-s.start))
		dst = append(dst, memory[s.start:s.end]...)
	}
	return dst
}

// extent is a part of the memory.
type extent struct{ start, end int }

func split(memory []byte, gap int) []extent {
	var list []extent
	for i := 0; i < len(memory); {
		i += zeros(memory[i:])
		if i == len(memory) {
			break
		}
		end := i
		for end < len(memory) && zeros(memory[end:]) <= gap {
			end += max(1, zeros(memory[end:]))
		}
		for memory[end-1] == 0 {
			end--
		}
		list = append(list, extent{i, end})
		i = end
	}
	return list
}

// zeros returns how many zeros b begins with.
func zeros(b []byte) int { return len(b) - len(bytes.TrimLeft(b, "\x00")) }
