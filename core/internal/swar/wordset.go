package swar

// WordSet finds names of at most eight bytes by their number, which is not 0. A
// name is one word, with the first byte lowest. The factor has to give each name
// a place of its own among sixteen, and none the first.
type WordSet struct {
	Factor uint64 // such that no two names share a place
	places [16]struct {
		word   uint64
		number uint8
	}
}

// Packed returns the word of a name. It is 0, which no name has, if the text is longer
// than eight bytes, or holds a NUL: that would be the word of a shorter text.
func Packed(name string) (w uint64) {
	if len(name) > 8 {
		return 0
	}
	for i := range len(name) {
		if name[i] == 0 {
			return 0
		}
		w |= uint64(name[i]) << (8 * i)
	}
	return w
}

// Add gives a name its number.
func (n *WordSet) Add(name string, number uint8) {
	w := Packed(name)
	p := &n.places[w*n.Factor>>60]
	p.word, p.number = w, number
}

// Find returns the number of the name that is the word; 0 if there is none.
func (n *WordSet) Find(w uint64) uint8 {
	if p := &n.places[w*n.Factor>>60]; p.word == w {
		return p.number
	}
	return 0
}
