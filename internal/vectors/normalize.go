package vectors

// NormalizeCase is a reference and its normal form at a level of RFC 3986 §6.2:
// case, percent and dot are one rung each, all-syntax is the three together, and
// scheme is all-syntax with the rules of the scheme.
type NormalizeCase struct {
	Input     string            `json:"input"`
	Output    string            `json:"output"`
	Level     string            `json:"level"`
	Contested []ContestedNormal `json:"contested"`
	Source    string            `json:"source"`
	Derived   bool              `json:"derived"`
}

// ContestedNormal is the other normal form that a known test suite expects.
type ContestedNormal struct {
	Output   string `json:"output"`
	Source   string `json:"source"`
	Deviates string `json:"deviates"` // how it deviates from RFC 3986
}

// Normalize returns the cases of normalize.json.
func Normalize() []NormalizeCase { return load[[]NormalizeCase]("normalize.json") }

// EquivalentCase says whether two references are the same at a level: one of
// NormalizeCase, or simple, which compares the texts as they are (§6.2.1).
type EquivalentCase struct {
	A          string `json:"a"`
	B          string `json:"b"`
	Equivalent bool   `json:"equivalent"`
	Level      string `json:"level"`
	Source     string `json:"source"`
}

// Equivalent returns the cases of equivalent.json.
func Equivalent() []EquivalentCase { return load[[]EquivalentCase]("equivalent.json") }

// HazardCases is the cases of hazards.json: inputs for which the RFC, read literally, gives
// a string that means something else than its components.
type HazardCases struct {
	Resolve   []HazardResolve   `json:"resolve"`
	Normalize []HazardNormalize `json:"normalize"`
	Errors    []HazardError     `json:"errors_instead_of_results"`
}

// HazardResolve is a resolution that, recomposed by §5.3 taken literally, would
// invent an authority.
type HazardResolve struct {
	Base              string           `json:"base"`
	Ref               string           `json:"ref"`
	Strict            bool             `json:"strict"`
	LiteralComponents HazardComponents `json:"literal_components"`
	LiteralString     string           `json:"literal_string"`
	Guarded           string           `json:"guarded"`
	Suites            []HazardSuite    `json:"suites"`
	Why               string           `json:"why"`
}

// HazardComponents are the five components of §5.2.2; undefined ones are nil.
type HazardComponents struct {
	Scheme    *string `json:"scheme"`
	Authority *string `json:"authority"`
	Path      string  `json:"path"`
	Query     *string `json:"query"`
	Fragment  *string `json:"fragment"`
}

// HazardSuite is the expectations of a known test suite: of a resolution the target,
// of a normalization the output.
type HazardSuite struct {
	Target string `json:"target"`
	Output string `json:"output"`
	Source string `json:"source"`
}

// HazardNormalize is the same hazard in §6.2.2.3.
type HazardNormalize struct {
	Input         string        `json:"input"`
	Level         string        `json:"level"`
	LiteralString string        `json:"literal_string"`
	Suites        []HazardSuite `json:"suites"`
}

// HazardError is a resolution that a known library refuses.
type HazardError struct {
	Base   string `json:"base"`
	Ref    string `json:"ref"`
	Error  string `json:"error"`
	Source string `json:"source"`
}

// Hazards returns the cases of hazards.json.
func Hazards() HazardCases { return load[HazardCases]("hazards.json") }
