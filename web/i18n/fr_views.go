package i18n

// frViews is the views and their input fields.
var frViews = map[string]string{
	"page.views":      "Vues",
	"view.resolve":    "Résoudre",
	"view.parse":      "Grammaire",
	"view.compare":    "Normaliser et comparer",
	"view.relativize": "Quel lien ?",
	"view.extract":    "Trouver des URI dans un texte",

	"cite.appendix": "appendice {name}",

	"normalize.label": "URI",
	"normalize.hint":  "à écrire sous sa forme normale",
	"compare.a.label": "Premier URI",
	"compare.a.hint":  "monte l’échelle du §6.2…",
	"compare.b.label": "Second URI",
	"compare.b.hint":  "… à côté de celui-ci",
	"wanted.label":    "Cible voulue",
	"wanted.hint":     "où le lien doit mener",
	"text.label":      "Texte",
	"text.hint":       "un message, une page, une liste : tout ce qui contient des URI",

	"compare.title":   "L’échelle de comparaison",
	"compare.caption": "Les deux URI sur chaque échelon du §6.2, le test le moins coûteux d’abord",
	"compare.same":    "identiques",
	"compare.met":     "Équivalents : ils se rejoignent sur l’échelon « {rung} ».",
	"compare.differ":  "Différents sur tous les échelons. Leurs formes normales diffèrent d’abord ici : {part}, caractère {a} du premier, {b} du second. Ils peuvent tout de même identifier la même ressource ; seul leur propriétaire le sait (§6.1).",

	"extract.title":       "URI trouvés dans le texte",
	"extract.caption":     "Trouvés selon les conseils de l’appendice C : chevrons, guillemets droits, espaces",
	"extract.place":       "Caractère",
	"extract.uri":         "URI",
	"extract.how":         "Délimité par",
	"extract.count":       "Trouvés : {n}.",
	"extract.cut":         "Seuls les {n} premiers octets sont examinés.",
	"extract.more":        "Les {n} premiers sont listés.",
	"extract.none":        "Écrivez ou collez un texte ci-dessus.",
	"extract.sample":      "essayer avec la lettre de l’appendice C",
	"extract.prefix":      "Le préfixe « URL: » n’en fait pas partie.",
	"extract.joined":      "Les espaces à l’intérieur ont été ignorées.",
	"extract.punctuation": "« {text} » à la suite a été pris pour de la ponctuation.",
	"extract.invalid":     "non valide : rien de ce qui suit le caractère {n} ne peut y remédier",
}
