package play

// Course is the view of the lessons, from top to bottom.
type Course struct {
	Class  string
	Title  string
	Blocks []*CourseBlock
	Side   []*CourseBlock // the exercise, beside the rest where there is room
}

// CourseBlock is a part of it. What a block lacks is not drawn.
type CourseBlock struct {
	Class string
	Title string
	Prose []Prose // a paragraph
	Cites []Link
	Acts  []Choice
	Form  *Form
	Sheet *Sheet
	Live  bool // it is announced when it changes
	Begin bool // it is where the focus goes when another exercise is asked
}

// Prose is a run of a paragraph.
type Prose struct {
	Text string
	Code bool
}

// Choice is a button that may be one of several to choose from.
type Choice struct {
	Act
	Text    string
	Title   string // what is said in its stead; empty for Text
	Pressed string // "true" or "false"; "" where it chooses nothing
}

// Form is a field with a button.
type Form struct {
	Name   string // of the act that is done with what the field holds
	Label  string
	Button string
	Value  string // what the field holds; see Free
	Free   bool   // the field keeps what is typed into it until Turn
}
