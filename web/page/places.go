package page

// Places is a picture of one link as it is read from several places: these on the left, and on
// the right each target that it has from one of them.
type Places struct {
	Answer     string // what to write; a heading says it where there is one
	Note       string
	Write      ButtonRow // copies that
	Advice     ButtonRow // writes it, where it is another link than is drawn
	Label      string    // says what the lines show
	Groups     []PlaceGroup
	TargetHead string
	Targets    []PlaceTarget
	Others     string // unfolds those that nothing needs, where there is little room; "" for none
	Rows       int    // how high the picture is
	Lines      []PlaceLine
	Knot       string // the link, where they meet
	Field      Field  // for another target; without a command where none can be typed
	Fold       string // of the table of all places
	FactsFold  string // of the tables of what makes and serves pages
}

// TargetsShown is how many targets are there at first where there is little room, besides the one
// that is meant and those that places which matter lead to.
const TargetsShown = 3

// PlaceRowHeight is the height of a row of the picture, in units of its lines. A heading of a
// group takes a row, as does that of the targets, and a target takes two.
const PlaceRowHeight = 28

// PlaceGroup is places of one kind.
type PlaceGroup struct {
	Title  string
	Places []PlaceRow
}

// PlaceRow is a place.
type PlaceRow struct {
	Button        // chooses whether it matters; without a command if it always does
	End    string // of its address
	Right  bool   // the link is right from there
	Says   string // that, in words
}

// PlaceTarget is a target, which a click chooses as the one that is meant.
type PlaceTarget struct {
	Button
	Whole string // all of the target
	Says  string
	Meant bool
	Wrong bool // the link leads there from a place that matters
}

// PlaceLine leads from a place to a target, as SVG writes it. Its class is "right" or "wrong"
// where the place matters, else "aside".
type PlaceLine struct{ Class, Path string }
