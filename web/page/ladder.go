package page

// Ladder is a picture of two texts that climb the ladder of comparison.
type Ladder struct {
	Answer string // where they meet; a heading says it where there is one
	Label  string // says the same of the picture
	Say    string
	Take   ButtonRow
	Above  []LadderRung // those that need not be climbed, or cannot be; the highest first
	Form   []LadderRun  // on the rung where they meet; nil where they do not
	Part   string       // in which they differ in the end; empty where they meet
	Apart  [2][]LadderRun
	Rungs  []LadderRung // those that are climbed, the highest first
	Fold   string       // of the table
}

// LadderRung is a rung.
type LadderRung struct {
	Class   string // "meets", "above" or "never"; empty where the two differ
	Name    string
	Section string
	Differ  string // what of the two still does
	Sides   [2]LadderSide
}

// LadderSide is one of the texts on a rung, and what changed there.
type LadderSide struct {
	Runs []LadderRun
	Why  string
}

// LadderRun is characters of a text. What changed is "new" or "gone"; else Change is empty.
type LadderRun struct{ Text, Change string }
