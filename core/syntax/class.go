package syntax

// Class is a set of character classes of one dialect, a bit for each. The
// dialect names the bits.
type Class uint32

// ClassTable gives the classes of every byte.
type ClassTable [256]Class

// Is reports whether c belongs to any class of set.
func (t *ClassTable) Is(c byte, set Class) bool { return t[c]&set != 0 }

// Add puts every byte of chars into the classes of set. It is meant for
// building a table before first use.
func (t *ClassTable) Add(set Class, chars string) {
	for i := range len(chars) {
		t[chars[i]] |= set
	}
}
