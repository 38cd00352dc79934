package vectors

// URLCase is the result of the URL Standard for an input, with the states that it runs
// through and the validation errors, in their order.
type URLCase struct {
	Input  string   `json:"input"`
	Base   string   `json:"base"`   // "": none
	Href   *string  `json:"href"`   // nil: failure
	Errors []string `json:"errors"` // under the names of the standard
	Source string   `json:"source"`
}

// URL returns the cases of url_standard.json.
func URL() []URLCase { return load[[]URLCase]("url_standard.json") }
