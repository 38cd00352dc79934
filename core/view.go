package core

import (
	"uriplayground/core/rfc1738"
	"uriplayground/core/syntax"
)

// View is what a document says of the URLs of one scheme (RFC 1738 §3).
type View = syntax.View

// View reads the text by its scheme, where the dialect has rules for schemes of
// their own (RFC 1738 §3, RFC 1630). It is nil for RFC 3986, which has none, and for a text in which no
// scheme can be made out.
func (a *Analysis) View() *View {
	switch a.Dialect {
	case RFC1738:
		return rfc1738.View(rfc1738.Split(a.Text))
	case RFC1630:
		return view1630(a)
	}
	return nil
}
