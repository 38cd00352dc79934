package links

// chunk is how many entries are kept together. A long list is never copied as it
// grows: that would take long in one go.
const chunk = 4096

// entries is a list of entries.
type entries struct {
	chunks [][]Entry
	n      int
}

func (e *entries) add(l Link) {
	if e.n%chunk == 0 {
		e.chunks = append(e.chunks, make([]Entry, 0, min(chunk, 16+e.n)))
	}
	last := &e.chunks[len(e.chunks)-1]
	*last = append(*last, Entry{Link: l})
	e.n++
}

func (e *entries) at(i int) *Entry { return &e.chunks[i/chunk][i%chunk] }
