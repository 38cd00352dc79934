package i18n

// enLinks is the panes that look at the target further.
var enLinks = map[string]string{
	"links.title":       "Which link do I write?",
	"links.caption":     "References from this base to this target, the shortest first, and those that do not lead there",
	"links.kind":        "Kind",
	"links.why":         "Why",
	"links.none":        "This is too long to be looked at here.",
	"links.unreachable": "No reference leads from this base to this target by the rules of the RFC, as it is printed and strict.",
	"links.shortest":    "The shortest that works: {ref}",
	"ladder.title":      "Normal forms",
	"ladder.caption":    "The ladder of comparison (§6.2): what is the same on a rung is equivalent",
	"ladder.rung":       "Rung",
	"ladder.form":       "Normal form",
	"ladder.n-simple":   "as it is",
	"ladder.n-case":     "case",
	"ladder.n-percent":  "percent-encoding",
	"ladder.n-dot":      "dot segments",
	"ladder.n-scheme":   "scheme",
	"ladder.n-protocol": "protocol",
}
