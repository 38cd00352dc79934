package i18n

// frCopy is what takes a trace away.
var frCopy = map[string]string{
	"copy.title":    "Emporter",
	"copy.hint":     "Copie les tableaux de cette vue avec toutes leurs lignes.",
	"copy.markdown": "Markdown",
	"copy.html":     "HTML",
	"copy.json":     "JSON",
	"copy.text":     "texte brut",
	"copy.latex":    "LaTeX",
	"copy.done":     "Copié en {format}.",
	"copy.refused":  "Le navigateur n’autorise pas la copie. Voici le texte en {format} : sélectionnez-le et copiez-le à la main.",
	"copy.rule":     "RFC 3986",
	"copy.value":    "Valeur",
	"copy.more":     "les {n} premières lignes sur {of}",
}
