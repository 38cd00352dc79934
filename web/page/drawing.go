package page

// Drawing is a picture that leaves the playground. Lengths are in CSS pixels.
type Drawing struct {
	Lang          string
	Title, Text   string // names it, and says what it shows
	Width, Height int
	Boxes         []DrawnBox  // below everything else
	Lines         []DrawnLine // below the words
	Words         []DrawnText
}

// DrawnBox is a filled rectangle. Colours are names of DrawingColours.
type DrawnBox struct {
	X, Y, Width, Height int
	Fill, Stroke        string // empty for none
	Opacity             int    // of what fills it, per cent
}

// DrawnLine is a straight line. Dashes is the lengths of strokes and gaps; empty for a
// line without gaps.
type DrawnLine struct {
	X1, Y1, X2, Y2, Width int
	Colour, Dashes        string
}

// DrawnText is a line of text that begins at X.
type DrawnText struct {
	X, Y, Size int
	Length     int // how wide it is made, whatever the font; 0 for as wide as it is
	Text       string
	Colour     string
	Code       bool // a URI, or a part of one
	Bold       bool
	Struck     bool
}

// DrawingColours returns the names of the colours that drawings are made of: those of the
// variables of the style sheet.
func DrawingColours() []string {
	return []string{"bg", "pane", "line", "ink", "dim", "base", "ref", "made", "now", "now-line", "good",
		"scheme", "userinfo", "host", "port", "path", "query", "fragment", "bad"}
}
