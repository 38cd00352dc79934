package page

// TargetExplanation is why a reference leads where it does, sentence by sentence, for
// other programs.
type TargetExplanation struct {
	OK        bool   // there is a target, and both texts are valid
	Done      bool   // there is a target
	Target    string // empty without Done
	Sentences []Sentence
	Link      string // the permalink that opens it, without the address of a site
	Expected  *ExpectedAddress
}

// ExpectedAddress is what is known of an address that somebody expected.
type ExpectedAddress struct {
	Verdict    string   // see expect.Verdict
	Assumption string   // that it follows from, see expect.Assumption; empty for none
	Start      string   // where the link would have to start for it
	Target     string   // that was expected, as a whole address
	Documents  []string // the names of those that lead there, the latest first
}

// Sentence is one sentence of an explanation.
type Sentence struct {
	About         string // "target", "case", "surprise", "merge", "dots", "expected", "write", "page", "setting" or "program"
	Rule, Section string // that it is about; empty for none
	Text          string
	Instead       bool // there is another base or reference to write
	Base, Ref     string
	Target        string // that they lead to
}
