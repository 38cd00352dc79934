package page

// Start is where the course is entered, and left for today.
type Start struct {
	Title   string // the heading of the view
	Lead    string
	Test    Button // tests what somebody believes; no text for none
	Review  Review
	Tracks  []Track
	Beliefs Beliefs
	More    string // said before the places
	Places  ButtonRow
	Keep    Keep
}

// Review is what is to be reviewed today.
type Review struct {
	Title, Note string
	Open        Button // no text where nothing is due
}

// Track is lessons that build on each other.
type Track struct {
	Title, Note string
	Lessons     []LessonLine
	Open        Button // the lesson to go on with
}

// LessonLine is a lesson in the list.
type LessonLine struct {
	Command
	Title  string
	Sample string // of what it is about
	Count  string // of its screens
	Spoken string // how much of it is done
	Done   string // "some" or "all"; empty for nothing
	Now    bool   // it is the one to go on with
}

// Beliefs is what is known of somebody's beliefs.
type Beliefs struct {
	Title string
	Note  string // what the states mean
	Lines []BeliefLine
	Rest  string // how many have not been met
}

// BeliefLine is a belief with its state.
type BeliefLine struct {
	Name  string
	State string // in words
	Tone  Tone   // "bad" for one that is held, "good" for one that is settled
}

// Keep is progress to be taken along or erased.
type Keep struct {
	Title  string
	Blocks []*CourseBlock
}

// Screen is a screen of a lesson: a question, something to do, and what came of it.
type Screen struct {
	Kind     string // of what there is to do
	Top      bool   // the question is the heading of the page
	Back     Button
	Lesson   string
	Place    string   // which of the screens it is, in words
	Bars     []string // one for each of them: "done", "now" or empty
	Question []Prose
	Givens   []Given
	How      string // how it is done
	Field    *AnswerField
	Acts     ButtonRow
	Hint     string
	Slots    []Slot
	Cut      *Cut
	ByHand   *ByHand
	Board    Board
	Cards    []Card
	Live     []Given // what an answer leads to while it is typed
	Label    string  // names what is on the stage
	Outcome  Outcome
	Said     string // what was done last, for those who do not see it
}

// Given is a text that the question is about.
type Given struct {
	Name          string
	Before, After string // what it stands in
	Text          string
	Origin        string // "base", "ref" or empty
}

// AnswerField is where an answer is typed, and shown when it is made another way.
type AnswerField struct {
	Label string
	Value string
	Draft string // the command that what is typed sends at once
	Send  string // and the one that Enter sends
	Done  bool   // it takes no more
}

// Slot is a place in a tree of folders where a link may lead.
type Slot struct {
	Command
	Level  string // the folder or page that it belongs to
	Page   string // said of the page; empty for other levels
	File   bool   // it counts as a file
	Text   string // of the link
	Note   string // the key that chooses it, or what came of it
	Spoken string
	Chosen bool
	Mark   string // "right" or "wrong", once it is known
	Ghost  string // a character on the way there that nobody wrote
	Reason string // said of it
	Idle   bool
}

// Cut is a path that can be cut in front of any of its characters.
type Cut struct {
	Command        // its value is where the path is cut, in characters
	Kept, CutOff   string
	At, Characters int
	Spoken         string
	Mark           string
	Idle           bool
}

// ByHand is a path that is taken apart piece by piece: an output and an input buffer, and the moves.
type ByHand struct {
	Output, Stack string // their names, and what they are
	Input, Queue  string
	Root          string // the end of the output
	Out, In       []TapePiece
	Moves         []MoveButton
	Log           []Move
	Idle          bool // the first piece of the input cannot be moved
	Taken         bool // it was picked up
}

// MoveButton is a move, also a place where the first piece may be put down.
type MoveButton struct {
	Button
	Key string // that makes it, too
}

// Move is a move that was made.
type Move struct {
	Text  string
	Wrong bool
}

// Card is a card in a row.
type Card struct {
	Number   string
	Letter   string // by which it is typed
	Text     string
	Note     string // what came of it
	Mark     string // "right" or "wrong"
	Unused   bool   // it does not belong to the row
	Moved    bool   // it was moved last
	First    string // said before the first that does not
	Piece    Button // picks it up
	Up, Down Button // no text for none
	Put      string // where a card lands that is put down on it
}

// Outcome is what came of an answer. None has no title.
type Outcome struct {
	Tone   Tone // "good", "bad", or empty for what no rule explains
	Title  []Prose
	Tape   []TapePiece
	Text   []Prose
	Label  string // of the belief
	Belief string
}

// TapePiece is a piece of a tape.
type TapePiece struct {
	Text string
	Kind string // "base", "ref", "ghost" for what nobody wrote, "gone", or "sign"
}
