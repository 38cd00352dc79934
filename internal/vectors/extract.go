package vectors

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
