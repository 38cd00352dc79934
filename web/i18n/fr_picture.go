package i18n

// frPicture is the picture of a derivation.
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
}
