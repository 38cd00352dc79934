package links

import "strings"

// Order is by what the links are sorted.
type Order uint8

const (
	ByPosition Order = iota
	ByRef
	ByKind
	ByTarget
	ByLevel
)

var orders = [...]string{"position", "ref", "kind", "target", "level"}

// String is the name of the order.
func (o Order) String() string { return orders[o] }

// OrderNamed is the order of that name; ByPosition if there is none.
func OrderNamed(name string) Order {
	for i, n := range orders {
		if n == name {
			return Order(i)
		}
	}
	return ByPosition
}

// Query says which links are wanted, and in what order.
type Query struct {
	Search  string // in the reference or its target, without regard to case in ASCII
	Level   Level  // at least
	Code    Code   // if Coded
	Coded   bool
	Order   Order
	Falling bool
}

// Selection is the links that a Query wants, found and sorted in portions. The
// book must be checked as far as the Selection looks, and not change meanwhile.
type Selection struct {
	book  *Book
	query Query
	next  int      // the link that is looked at next
	found []uint32 // in order once it is done
	keys  []string // the target of each, for ByTarget
	sort  merge
	ready bool
}

// Select begins to find what the query wants.
func (b *Book) Select(q Query) *Selection {
	q.Search = lower(q.Search)
	return &Selection{book: b, query: q}
}

// Found is the indexes of the links that are wanted, those that are known so
// far; in order once Work is done.
func (s *Selection) Found() []uint32 {
	if s.ready && s.sort.from != nil {
		return s.sort.from
	}
	return s.found
}

// Work goes on for about so many bytes of reading, and tells whether all is
// done. Links that are not checked yet are left for the next call.
func (s *Selection) Work(bytes int) (done bool) {
	for s.next < s.book.checked && bytes > 0 {
		bytes -= s.look(s.next)
		s.next++
	}
	if s.next < s.book.entries.n || bytes <= 0 {
		return false
	}
	if s.query.Order == ByPosition && !s.query.Falling {
		s.ready = true
		return true
	}
	s.ready = s.sort.work(s.found, s.less, bytes/sortCost)
	return s.ready
}

// sortCost is what comparing two links costs, in bytes of text.
const sortCost = 60

// look looks whether a link is wanted, and returns what that cost.
func (s *Selection) look(i int) (cost int) {
	e, ref := s.book.entries.record(i), s.book.entries.ref(i)
	q := &s.query
	if e.worst < q.Level || q.Coded && !e.codes.Has(q.Code) {
		return 1
	}
	cost = 10
	target := ""
	if q.Search != "" || q.Order == ByTarget {
		target, _ = s.book.Target(i)
		cost += linkCost + len(target) + len(ref)
	}
	if q.Search != "" && !strings.Contains(lower(ref), q.Search) && !strings.Contains(lower(target), q.Search) {
		return cost
	}
	s.found = append(s.found, uint32(i))
	if q.Order == ByTarget {
		s.keep(i, target)
	}
	return cost
}

// keep keeps the target of a link for sorting.
func (s *Selection) keep(i int, target string) {
	if s.keys == nil {
		s.keys = make([]string, s.book.Len())
	}
	s.keys[i] = target
}

// less tells whether link a stands before link b. Those that are alike keep
// their order.
func (s *Selection) less(a, b uint32) bool {
	if s.query.Falling {
		a, b = b, a
	}
	x, y := s.book.entries.record(int(a)), s.book.entries.record(int(b))
	switch s.query.Order {
	case ByRef:
		return s.book.entries.ref(int(a)) < s.book.entries.ref(int(b))
	case ByKind:
		return x.kind < y.kind
	case ByTarget:
		return s.keys[a] < s.keys[b]
	case ByLevel:
		return x.worst < y.worst
	}
	return a < b
}

// lower is s with ASCII letters in lower case. It allocates only if there are
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

// merge is a stable merge sort, from small runs to large ones, that can be
// interrupted.
type merge struct {
	from, to []uint32
	width    int // length of the sorted runs in from
	left     int // start of the pair of runs that is being merged
	i, k     int // what is next in each of the two
}

// work sorts on for n comparisons, and tells whether from is sorted.
func (m *merge) work(list []uint32, less func(a, b uint32) bool, n int) (done bool) {
	if m.from == nil {
		m.from, m.to = append([]uint32{}, list...), make([]uint32, len(list))
		m.start(1)
	}
	for ; m.width < len(m.from) && n > 0; n-- {
		m.step(less)
	}
	return m.width >= len(m.from)
}

func (m *merge) start(width int) {
	m.width = width
	m.pair(0)
}

// pair begins with the two runs at left.
func (m *merge) pair(left int) {
	m.left, m.i, m.k = left, left, min(left+m.width, len(m.from))
}

// step moves one element.
func (m *merge) step(less func(a, b uint32) bool) {
	middle, end := min(m.left+m.width, len(m.from)), min(m.left+2*m.width, len(m.from))
	at := m.i + m.k - middle
	switch {
	case m.i < middle && (m.k >= end || !less(m.from[m.k], m.from[m.i])):
		m.to[at] = m.from[m.i]
		m.i++
	default:
		m.to[at] = m.from[m.k]
		m.k++
	}
	if at+1 < end {
		return
	}
	if end < len(m.from) {
		m.pair(end)
		return
	}
	m.from, m.to = m.to, m.from
	m.start(2 * m.width)
}
