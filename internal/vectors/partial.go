package vectors

// PartialCase is a context, a partial form and the URI that it stands for by RFC
// 1630, pages 10 and 11.
type PartialCase struct {
	Context string  `json:"context"`
	Partial string  `json:"partial"`
	Result  *string `json:"result"`              // nil: the rule gives none
	Literal *string `json:"result_literal_rule"` // the same with the clause that contradicts the examples
	Printed bool    `json:"printed_in_rfc"`
	// RFC3986 is the target that RFC 3986 §5.2 gives.
	RFC3986 string `json:"rfc3986"`
	// Ambiguous: the rule is silent or contradicts itself. Open: nothing outside
	// of this module says that the result is so.
	Ambiguous bool   `json:"ambiguous"`
	Open      bool   `json:"do_not_assert"`
	Note      string `json:"note"`
	Source    string `json:"source"`
}

// Partial is rfc1630_partial.json.
func Partial() []PartialCase { return load[[]PartialCase]("rfc1630_partial.json") }
