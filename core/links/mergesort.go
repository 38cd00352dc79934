package links

// MergeSort is a stable merge sort of indexes, from small runs to large ones, that can be
// interrupted.
type MergeSort struct {
	from, to []uint32
	width    int // length of the sorted runs in from
	left     int // start of the pair of runs that is being merged
	i, k     int // what is next in each of the two
}

// Work sorts on for n comparisons, and reports whether the list, which stays as it is, has
// been sorted.
func (m *MergeSort) Work(list []uint32, less func(a, b uint32) bool, n int) (done bool) {
	if m.from == nil {
		m.from, m.to = append([]uint32{}, list...), make([]uint32, len(list))
		m.start(1)
	}
	for ; m.width < len(m.from) && n > 0; n-- {
		m.step(less)
	}
	return m.width >= len(m.from)
}

func (m *MergeSort) start(width int) {
	m.width = width
	m.pair(0)
}

// pair begins with the two runs at left.
func (m *MergeSort) pair(left int) {
	m.left, m.i, m.k = left, left, min(left+m.width, len(m.from))
}

// step moves one element.
func (m *MergeSort) step(less func(a, b uint32) bool) {
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

// Sorted returns the list in order, once Work is done.
func (m *MergeSort) Sorted() []uint32 { return m.from }
