package i18n

// enRuns is the view of two runs side by side.
var enRuns = map[string]string{
	"view.runs":          "Two runs",
	"runs.title":         "Two runs side by side",
	"runs.caption":       "The same texts, resolved in two ways, at the same step",
	"runs.run":           "Run",
	"runs.step":          "Present step",
	"runs.steps":         "Step by step",
	"runs.slash":         "Slash at the end of the base’s path",
	"runs.slash.0":       "without the slash",
	"runs.slash.1":       "with the slash",
	"runs.strict":        "Strict or not",
	"runs.strict.0":      "strict",
	"runs.strict.1":      "not strict",
	"runs.erratum4547":   "Erratum 4547",
	"runs.erratum4547.0": "as printed",
	"runs.erratum4547.1": "with erratum 4547",
	"runs.rfc1630":       "RFC 1630",
	"runs.rfc1630.0":     "RFC 3986",
	"runs.rfc1630.1":     "RFC 1630, partial form",
	"runs.made":          "made so far: “{text}”",
	"runs.same":          "Both runs take the same steps.",
	"runs.differ":        "The runs first differ at step {n}.",
	"runs.first":         "first difference",
	"runs.go":            "Go to the first difference",
	"runs.say":           "{a}: {x} – {b}: {y}",
}
