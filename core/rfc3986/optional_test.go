package rfc3986_test

import "strconv"

// optional is a component: undefined is not empty.
type optional struct {
	text    string
	defined bool
}

// component takes what the accessors of a Reference return.
func component(text string, defined bool) optional { return optional{text, defined} }

// fromJSON takes a component of a vector, where null means undefined.
func fromJSON(p *string) optional {
	if p == nil {
		return optional{}
	}
	return optional{*p, true}
}

func (o optional) String() string {
	if !o.defined {
		return "undefined"
	}
	return strconv.Quote(o.text)
}
