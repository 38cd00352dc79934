package links

import (
	"slices"
	"strings"
)

// Order is the column by which the links are sorted.
type Order uint8

// What links can be sorted by.
const (
	ByPosition Order = iota // the place in the source
	ByRef                   // the reference as it is written
	ByKind                  // the kind of reference (RFC 3986 §4)
	ByTarget                // the target it leads to
	ByGravity               // the gravest finding
)

var orders = [...]string{"position", "ref", "kind", "target", "level"}

// String returns the name of the order.
func (o Order) String() string { return orders[o] }

// OrderNamed returns the order of that name; ByPosition if there is none.
func OrderNamed(name string) Order {
	return Order(max(slices.Index(orders[:], name), 0))
}

// Query says which links are wanted, and in what order.
type Query struct {
	Search  string  // in the reference or its target, without regard to case in ASCII
	Gravity Gravity // at least,
	Exactly bool    // or no other one
	Code    Code    // if Coded
	Coded   bool    // only links with Code
	Order   Order   // of the list
	Falling bool    // the other way round
}

// Selection is the links that a Query wants, found and sorted in portions. The
// report must be checked as far as the Selection looks, and not change meanwhile.
type Selection struct {
	report *Report
	query  Query
	next   int                  // the link that is looked at next
	found  []uint32             // in order once it is done
	keys   keys                 // the target of each, for ByTarget
	levels [Danger + 1][]uint32 // the same by their gravity, for ByGravity,
	joined []uint32             // and one after another
	sort   MergeSort
	ready  bool
}

// Select begins to find what the query wants.
func (r *Report) Select(q Query) *Selection {
	q.Search = lower(q.Search)
	return &Selection{report: r, query: q}
}

// Found returns the indexes of the links that are wanted, those that are known so
// far; in order once Work is done.
func (s *Selection) Found() []uint32 {
	switch {
	case s.ready && s.query.Order == ByGravity:
		return s.joined
	case s.ready && s.sort.from != nil:
		return s.sort.from
	}
	return s.found
}

// Placed returns the links of a selection by their gravity in the order of the source.
func (s *Selection) Placed() []uint32 { return s.found }

// Work goes on for about so many bytes of reading, and reports whether all
// is done. Links that are not checked yet are left for the next call.
func (s *Selection) Work(bytes int) (done bool) {
	for s.next < s.report.checked && bytes > 0 {
		bytes -= s.match(s.next)
		s.next++
	}
	if s.next < s.report.entries.n || bytes <= 0 {
		return false
	}
	switch {
	case s.ready:
		return true
	case s.query.Order == ByGravity:
		s.ready, s.joined = true, s.joinLevels()
		return true
	case s.query.Order == ByPosition && !s.query.Falling:
		s.ready = true
		return true
	}
	s.ready = s.sort.Work(s.found, s.less, bytes/sortCost)
	return s.ready
}

// joinLevels returns the links found, those of one gravity after those of another. There are so few
// that nothing needs to be compared.
func (s *Selection) joinLevels() []uint32 {
	if s.query.Falling {
		slices.Reverse(s.levels[:])
	}
	return slices.Concat(s.levels[:]...)
}

// sortCost is what comparing two links costs, in bytes of text.
const sortCost = 60

// match checks whether a link is wanted, and returns what that cost.
func (s *Selection) match(i int) (cost int) {
	e, ref := s.report.entries.record(i), s.report.entries.ref(i)
	q := &s.query
	if e.worst < q.Gravity || q.Exactly && e.worst > q.Gravity || q.Coded && !e.codes.Has(q.Code) {
		return 1
	}
	cost = 10
	target := ""
	if q.Search != "" || q.Order == ByTarget {
		target, _ = s.report.Target(i)
		cost += linkCost + len(target) + len(ref)
	}
	if q.Search != "" && !strings.Contains(lower(ref), q.Search) && !strings.Contains(lower(target), q.Search) {
		return cost
	}
	s.found = append(s.found, uint32(i))
	switch q.Order {
	case ByTarget:
		s.keys.keep(i, s.report.Len(), target)
	case ByGravity:
		s.levels[e.worst] = append(s.levels[e.worst], uint32(i))
	}
	return cost
}

// keys is texts by the index of their links. It holds few pointers, so that the
// garbage collector does not look through a million of them.
type keys struct {
	texts [][]byte // many texts each
	at    []struct{ text, from, to uint32 }
}

// keysBytes is how many bytes of texts are kept together, unless one is longer.
const keysBytes = 1 << 16

// keep keeps a text for link i of n.
func (k *keys) keep(i, n int, text string) {
	if k.at == nil {
		k.at = make([]struct{ text, from, to uint32 }, n)
	}
	last := len(k.texts) - 1
	if last < 0 || cap(k.texts[last])-len(k.texts[last]) < len(text) {
		k.texts = append(k.texts, make([]byte, 0, max(keysBytes, len(text))))
		last++
	}
	from := len(k.texts[last])
	k.texts[last] = append(k.texts[last], text...)
	k.at[i].text, k.at[i].from, k.at[i].to = uint32(last), uint32(from), uint32(from+len(text))
}

// text returns the text of a link.
func (k *keys) text(i uint32) []byte {
	at := k.at[i]
	return k.texts[at.text][at.from:at.to]
}

// less reports whether link a comes before link b. Equal ones keep
// their order.
func (s *Selection) less(a, b uint32) bool {
	if s.query.Falling {
		a, b = b, a
	}
	x, y := s.report.entries.record(int(a)), s.report.entries.record(int(b))
	switch s.query.Order {
	case ByRef:
		return s.report.entries.ref(int(a)) < s.report.entries.ref(int(b))
	case ByKind:
		return x.kind < y.kind
	case ByTarget:
		return string(s.keys.text(a)) < string(s.keys.text(b))
	}
	return a < b
}

// lower returns s with ASCII letters in lower case. It allocates only if there are
// others.
func lower(s string) string {
	for i := range len(s) {
		if s[i] >= 'A' && s[i] <= 'Z' {
			b := []byte(s)
			for k := i; k < len(b); k++ {
				if b[k] >= 'A' && b[k] <= 'Z' {
					b[k] |= 0x20
				}
			}
			return string(b)
		}
	}
	return s
}
