package i18n

// frKeys is the lecture size and the list of shortcuts.
var frKeys = map[string]string{
	"page.lecture": "Taille d’amphi",
	"keys.title":   "Clavier",
	"keys.scope":   "Une touche n’agit que lorsque le focus est à l’endroit indiqué.",
	"keys.player":  "Boutons de la frise : ← et → avancent d’une étape, Début et Fin vont au début et à la fin, la barre d’espace appuie sur le bouton.",
	"keys.range":   "Curseur de la frise : ← et → avancent d’une étape, Page haut et Page bas de plusieurs.",
	"keys.walk":    "Base, référence et cible telles qu’elles sont dessinées : ←, →, Début et Fin parcourent les caractères et disent d’où vient chacun ; Échap arrête.",
	"keys.picture": "Dérivation dans la grammaire : ↑ et ↓ vont à ce qui contient la boîte et à ce qu’elle contient, ← et → à ses voisines, Début au tout.",
}
