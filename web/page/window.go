package page

const (
	// RowHeight is the height of a row of the buffers in CSS pixels, which the style sheet has to
	// agree with; LinkHeight is that of a row of the links, which has two lines.
	RowHeight  = 26
	LinkHeight = 46
	// WindowRows is how many rows the page holds at most.
	WindowRows = 26

	overscan      = 6   // rows above the visible ones, so that scrolling shows no gap
	visibleHeight = 260 // of what can be seen at least, in CSS pixels
)

// FirstRow returns the first row of the window for a scroll offset, among so many rows of a height.
func FirstRow(scroll, count, height int) int {
	return max(0, min(scroll/height-overscan, count-WindowRows))
}

// Fitting returns how many of the first n things fit into so many bytes; the last one may go
// beyond.
func Fitting(n, bytes int, size func(i int) int) (fit int) {
	for ; fit < n && bytes > 0; fit++ {
		bytes -= size(fit)
	}
	return fit
}

// Follow returns the scroll offset at which a row of a height can be seen: the present one if
// that will do.
func Follow(scroll, row, height int) int {
	top := row * height
	if top < scroll || top > scroll+visibleHeight-height {
		return max(0, top-visibleHeight/2/height*height)
	}
	return scroll
}
