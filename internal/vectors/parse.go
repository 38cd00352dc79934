package vectors

import "encoding/json"

// ComponentsCase is a valid URI-reference and its components (RFC 3986 §3).
// An undefined component is nil, an empty one points to "".
type ComponentsCase struct {
	Input     string  `json:"input"`
	Scheme    *string `json:"scheme"`
	Authority *string `json:"authority"`
	Userinfo  *string `json:"userinfo"`
	Host      *string `json:"host"`
	Port      *string `json:"port"`
	Path      string  `json:"path"`
	Query     *string `json:"query"`
	Fragment  *string `json:"fragment"`
	HostKind  *string `json:"host_kind"` // ipv6, ipvfuture, ipv4 or reg-name
	Source    string  `json:"source"`
	Derived   bool    `json:"derived"`
}

// Components returns the cases of components.json.
func Components() []ComponentsCase { return load[[]ComponentsCase]("components.json") }

// ValidCase is a string that matches the rule Kind of Appendix A.
type ValidCase struct {
	Input  string `json:"input"`
	Kind   string `json:"kind"`
	Source string `json:"source"`
}

// ParseValid returns the cases of parse_valid.json.
func ParseValid() []ValidCase { return load[[]ValidCase]("parse_valid.json") }

// InvalidCase is a string that does not match the rule Kind of Appendix A.
//
// Offset is the first byte that no URI-reference can have there, OffsetForKind
// the first that Kind cannot have there. Where the string can still become
// valid ("prefix"), or is valid, there is no offset.
type InvalidCase struct {
	Input         string `json:"input"`
	Kind          string `json:"kind"`
	Offset        *int   `json:"offset"`
	URIReference  string `json:"uri_reference"` // bad, prefix or valid
	OffsetForKind *int   `json:"offset_for_kind"`
	ForKind       string `json:"for_kind"` // bad or prefix
	Confirmed     bool   `json:"offset_confirmed_by_suite"`
	Note          string `json:"note"`
	Source        string `json:"source"`
}

// ParseInvalid returns the cases of parse_invalid.json.
func ParseInvalid() []InvalidCase { return load[[]InvalidCase]("parse_invalid.json") }

// RuleCase says whether the string matches one rule of Appendix A.
type RuleCase struct {
	Rule    string `json:"rule"` // empty where the file's name says it
	Input   string `json:"input"`
	Valid   bool   `json:"valid"`
	Source  string `json:"source"`
	Derived bool   `json:"derived"`
}

// IPv4 returns the cases of ipv4.json, about the rule IPv4address.
func IPv4() []RuleCase { return load[[]RuleCase]("ipv4.json") }

// IPv6 returns the cases of ipv6.json, about the rule IPv6address.
func IPv6() []RuleCase { return load[[]RuleCase]("ipv6.json") }

// Rules returns the cases of rules.json, about the rule that each case names.
func Rules() []RuleCase { return load[[]RuleCase]("rules.json") }

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

// RFC1738 returns the cases of rfc1738.json.
func RFC1738() []SchemeCase { return load[[]SchemeCase]("rfc1738.json") }
