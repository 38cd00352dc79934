package page

import "strconv"

// Glance is a whole run of remove_dot_segments as one picture: steps from left to
// right, and a strand for each segment, which waits in the input buffer below, crosses
// into the output buffer above, and ends where a step takes it away. Lengths are in
// CSS pixels.
type Glance struct {
	Label         string // says the same in words
	Note          string // which of the steps are drawn; empty for all
	Width, Height int
	Bands         []GlanceBand
	Columns       []GlanceColumn
	Differ        int // from where on two runs differ; 0 for nowhere
	Now           int // where the current step is; 0 for none
	Save          ButtonRow
	Saved         string // what came of a file
}

// GlanceBand is a run.
type GlanceBand struct {
	Name    string // of one of two; else empty
	Y       int    // of its top
	Border  int    // between the two buffers
	Rules   []GlanceRule
	Strands []GlanceStrand
}

// GlanceColumn is a step that a click leads to.
type GlanceColumn struct {
	X       int
	Command Command
	Title   string
}

// GlanceRule is the name of a rule above its column.
type GlanceRule struct {
	X    int
	Text string
}

// GlanceStrand is the way of a segment.
type GlanceStrand struct {
	From       string // "base", "ref" or "made"
	Path       string // as SVG writes it
	Text       string
	X, Y       int // of the text
	EndX, EndY int // where it is taken away; 0 if it stays
}

// End returns the cross where the strand is taken away, as SVG writes it; "" if it stays.
func (s GlanceStrand) End() string {
	if s.EndX == 0 {
		return ""
	}
	return "M" + strconv.Itoa(s.EndX) + " " + strconv.Itoa(s.EndY) + "m-3 -3l6 6m0 -6l-6 6"
}

// The measures of the picture, in CSS pixels.
const (
	GlanceColumnWidth = 56
	GlanceTail        = 18 // how far the last text reaches beyond its column
	GlanceRuleHeight  = 18
	GlanceLevel       = 18 // from one segment of the output buffer to the next
	GlanceWait        = 8  // from one of the input buffer to the next
)
