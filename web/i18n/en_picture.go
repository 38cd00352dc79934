package i18n

// enPicture is the picture of a derivation.
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
}
