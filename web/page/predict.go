package page

// Predict is the question which step comes next, before it is shown, and what came
// of the latest answer.
type Predict struct {
	Title    string // which question it is
	Score    string
	Ask      string
	Spoken   string // what has to be known to answer, for those who do not see the machine
	Choices  []PredictChoice
	Form     *Form // for an answer that is typed
	Acts     ButtonRow
	Feedback string
	Cite     Link
	Tone     Tone // "good" or "bad" for a right or wrong answer
}

// PredictChoice is an answer to choose.
type PredictChoice struct {
	Button
	Detail string // what the rule is about, in a word or two
	Keys   string // that choose it, too
	Mark   string // "right" or "wrong", once that is known
}
