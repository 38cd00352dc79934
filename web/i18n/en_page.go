package i18n

// enPage is the words of the page around the views.
var enPage = map[string]string{
	// The page itself, its settings and notices.
	"page.title":       "URI Playground: see how a relative reference is resolved",
	"page.description": "Type a base and a reference and see the components of a URI, the steps of reference resolution and the two buffers of remove_dot_segments, exactly as RFC 3986 defines them.",
	"page.name":        "URI Playground",
	"page.lead":        "Type a base URI and a reference. See what they are made of, how RFC 3986 turns them into the target, and why.",
	"page.skip":        "Skip to the result",
	"page.language":    "Français",
	"page.other":       "fr",
	"page.fields":      "Base and reference",
	"page.settings":    "Settings",
	"page.options":     "Options",
	"page.foot":        "Everything runs in this browser; nothing you type leaves it. The rules are those of",
	"page.loading":     "Loading the program …",
	"page.noscript":    "This page needs JavaScript and WebAssembly to follow what you type, and this browser does not run them here. Below is the example that it opens with, worked out.",
	"page.failed":      "The program could not be started: {reason}",

	"page.theme":  "Theme",
	"theme.auto":  "system",
	"theme.light": "light",
	"theme.dark":  "dark",

	"base.label":      "Base URI",
	"ref.label":       "Reference",
	"target.label":    "Target URI",
	"base.hint":       "the address of the document that holds the link",
	"ref.hint":        "what the link says",
	"field.base":      "Page",
	"field.base.hint": "base URI",
	"field.ref":       "Link",
	"field.ref.hint":  "reference",

	"option.strict":      "strict (§5.2.2)",
	"option.erratum4547": "erratum 4547: keep excess “..”",
	"option.erratum4789": "erratum 4789: base path ending in “/..”",

	"notice.damaged": "This link is damaged. What could be read of it is shown; the rest is as before.",
	"notice.error":   "Something went wrong inside the playground. It goes on; please report what led here. Base: “{base}”, reference: “{ref}”. {reason}",

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
	"view.extract":    "Find URIs",

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

	// Copying the tables of a view.
	"copy.title":    "Take it away",
	"copy.hint":     "Copies the tables of this view with all their rows.",
	"copy.markdown": "Markdown",
	"copy.html":     "HTML",
	"copy.json":     "JSON",
	"copy.text":     "plain text",
	"copy.latex":    "LaTeX",
	"copy.done":     "Copied as {format}.",
	"copy.refused":  "The browser does not allow copying. Here is the text as {format}: select it and copy it by hand.",
	"copy.rule":     "RFC 3986",
	"copy.value":    "Value",
	"copy.more":     "the first {n} of {of} rows",

	// Keyboard shortcuts.
	"page.lecture": "Lecture size",
	"keys.title":   "Keyboard",
	"keys.scope":   "A key does this only while the focus is where it says.",
	"keys.player":  "Buttons of the timeline: ← and → go a step, Home and End to the start and the end, the space bar presses the button.",
	"keys.range":   "Slider of the timeline: ← and → go a step, Page Up and Page Down several.",
	"keys.walk":    "Base, reference and target as they are drawn: ←, →, Home and End walk through the characters and say where each came from; Esc stops that.",
	"keys.picture": "Derivation in the grammar: ↑ and ↓ go to what holds the box and what it holds, ← and → to its neighbours, Home to the whole.",

	// What the site says of itself.
	"site.update": "There is a newer version of this page.",
	"site.reload": "Reload",
}
