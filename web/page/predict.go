package page

// Predict is the question which step comes next, before it is shown, and what came
// of the latest answer.
type Predict struct {
	Title    string // which question it is
	Score    string
	Kind     string // of the question; empty where none is asked, and no answer is looked at
	Ask      string // in the place of the sentence; empty where that tells a step
	Spoken   string // what has to be known to answer, for those who do not see the machine
	Answers  string // names the answers: which question they are to, and which keys answer it
	Choices  []PredictChoice
	Form     *Form  // for an answer that is typed
	Board    Board  // for one that is made by moving pieces
	Ahead    string // that the next question comes further on
	Acts     ButtonRow
	Feedback string
	Cite     Link
	Tone     Tone      // "good" or "bad" for a right or wrong answer
	Missed   string    // said before the steps that were not predicted rightly
	Steps    ButtonRow // which lead there
}

// PredictChoice is an answer to choose.
type PredictChoice struct {
	Button
	Detail string // what the rule looks for: no more than the answer tells, before it is given
	Means  string // what the rule does, in a few words
	Keys   string // that choose it, too
	Mark   string // "right" or "wrong", once that is known
}

// Board is the two buffers in pieces that can be picked up and put down elsewhere.
type Board struct {
	Hint  string
	Lanes []BoardLane // none where nothing can be moved
	Said  string      // what was picked up, or how things are after it was put down
}

// BoardLane is a place for pieces.
type BoardLane struct {
	Code   bool   // Label is a URI
	Name   string // "output", "input" or "away"
	Label  string
	Pieces []Button
	Put    Button // puts down here what was picked up
}
