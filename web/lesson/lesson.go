// Package lesson holds what the playground shows by itself: inputs and their
// ids, no prose. Words for them are in web/i18n.
package lesson

// Example is a base and a reference worth looking at.
type Example struct {
	ID        string
	Base, Ref string
	NonStrict bool
	View      string // that it is opened in; "" for that of the resolution
}

// Group is examples that belong together. ID is that of its heading.
type Group struct {
	ID       string
	Examples []Example
}

// First is what a visitor sees before typing anything: the base of RFC 3986
// §5.4 with the reference that takes the longest way to a short target.
func First() Example {
	return Example{ID: "first", Base: base54, Ref: "../../g"}
}

// Groups is every group of examples in the order in which they are offered.
func Groups() []Group {
	return []Group{
		{"situations", Situations()},
		{"5.4.1", Normal()},
		{"5.4.2", Abnormal()},
		{"1.1.2", Schemes()},
		{"6.2", Equivalents()},
		{"1630", Partial()},
	}
}

// Find is the example of that id, and whether there is one.
func Find(id string) (Example, bool) {
	for _, g := range Groups() {
		for _, e := range g.Examples {
			if e.ID == id {
				return e, true
			}
		}
	}
	return Example{}, false
}
