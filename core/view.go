package core

import "uriplayground/core/syntax"

// View is what a document says of the URLs of one scheme.
type View = syntax.View

// View reads the text by its scheme, where the dialect has rules for schemes of
// their own. It is nil for RFC 3986, which has none, and for a text in which no
// scheme can be made out.
func (a *Analysis) View() *View {
	switch a.Dialect {
	case RFC1738: // core/parse1738.go
	case RFC1630:
		return view1630(a)
	}
	return nil
}
