package i18n

// enViews is the words of the views of the grammar, of comparison, of relative
// references and of extraction.
var enViews = map[string]string{
	// The picture of a derivation, and the cursor that shows where a character
	// comes from.
	"picture.title":      "Derivation from the grammar",
	"picture.hint":       "Each box is a rule of Appendix A and what it matches. Choose a box by pointer, or with the arrow keys: up and down to what holds it and what it holds, left and right to its neighbours.",
	"picture.label":      "Derivation of “{text}”: walk through it with the arrow keys",
	"picture.say":        "{rule} matches {text}: {words}.",
	"picture.literal":    "{text} stands in the line of {rule} itself.",
	"picture.unfinished": "More has to follow before it is finished.",
	"picture.open":       "Open: {open}. Expected: {list}",
	"picture.bad":        "✗ {char}, character {n}, fits none of the open rules.",
	"picture.long":       "Too long for a picture: {n} bytes are the most.",
	"picture.before":     "◀ before",
	"picture.after":      "after ▶",
	"picture.fault":      "to the fault",
	"picture.svg":        "Save as SVG",
	"picture.png":        "Save as PNG",

	"walk.label":     "{text}: walk through its characters with the arrow keys",
	"walk.at":        "Character {n}, {char}: {part}.",
	"walk.base":      "It comes from character {n} of the base.",
	"walk.ref":       "It comes from character {n} of the reference.",
	"walk.made":      "The algorithm added it.",
	"walk.to":        "It becomes character {n} of the target.",
	"walk.lost":      "It is not in the target.",
	"part.delimiter": "a delimiter",

	// Comparison and normal forms (§6.2).
	"cite.appendix": "Appendix {name}",

	"compare.title":   "The ladder of comparison",
	"compare.caption": "Both URIs on each rung of §6.2, the cheapest test first",
	"compare.same":    "the same",
	"compare.met":     "Equivalent: they meet on the rung “{rung}”.",
	"compare.differ":  "Not the same on any rung. Their normal forms first differ in the {part}: character {a} of the first, {b} of the second. They may still identify the same resource; only their owner knows (§6.1).",

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

	// Which link to write (§5.2 the other way round).
	"links.title":       "Which link do I write?",
	"links.caption":     "References from this base to this target, the shortest first, and those that do not lead there",
	"links.kind":        "Kind",
	"links.why":         "Why",
	"links.none":        "This is too long to be looked at here.",
	"links.unreachable": "No reference leads from this base to this target by the rules of the RFC, as it is printed and strict.",
	"links.shortest":    "The shortest that works: {ref}",

	// URIs in a text (Appendix C).
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
	"extract.continued":   "With what follows, it is {text}",
	"extract.other-host":  "With what follows, its host is another one: {text}",
	"extract.invalid":     "not valid: nothing that follows character {n} can mend it",
}
