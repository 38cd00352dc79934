package i18n

// frEmbed is what <uri-playground> says without the program.
var frEmbed = map[string]string{
	"embed.start":  "Démarrer le playground",
	"embed.open":   "Ouvrir dans URI Playground",
	"embed.failed": "Le playground n’a pas pu démarrer ici.",
}
