package page

const (
	// RowHeight is the height of a row of a windowed table in CSS pixels, which
	// the style sheet has to agree with.
	RowHeight = 26
	// WindowRows is how many rows the page holds at most.
	WindowRows = 26

	overscan    = 6  // rows above the visible ones, so that scrolling shows no gap
	visibleRows = 10 // that can be seen at least
)

// FirstRow returns the first row of the window for a scroll offset.
func FirstRow(scroll, count int) int {
	return max(0, min(scroll/RowHeight-overscan, count-WindowRows))
}

// Fitting returns how many of the first n things fit into so many bytes; the last one may go
// beyond.
func Fitting(n, bytes int, size func(i int) int) (fit int) {
	for ; fit < n && bytes > 0; fit++ {
		bytes -= size(fit)
	}
	return fit
}

// Follow returns the scroll offset at which a row can be seen: the present one if
// that will do.
func Follow(scroll, row int) int {
	top := row * RowHeight
	if top < scroll || top >= scroll+visibleRows*RowHeight {
		return max(0, top-visibleRows/2*RowHeight)
	}
	return scroll
}
