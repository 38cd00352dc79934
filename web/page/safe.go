package page

// Safe is a picture of a text on its way to one that is safe in a URL, above a map of all
// printable characters of ASCII.
type Safe struct {
	Answer  string // how many characters change; a heading says it where there is one
	Acts    ButtonRow
	Happens string // said before the tiles
	Tiles   []SafeTile
	Head    string // of the result
	Result  string
	Note    string // why there is none, or what is not shown
	Map     string // heading of the map
	Legend  []CharCell
	Cells   []CharCell
	Fold    string // of the tables
}

// SafeTile is characters that stay, or one that changes, which a click explains if it can.
type SafeTile struct {
	Button
	Changes bool
	Output  string
}

// CharCell is a character, which a click explains. Its class is "encode", "reserved" or "free", and
// "changed" where the documents differ on it.
type CharCell struct {
	Button
	Class string
}
