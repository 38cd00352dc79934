package wasmopt

import "encoding/binary"

// reader reads from the start of rest. After an error it reads zeros.
type reader struct {
	rest []byte
	err  error
}

func (r *reader) bytes(n int) []byte {
	if n < 0 || n > len(r.rest) {
		r.err, r.rest = errTruncated, nil
		return nil
	}
	b := r.rest[:n]
	r.rest = r.rest[n:]
	return b
}

func (r *reader) byte() byte {
	if b := r.bytes(1); b != nil {
		return b[0]
	}
	return 0
}

// unsigned reads a number in unsigned LEB128 (§5.2.2).
func (r *reader) unsigned() uint64 {
	v, n := binary.Uvarint(r.rest)
	if n <= 0 {
		n = len(r.rest) + 1
	}
	r.bytes(n)
	return v
}

// signed reads a number in signed LEB128.
func (r *reader) signed() int64 {
	var v int64
	for shift := 0; shift < 64; shift += 7 {
		b := r.byte()
		v |= int64(b&0x7f) << shift
		if b&0x80 == 0 {
			if b&0x40 != 0 && shift+7 < 64 {
				v -= 1 << (shift + 7)
			}
			return v
		}
	}
	return v
}

func appendUnsigned(dst []byte, v uint64) []byte { return binary.AppendUvarint(dst, v) }

func appendSigned(dst []byte, v int64) []byte {
	for {
		b := byte(v & 0x7f)
		v >>= 7
		if v == 0 && b&0x40 == 0 || v == -1 && b&0x40 != 0 {
			return append(dst, b)
		}
		dst = append(dst, b|0x80)
	}
}
