package i18n

// enPage is the words of the page around the views.
var enPage = map[string]string{
	// The page itself, its settings and notices.
	"page.title":       "URI Playground: see where a relative link leads, step by step",
	"page.description": "Type a base and a reference and see the components of a URI, the steps of reference resolution and the two buffers of remove_dot_segments, exactly as RFC 3986 defines them.",
	"page.name":        "URI Playground",
	"page.lead":        "Where does this link lead? Type the address of a page and a link written on it, and follow every step RFC 3986 takes to the answer.",
	"page.skip":        "Skip to the result",
	"page.language":    "Français",
	"page.other":       "fr",
	"page.fields":      "Base and reference",
	"page.settings":    "Settings",
	"page.options":     "Options",
	"page.foot":        "Everything runs in your browser; nothing you type leaves it. The rules are those of",
	"page.loading":     "Loading …",
	"page.noscript":    "To react to what you type, this page needs JavaScript and WebAssembly, which are not available in this browser. Below is the opening example, already worked out.",
	"page.failed":      "The program could not be started: {reason}",
	"page.stuck":       "The scripts of this page did not load, so it cannot react to what you type. Reload the page; if you opened it as a file, open it from a web server instead.",

	"page.theme":  "Theme",
	"theme.auto":  "system",
	"theme.light": "light",
	"theme.dark":  "dark",

	"base.label":      "Base URI",
	"ref.label":       "Reference",
	"target.label":    "Target URI",
	"base.hint":       "the address of the page that contains the link",
	"ref.hint":        "the link as written, for example in href",
	"field.base":      "Page",
	"field.base.hint": "base URI",
	"field.ref":       "Link",
	"field.ref.hint":  "reference",

	"option.strict":      "strict: “http:g” keeps its scheme (§5.2.2)",
	"option.erratum4547": "erratum 4547: keep surplus “..”",
	"option.erratum4789": "erratum 4789: a base path ending in “/..” is a directory",

	"notice.damaged": "This permalink is damaged. What could be read is shown; everything else is unchanged.",
	"notice.error":   "Something went wrong inside the playground. It keeps running; please report what you did. Base: “{base}”, reference: “{ref}”. {reason}",
	"notice.words":   "The words of this view could not be fetched. Check the connection and try again.",
	"notice.seed":    "A seed is a whole number from 0 to 4294967295.",

	// The views and their input fields.
	"page.views":      "Views",
	"group.resolve":   "Resolve",
	"group.write":     "Write & check",
	"group.learn":     "Learn",
	"group.reference": "Reference",
	"nav.challenge":   "Challenge",
	"nav.lecture":     "Lecture",
	"nav.embed":       "Embed",
	"view.safe":       "Characters",
	"view.resolve":    "Step by step",
	"view.parse":      "Syntax tree",
	"view.compare":    "Same URI?",
	"view.relativize": "Write a link",
	"view.from":       "From where?",
	"view.extract":    "Find URIs",

	"normalize.label": "URI",
	"normalize.hint":  "to be normalized",
	"compare.a.label": "First URI",
	"compare.a.hint":  "climbs the ladder of §6.2 …",
	"compare.b.label": "Second URI",
	"compare.b.hint":  "… beside this one",
	"wanted.label":    "Wanted target",
	"wanted.hint":     "where the link should lead",
	"text.label":      "Text",
	"text.hint":       "a message, a page, a list: anything with URIs in it",

	// Taking the present state along.
	"take.label":      "Take it with you",
	"take.link":       "Copy link",
	"take.embed":      "Copy embed code",
	"take.link.done":  "Link copied.",
	"take.embed.done": "Embed code copied.",
	"take.refused":    "Your browser does not allow copying. The address bar holds the link; the page “Embed” has the code.",
	"take.fallback":   "Without a script: {ref} against {base} gives {target}.",

	// Copying the tables of a view.
	"copy.title":       "Copy or export",
	"copy.hint":        "Copies the tables of this view, with all their rows.",
	"copy.markdown":    "Markdown",
	"copy.pictures":    "Copies the tables of this view, with all their rows, or saves the machine at this step as a picture.",
	"copy.machine.svg": "Machine (SVG)",
	"copy.machine.png": "Machine (PNG)",
	"copy.html":        "HTML",
	"copy.json":        "JSON",
	"copy.text":        "plain text",
	"copy.latex":       "LaTeX",
	"copy.done":        "Copied as {format}.",
	"copy.refused":     "The browser does not allow copying. Here is the text as {format}: select it and copy it yourself.",
	"copy.rule":        "RFC 3986",
	"copy.value":       "Value",
	"copy.more":        "the first {n} of {of} rows",

	// Files that are saved.
	"save.done":   "{name} was handed to your browser to be saved.",
	"save.framed": "{name} was handed to your browser to be saved. If no file appears, the page around this playground does not allow it: use “Copy or export” instead, or open the playground in a tab of its own.",
	"save.failed": "Your browser could not make {name}.",

	// Keyboard shortcuts.
	"page.lecture":  "Large type (for lectures)",
	"keys.title":    "Keyboard",
	"keys.scope":    "These keys work only while the focus is on the part named.",
	"keys.player":   "Machine, its chapters and timeline buttons: ← and → move one step, Home and End jump to the start and the end, Space presses the button, and plays on the machine; on a chapter, ↑ and ↓ move to the others.",
	"keys.range":    "Timeline slider: ← and → move one step, Page Up and Page Down several.",
	"lecture.start": "Lecture",
	"keys.lecture":  "In a lecture (the button of that name): Page Down, →, ↓ and Space step on, Page Up, ← and ↑ back, Home and End go to the start and the end, Esc leaves.",
	"keys.walk":     "Base, reference and target as displayed: ←, →, Home and End move through the characters and say where each came from; Esc stops.",
	"keys.picture":  "Syntax tree: ↑ and ↓ go to the enclosing and the enclosed box, ← and → to its neighbours, Home to the whole.",

	// What the site says of itself.
	"site.update": "There is a newer version of this page.",
	"site.reload": "Reload",
}
