package page

// Expected is where the link was expected to lead: a field below the target, and what is offered for
// it.
type Expected struct {
	Field    ExpectedField
	OfferBy  string // said before the offers
	Offers   []Offer
	Target   []TargetPiece // laid above that, where the target stands nowhere beside it; else none
	Wanted   []TargetPiece // the whole address that was expected, laid below the target; none where it is not known
	Whole    string        // the same as a text
	Verdict  string        // what differs, or why nothing can be said; it describes the field
	Tone     Tone
	WentAsk  string        // what unfolds the next field; empty where there is none
	Went     ExpectedField // where a program went
	ReadOnly bool
}

// ExpectedField is a field for an address.
type ExpectedField struct {
	Label, Hint string
	Act         string // the command that its text is the value of
	Text        string
}

// Offer is an address that a link may be expected to lead to. Where it differs from the target is
// marked.
type Offer struct {
	Command
	Pieces []TextRun
	Title  string // the whole address
}

// Deduction is from where the address follows that was expected, and what to change for it.
type Deduction struct {
	Title   string
	Reasons []Reason
	Fixes   []TargetFix
	Starts  []Reason // where the link would start, and where it does
	Acts    ButtonRow
	Join    *Join // nil where base and link put together as text are no other address
}

// TargetFix is a button that changes the link, or the base, so that the link leads where it was expected
// to. Without a command it says so only.
type TargetFix struct {
	Text, Effect string // what is written then, and what that means
	Whole        string // all of that text, where there is too little room for it
	Action       Command
}

// Join is what comes of a base and a link that are put together as text, and how they are resolved
// instead.
type Join struct {
	Title string
	Text  string
	Copy  string // the word on the buttons
	Note  string // what came of one
	Calls []Call
}

// Call is a line of code.
type Call struct{ Language, Code string }
