package i18n

// frLinks is the panes that look at the target further.
var frLinks = map[string]string{
	"links.title":       "Quel lien écrire ?",
	"links.caption":     "Références de cette base à cette cible, la plus courte d’abord, et celles qui n’y mènent pas",
	"links.kind":        "Genre",
	"links.why":         "Pourquoi",
	"links.none":        "C’est trop long pour être examiné ici.",
	"links.unreachable": "Aucune référence ne mène de cette base à cette cible selon les règles du RFC, telles qu’imprimées et en lecture stricte.",
	"links.shortest":    "La plus courte qui convient : {ref}",
	"ladder.title":      "Formes normales",
	"ladder.caption":    "L’échelle de comparaison (§6.2) : ce qui est identique sur un échelon est équivalent",
	"ladder.rung":       "Échelon",
	"ladder.form":       "Forme normale",
	"ladder.n-simple":   "tel quel",
	"ladder.n-case":     "casse",
	"ladder.n-percent":  "codage en pourcentage",
	"ladder.n-dot":      "segments point",
	"ladder.n-scheme":   "schéma",
	"ladder.n-protocol": "protocole",
}
