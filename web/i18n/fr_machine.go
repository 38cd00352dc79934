package i18n

var frMachine = map[string]string{
	"machine.title":  "Machine",
	"machine.keys":   "Machine : les flèches parcourent la résolution pas à pas, Espace la lit",
	"machine.base":   "Base",
	"machine.ref":    "Référence",
	"machine.target": "Cible",
	"machine.path":   "Chemin de la base",
	"machine.merged": "Chemin fusionné",
	"machine.rpath":  "Chemin de la référence",
	"machine.output": "Tampon de sortie, une pile",
	"machine.input":  "Tampon d’entrée, une file",
	"machine.root":   "racine",
	"machine.empty":  "vide",
	"machine.more":   "… {n} de plus",
	"drawing.title":  "{ref} résolue par rapport à {base}",

	"chapter.1": "Décomposer",
	"chapter.2": "Qui donne quoi",
	"chapter.3": "Fusionner",
	"chapter.4": "Points",
	"chapter.5": "Recomposer",

	"gate.2A":              "../ ./",
	"gate.2B":              "/./ /.",
	"gate.2C":              "/../ /..",
	"gate.2D":              ". ..",
	"gate.2E":              "segment",
	"gate.erratum-4547":    "gardé",
	"gate.t-if-non-strict": "même schéma ?",
	"gate.t-if-scheme":     "son propre schéma ?",
	"gate.t-if-authority":  "sa propre autorité ?",
	"gate.t-if-path-empty": "chemin vide ?",
	"gate.t-if-query":      "sa propre requête ?",
	"gate.t-if-path-slash": "chemin depuis la racine ?",
	"gate.m-if":            "base avec autorité, chemin vide ?",
	"gate.m-erratum-4789":  "base finissant par « /.. » ?",

	// The run as one picture.
	"glance.switch": "Image",
	"glance.label":  "Les règles appliquées, dans l’ordre : {rules}. Les lignes disent la même chose.",
	"glance.note":   "Étapes {a} à {b} sur {n} ; l’image suit l’étape courante.",
}
