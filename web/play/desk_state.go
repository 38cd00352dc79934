package play

import "uriplayground/core/links"

// DeskState is what a visitor has said about a page and which of its links are
// to be seen. The links themselves are held by the Session.
type DeskState struct {
	Format                  string // one of DeskFormats
	Retrieval, Redirected   string
	Encapsulating, Fallback string
	Root, Move              string // of the project; where the page moves to
	Search, Level           string // which links: those with the text, and of this level at least
	Code                    string // and with this finding; empty for any
	Order                   string // by which they are sorted
	Falling                 bool
	Defang                  bool
	Scroll                  int  // offset of the table from its top, in CSS pixels
	Open                    int  // the chosen link, from 1; 0 for none
	Linked                  bool // the address of the page holds the state, so that there are permalinks
	Revision                int  // changes with what the Session holds
}

// DeskFormats is what a source can be said to be.
func DeskFormats() []string { return []string{"auto", "html", "markdown", "sitemap", "csv", "text"} }

// field is the field of that name; nil if there is none.
func (d *DeskState) field(name string) *string {
	switch name {
	case "format":
		return &d.Format
	case "retrieval":
		return &d.Retrieval
	case "redirected":
		return &d.Redirected
	case "encapsulating":
		return &d.Encapsulating
	case "fallback":
		return &d.Fallback
	case "root":
		return &d.Root
	case "move":
		return &d.Move
	case "search":
		return &d.Search
	case "level":
		return &d.Level
	}
	return nil
}

// query is which links are wanted.
func (d *DeskState) query() links.Query {
	q := links.Query{Search: d.Search, Order: links.OrderNamed(d.Order), Falling: d.Falling}
	for l := links.Info; l <= links.Danger; l++ {
		if l.String() == d.Level {
			q.Level = l
		}
	}
	q.Code, q.Coded = links.CodeNamed(d.Code)
	return q
}
