package page

// Finds is the URIs found in a text, each with its surroundings.
type Finds struct {
	Answer string // how many; a heading says it where there is one
	Acts   ButtonRow
	Finds  []Find
	Note   string // what is not searched, or not listed
	Fold   string // of the table
}

// Find is a URI, and where its ends are.
type Find struct {
	Open        Button // the URI
	Number      string
	Left, Right string    // the delimiters that decided; empty for white space
	Runs        []TextRun // what stands there, where that is not the URI itself; white space that was taken out is marked
	Verdict     string    // of the grammar
	Valid       bool      // so
	How         string    // its ends were found
	Cite        Link      // where that stands
	Else        string    // said before what would be found without the delimiters; empty where that is the same
	Parts       [2]string // found without them, and lost
}
