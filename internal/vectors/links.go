package vectors

// LinkCase is a link on a page, and the codes of what is to be found about it.
type LinkCase struct {
	Retrieval string   `json:"retrieval"` // URI of the page
	Embedded  *string  `json:"embedded"`  // nil: no base is embedded
	Root      string   `json:"root"`      // of the project; empty: not known
	Context   string   `json:"context"`   // empty: a text
	Ref       string   `json:"ref"`
	Codes     []string `json:"codes"` // empty: the link is clean
	Source    string   `json:"source"`
}

// Links is links.json.
func Links() []LinkCase { return load[[]LinkCase]("links.json") }

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

// Extract is extract.json.
func Extract() []ExtractCase { return load[[]ExtractCase]("extract.json") }
