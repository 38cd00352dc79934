package abnf

import "slices"

// Automaton is a machine made deterministic: a table with a row for each set of
// states that the machine can be in. It reads a byte in the time of a look-up,
// however long the text is.
//
// What is opaque to it is read by a machine of its own, whose sets of states are
// too many for a table.
type Automaton struct {
	kind    [256]uint8 // bytes of a kind go together in every row
	next    [][kinds]uint8
	accepts []bool

	opening byte // with which the opaque rule begins, and nothing else
	opaque  *Machine
}

const (
	kinds = 32 // more than there are
	dead  = 0  // the row from which nothing leads to a text
	begin = 1
)

// Prefix returns what Machine.Prefix does.
func (a *Automaton) Prefix(s string) (n int, whole bool) {
	row := uint8(begin)
	for n < len(s) {
		next := a.next[row][a.kind[s[n]]]
		switch {
		case next == dead:
			return n, a.accepts[row]
		case s[n] == a.opening:
			read, closed := a.opaque.Prefix(s[n:])
			if n += read; !closed {
				return n, false
			}
		default:
			n++
		}
		row = next
	}
	return n, a.accepts[row]
}

// Determine makes the rows, beginning with those of no state and of the start.
// The machine was compiled with the rule of the other one opaque.
func (m *Machine) Determine(opening byte, opaque *Machine) *Automaton {
	a := &Automaton{opening: opening, opaque: opaque}
	bytes := a.sort(m)
	sets := [][]uint16{nil, m.open}
	known := map[string]uint8{"": dead, key(m.open): begin}
	for i := 0; i < len(sets); i++ {
		var row [kinds]uint8
		for kind, c := range bytes {
			set := m.step(nil, sets[i], c)
			k := key(set)
			to, ok := known[k]
			if !ok {
				to = uint8(len(sets))
				known[k] = to
				sets = append(sets, set)
			}
			row[kind] = to
		}
		a.next = append(a.next, row)
		a.accepts = append(a.accepts, m.accepts(sets[i]))
	}
	return a
}

// sort gives each byte its kind, and one byte of each: those of a kind are in
// the same sets.
func (a *Automaton) sort(m *Machine) (one []byte) {
	var sets []Bytes
	for i := range m.code {
		if !slices.Contains(sets, m.code[i].bytes) {
			sets = append(sets, m.code[i].bytes)
		}
	}
	known := map[uint64]uint8{}
	for c := range 256 {
		in := uint64(0)
		for i := range sets {
			if sets[i].Has(byte(c)) {
				in |= 1 << i
			}
		}
		kind, ok := known[in]
		if !ok {
			kind = uint8(len(one))
			known[in] = kind
			one = append(one, byte(c))
		}
		a.kind[c] = kind
	}
	return one
}

// key returns the set as a text of bits, in whatever order it was built.
func key(set []uint16) string {
	var k []byte
	for _, s := range set {
		for int(s>>3) >= len(k) {
			k = append(k, 0)
		}
		k[s>>3] |= 1 << (s & 7)
	}
	return string(k)
}
