package core

import "uriplayground/core/rfc1738"

func parse1738(text string) Analysis {
	u, err := rfc1738.Parse(text)
	a := Analysis{
		Text: text, Dialect: RFC1738, Valid: err == nil, FirstBad: -1,
		Kind: u.Kind(), HostKind: u.HostKind(), Parts: u.Parts(),
	}
	if e, ok := err.(*rfc1738.SyntaxError); ok {
		a.FirstBad, a.Incomplete, a.Faults = e.FirstBad, e.Incomplete, e.Faults
	}
	return a
}
