package page

// Through is a picture of what documents answered in the course of time: a lane for each answer,
// and a line that runs from lane to lane.
type Through struct {
	Answer   string // how many answers there are; a heading says it where there is one
	Label    string // says what the picture shows
	Acts     ButtonRow
	Try      string // said before the suggested links
	Chips    ButtonRow
	MoreHead string // of the others
	More     ButtonRow
	Height   int // of all lanes, in CSS pixels at a text size of 16
	Lanes    []ThroughLane
	Marks    []ThroughMark
	Lines    []PlaceLine // across a picture that is 100 wide
	Ticks    []ThroughTick
	Head     string // of who answers so today
	Docs     []ThroughDocument
	Note     string // who answers as in none of them
	Fold     string // of the table
}

// ThroughMarkHeight is the height above the lanes, for the lines that lead to the
// documents.
const ThroughMarkHeight = 40

// ThroughLane is an answer, which is written from a place on; or up to there, if Ends.
type ThroughLane struct {
	Runs        []TextRun
	Top, Height int  // in CSS pixels
	Void        bool // it is a word for an answer that is none
	At          int  // per mille of the width
	Ends        bool
	Today       string // who answers so
	Names       string
}

// ThroughMark is the place of a specification on the line, or the number of a move between two lanes.
type ThroughMark struct {
	Class string // "silent", "answers", "now" or "number"
	Text  string
	At, Y int // per mille of the width, and CSS pixels
}

// ThroughTick is a year below the lanes.
type ThroughTick struct {
	Text string
	At   int // per mille of the width
}

// ThroughDocument is a document, and what moved since the one before it.
type ThroughDocument struct {
	Open    Button // its steps
	When    string
	Class   string // "moved", "same", "silent" or "first"
	Lane    int    // from 1 for the first
	Before  int    // the lane of the document before it
	Number  string // of the move; empty for none
	Runs    []TextRun
	Void    bool
	Rule    string // that moved
	Why     string
	Cite    Link
	Names   string // of who answers so today, where that stands nowhere later
	Present bool   // the rules of today
}
