package i18n

// frViews is the words of the views of the grammar, of comparison, of relative
// references and of extraction.
var frViews = map[string]string{
	// The picture of a derivation, and the cursor that shows where a character
	// comes from.
	"picture.title":      "Arbre syntaxique (appendice A)",
	"picture.hint":       "Chaque boîte est une règle de l’appendice A et le texte qu’elle reconnaît. Cliquez sur une boîte ou utilisez les flèches : haut et bas vers la boîte englobante et la boîte contenue, gauche et droite vers les voisines.",
	"picture.label":      "Arbre syntaxique de « {text} » : explorez-le avec les flèches",
	"picture.say":        "{rule} reconnaît {text} : {words}.",
	"picture.literal":    "{text} se trouve littéralement dans la règle {rule}.",
	"picture.unfinished": "C’est incomplet : une suite est nécessaire.",
	"picture.open":       "Dans : {open}. Attendu : {list}",
	"picture.bad":        "✗ {char}, caractère {n}, ne convient à aucune des règles qui pourraient continuer ici.",
	"picture.long":       "Trop long pour une image : {n} octets au plus.",
	"picture.before":     "◀ avant",
	"picture.after":      "après ▶",
	"picture.fault":      "vers l’erreur",
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

	"compare.title":     "L’échelle de comparaison",
	"compare.caption":   "Les deux URI sur chaque échelon du §6.2, le test le moins coûteux d’abord",
	"compare.same":      "toujours égaux",
	"compare.here":      "égaux à partir d’ici",
	"compare.identical": "Identiques, caractère par caractère : rien n’est à normaliser.",
	"views.take":        "reprendre la cible résolue : {target}",
	"compare.met":       "Équivalents : ils se rejoignent sur l’échelon « {rung} ».",
	"compare.urn":       "En tant qu’URN, ils sont équivalents (RFC 8141, §3.1) : ce qui suit « ?+ », « ?= » ou « # » ne fait pas partie du nom.",
	"compare.differ":    "Différents sur tous les échelons. Leurs formes normales diffèrent d’abord ici : {part}, caractère {a} du premier, {b} du second. Ils peuvent tout de même identifier la même ressource ; seul son propriétaire le sait (§6.1).",

	"ladder.title":      "Formes normales",
	"ladder.caption":    "L’échelle de comparaison (§6.2) : des URI de même forme sur un échelon sont équivalents",
	"ladder.rung":       "Échelon",
	"ladder.form":       "Forme normale",
	"ladder.n-simple":   "tel quel",
	"ladder.n-case":     "casse",
	"ladder.n-percent":  "codage en pourcentage",
	"ladder.n-dot":      "segments point",
	"ladder.n-scheme":   "schéma",
	"ladder.n-protocol": "protocole",

	// Which link to write (§5.2 the other way round).
	"links.title":       "Quel lien écrire ?",
	"links.caption":     "Références de cette base à cette cible, la plus courte d’abord, puis celles qui ne conviennent pas",
	"links.kind":        "Sorte",
	"links.why":         "Pourquoi",
	"links.none":        "C’est trop long pour être analysé ici.",
	"links.unreachable": "Selon les règles strictes de la RFC 3986, sans errata, aucune référence ne mène de cette base à cette cible.",
	"links.everywhere":  "Est-il juste de partout ?",
	"links.shortest":    "La plus courte qui convient : {ref}",

	// URIs in a text (Appendix C).
	"extract.title":       "URI trouvés dans le texte",
	"extract.caption":     "Trouvés selon les conseils de l’appendice C : chevrons, guillemets droits, espaces blanches",
	"extract.place":       "Position",
	"extract.uri":         "URI",
	"extract.how":         "Délimité par",
	"extract.count":       "Trouvés : {n}.",
	"extract.cut":         "Seuls les {n} premiers octets sont examinés.",
	"extract.more":        "Les {n} premiers sont listés.",
	"extract.none":        "Écrivez ou collez un texte ci-dessus.",
	"extract.sample":      "essayer avec la lettre de l’appendice C",
	"extract.prefix":      "Le préfixe « URL: » n’en fait pas partie.",
	"extract.joined":      "Les espaces blanches à l’intérieur ont été ignorées.",
	"extract.punctuation": "« {text} » qui suit a été pris pour de la ponctuation.",
	"extract.invalid":     "non valide : rien de ce qu’on ajouterait après le caractère {n} n’y remédierait",
	"extract.continued":   "Avec ce qui suit, c’est {text}",
	"extract.other-host":  "Avec ce qui suit, l’hôte est un autre : {text}",
}
