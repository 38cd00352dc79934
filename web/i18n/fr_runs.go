package i18n

// frRuns is the view of two runs side by side.
var frRuns = map[string]string{
	"view.runs":          "Deux exécutions",
	"runs.title":         "Deux exécutions côte à côte",
	"runs.caption":       "Les mêmes textes, résolus de deux façons, à la même étape",
	"runs.run":           "Exécution",
	"runs.step":          "Étape présente",
	"runs.steps":         "Étape par étape",
	"runs.slash":         "Barre à la fin du chemin de la base",
	"runs.slash.0":       "sans la barre",
	"runs.slash.1":       "avec la barre",
	"runs.strict":        "Strict ou non",
	"runs.strict.0":      "strict",
	"runs.strict.1":      "non strict",
	"runs.erratum4547":   "Erratum 4547",
	"runs.erratum4547.0": "tel qu’imprimé",
	"runs.erratum4547.1": "avec l’erratum 4547",
	"runs.rfc1630":       "RFC 1630",
	"runs.rfc1630.0":     "RFC 3986",
	"runs.rfc1630.1":     "RFC 1630, forme partielle",
	"runs.made":          "fait jusqu’ici : « {text} »",
	"runs.same":          "Les deux exécutions font les mêmes étapes.",
	"runs.differ":        "Les exécutions diffèrent d’abord à l’étape {n}.",
	"runs.first":         "première différence",
	"runs.go":            "Aller à la première différence",
	"runs.say":           "{a} : {x} – {b} : {y}",
}
