package i18n

// frPage is the words of the page around the views.
var frPage = map[string]string{
	// The page itself, its settings and notices.
	"page.title":       "URI Playground : voir comment une référence relative est résolue",
	"page.description": "Saisissez une base et une référence : voyez les composants d’un URI, les étapes de la résolution et les deux mémoires tampon de remove_dot_segments, exactement comme les définit le RFC 3986.",
	"page.name":        "URI Playground",
	"page.lead":        "Saisissez un URI de base et une référence. Voyez de quoi ils sont faits, comment le RFC 3986 en tire l’URI cible, et pourquoi.",
	"page.skip":        "Aller au résultat",
	"page.language":    "English",
	"page.other":       "en",
	"page.fields":      "Base et référence",
	"page.settings":    "Réglages",
	"page.options":     "Options",
	"page.foot":        "Tout se passe dans ce navigateur ; rien de ce que vous saisissez n’en sort. Les règles sont celles du",
	"page.loading":     "Chargement du programme…",
	"page.noscript":    "Cette page a besoin de JavaScript et de WebAssembly pour suivre ce que vous saisissez, et ce navigateur ne les exécute pas ici. Ci-dessous, l’exemple par lequel elle commence, déroulé.",
	"page.failed":      "Le programme n’a pas pu démarrer : {reason}",

	"page.theme":  "Thème",
	"theme.auto":  "système",
	"theme.light": "clair",
	"theme.dark":  "sombre",

	"base.label":      "URI de base",
	"ref.label":       "Référence",
	"target.label":    "URI cible",
	"base.hint":       "l’adresse du document qui contient le lien",
	"ref.hint":        "ce que dit le lien",
	"field.base":      "Page",
	"field.base.hint": "URI de base",
	"field.ref":       "Lien",
	"field.ref.hint":  "référence",

	"option.strict":      "strict (§5.2.2)",
	"option.erratum4547": "erratum 4547 : garder les « .. » en trop",
	"option.erratum4789": "erratum 4789 : chemin de base finissant par « /.. »",

	"notice.damaged": "Ce lien est endommagé. Ce qui a pu en être lu est affiché ; le reste n’a pas changé.",
	"notice.error":   "Une erreur s’est produite dans le programme. Il continue ; merci de signaler ce qui y a mené. Base : « {base} », référence : « {ref} ». {reason}",

	// The views and their input fields.
	"page.views":      "Vues",
	"group.resolve":   "Résoudre",
	"group.write":     "Écrire et vérifier",
	"group.learn":     "Apprendre",
	"group.reference": "Référence",
	"nav.challenge":   "Défi",
	"nav.lecture":     "Conférence",
	"nav.embed":       "Intégrer",
	"view.safe":       "Caractères",
	"view.resolve":    "Pas à pas",
	"view.parse":      "Arbre syntaxique",
	"view.compare":    "Même URI ?",
	"view.relativize": "Écrire un lien",
	"view.extract":    "Trouver des URI",

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

	// Copying the tables of a view.
	"copy.title":    "Emporter",
	"copy.hint":     "Copie les tableaux de cette vue avec toutes leurs lignes.",
	"copy.markdown": "Markdown",
	"copy.html":     "HTML",
	"copy.json":     "JSON",
	"copy.text":     "texte brut",
	"copy.latex":    "LaTeX",
	"copy.done":     "Copié en {format}.",
	"copy.refused":  "Le navigateur n’autorise pas la copie. Voici le texte en {format} : sélectionnez-le et copiez-le à la main.",
	"copy.rule":     "RFC 3986",
	"copy.value":    "Valeur",
	"copy.more":     "les {n} premières lignes sur {of}",

	// Keyboard shortcuts.
	"page.lecture": "Taille d’amphi",
	"keys.title":   "Clavier",
	"keys.scope":   "Une touche n’agit que lorsque le focus est à l’endroit indiqué.",
	"keys.player":  "Boutons de la frise : ← et → avancent d’une étape, Début et Fin vont au début et à la fin, la barre d’espace appuie sur le bouton.",
	"keys.range":   "Curseur de la frise : ← et → avancent d’une étape, Page haut et Page bas de plusieurs.",
	"keys.walk":    "Base, référence et cible telles qu’elles sont dessinées : ←, →, Début et Fin parcourent les caractères et disent d’où vient chacun ; Échap arrête.",
	"keys.picture": "Dérivation dans la grammaire : ↑ et ↓ vont à ce qui contient la boîte et à ce qu’elle contient, ← et → à ses voisines, Début au tout.",

	// What the site says of itself.
	"site.update": "Il existe une version plus récente de cette page.",
	"site.reload": "Recharger",
}
