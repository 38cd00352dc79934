package page

import "unicode/utf8"

// Fold is the button that shows or leaves out the panes; none if it has no text.
type Fold struct {
	Button
	Open bool
}

// Target is the target URI with the origin of each character.
type Target struct {
	Title       string
	Lead        string // said before it: what is in the fields leads there
	Pieces      []TargetPiece
	Brackets    []Bracket // the same pieces by where they come from
	More        string    // how many characters are not shown
	CursorLabel string    // the same as one address, and that keys walk through it
	None        string    // why there is no target
	Notes       []FaultLine
	Switch      ButtonRow // whether it is predicted, or by which document it is
	By          string    // names what chooses among documents
	Hidden      string    // what an author hides; empty for nothing
	Reveal      ButtonRow // which shows it
	Why         string    // heading of the reasons
	Reasons     []Reason
	Expected    *Expected  // nil where nothing is to be expected
	Deduction   *Deduction // in the place of the reasons; nil where nothing follows
}

// Letters returns how many characters are shown.
func (t *Target) Letters() int {
	n := 0
	for _, piece := range t.Pieces {
		n += utf8.RuneCountInString(piece.Text)
	}
	return n
}

// Reason says why the target is what it is, and perhaps what to write instead.
type Reason struct {
	Text      string
	Cite      Link
	Take      Button // beside that; none without a name
	Instead   string // where it would lead instead, on a button; empty for none
	Write     string // what to write for that: another base or another reference
	Base, Ref string // what the button puts into the fields
	Show      string // of a button that goes to a step; empty for none
	Step      string // which
	Decides   bool   // it also says what the deciding rule does
}

// TargetPiece is a run of the target's characters of one component and one source.
type TargetPiece struct {
	Text      string
	Component string
	From      string // "base", "ref" or "made"
	Title     string
	Todo      bool   // not made yet at this point of the timeline
	Point     string // what pointing at it means; see model.PointAt
	Pointed   bool   // it, or what it was made of, is pointed at
	Wraps     bool   // the target may be wrapped after it
	Differs   bool   // what was expected has something else there, or nothing
	Gap       int    // instead of a text: what the address beside it has more, in characters
}

// Segments returns its text in the parts between which it may be wrapped. The colons and dots of a
// host divide no URI.
func (o TargetPiece) Segments() []string {
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

// Components is the table of components, and what explains it.
type Components struct {
	*Table
	Legend  [3]StateWords
	Explain *Table // more of that, on demand
}

// StateWords is a state of a component, explained.
type StateWords struct{ State, Text, Means string }

// Steps is the pane of resolution steps: a table for each section of the RFC.
type Steps struct {
	Title, Caption string
	Sections       []*Table
}

// Trace is the pane of the two buffers: their rows as the RFC prints them, and the rules.
type Trace struct {
	*Table
	Total  string // number of rows in words
	Rules  []RuleLine
	Hint   string  // what the marks in the rows mean
	Glance *Glance // instead of the rows; nil for these
}

// RuleLine explains a rule of the trace, and reports whether it fired.
type RuleLine struct {
	Step, Text string
	Fired      bool
	Now        bool // in the current step
}

// Buffer is the text of a buffer, with the run that a step put there or took away.
type Buffer struct {
	Name   string // "output" or "input"
	Before string
	Marked string
	After  string
	Mark   string // "moved", "removed", "replaced" or "dropped": what happened to Marked
	Say    string // the same for those who do not see how it is marked
}

// Removed reports whether Marked is in the buffer no more.
func (b Buffer) Removed() bool { return b.Mark != "" && b.Mark != "moved" }

// Text returns the whole buffer as shown.
func (b Buffer) Text() string {
	if b.Removed() {
		return b.Before + b.After
	}
	return b.Before + b.Marked + b.After
}

// Player is the timeline with its controls, and the current step in words.
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
	Say        string // what the current step looked at, decided and changed
	Fault      string // what that finds wrong; empty for nothing
	Whole      string // the same with what the picture shows beside it, if that is more
	Ended      bool   // Say tells only that the run has ended
	Live       bool   // Say is worth announcing
	Note       StepNote
}

// StepNote is what an author says at a step; nothing without a text. In an embed, what stands in the slot
// is shown in its place.
type StepNote struct{ Slot, Label, Text string }

// Control is a control.
type Control struct {
	Do, Text, Title, Class string
	Keys                   string // as aria-keyshortcuts has them
	Hint                   string // the title, and the key as it is named on a keyboard
	Skip                   bool   // Tab passes it by: its key works on the one beside it
	Idle                   string // "true" if it does nothing now; else empty
}

// Picture is the derivations of base and reference as nested boxes, and what there is to know of
// the chosen one.
type Picture struct {
	Answer, Hint string
	Trees        [2]Tree
	ButtonRow           // which part of a long text
	Say          string // the chosen node in words
	At           string // which characters it matched
	Chain        ButtonRow
	Chars        []CharTile // what a box without boxes in it consists of
	ABNF         string     // its line of the grammar
	Cite         Link
	Save         ButtonRow
	Saved        string // what came of a file
}

// Tree is a text as nested boxes.
type Tree struct {
	Button        // lets keys walk through it
	Class  string // "base" or "ref"
	Walk   string // what keys call it
	Label  string
	Root   *Box // nil where the text is too long
	Bad    string
	Rest   string // what follows the character that no rule matches
	Note   string // why there is no picture, or what is wrong after its end
}

// Box is rules that match the same text, one in the other, or characters between boxes. Without
// boxes in it, Of says what it consists of.
type Box struct {
	Command
	Class string
	Name  string // of its rules; empty for characters between boxes
	Text  string // of a box without boxes in it
	Whole string // the text of any other
	Of    string
	Boxes []*Box
}

// CharTile is a character, or a percent-encoding, and the rule that matches it.
type CharTile struct {
	Button
	Rule string
}
