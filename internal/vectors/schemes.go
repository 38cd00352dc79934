package vectors

import "encoding/json"

// SchemeCase says whether a text is a URL of RFC 1738 §5, and what it is made
// of: Parts has the named parts of its scheme; null is an undefined one.
type SchemeCase struct {
	Input          string                     `json:"input"`
	Scheme         string                     `json:"scheme"`
	Valid          bool                       `json:"valid"`
	Parts          map[string]json.RawMessage `json:"parts"` // nil where the text is not valid
	Why            string                     `json:"why"`
	Valid3986      bool                       `json:"valid_rfc3986_uri"`
	Components3986 map[string]*string         `json:"rfc3986_components"` // where they differ much
	Source         string                     `json:"source"`
}

// RFC1738 is rfc1738.json.
func RFC1738() []SchemeCase { return load[[]SchemeCase]("rfc1738.json") }
