package page

// Drawing is a picture that leaves the playground. Lengths are in CSS pixels.
type Drawing struct {
	Lang          string
	Title, Text   string // names it, and says what it shows
	Link          string // where a click on it leads; empty for nowhere
	Width, Height int
	Boxes         []DrawnBox  // below everything else
	Paths         []DrawnPath // below the lines
	Lines         []DrawnLine // below the words
	Words         []DrawnText
}

// Alternative returns what the drawing says where it is not seen.
func (d *Drawing) Alternative() string { return d.Title + ". " + d.Text }

// DrawnBox is a filled rectangle. Colours are names of DrawingColours.
type DrawnBox struct {
	X, Y, Width, Height int
	Fill, Stroke        string // empty for none
	Round               int    // radius of its corners
}

// DrawnPath is a line as SVG writes it, moved by X and Y.
type DrawnPath struct {
	X, Y           int
	Path           string
	Colour, Dashes string
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
	Ends       bool // it ends at X instead
}

// DrawingColour is a colour of drawings on light and on dark ground.
type DrawingColour struct{ Name, Light, Dark string }

// DrawingColours returns the colours that drawings are made of: those of the variables of the style
// sheet.
func DrawingColours() []DrawingColour {
	return []DrawingColour{
		{"bg", "#ffffff", "#0f1318"}, {"pane", "#f5f6f8", "#171d25"}, {"soft", "#e9ecf1", "#242d38"},
		{"line", "#dde1e7", "#2d3743"}, {"ink", "#14181f", "#e9edf2"}, {"dim", "#525c69", "#a7b1bd"},
		{"base", "#1d4ed8", "#8db4ff"}, {"base-fill", "#dfe8fd", "#1c3159"},
		{"ref", "#9a4a06", "#ffb36b"}, {"ref-fill", "#fce3c8", "#4d3013"}, {"made", "#525c69", "#a7b1bd"},
		{"now", "#ffec80", "#4a4000"}, {"now-line", "#14181f", "#f7dc4c"}, {"bad", "#b3261e", "#ff9d94"},
		{"run-a", "#0b6e66", "#52d3c6"}, {"run-b", "#a3155a", "#ff8fc2"},
		{"scheme", "#64748b", "#94a3b8"}, {"userinfo", "#9a3412", "#fdba74"}, {"host", "#0e7490", "#5fd0e0"}, {"port", "#0e7490", "#5fd0e0"},
		{"path", "#15803d", "#86e5a6"}, {"query", "#8a6d00", "#e6cf5c"}, {"fragment", "#be185d", "#f9a8d4"},
	}
}
