package wasmopt

import "encoding/binary"

// pool is a list of things, each stored once.
type pool struct {
	at    map[string]uint32
	bytes []byte
}

// newPool returns a pool that begins with some bytes.
func newPool(begin ...byte) *pool { return &pool{map[string]uint32{}, begin} }

// add returns the offset of a thing; that of none is 0.
func (p *pool) add(thing string, align int) uint32 {
	if thing == "" {
		return 0
	}
	at, ok := p.at[thing]
	if !ok {
		for len(p.bytes)%align != 0 {
			p.bytes = append(p.bytes, 0)
		}
		at = uint32(len(p.bytes))
		p.at[thing] = at
		p.bytes = append(p.bytes, thing...)
	}
	return at
}

// beyond is more than any place of a function.
const beyond = 1 << 16

// changes returns a table of pctab with these values at the places; the last goes on.
func changes(values []run) string {
	var out []byte
	last := run{0, -1}
	for i, r := range values {
		if i+1 < len(values) && values[i+1].value == r.value {
			continue
		}
		change, places := int32(r.value-last.value), r.end-last.end
		if i+1 == len(values) {
			places = beyond
		}
		out = binary.AppendUvarint(out, uint64(uint32(change)<<1^uint32(change>>31)))
		out = binary.AppendUvarint(out, uint64(places))
		last = r
	}
	if len(out) == 0 {
		return ""
	}
	return string(append(out, 0))
}

// object returns one of the tables of funcdata, and the alignment of its offset.
func (l layout) object(memory []byte, d *described, n int) (string, int) {
	if n >= len(d.funcdata) || d.funcdata[n] == none || n == funcdataInline {
		return "", 0
	}
	b := l.data.of(memory)[d.funcdata[n]:]
	number := func(at int) int { return int(binary.LittleEndian.Uint32(b[at:])) }
	switch n {
	case funcdataArgs, funcdataLocals: // runtime.stackmap
		return string(b[:8+number(0)*((number(4)+7)/8)]), 4
	case funcdataObjects: // a count, and runtime.stackObjectRecord
		return string(b[:8+16*number(0)]), 8
	}
	_, first := binary.Uvarint(b) // two variable-length numbers
	_, second := binary.Uvarint(b[first:])
	return string(b[:first+second]), 1
}
