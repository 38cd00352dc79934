package i18n

// enViews is the views and their input fields.
var enViews = map[string]string{
	"page.views":      "Views",
	"view.resolve":    "Resolve",
	"view.parse":      "Grammar",
	"view.compare":    "Normalize & compare",
	"view.relativize": "Which link?",
	"view.extract":    "Find URIs in text",

	"cite.appendix": "Appendix {name}",

	"normalize.label": "URI",
	"normalize.hint":  "to be written in its normal form",
	"compare.a.label": "First URI",
	"compare.a.hint":  "climbs the ladder of §6.2 …",
	"compare.b.label": "Second URI",
	"compare.b.hint":  "… beside this one",
	"wanted.label":    "Wanted target",
	"wanted.hint":     "where the link is to lead",
	"text.label":      "Text",
	"text.hint":       "a message, a page, a list: anything with URIs in it",

	"compare.title":   "The ladder of comparison",
	"compare.caption": "Both URIs on each rung of §6.2, the cheapest test first",
	"compare.same":    "the same",
	"compare.met":     "Equivalent: they meet on the rung “{rung}”.",
	"compare.differ":  "Not the same on any rung. Their normal forms first differ in the {part}: character {a} of the first, {b} of the second. They may still identify the same resource; only their owner knows (§6.1).",

	"extract.title":       "URIs found in the text",
	"extract.caption":     "Found by the advice of Appendix C: angle brackets, double quotes, white space",
	"extract.place":       "Character",
	"extract.uri":         "URI",
	"extract.how":         "Delimited by",
	"extract.count":       "{n} found.",
	"extract.cut":         "Only the first {n} bytes are searched.",
	"extract.more":        "The first {n} are listed.",
	"extract.none":        "Write or paste a text above.",
	"extract.sample":      "try it with the letter in Appendix C",
	"extract.prefix":      "The prefix “URL:” is no part of it.",
	"extract.joined":      "White space inside was ignored.",
	"extract.punctuation": "“{text}” behind it was taken for punctuation.",
	"extract.invalid":     "not valid: nothing that follows character {n} can mend it",
}
