package page

// Table is a table of a view with its heading. A view that can be told in tables
// needs no drawing of its own.
type Table struct {
	ButtonRow        // that concerns all of it
	ID        string // a class for the style sheet
	Title     string
	Caption   string
	Cite      Link   // of the section that it shows; none without an address
	Note      string // shown alone where there are no rows
	Answer    string // of the view, if it is not Note, or with a link in it; "" for none
	Answers   bool   // Note is the answer of the view, which its heading says where it has one
	Fields    []Field
	Heads     []string
	Rows      []*TableRow
	Folded    bool       // below its title, until that is clicked
	Window    *Window    // nil where all rows are there
	Sorts     []Sort     // one for each of Heads, or none at all
	Below     ButtonRow  // what can be done once the rows are read
	Expected  *Expected  // where the link that it is about is expected to lead; nil where nothing is
	Deduction *Deduction // nil where nothing follows
}

// Window is a table of which only the rows are there that can be seen.
type Window struct {
	Name          string // of what is scrolled
	Count         int    // of all rows
	Height        int    // of each row, in CSS pixels: RowHeight or LinkHeight
	Before, After int    // height of the rows above and below, in CSS pixels
}

// PlaceRows numbers the rows of a windowed table from this one on.
func (s *Table) PlaceRows(first int) {
	w := s.Window
	w.Before, w.After = first*w.Height, (w.Count-first-len(s.Rows))*w.Height
	for i, row := range s.Rows {
		row.Index = first + i + 1
	}
}

// Sort is what a click on a head does, and how the table is sorted by it.
type Sort struct {
	Command   Command // none if it has no name
	Direction string  // "ascending" or "descending"; empty if it is not sorted by this
	Mark      string  // shows the same
}

// TableRow is a row; its cells come under the heads.
type TableRow struct {
	Index     int // among all rows of a windowed table, from 1; 0 where all rows are there
	Class     string
	Part      string  // by which host pages style it; empty for none
	Component string  // that it is about; empty for none
	Title     string  // what it does, in words; empty for none
	Command   Command // of a click on it, which the slider does by keys; without a name for none
	Cells     []*TableCell
}

// TableCell is a cell.
type TableCell struct {
	Text    string    // with an example of what it does in a second line, where that helps
	Runs    []TextRun // Text in runs, where some of it is marked; else nil
	Code    bool      // Text is a URI or a part of one
	Bare    bool      // Text is all that there is to draw, without an element of its own
	Quoted  bool      // Text is a line of an RFC, in English
	Head    bool      // it names its row
	Columns int       // that it spans, if several; else 0
	Detail  string    // said of the text, below it
	More    string    // said below that
	Title   string    // all of the text, where there may be too little room for it, or what it means; else empty
	Class   string
	Cite    Link
	Take    Button  // beside the citation; none without a name
	Command Command // what a click on the text does; none if it has no name
	// State is of a value, which may be "undefined", "empty", "present", "todo", "none", "yes" or
	// "no"; else empty. What is present has the colour of its component, if that is named.
	State, Component string
	Buffer           *Buffer // Text with what a step did to it; nil for any other text
}

// TextRun is characters of a cell; what its row is about is marked.
type TextRun struct {
	Text   string
	Marked bool
	From   string // where its characters come from: "base", "ref" or "made"; else empty
}

// Command is an action as a button of the page carries it: a name and a value.
type Command struct{ Name, Value string }

// Field is a field to type in: its text is the value of its command.
type Field struct {
	Command
	Label, Hint string
	Rows        int // of a text of several lines; else 0
}

// Button is a button with its words.
type Button struct {
	Command
	Group   string // heading of it and those after it; empty for none of their own
	Count   string // a number that stands above Text; empty for none
	Text    string // with an example of what it does in a second line, where that helps
	Title   string // what is said in its stead; empty for Text
	Pressed string // "true" or "false" of one of several to choose from; else empty
	Idle    string // "true" if it does nothing now; else empty
	Primary bool   // it is what most will want
}

// ButtonRow is buttons beside each other.
type ButtonRow struct{ Buttons []Button }

// AddButton adds a button.
func (r *ButtonRow) AddButton(name, value, text string) *Button {
	r.Buttons = append(r.Buttons, Button{})
	b := &r.Buttons[len(r.Buttons)-1]
	b.Name, b.Value, b.Text = name, value, text
	return b
}

// SetPressed sets whether a button is the chosen one.
func (b *Button) SetPressed(on bool) {
	b.Pressed = "false"
	if on {
		b.Pressed = "true"
	}
}

// AddRow adds a row.
func (s *Table) AddRow(class string, cells ...*TableCell) *TableRow {
	row := &TableRow{Class: class, Cells: cells}
	s.Rows = append(s.Rows, row)
	return row
}

// WithCommand returns the cell with what a click on its text does.
func (c *TableCell) WithCommand(name, value string) *TableCell {
	c.Command.Name, c.Command.Value = name, value
	return c
}

// AddNamedRow adds a row; its first cell names it.
func (s *Table) AddNamedRow(cells ...*TableCell) {
	cells[0].Head = true
	s.AddRow("", cells...)
}
