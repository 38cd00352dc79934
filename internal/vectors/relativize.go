package vectors

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

// Relativize is relativize.json.
func Relativize() []RelativizeCase { return load[[]RelativizeCase]("relativize.json") }
