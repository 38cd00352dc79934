// Package lesson holds what the playground shows by itself: inputs and their
// ids, no prose. Words for them are in web/i18n.
package lesson

// Example is a base and a reference worth looking at.
type Example struct {
	ID        string
	Base, Ref string
}

// First is what a visitor sees before typing anything: the base of RFC 3986
// §5.4 with the reference that takes the longest way to a short target.
func First() Example {
	return Example{ID: "first", Base: "http://a/b/c/d;p?q", Ref: "../../g"}
}
