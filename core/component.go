package core

import "uriplayground/core/syntax"

// Component is the part that RFC 3986 §3 calls name ("authority", "query"), by
// whatever name the dialect has for it; an undefined one if it has no such part.
func (a *Analysis) Component(name string) syntax.Part {
	if a.Dialect == RFC1630 {
		return a.component1630(name)
	}
	return a.Part(name)
}
