package page

// Fold is the button that shows or leaves out the panes; none if it has no text.
type Fold struct {
	Button
	Open bool
}

// Target is the target URI with the origin of each character.
type Target struct {
	Pieces      []Origin
	Brackets    []Bracket // the same pieces by where they come from
	More        string    // how many characters are not shown
	Spoken      string    // the same for those who do not see it
	CursorLabel string    // that keys walk through it
	None        string    // why there is no target
	Notes       []FaultLine
	Switch      ButtonRow // whether it is predicted
	Predict     *Predict  // the question; nil where nothing is predicted
	Why         string    // heading of the reasons
	Reasons     []Reason
}

// Reason says why the target is what it is, and perhaps what to write instead.
type Reason struct {
	Text      string
	Cite      Link
	Instead   string // of a button; empty for none
	Base, Ref string // what the button puts into the fields
	Show      string // of a button that goes to a step; empty for none
	Step      string // which
	Decides   bool   // it also says what the deciding rule does
}

// Origin is a run of the target's characters of one component and one source.
type Origin struct {
	Text      string
	Component string
	From      string // "base", "ref" or "made"
	Title     string
	Todo      bool   // not made yet at this point of the timeline
	Point     string // what pointing at it means; see PointAt
	Pointed   bool   // it, or what it was made of, is pointed at
	Wraps     bool   // the target may be wrapped after it
}

// Segments is its text in the parts between which it may be wrapped. The colons and dots of a
// host divide no URI.
func (o Origin) Segments() []string {
	if o.Component == "host" {
		return []string{o.Text}
	}
	return Segments(o.Text)
}

// Bracket is pieces in a row with the same source. What the algorithm added
// between two of them is among them. The label stands below the head: the first pieces
// that have room for it in one line. Delimiters before them are the lead, which belongs
// to the line of what is before.
type Bracket struct {
	From   string // "base", "ref", or "made" for what it added elsewhere
	Label  string // empty for "made"
	Pieces int    // how many
	Lead   int    // how many of them are the lead
	Head   int    // how many after these are the head; none for "made"
	Todo   bool   // none of them is made yet
}

// Components is the table of components.
type Components struct {
	Caption string
	Heads   []string
	Rows    []ComponentRow
	Legend  []Cell // the three states, explained
	Explain *Table // more of that, on demand
}

// ComponentTexts is how many texts the table of components has a column for.
const ComponentTexts = 3

// ComponentRow is a component of each text.
type ComponentRow struct {
	Title     string // what it is, for who does not know the name
	Name      string
	Component string
	Cite      Link
	Sub       bool                 // a part of the row above it
	Cells     [ComponentTexts]Cell // of the base, the reference and the target
}

// Cell is one component of one text.
type Cell struct {
	State    string // "undefined", "empty", "present", "todo" or "none"
	Text     string // the component, or the word for its state
	Title    string // what its state means
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
	Number     string // its steps in the timeline, "3" or "12–17"; empty if it did not run
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
	Switch  ButtonRow
	Glance  *Glance // instead of the rows; nil for these
}

// RuleLine explains a rule of the trace, and reports whether it fired.
type RuleLine struct {
	Step, Text string
	Fired      bool
	Now        bool // in the present step
}

// TraceRow is a row as the RFC prints it: the buffers after its step. What the step
// did to them is marked.
type TraceRow struct {
	Index  int    // from 1
	Number string // of the step in the timeline
	Step   string // the rule, as the RFC prints it
	Output Buffer
	Input  Buffer
	Why    string // what the rule does, in words
	Tone   string // "ran", "now" or "todo"
}

// Buffer is the text of a buffer, with the run that a step put there or took away.
type Buffer struct {
	Before string
	Marked string
	After  string
	Mark   string // "moved", "removed", "replaced" or "dropped": what happened to Marked
}

// Gone reports whether Marked is in the buffer no more.
func (b Buffer) Gone() bool { return b.Mark != "" && b.Mark != "moved" }

// Text is the whole buffer as shown.
func (b Buffer) Text() string {
	if b.Gone() {
		return b.Before + b.After
	}
	return b.Before + b.Marked + b.After
}

// Player is the timeline with its controls, and the present step in words.
type Player struct {
	Label      string
	Controls   []Control
	Count      int
	Done       int
	Place      string // "step 7 of 21"
	Short      string // "7/21"
	Speeds     []string
	Speed      int
	SpeedLabel string
	Cite       Link
	Say        string // what the present step looked at, decided and changed
	Ended      bool   // Say tells only that the run has ended
	Live       bool   // Say is worth announcing
}

// Control is a control.
type Control struct {
	Do, Text, Title, Class string
	Keys                   string // as aria-keyshortcuts has them
	Hint                   string // the title, and the key as it is named on a keyboard
	Skip                   bool   // Tab passes it by: its key works on the one beside it
	Idle                   string // "true" if it does nothing now; else empty
}

// Picture is a text as nested boxes, one for each rule of the grammar that it
// was derived by, down to the characters. Lengths are in CSS pixels.
type Picture struct {
	ButtonRow          // which text, and which part of a long one
	Title, Hint, Label string
	Width, Height      int
	Boxes              []Box
	Note               string // why there is no picture, or what is wrong after its end
	Say                string // the chosen box in words
	ABNF               string // its line of the grammar
	Cite               Link
	Save               ButtonRow
	Saved              string // what came of a file
}

// Box is a rule and what it matched, or what no rule matches.
type Box struct {
	X, Y, Width, Height int
	Label               string // the name of the rule
	Turned              bool   // the label runs downwards
	LabelX, LabelY      int    // where it begins in the box, turned if it is
	Text                string // characters at the foot of a box without boxes in it
	TextY               int
	Class               string
	Command             Command
}
