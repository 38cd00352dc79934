package main

import "errors"

// function is a function of the code section.
type function struct {
	locals []byte // its declarations, as the section holds them
	code   []instruction
}

func readCode(body []byte) ([]function, error) {
	r := reader{rest: body}
	list := make([]function, int(r.unsigned()))
	for i := range list {
		f := reader{rest: r.bytes(int(r.unsigned()))}
		whole := f.rest
		for n := f.unsigned(); n > 0 && f.err == nil; n-- {
			f.unsigned()
			f.byte()
		}
		if r.err != nil || f.err != nil {
			return nil, errTruncated
		}
		code, err := decode(f.rest)
		if err != nil {
			return nil, err
		}
		list[i] = function{whole[:len(whole)-len(f.rest)], code}
	}
	if len(r.rest) > 0 {
		return nil, errors.New("something follows the code")
	}
	return list, nil
}

func appendCode(dst []byte, list []function) []byte {
	dst = appendUnsigned(dst, uint64(len(list)))
	for _, f := range list {
		body := encode(append([]byte{}, f.locals...), f.code)
		dst = appendUnsigned(dst, uint64(len(body)))
		dst = append(dst, body...)
	}
	return dst
}
