package play

// Sheet is a table of a view with its heading. A view that can be told in tables
// needs no drawing of its own.
type Sheet struct {
	ID      string // a class for the style sheet
	Title   string
	Caption string
	Note    string // stands alone where there are no rows
	Heads   []string
	Rows    []SheetRow
	Acts    []ActButton // that concern all of it
}

// Sheets is the tables of a view.
type Sheets struct{ List []*Sheet }

// SheetRow is a row; its cells stand under the heads.
type SheetRow struct {
	Class string
	Cells []*SheetCell
}

// SheetCell is a cell. Cells are comparable, so that the UI can leave alone what
// did not change.
type SheetCell struct {
	Text   string
	Code   bool   // Text is a URI or a part of one
	Head   bool   // it names its row
	Detail string // said of the text, below it
	Class  string
	Cite   Link
	Act    Act // what a click on the text does; none if it has no name
}

// ActButton is a button with its words.
type ActButton struct {
	Act
	Text string
}
