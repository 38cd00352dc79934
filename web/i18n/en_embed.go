package i18n

// enEmbed is what <uri-playground> says without the program.
var enEmbed = map[string]string{
	"embed.start":  "Start the playground",
	"embed.open":   "Open in the URI Playground",
	"embed.failed": "The playground could not start here.",
}
