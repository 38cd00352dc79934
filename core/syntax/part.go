package syntax

// Part is one component of a text. A component that is not defined has no
// delimiter in the text (RFC 3986 §5.3); a defined one may still be empty.
// The span of an undefined part is empty and lies where it would stand.
type Part struct {
	Rule *Rule // the production that names it
	Span
	Defined bool // it is there, if only empty
}

// State names the three states of a component, which RFC 3986 §5.3 keeps apart:
// "undefined", "empty" or "present".
func (p Part) State() string {
	switch {
	case !p.Defined:
		return "undefined"
	case p.Empty():
		return "empty"
	}
	return "present"
}
