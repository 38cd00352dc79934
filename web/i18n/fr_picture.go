package i18n

// frPicture is the picture of a derivation, and the cursor of origins.
var frPicture = map[string]string{
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
}
