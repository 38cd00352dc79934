package i18n

// frWhy is why a target is what it is, and the surprises of it.
var frWhy = map[string]string{
	"why.title":            "Pourquoi ?",
	"why.instead":          "essayer : {target}",
	"why.t-scheme-path":    "La référence a un schéma, elle est donc déjà un URI ; la base ne joue aucun rôle.",
	"why.t-authority-path": "La référence commence par « // » : seul le schéma vient de la base.",
	"why.t-empty-path":     "La référence n’a pas de chemin, elle reste donc à celui de la base.",
	"why.t-slash-path":     "Le chemin {path} commence par une barre oblique, il part donc de la racine de l’autorité de la base.",
	"why.t-merge":          "Le chemin {path} est relatif, il part donc du répertoire de la base.",
	"why.cut":              "La base n’a pas de barre oblique finale, son dernier segment {cut} a donc été remplacé. Avec une :",
	"why.prefix":           "La barre initiale abandonne le chemin {path} de la base. Avec « . » devant :",
	"why.scheme":           "Le deux-points fait de {scheme} un schéma. Si c’était un chemin, mettez « ./ » devant :",
	"why.host":             "Deux barres obliques font de {authority} une autorité. Avec une seule :",
	"why.excess":           "{n} « .. » n’ont trouvé aucun niveau à quitter et ont disparu sans trace. Beaucoup de vérificateurs de liens s’en plaignent.",
	"why.root":             "Le chemin de la base n’a pas de racine. Le §5.2.4, suivi à la lettre, lui en donne une.",
	"why.empty-query":      "« ? » sans rien derrière est une requête vide, non indéfinie : elle reste et remplace celle de la base.",
	"why.base-fragment":    "Le fragment {fragment} de la base ne survit jamais : une base s’emploie sans lui (§5.1).",
}
