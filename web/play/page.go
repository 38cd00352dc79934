package play

// Page is everything the UI draws: worded, coloured and windowed to what can be
// seen. Its leaves are comparable, so that the UI can leave alone what did not
// change.
type Page struct {
	Lang       string
	View       string
	Words      Headings
	Notice     string // told above everything; empty for none
	Fields     [3]FieldWords
	Checks     [2]*Check // base, reference; nil where the view has no such field
	CopyPanel  *Table    // copies what the view shows; nil in lessons
	CursorText string    // the character that the cursor is at, in words
	Body       Body
}

// Body is what a view shows below the fields: *ResolveBody, *TraceBody,
// *ParseBody, *TablesBody or *CourseBody.
type Body interface{ body() }

// TraceBody is the resolution without components and pseudocode.
type TraceBody struct {
	Target   *Target
	Browser  *Browser // nil where it was not asked
	Player   *Player
	Examples *Examples // nil in an embed
	Trace    *Trace
}

func (*TraceBody) body() {}

// ResolveBody is the resolution as a whole.
type ResolveBody struct {
	TraceBody
	Components *Components
	Steps      *Steps
}

// ParseBody is the picture of a derivation, and the components.
type ParseBody struct {
	Picture    *Picture
	Components *Components
}

func (*ParseBody) body() {}

// TablesBody is a view that is told in tables.
type TablesBody struct {
	Player *Player // of two runs side by side; nil in other views
	Tables []*Table
}

func (*TablesBody) body() {}

// CourseBody is the lessons, and what is printed of them.
type CourseBody struct {
	Course *Course
	Tables []*Table
}

func (*CourseBody) body() {}

// Player is the timeline of the view; nil if it has none.
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

// FieldWords is an input field in words, in the order of FieldNames.
type FieldWords struct {
	Shown       bool
	Label, Hint string
}

// Browser is what the visitor's browser makes of the same texts.
type Browser struct {
	Label   string
	Text    string
	Verdict string
	Tone    Tone
}

// Examples is what is offered to look at.
type Examples struct {
	Title  string
	Label  string // of the field that filters them
	Filter string
	None   string // said where none is left
	Groups []ExampleGroup
}

// ExampleGroup is examples under a heading.
type ExampleGroup struct {
	Title string
	Items []ExampleItem
}

// ExampleItem is an example; some have only their reference for a title.
type ExampleItem struct{ ID, Title, Ref string }

// Headings is the words of the UI's own structure.
type Headings struct {
	Target, Components, Steps, Trace string
}

// Link is a citation.
type Link struct{ Text, URL string }

// Piece is a run of characters that are drawn alike.
type Piece struct {
	Text      string
	Component string // "scheme", "userinfo", …; "" for a delimiter
	Faulty    bool
	Point     string // what pointing at it means; see PointAt
	Pointed   bool   // it, or what became of it, is pointed at
}

// Tone is how a message is meant: "good", "open" (go on), "note", "warning" or
// "bad".
type Tone string

// Check is what the grammar says of one of the two fields.
type Check struct {
	Label       string
	Name        string // "base" or "ref"
	CursorLabel string // that keys walk through the echo
	Echo        []Piece
	Verdict     string
	Tone        Tone
	Faults      []FaultLine
	More        string // how many faults are not listed
	Next        string // which rules are open where the text stops or fails, and what may come next
}

// FaultLine is one fault in words.
type FaultLine struct {
	Where   string
	Message string
	Cite    Link
	Tone    Tone
	Fix     Fix
}

// Fix is what one click mends; without a text there is none.
type Fix struct {
	Text  string // of the button
	Point string // what is replaced; see PointAt
	With  string
}

// Target is the target URI with the origin of each character.
type Target struct {
	Pieces      []Origin
	More        string // how many characters are not shown
	Spoken      string // the same for those who do not see it
	CursorLabel string // that keys walk through it
	None        string // why there is no target
	Legend      []LegendItem
	Notes       []FaultLine
	Why         string // heading of the reasons
	Reasons     []Reason
}

// Reason says why the target is what it is, and perhaps what to write instead.
type Reason struct {
	Text      string
	Cite      Link
	Instead   string // of a button; empty for none
	Base, Ref string // what the button puts into the fields
}

// Origin is a run of the target's characters of one component and one source.
type Origin struct {
	Text      string
	Component string
	From      string // "base", "ref" or "made"
	Mark      string // a letter for it
	Title     string
	Todo      bool   // not made yet at this point of the timeline
	Point     string // what pointing at it means; see PointAt
	Pointed   bool   // it, or what it was made of, is pointed at
}

// LegendItem explains a mark.
type LegendItem struct{ From, Mark, Text string }

// Components is the table of components.
type Components struct {
	Caption string
	Heads   []string
	Rows    []ComponentRow
	Legend  []Cell // the three states, explained
	Explain *Table // more of that, on demand
}

// ComponentRow is a component of the three texts.
type ComponentRow struct {
	Name              string
	Component         string
	Cite              Link
	Sub               bool // a part of the row above it
	Base, Ref, Target Cell
}

// Cell is one component of one text.
type Cell struct {
	State    string // "undefined", "empty", "present", "todo" or "none"
	Text     string // the component, or the word for its state
	Detail   string // the kind of host or path
	Segments string // the path's segments
}

// Steps is the pane of resolution steps.
type Steps struct {
	Caption string
	Groups  []StepGroup
}

// StepGroup is one section of the RFC.
type StepGroup struct {
	Title string
	Cite  Link
	Lines []StepLine
	Note  string // why nothing ran
}

// StepLine is a line of pseudocode.
type StepLine struct {
	Number     string // its place in the order of execution; empty if it did not run
	Indent     int
	Text       string
	Prose      bool   // Text is a sentence, not pseudocode
	Why        string // what the line does, in words
	Tone       string // "ran", "now", "todo", "idle" or "comment"
	Component  string
	Value      string
	ValueState string // "undefined", "empty", "present", "yes", "no" or ""
}

// Trace is the pane of the two buffers.
type Trace struct {
	Caption string
	Cite    Link
	Heads   []string
	Note    string // why nothing ran, or what path it is
	Total   string // number of rows in words
	Rows    []TraceRow
	Before  int // height of the rows above the window, in CSS pixels
	After   int // and below it
	Count   int // of all rows
	Rules   []RuleLine
	Hint    string // what the marks in the rows mean
}

// RuleLine explains a rule of the trace, and tells whether it fired.
type RuleLine struct {
	Step, Text string
	Fired      bool
}

// TraceRow is a row as the RFC prints it. What the next step will do is marked
// in it.
type TraceRow struct {
	Index  int // from 1
	Step   string
	Output Buffer
	Input  Buffer
	Why    string // what the rule does, in words
	Tone   string // "ran", "now" or "todo"
}

// Buffer is the text of a buffer in three runs.
type Buffer struct {
	Before string
	Marked string
	After  string
	Mark   string // "moved", "removed", "replaced" or "dropped": what happens to Marked next
}

// Text is the whole buffer as shown.
func (b Buffer) Text() string { return b.Before + b.Marked + b.After }

// Player is the timeline with its controls, and the present step in words.
type Player struct {
	Label      string
	Controls   []Control
	Count      int
	Done       int
	Place      string // "step 7 of 21"
	Speeds     []string
	Speed      int
	SpeedLabel string
	Cite       Link
	Say        string // what the present step looked at, decided and changed
	Live       bool   // Say is worth announcing
}

// Control is a control.
type Control struct{ Do, Text, Title, Keys string }
