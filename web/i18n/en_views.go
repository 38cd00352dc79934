package i18n

// enViews is the words of the views of the grammar, of comparison, of relative
// references and of extraction.
var enViews = map[string]string{
	// The picture of a derivation, and the cursor that shows where a character
	// comes from.
	"picture.title":      "Syntax tree (Appendix A)",
	"picture.hint":       "Each box is a grammar rule of Appendix A and the text it matches. Click a box or use the arrow keys: up and down to the enclosing and the enclosed box, left and right to its neighbours.",
	"picture.label":      "Syntax tree of “{text}”: use the arrow keys to explore it",
	"picture.say":        "{rule} matches {text}: {words}.",
	"picture.literal":    "{text} is a literal in the rule {rule} itself.",
	"picture.unfinished": "It is incomplete: more must follow.",
	"picture.open":       "Inside: {open}. Expected: {list}",
	"picture.bad":        "✗ {char}, character {n}, does not fit any rule that could continue here.",
	"picture.long":       "Too long for a picture: at most {n} bytes.",
	"picture.before":     "◀ before",
	"picture.after":      "after ▶",
	"picture.fault":      "to the error",
	"picture.svg":        "Save as SVG",
	"picture.png":        "Save as PNG",

	"walk.label":     "{text}: use the arrow keys to step through its characters",
	"walk.at":        "Character {n}, {char}: {part}.",
	"walk.base":      "It comes from character {n} of the base.",
	"walk.ref":       "It comes from character {n} of the reference.",
	"walk.made":      "The algorithm added it.",
	"walk.to":        "It becomes character {n} of the target.",
	"walk.lost":      "It is not in the target.",
	"part.delimiter": "a delimiter",

	// Comparison and normal forms (§6.2).
	"cite.appendix": "Appendix {name}",

	"compare.title":     "The ladder of comparison",
	"compare.caption":   "Both URIs on each rung of §6.2, the cheapest test first",
	"compare.same":      "still equal",
	"compare.here":      "equal from here on",
	"compare.identical": "Identical, character by character: nothing has to be normalized.",
	"views.take":        "take over the resolved target: {target}",
	"compare.met":       "Equivalent: they meet on the rung “{rung}”.",
	"compare.urn":       "As URNs they are equivalent (RFC 8141, §3.1): what follows “?+”, “?=” or “#” does not belong to the name.",
	"compare.differ":    "Not the same on any rung. Their normal forms first differ in the {part}: character {a} of the first, {b} of the second. They may still identify the same resource; only its owner knows (§6.1).",

	"ladder.title":      "Normal forms",
	"ladder.caption":    "The comparison ladder (§6.2): URIs with the same form on a rung are equivalent",
	"ladder.rung":       "Rung",
	"ladder.form":       "Normal form",
	"ladder.n-simple":   "as written",
	"ladder.n-case":     "case",
	"ladder.n-percent":  "percent-encoding",
	"ladder.n-dot":      "dot segments",
	"ladder.n-scheme":   "scheme",
	"ladder.n-protocol": "protocol",

	// Which link to write (§5.2 the other way round).
	"links.title":       "Which link should I write?",
	"links.caption":     "References from this base to this target, shortest first, then those that do not work",
	"links.kind":        "Kind",
	"links.why":         "Why",
	"links.none":        "This is too long to analyse here.",
	"links.unreachable": "Under the strict rules of RFC 3986, without errata, no reference leads from this base to this target.",
	"links.everywhere":  "Is it right from everywhere?",
	"links.shortest":    "The shortest that works: {ref}",

	// URIs in a text (Appendix C).
	"extract.title":       "URIs found in the text",
	"extract.caption":     "Found as Appendix C suggests: angle brackets, double quotes, white space",
	"extract.place":       "Position",
	"extract.uri":         "URI",
	"extract.how":         "Delimited by",
	"extract.count":       "{n} found.",
	"extract.cut":         "Only the first {n} bytes are searched.",
	"extract.more":        "The first {n} are listed.",
	"extract.none":        "Type or paste a text above.",
	"extract.sample":      "try it on the letter in Appendix C",
	"extract.prefix":      "The prefix “URL:” is not part of it.",
	"extract.joined":      "White space inside it was ignored.",
	"extract.punctuation": "“{text}” after it was treated as punctuation.",
	"extract.invalid":     "invalid: nothing typed after character {n} can fix it",
	"extract.continued":   "With what follows, it is {text}",
	"extract.other-host":  "With what follows, its host is a different one: {text}",
}
