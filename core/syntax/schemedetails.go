package syntax

// SchemeDetails is the statement of a specification about the URLs of one scheme: how the parts of a
// text are called there, what a client does with them, and what to beware of.
// It holds no words; they are found by the keys of the rules.
type SchemeDetails struct {
	Scheme  *Rule    // the production of the scheme: ftpurl
	Parts   []Value  // in the order of the text, including undefined ones; a list is a part for each element
	Actions []Action // in the order in which a client takes them
	Notes   []Note   // what is easily misread
}

// Value is a part with the octets that it stands for.
type Value struct {
	Part
	Octets string // decoded, or as in the text where only its own parts can be decoded
}

// Action is one thing that a client does. The rule's name is the word of the
// protocol, where it has one: "CWD".
type Action struct {
	Rule *Rule // the word of the protocol, or of the document
	// Span is where the argument is in the text. It is empty where the
	// document gives the argument, as it gives the user "anonymous".
	Span
	Argument string // octets, decoded
	Defined  bool   // there is an argument; it may be empty
	Sent     bool   // the argument goes to the server octet by octet; see SchemeDetails.Sent
}

// FromText reports whether the argument is in the text. One that the document
// gives is never empty.
func (a *Action) FromText() bool { return a.Defined && (!a.Empty() || a.Argument == "") }

// Note is a remark that applies to a part of a text.
type Note struct {
	Rule *Rule // what is to be known
	Span
	Level
}

// Sent returns the octets that the client sends, where the actions say all of them,
// and whether they do.
func (v *SchemeDetails) Sent() (octets string, ok bool) {
	for i := range v.Actions {
		if a := &v.Actions[i]; a.Sent {
			octets += a.Argument
			ok = true
		}
	}
	return octets, ok
}
