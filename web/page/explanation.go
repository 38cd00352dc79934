package page

// Explanation is why a reference leads where it does, sentence by sentence, for
// other programs.
type Explanation struct {
	OK        bool   // there is a target, and both texts are valid
	Done      bool   // there is a target
	Target    string // empty without Done
	Sentences []Sentence
	Link      string // the permalink that opens it, without the address of a site
}

// Sentence is one sentence of an explanation.
type Sentence struct {
	About         string // one of "target", "case", "surprise", "merge" and "dots"
	Rule, Section string // that it is about; empty for none
	Text          string
	Instead       bool // there is another base or reference to write
	Base, Ref     string
	Target        string // that they lead to
}
