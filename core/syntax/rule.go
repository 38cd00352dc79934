package syntax

// Rule cites the sentence, production or pseudocode line of an RFC by which
// something was decided. Rules are static: there is one variable for each, so
// that two rules are the same when their addresses are.
type Rule struct {
	RFC     uint16 // number of the document; 3986 for instance
	Section string // "5.2.4"; "A" for an appendix
	Name    string // the RFC's own words: "path-abempty", "2E", "T.scheme = R.scheme"
	Key     string // names the rule in word lists and tests; unique in its dialect

	// Facts of a line of an algorithm.
	Component string // the component of the target that the line is about; "" for none or several
	Condition bool   // the line asks a question, which Step.Yes answers
	Assigns   bool   // the line gives Component its final value
}
