package i18n

// enMachine is the words of the machine: the resolution as a picture that moves.
var enMachine = map[string]string{
	"machine.title":  "Machine",
	"machine.keys":   "Machine: the arrow keys step through the resolution, Space plays it",
	"machine.base":   "Page",
	"machine.ref":    "Link",
	"machine.target": "Target",
	"machine.from":   "Comes from",
	"machine.both":   "page + link",
	"machine.path":   "Base path",
	"machine.merged": "Merged path",
	"machine.rpath":  "Reference path",
	"machine.output": "Output buffer, a stack",
	"machine.input":  "Input buffer, a queue",
	"machine.root":   "root",
	"machine.empty":  "empty",
	"machine.more":   "… {n} more",
	"drawing.title":  "{ref} resolved against {base}",

	"chapter.1":     "Take apart",
	"chapter.1.why": "Base and reference are split into their five components.",
	"chapter.2":     "Who gives what",
	"chapter.2.why": "Does each component come from the base or from the reference?",
	"chapter.3":     "Merge",
	"chapter.3.why": "The reference’s path replaces the last segment of the base’s.",
	"chapter.4":     "Dots",
	"chapter.4.why": "“.” and “..” are removed from the path, one segment at a time (remove_dot_segments).",
	"chapter.5":     "Put together",
	"chapter.5.why": "The components become one text again, with their delimiters.",

	// Rules that are tried, and questions that are asked, in a word or two.
	"gate.2A":              "../ ./",
	"gate.2B":              "/./ /.",
	"gate.2C":              "/../ /..",
	"gate.2D":              ". ..",
	"gate.2E":              "any segment",
	"gate.erratum-4547":    "kept",
	"gate.t-if-non-strict": "same scheme?",
	"gate.t-if-scheme":     "own scheme?",
	"gate.t-if-authority":  "own authority?",
	"gate.t-if-path-empty": "empty path?",
	"gate.t-if-query":      "own query?",
	"gate.t-if-path-slash": "path from the root?",
	"gate.m-if":            "base has authority, empty path?",
	"gate.m-erratum-4789":  "base ends with “/..”?",

	// The run as one picture.
	"glance.switch": "Picture",
	"glance.label":  "The rules that fired, in order: {rules}. The rows say the same.",
	"glance.note":   "Steps {a} to {b} of {n}; the picture follows the current step.",
}
