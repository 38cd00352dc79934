package page

// Course is the view of the lessons, from top to bottom, unless it is one of the first two.
type Course struct {
	Start   *Start
	Screen  *Screen
	Class   string
	Title   string
	Letters int // of a slide: those that its longest address needs beside each other; else 0
	Blocks  []*CourseBlock
	Side    []*CourseBlock // the exercise, beside the rest where there is room
	Face    []*CourseBlock // above these, in a frame: a slide as the room sees it
	Vote    *Vote          // on a slide, which then has nothing else; nil for none
}

// CourseBlock is a part of it. What a block lacks is not drawn.
type CourseBlock struct {
	ButtonRow
	Class string
	Title string  // with what the standard calls it in a second line, if that is something else
	Prose []Prose // a paragraph
	Cites []Link
	Form  *Form
	Table *Table
	Live  bool // it is announced when it changes
	Fold  bool // what is below its title is seen once it is opened
	Moves bool // its buttons can be moved to other places in it
	Begin bool // it is where the focus goes when another exercise is asked
}

// Prose is a run of a paragraph.
type Prose struct {
	Text string
	Code bool
	From string // where an address comes from: "base", "ref", "made"; empty where that is not said
}

// Form is a field with a button.
type Form struct {
	Name   string // of the command for what the field contains
	Label  string
	Button string
	Value  string // what the field contains; see Free
	Free   bool   // the field keeps what is typed into it until another exercise is shown
	Draft  bool   // what is typed is told at once
	Each   bool   // each change of the field alone is; then there need not be a button
	Hint   string // what is meant while the field is empty
	Idle   string // "true" if the button has nothing to take yet, or no more
	Shut   bool   // the answer has been taken, and is only read
	Rows   int    // of a field for several lines; 0 for one line
	More   *Form  // a further field; nil for none
}

// The functions below put a page together; a literal for each block and button
// would take several times the code.

func addBlock(list *[]*CourseBlock, class, title string) *CourseBlock {
	b := new(CourseBlock)
	b.Class, b.Title = class, title
	*list = append(*list, b)
	return b
}

// AddBlock adds a block.
func (c *Course) AddBlock(class, title string) *CourseBlock { return addBlock(&c.Blocks, class, title) }

// AddSideBlock adds a block to the exercise.
func (c *Course) AddSideBlock(class, title string) *CourseBlock {
	return addBlock(&c.Side, class, title)
}

// AddFaceBlock adds a block to what the room sees.
func (c *Course) AddFaceBlock(class, title string) *CourseBlock {
	return addBlock(&c.Face, class, title)
}

// AddText adds plain text to a paragraph.
func (b *CourseBlock) AddText(text string) { b.AddRun(text, false) }

// AddRun adds a run to a paragraph; code reports whether it is a URI or a part of
// one.
func (b *CourseBlock) AddRun(text string, code bool) {
	b.Prose = append(b.Prose, Prose{Text: text, Code: code})
}

// AddForm adds a form.
func (b *CourseBlock) AddForm(name, label, button, value string) *Form {
	f := new(Form)
	f.Name, f.Label, f.Button, f.Value = name, label, button, value
	b.Form = f
	return f
}
