package i18n

// enWhy is why a target is what it is, and the surprises of it.
var enWhy = map[string]string{
	"why.title":            "Why?",
	"why.instead":          "try it: {target}",
	"why.t-scheme-path":    "The reference has a scheme, so it is a URI already; the base plays no part.",
	"why.t-authority-path": "The reference begins with “//”: only the scheme comes from the base.",
	"why.t-empty-path":     "The reference has no path, so it stays at the base's.",
	"why.t-slash-path":     "The path {path} begins with a slash, so it starts from the root of the base's authority.",
	"why.t-merge":          "The path {path} is relative, so it starts from the directory of the base.",
	"why.cut":              "The base has no trailing slash, so its last segment {cut} was replaced. With one:",
	"why.prefix":           "The leading slash leaves the base's path {path} behind. With “.” before it:",
	"why.scheme":           "The colon makes {scheme} a scheme. If a path was meant, put “./” before it:",
	"why.host":             "Two slashes make {authority} an authority. With one:",
	"why.excess":           "{n} “..” found no level to leave and went without a trace. Many link checkers complain of that.",
	"why.root":             "The base's path has no root. §5.2.4, followed to the letter, gives it one.",
	"why.empty-query":      "“?” with nothing behind it is an empty query, not an undefined one: it stays, and replaces the base's.",
	"why.base-fragment":    "The base's fragment {fragment} never survives: a base is used without it (§5.1).",
}
