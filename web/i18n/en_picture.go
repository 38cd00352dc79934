package i18n

// enPicture is the picture of a derivation, and the cursor of origins.
var enPicture = map[string]string{
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
}
