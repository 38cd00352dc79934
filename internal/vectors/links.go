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
