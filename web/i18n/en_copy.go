package i18n

// enCopy is what takes a trace away.
var enCopy = map[string]string{
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
}
