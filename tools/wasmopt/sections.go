package wasmopt

import (
	"bytes"
	"errors"
)

// WebAssembly core specification §5.5: a module is a header and sections.

const headerSize = 8

var errTruncated = errors.New("the module ends too early")

// section is one section of a module.
type section struct {
	id   byte
	body []byte
}

func readSections(program []byte) ([]section, error) {
	if !bytes.HasPrefix(program, []byte("\x00asm\x01\x00\x00\x00")) {
		return nil, errors.New("not a WebAssembly module of version 1")
	}
	var list []section
	for r := (reader{rest: program[headerSize:]}); len(r.rest) > 0; {
		id := r.byte()
		body := r.bytes(int(r.unsigned()))
		if r.err != nil {
			return nil, r.err
		}
		list = append(list, section{id, body})
	}
	return list, nil
}

func appendSections(dst []byte, list []section) []byte {
	for _, s := range list {
		dst = append(dst, s.id)
		dst = appendUnsigned(dst, uint64(len(s.body)))
		dst = append(dst, s.body...)
	}
	return dst
}
