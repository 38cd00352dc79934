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
	Deviates string `json:"deviates"` // in what it departs from RFC 3986
}

// Normalize is normalize.json.
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

// Equivalent is equivalent.json.
func Equivalent() []EquivalentCase { return load[[]EquivalentCase]("equivalent.json") }
