package links

import (
	"cmp"
	"sort"
)

// SourceRange is a place of a source, in UTF-16 code units.
type SourceRange struct {
	Start, End uint32 // where it begins, and where it ends
}

// From returns the number of the first link that stands at a place of the source or after it,
// where there are links; else the number of all. Readers add links in the order of their
// places.
func (r *Report) From(line, column uint32) int {
	return sort.Search(r.entries.n, func(i int) bool {
		e := r.entries.record(i)
		return e.line > line || e.line == line && e.column >= column
	})
}

// statedAt returns the link that begins so many UTF-16 code units into the source; ok is false
// if none does.
func (r *Report) statedAt(start uint32) (i int, ok bool) {
	return sort.Find(r.entries.n, func(i int) int { return cmp.Compare(start, r.entries.record(i).start) })
}

// nested is how many links before a place are asked whether they hold it: some have
// others inside, as srcdoc does.
const nested = 16

// Around returns the innermost link that a place of the source is in; ok is false if there is
// none.
func (r *Report) Around(line, column uint32) (i int, ok bool) {
	end := r.From(line, column+1)
	for i = end - 1; i >= 0 && i >= end-nested; i-- {
		if e := r.entries.record(i); e.line == line && column <= e.column+(e.end-e.start) {
			return i, true
		}
	}
	return 0, false
}
