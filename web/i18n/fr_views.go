package i18n

// frViews is the words of the views of the grammar, of comparison, of relative
// references and of extraction.
var frViews = map[string]string{
	// The picture of a derivation, and the cursor that shows where a character
	// comes from.
	"picture.title":      "Dérivation par la grammaire",
	"picture.hint":       "Chaque boîte est une règle de l’appendice A et ce qu’elle reconnaît. Choisissez une boîte au pointeur ou avec les flèches : haut et bas vers ce qui la contient et ce qu’elle contient, gauche et droite vers ses voisines.",
	"picture.label":      "Dérivation de « {text} » : parcourez-la avec les flèches",
	"picture.say":        "{rule} reconnaît {text} : {words}.",
	"picture.literal":    "{text} figure dans la ligne de {rule} elle-même.",
	"picture.unfinished": "Il manque une suite pour qu’elle soit terminée.",
	"picture.open":       "Ouvertes : {open}. Attendu : {list}",
	"picture.bad":        "✗ {char}, caractère {n}, ne convient à aucune des règles ouvertes.",
	"picture.long":       "Trop long pour une image : {n} octets au plus.",
	"picture.before":     "◀ avant",
	"picture.after":      "après ▶",
	"picture.fault":      "vers la faute",
	"picture.svg":        "Enregistrer en SVG",
	"picture.png":        "Enregistrer en PNG",

	"walk.label":     "{text} : parcourez ses caractères avec les flèches",
	"walk.at":        "Caractère {n}, {char} : {part}.",
	"walk.base":      "Il vient du caractère {n} de la base.",
	"walk.ref":       "Il vient du caractère {n} de la référence.",
	"walk.made":      "L’algorithme l’a ajouté.",
	"walk.to":        "Il devient le caractère {n} de la cible.",
	"walk.lost":      "Il n’est pas dans la cible.",
	"part.delimiter": "un délimiteur",

	// Comparison and normal forms (§6.2).
	"cite.appendix": "appendice {name}",

	"compare.title":   "L’échelle de comparaison",
	"compare.caption": "Les deux URI sur chaque échelon du §6.2, le test le moins coûteux d’abord",
	"compare.same":    "identiques",
	"compare.met":     "Équivalents : ils se rejoignent sur l’échelon « {rung} ».",
	"compare.differ":  "Différents sur tous les échelons. Leurs formes normales diffèrent d’abord ici : {part}, caractère {a} du premier, {b} du second. Ils peuvent tout de même identifier la même ressource ; seul leur propriétaire le sait (§6.1).",

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

	// Which link to write (§5.2 the other way round).
	"links.title":       "Quel lien écrire ?",
	"links.caption":     "Références de cette base à cette cible, la plus courte d’abord, et celles qui n’y mènent pas",
	"links.kind":        "Genre",
	"links.why":         "Pourquoi",
	"links.none":        "C’est trop long pour être examiné ici.",
	"links.unreachable": "Aucune référence ne mène de cette base à cette cible selon les règles du RFC, telles qu’imprimées et en lecture stricte.",
	"links.shortest":    "La plus courte qui convient : {ref}",

	// URIs in a text (Appendix C).
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
	"extract.continued":   "Avec ce qui suit, c’est {text}",
	"extract.other-host":  "Avec ce qui suit, l’hôte est un autre : {text}",
	"extract.invalid":     "non valide : rien de ce qui suit le caractère {n} ne peut y remédier",
}
