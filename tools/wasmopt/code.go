package wasmopt

import "errors"

// function is a function of the code section.
type function struct {
	locals []byte // its declarations, as the section holds them
	code   []instruction
}

// optimizeCode runs the passes of the code on each function, and changes the table
// that describes them accordingly.
func (m *module) optimizeCode(p Passes) error {
	final := finalCalls(m.table, m.imports)
	for i := range m.functions {
		f := &m.functions[i]
		passes := p
		if i == len(m.functions)-1 {
			passes &^= Renumber // the runtime knows no place after those that the last function has
		}
		if s, ok := shapeOf(f.code); ok {
			if err := f.optimize(passes, s, &m.table[i], final); err != nil {
				return err
			}
		}
	}
	return nil
}

func (f *function) optimize(p Passes, s shape, d *described, final map[int64]bool) (err error) {
	if p.has(Forward) {
		f.code = s.forward(f.code)
	}
	if p.has(Return) {
		f.code = s.returnAtCalls(f.code, final)
	}
	if p.has(Renumber) {
		if f.code, err = renumber(f.code, d); err != nil {
			return err
		}
	}
	if p.has(Fold) {
		f.code = fold(f.code)
	}
	if p.has(Count) {
		f.count(d)
	}
	return nil
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
	var body []byte
	for _, f := range list {
		body = encode(append(body[:0], f.locals...), f.code)
		dst = appendUnsigned(dst, uint64(len(body)))
		dst = append(dst, body...)
	}
	return dst
}
