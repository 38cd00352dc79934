package page

import "strconv"

// Machine is the resolution as a picture that moves: how things stand after the
// current step, and what that step did.
type Machine struct {
	Label    string // names it
	Keys     string // says that keys step through it
	None     string // why there is nothing to see
	Chapters []Chapter
	Kind     string // of the picture: "whole", "parts", "merge" or "buffers"
	Complete bool   // the target is
	Chars    int    // that a lane has at most in this resolution, in order to set the type
	Chips    int    // that these stand in
	Lanes    []Lane
	Gates    []Gate
	Motion   Motion
}

// Chapter is a section of the RFC that a resolution passes through.
type Chapter struct {
	Number, Text, Section string
	Title                 string // what happens in it, or why it does not run
	State                 string // "done", "now", "todo" or "idle"; idle ones do not run
	Step                  int    // to go to
	Skip                  bool   // Tab passes it by: arrow keys lead there from the present one
	Columns               []Column
	Strands               *Strands // over the columns; nil for none
}

// Weight returns the share that the chapter has of the width of the timeline.
func (c *Chapter) Weight() int {
	sum := 0
	for _, column := range c.Columns {
		sum += column.Weight
	}
	return sum
}

// Column is a step on the timeline.
type Column struct {
	Step   int
	Weight int    // its share of the width: what is interesting has more
	State  string // "done", "now" or "todo"
	Name   string // of the rule, in §5.2.4
	Title  string
}

// Strands is the way of each segment through §5.2.4, as wide as the columns are.
type Strands struct {
	Width, Height int
	Border        int // between the two buffers
	List          []GlanceStrand
}

// ViewBox returns what SVG is to show: all but the row of names, which a column has itself.
func (s *Strands) ViewBox() string {
	return "0 " + strconv.Itoa(GlanceRuleHeight) + " " + strconv.Itoa(s.Width) + " " + strconv.Itoa(s.Height)
}

// Lane is a row of chips.
type Lane struct {
	Name  string // "base", "ref", "target", "from", "path", "output" or "input"
	Label string
	More  string // how many chips are not shown
	End   string // names the wall that the output buffer begins with
	Empty string // said where there are no chips
	Chips []Chip
	Indent
	Removed Chip // what the step took away; no runs for nothing
}

// Indent is the room that chips take which this lane leaves free before its own.
type Indent struct{ Chars, Chips int }

// Chip is a segment with its slash, or a component.
type Chip struct {
	Before, After string // delimiters that belong to it
	Runs          []Run
	Component     string // "" for a segment
	State         string // "undefined", "missing", "empty", "todo", "set", "left", "cut", "gone", "scissors", "name" or ""
	Mark          string // what the step does with it: "asked", "taken", "new", "drop" (its delimiter), "back" or ""
}

// Text returns the text of a chip.
func (c *Chip) Text() string {
	text := ""
	for _, r := range c.Runs {
		text += r.Text
	}
	return text
}

// Run is characters of one origin: "base", "ref" or "made"; those of a source that the
// target does not have are "dropped".
type Run struct{ Text, From string }

// Gate is a rule that may fire, or a question that is asked.
type Gate struct {
	Name, Text string
	Means      string // what the rule does, in a few words
	Title      string
	State      string // "fails", "fires", "waiting"; of a state that is over "passed", of one to come "ahead"
	Mark       string // "now" for the one that decided this step
}

// Motion is the change from the picture before.
type Motion struct {
	Way    string // "on" or "back"; "" where the timeline jumped
	Act    string // what the step did
	Beat   int    // alternates, so that an animation starts anew
	Tries  int    // gates that light up before it
	Taken  int    // characters by which the input buffer closes up
	Popped int    // and the output buffer
	Pace   int    // per cent of the usual time
}
