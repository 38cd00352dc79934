package page

// TwoRuns is two runs of the same link, told before their tables.
type TwoRuns struct {
	Answer     string // whether it makes a difference; the heading of the view
	PairsLabel string
	Pairs      ButtonRow // what the two differ in
	Runs       [2]Variant
	Fork       string    // the question at which they diverge; empty for none
	Says       [2]string // what each run answers
	Go         ButtonRow // leads to where they diverge
	Map        *Map      // nil where neither has a target
	StripLabel string
	Strip      []Tile
	Fold       string // of the tables
	Legend     string // how to read the map
}

// Variant is one of the two.
type Variant struct {
	Letter          string
	Name            string // what it does otherwise
	Marks           bool   // that is in the name, not in the texts
	Base            []TextRun
	LinkLabel, Link string
	Target          []TextRun
	None            string // why it has no target
}

// Tile is steps of both runs, or of each for itself.
type Tile struct {
	Letters [2]string
	Command Command
	Number  string
	Text    [2]string // of each run; only the first where both do the same
	Same    bool
	Now     bool
	Todo    bool
}

// Map is a picture of two walks through a tree of folders, for wide and for narrow screens.
type Map struct {
	Title string
	Label string // says the same in words
	Note  string // what it leaves out; empty for nothing
	Wide  *MapDrawing
	Tall  *MapDrawing
}

// MapDrawing is that picture in one shape. Lengths are in CSS pixels, and places are the middle
// of what is there. A class is that of the run: "both", "run-a" or "run-b".
type MapDrawing struct {
	Left, Top     int // of its corner
	Width, Height int
	Lines         []MapLine
	Stations      []MapStation
	Turns         []MapTurn
	Tokens        []MapToken
}

// MapLine is a way, as SVG writes it.
type MapLine struct{ Class, Path string }

// MapStation is a folder or a file.
type MapStation struct {
	Class string // with "fork" where the runs part, and "end" where one of them ends
	X, Y  int
	Text  MapText
	Title string // the whole name
	Shape string // as SVG writes it
	Sign  string // on it; empty for none
}

// The shapes of places: of both runs or A, of B, and of where they diverge, with the sign on it.
const (
	MapCircle = "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"
	MapSquare = "M-9-5q0-4 4-4h10q4 0 4 4v10q0 4-4 4h-10q-4 0-4-4z"
	MapFork   = "M0-18L18 0L0 18L-18 0z"
	MapSign   = "M0 8V1M0 1L-5-6M0 1L5-6"
)

// ShapeOf returns the shape of a run's place.
func ShapeOf(class string) string {
	if class == "run-b" {
		return MapSquare
	}
	return MapCircle
}

// MapText is a text that begins, is centred or ends at X, as Anchor says in terms of SVG.
type MapText struct {
	X, Y   int
	Anchor string
	Text   string
}

// MapTurn is a "..": where a run leaves a folder.
type MapTurn struct {
	Class       string
	X, Y        int
	Left, Width int // of its frame, from X
	Text        string
}

// MapToken is the current place of a run.
type MapToken struct {
	Class, Text string
	X, Y        int
	Shape       string // as SVG writes it; empty where both are
}
