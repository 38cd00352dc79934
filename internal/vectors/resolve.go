package vectors

// ResolveCase is a base, a reference and the target that RFC 3986 §5.2 gives.
type ResolveCase struct {
	Base       string      `json:"base"`
	Ref        string      `json:"ref"`
	Strict     bool        `json:"strict"`
	Target     string      `json:"target"`
	Target4547 *string     `json:"target_if_erratum_4547"` // nil: not known
	Target4789 *string     `json:"target_if_erratum_4789"` // nil: not known
	Contested  []Contested `json:"contested"`
	Source     string      `json:"source"`
	Derived    bool        `json:"derived"`
}

// Contested is the other target that a known test suite expects.
type Contested struct {
	Target   string `json:"target"`
	Source   string `json:"source"`
	Deviates string `json:"deviates"` // how it deviates from RFC 3986
}

// Resolve returns the cases of resolve.json.
func Resolve() []ResolveCase { return load[[]ResolveCase]("resolve.json") }

// ExampleCase is one of the examples of RFC 3986 §5.4.
type ExampleCase struct {
	Section         string `json:"section"`
	Base            string `json:"base"`
	Ref             string `json:"ref"`
	Target          string `json:"target"`
	TargetNonStrict string `json:"target_if_non_strict"` // empty: the same
}

// Examples returns the cases of examples_5_4.json, in the RFC's order.
func Examples() []ExampleCase { return load[[]ExampleCase]("examples_5_4.json") }

// DotSegmentsCase is a path and the result of remove_dot_segments (§5.2.4).
type DotSegmentsCase struct {
	Input  string `json:"input"`
	Output string `json:"output"`
	Source string `json:"source"`
}

// RemoveDotSegments returns the cases of remove_dot_segments.json.
func RemoveDotSegments() []DotSegmentsCase {
	return load[[]DotSegmentsCase]("remove_dot_segments.json")
}

// DotTraceCase is a path and the table that §5.2.4 prints for such a one. A
// row is the step, the output buffer and the input buffer after it.
type DotTraceCase struct {
	Input   string      `json:"input"`
	Output  string      `json:"output"`
	Trace   [][3]string `json:"trace"`
	Source  string      `json:"source"`
	Derived bool        `json:"derived"`
}

// RemoveDotSegmentsTraces returns the cases of remove_dot_segments_traces.json.
func RemoveDotSegmentsTraces() []DotTraceCase {
	return load[[]DotTraceCase]("remove_dot_segments_traces.json")
}

// RelativizeCase is a target and a reference that, resolved against the base,
// gives it. There may be shorter ones. Ref is nil where the function of the
// suite finds none, for a reason that may be its own.
type RelativizeCase struct {
	Base   string  `json:"base"`
	Target string  `json:"target"`
	Ref    *string `json:"ref"`
	Note   string  `json:"note"`
	Source string  `json:"source"`
}

// Relativize returns the cases of relativize.json.
func Relativize() []RelativizeCase { return load[[]RelativizeCase]("relativize.json") }

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

// Partial returns the cases of rfc1630_partial.json.
func Partial() []PartialCase { return load[[]PartialCase]("rfc1630_partial.json") }

// HistoryCase is the target of a reference by a document before RFC 3986.
type HistoryCase struct {
	Dialect         string  `json:"dialect"` // "rfc1808" or "rfc2396"
	Base            string  `json:"base"`
	Ref             string  `json:"ref"`
	Target          *string `json:"target"`           // nil: there is none
	CurrentDocument bool    `json:"current_document"` // the reference is to the current document
	Source          string  `json:"source"`
	Derived         bool    `json:"derived"`
}

// History returns the cases of resolve_history.json.
func History() []HistoryCase { return load[[]HistoryCase]("resolve_history.json") }

// RecordedAnswers is the answers of libraries of other languages.
type RecordedAnswers struct {
	Libraries []RecordedLibrary `json:"libraries"`
	Links     []RecordedLink    `json:"links"`
}

// RecordedLibrary is a library that was asked.
type RecordedLibrary struct {
	ID      string `json:"library"`
	Name    string `json:"name"`
	Version string `json:"version"`
}

// RecordedLink is a base, a reference and the answer of each library; nil for an error.
type RecordedLink struct {
	Base    string             `json:"base"`
	Ref     string             `json:"ref"`
	Answers map[string]*string `json:"answers"`
}

// Recorded returns the cases of recorded_answers.json, which go run ./tests/recordanswers writes.
func Recorded() RecordedAnswers { return load[RecordedAnswers]("recorded_answers.json") }
