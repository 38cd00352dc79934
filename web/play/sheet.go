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
	Window  *Window     // nil where all rows are there
	Sorts   []Sort      // one for each of Heads, or none at all
}

// folded is the table, or only its title while nobody has asked for it.
func (in *input) folded(s *Sheet) *Sheet {
	if in.state.Folded {
		return &Sheet{Title: s.Title}
	}
	return s
}

// Window is a table of which only the rows are there that can be seen. Its rows
// are RowHeight high.
type Window struct {
	Name          string // of what is scrolled
	Count         int    // of all rows
	Before, After int    // height of the rows above and below, in CSS pixels
}

// Sort is what a click on a head does, and how the table is sorted by it.
type Sort struct {
	Act  Act    // none if it has no name
	Way  string // "ascending" or "descending"; empty if it is not sorted by this
	Mark string // shows the same
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
	Text    string
	Pressed string // "true" or "false" of one that stays pressed; else empty
}

// sheet is a table without rows. Title, caption and heads are keys of words; ""
// for none.
func (in *input) sheet(id, title, caption string, heads ...string) *Sheet {
	s := &Sheet{ID: id, Title: in.words.Get(title)}
	if caption != "" {
		s.Caption = in.words.Get(caption)
	}
	for _, head := range heads {
		s.Heads = append(s.Heads, in.words.Get(head))
	}
	return s
}

// add adds a row.
func (s *Sheet) add(class string, cells ...*SheetCell) {
	s.Rows = append(s.Rows, SheetRow{class, cells})
}

func textCell(text string) *SheetCell { return &SheetCell{Text: text} }

func codeCell(text string) *SheetCell { return &SheetCell{Text: text, Code: true} }

func headCell(text string) *SheetCell { return &SheetCell{Text: text, Head: true} }

// act adds a button; text is the key of its words.
func (in *input) act(list *[]ActButton, name, value, text string) {
	*list = append(*list, ActButton{Act: Act{name, value}, Text: in.words.Get(text)})
}
