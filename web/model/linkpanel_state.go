package model

import (
	"strings"

	"uriplayground/core"
	"uriplayground/core/links"
)

// LinkPanelState is what a visitor has said about a page and which of its links are
// to be seen. The links themselves are held by the Session.
type LinkPanelState struct {
	Format                  string // one of inputs.Formats
	Retrieval, Redirected   string
	Encapsulating, Fallback string
	Root                    string // of the project
	Moving, Move            string // what moves, one of links.Movings; and where to
	Search, Level           string // which links: those with the text, and of this level; empty for all
	Code                    string // and with this finding; empty for any
	Order                   string // by which they are sorted; empty for the gravest first
	Descending              bool
	Defang                  bool
	Scroll                  int    // offset of the table from its top, in CSS pixels
	Chosen                  int    // the chosen link, from 1; 0 for none
	Expect                  Expect // where that is expected to lead
	Side                    string // the one that a narrow screen shows: "source" or "list"; empty for the first
	SourceLine              int    // the first line of the source whose links are marked, from 0
	Offered                 string // name of a folder or an archive that was opened here, where a page is read; empty for none
	OfferedKind             string // what it is: see OfferSite
	HasPermalinks           bool   // the address of the page holds the state, so that there are permalinks
	Revision                int    // changes with what the Session holds
}

// choose chooses a link. What is expected of one is not expected of another.
func (d *LinkPanelState) choose(i int) {
	if d.Chosen != i+1 {
		d.Expect = Expect{}
	}
	d.Chosen = i + 1
}

// anyFormat is the format of a source that nobody has named.
const anyFormat = "auto"

// FileExtension returns how the name of a file ends whose text is of a format, by what it
// begins with.
func FileExtension(format, beginning string) string {
	switch format {
	case "html", "csv", "atom", "rss", "svg", "xml", "css", "http":
		return format
	case "markdown":
		return "md"
	case "sitemap", "epub": // one of the documents inside
		return "xml"
	case "json-schema", "openapi":
		if strings.IndexAny(strings.TrimLeft(beginning, " \t\r\n\ufeff"), "{[") != 0 {
			return "yaml"
		}
		return "json"
	case "importmap", "json":
		return "json"
	case "json-ld":
		return "jsonld"
	case "manifest":
		return "webmanifest"
	case "script":
		return "js"
	case "notebook":
		return "ipynb"
	case "source-map":
		return "map"
	case "hls":
		return "m3u8"
	case "dash":
		return "mpd"
	case "turtle":
		return "ttl"
	}
	return "txt"
}

// Field returns the content of the field of that name; nothing if there is none.
func (d *LinkPanelState) Field(name string) string {
	if field := d.field(name); field != nil {
		return *field
	}
	return ""
}

// field returns the field of that name; nil if there is none.
func (d *LinkPanelState) field(name string) *string {
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
	case "moving":
		return &d.Moving
	case "move":
		return &d.Move
	case "search":
		return &d.Search
	}
	return nil
}

// BaseField returns the field that gives the base of a layer of RFC 3986 §5.1; nil for
// one that the page itself gives.
func (d *LinkPanelState) BaseField(layer int) *string {
	switch {
	case layer == core.LayerEncapsulating:
		return &d.Encapsulating
	case layer == core.LayerDefault:
		return &d.Fallback
	case layer == core.LayerRetrieval && d.Redirected != "":
		return &d.Redirected
	case layer == core.LayerRetrieval:
		return &d.Retrieval
	}
	return nil
}

// Sorted returns the order of the links: the gravest first, unless a visitor wants otherwise.
func (d *LinkPanelState) Sorted() (order links.Order, descending bool) {
	if d.Order == "" {
		return links.ByGravity, true
	}
	return links.OrderNamed(d.Order), d.Descending
}

// query returns the query of the links that are wanted.
func (d *LinkPanelState) query() links.Query {
	q := links.Query{Search: d.Search}
	q.Order, q.Falling = d.Sorted()
	for l := links.None; l <= links.Danger; l++ {
		if l.String() == d.Level {
			q.Gravity, q.Exactly = l, true
		}
	}
	q.Code, q.Coded = links.CodeNamed(d.Code)
	return q
}
