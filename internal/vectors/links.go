package vectors

// LinkCase is a link on a page, and the codes of what is to be found about it.
type LinkCase struct {
	Retrieval string                          `json:"retrieval"` // URI of the page
	Embedded  *string                         `json:"embedded"`  // nil: no base is embedded
	Root      string                          `json:"root"`      // of the project; empty: not known
	Context   string                          `json:"context"`   // empty: a text
	Name      string                          `json:"name"`      // that stands before it in an import map; empty: none
	Before    []struct{ Context, Ref string } `json:"before"`    // other links, that stand before it
	Ref       string                          `json:"ref"`
	Codes     []string                        `json:"codes"` // empty: the link is clean
	Source    string                          `json:"source"`
}

// LinkBefore is a link that stands before that of a case.
type LinkBefore struct {
	Context string `json:"context"`
	Ref     string `json:"ref"`
}

// Links returns the cases of links.json.
func Links() []LinkCase { return load[[]LinkCase]("links.json") }

// DisguiseCase is a link that leads to another host than its looks say, or hides what
// it says.
type DisguiseCase struct {
	Ref    string  `json:"ref"`    // on DisguisePage
	Host   *string `json:"host"`   // where browsers go; nil: they refuse it, or some do
	Code   string  `json:"code"`   // of the finding that says so
	Source string  `json:"source"` // what it does
}

// DisguisePage is the page that the links of Disguises are on.
const DisguisePage = "https://base.example/docs/page.html"

// Disguises returns the cases of disguises.json.
func Disguises() []DisguiseCase { return load[[]DisguiseCase]("disguises.json") }

// ExtractCase is a text and the URIs in it (RFC 3986 Appendix C).
type ExtractCase struct {
	Text string   `json:"text"`
	URIs []string `json:"uris"`
	// Alternatives are other readings of the whole text, as good as URIs.
	Alternatives        [][]string `json:"alternatives"`
	WhitespaceDelimited bool       `json:"whitespace_delimited"` // no other delimiter occurs
	Note                string     `json:"note"`
	Source              string     `json:"source"`
}

// Extract returns the cases of extract.json.
func Extract() []ExtractCase { return load[[]ExtractCase]("extract.json") }
