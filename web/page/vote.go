package page

// Vote is a slide on which an audience votes for where a link leads.
type Vote struct {
	Stage       string // "vote", "count", "discuss" or "reveal", a class for the style sheet
	Givens      []VoteGiven
	Letters     int // that the longest address needs beside each other, on which the size of the type depends
	Answers     []VoteAnswer
	Counted     string    // what ends the counting; empty while nothing is counted
	Heads       []string  // of the answers as a table, once they are revealed; else nil
	Advice      string    // what to do instead of voting; empty for nothing
	Ask         string    // what to ask oneself meanwhile
	Time        string    // that there is for it; empty for none
	Tape        []TextRun // the target in pieces, once it is revealed, and what is dropped on the way
	TapeLetters int       // that it needs beside each other
	Now         string    // what happens now
	Place       string    // of the slide among all
	Stages      []string  // their names
	At          int       // the index of the current one
	ButtonRow
}

// VoteGiven is one of the texts that the question is about.
type VoteGiven struct {
	Name, From string   // the name with what the standard calls it in a second line
	Pieces     []string // between which alone a line may end
}

// VoteAnswer is an answer with its letter. All but the letter and the address is empty until it is
// revealed.
type VoteAnswer struct {
	Letter                string
	Same                  string   // of the address: the scheme and authority that the base has, too
	Pieces                []string // the rest of it
	Name                  string   // of the field for how many voted for it
	Count                 string   // what is in the field
	Right                 bool
	Says                  string    // by which belief it is one, or why it is right
	FirstVote, SecondVote VoteShare // of the two votes
}

// VoteShare is how many of a vote chose an answer; without a text it was not counted.
type VoteShare struct {
	Percent int
	Text    string
}
