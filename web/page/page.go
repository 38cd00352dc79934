// Package page is what is drawn, as plain data: web/view makes it of a state, web/ui draws it, and
// web/export writes it.
package page

// Page is everything the UI draws: worded, coloured and windowed to what can be
// seen. Its leaves are comparable, so that the UI can leave alone what did not
// change.
type Page struct {
	Lang          string
	View          string
	Title         string // of the document
	Heading       string // the question that the view answers
	Notice        string // told above everything; empty for none
	Fields        [3]FieldWords
	Checks        [3]*Check // of the fields; nil where the view has no such field, or nothing to say of it
	Marks         *Marks    // in the source of the view of links; nil where there are none
	CopyPanel     *Table    // copies what the view shows; nil in lessons
	Chosen        Chosen
	NoLecture     string // why none can be given; empty where one can
	ClipboardNote string // what was put on the clipboard; empty for nothing
	CursorText    string // the character that the cursor is at, in words
	Spoken        string // what comes of the fields, for those who do not see it; empty while one changes
	Body          Body
}

// Body is the content of a view below the fields: *ResolveBody, *TraceBody,
// *ParseBody, *TablesBody or *CourseBody.
type Body interface{ body() }

// TraceBody is the resolution without components and pseudocode.
type TraceBody struct {
	Target   *Target
	Browser  *Browser // nil where it is not asked
	Machine  *Machine
	Player   *Player
	Predict  *Predict  // nil where nothing is predicted
	Examples *Examples // nil in an embed
	Trace    *Trace
}

func (*TraceBody) body() {}

// ResolveBody is the resolution as a whole.
type ResolveBody struct {
	TraceBody
	Components *Components
	Steps      *Steps
	Pane       string    // the one of the panes that a narrow screen shows
	Panes      ButtonRow // which to show there
	Fold       Fold      // where they can be left out: then they are nil but for the trace
}

// ParseBody is the picture of a derivation, and the components.
type ParseBody struct {
	Picture    *Picture
	Components *Components
}

func (*ParseBody) body() {}

// TablesBody is a view that consists of tables.
type TablesBody struct {
	Player  *Player    // of two runs side by side; nil in other views
	Stages  []*Machine // one for each of two documents
	Tables  []*Table
	Glance  *Glance  // of two runs; nil in other views
	Runs    *TwoRuns // nil in other views
	Ladder  *Ladder  // of two texts that are compared; nil in other views
	Places  *Places  // of a link that is read from several; nil in other views, and where there are none
	Through *Through // of the answers of documents; nil in other views
	Safe    *Safe    // of a text made safe; nil in other views
	Finds   *Finds   // of a text with URIs in it; nil in other views
	Way     *Map     // from a page to where a link on it leads; nil in other views, and where none leads there
}

func (*TablesBody) body() {}

// AnswerOf returns the answer that a picture in a body gives, or its first table, which then is the
// heading of the view; empty for none.
func AnswerOf(b Body) string {
	if tree, ok := b.(*ParseBody); ok {
		return tree.Picture.Answer
	}
	if course, ok := b.(*CourseBody); ok {
		if course.Course.Start != nil {
			return course.Course.Start.Title
		}
		return course.Course.Title
	}
	body, _ := b.(*TablesBody)
	switch {
	case body == nil:
	case body.Runs != nil:
		return body.Runs.Answer
	case body.Ladder != nil:
		return body.Ladder.Answer
	case body.Places != nil:
		return body.Places.Answer
	case body.Through != nil:
		return body.Through.Answer
	case body.Safe != nil:
		return body.Safe.Answer
	case body.Finds != nil:
		return body.Finds.Answer
	case len(body.Tables) > 0 && body.Tables[0].Answer == "" && body.Tables[0].Answers:
		return body.Tables[0].Note
	case len(body.Tables) > 0:
		return body.Tables[0].Answer
	}
	return ""
}

// CourseBody is the lessons, and what is printed of them.
type CourseBody struct {
	Course *Course
	Tables []*Table
}

func (*CourseBody) body() {}

// Player returns the timeline of the view; nil if it has none.
func (p Page) Player() *Player {
	switch b := p.Body.(type) {
	case *TraceBody:
		return b.Player
	case *ResolveBody:
		return b.Player
	case *TablesBody:
		return b.Player
	}
	return nil
}

// FieldWords is an input field in words, in the order of model.FieldNames.
type FieldWords struct {
	Shown       bool
	Invalid     bool
	Label, Hint string
	Class       string // what it is drawn as: "target" or "text"; empty for page and link
}

// Browser is the visitor's browser's resolution of the same texts.
type Browser struct {
	Label   string
	Text    string
	Verdict string
	Part    Button // shows where it diverges from RFC 3986; no text for none
	Tone    Tone
}

// Examples is the examples that are offered.
type Examples struct {
	Try    string        // said before the suggested ones
	Chips  []ExampleItem // the suggested ones
	Title  string
	Label  string // of the field that filters them
	Filter string
	Lists  ButtonRow // each fills the field with the heading of a group, and empties it again
	None   string    // said where none is left
	Groups []ExampleGroup
}

// ExampleGroup is examples under a heading.
type ExampleGroup struct {
	Title string
	Items []ExampleItem
}

// Chosen is the example that is open; none if it has no title.
type Chosen struct{ Title, Text string }

// ExampleItem is an example; some have only their reference for a title.
type ExampleItem struct{ ID, Title, Ref string }

// Link is a citation.
type Link struct {
	Text, URL string
	Title     string // what the text leaves out, if anything
}

// Piece is a run of characters that are drawn alike.
type Piece struct {
	Text      string
	Component string // "scheme", "userinfo", …; "" for a delimiter
	Faulty    bool
	Point     string // what pointing at it means; see model.PointAt
	Pointed   bool   // it, or what became of it, is pointed at
}

// Tone is the tone of a message: "good", "open" (go on), "note", "warning" or
// "bad".
type Tone string

// Check is the verdict of the grammar on a field.
type Check struct {
	Name      string // of the field: "base", "ref" or "text"
	Annotated []Piece
	Whole     bool   // Annotated is all of the text, as the field shows it
	Short     string // the verdict in a word or two
	Verdict   string
	Tone      Tone
	Faults    []FaultLine // what to know first: how the text is mended, or its gravest fault; dangers
	Rest      []FaultLine // the other faults, folded
	RestTitle string
	More      string // how many faults are not listed
	Next      string // which rules are open where the text stops or fails, and what may come next
}

// Marks is the links in a source, on those of its lines that can be seen.
type Marks struct{ Lines []MarkedLine }

// MarkedLine is a line of a source as far as its last link.
type MarkedLine struct {
	Line   int // from 0
	Pieces []TextPiece
}

// TextPiece is characters of a line; those of a link have a class and its number.
type TextPiece struct{ Text, Class, Link string }

// FaultLine is one fault in words.
type FaultLine struct {
	Where   string
	Name    string // the fault in a word or two, where there is no room for the message
	Message string
	Cite    Link
	Tone    Tone
	Fix     Fix
	Repeats bool // the field and the reasons both say it: where there is room, the field only names it
}

// Fix is a button that corrects a fault; without a text there is none.
type Fix struct {
	Text  string // of the button
	Point string // what is replaced; see model.PointAt
	With  string
}
