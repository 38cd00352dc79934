package i18n

// frPage is the words of the page around the views.
var frPage = map[string]string{
	// The page itself, its settings and notices.
	"page.title":       "URI Playground : où mène un lien relatif, étape par étape",
	"page.description": "Saisissez une base et une référence : voyez les composants d’un URI, les étapes de la résolution et les deux mémoires tampons de remove_dot_segments, exactement comme les définit la RFC 3986.",
	"page.name":        "URI Playground",
	"page.lead":        "Où mène ce lien ? Saisissez l’adresse d’une page et un lien qui y figure, puis suivez chaque étape de la résolution selon la RFC 3986.",
	"page.skip":        "Aller au résultat",
	"page.language":    "English",
	"page.other":       "en",
	"page.fields":      "Base et référence",
	"page.settings":    "Réglages",
	"page.options":     "Options",
	"page.foot":        "Tout s’exécute dans votre navigateur ; rien de ce que vous saisissez n’en sort. Les règles sont celles du",
	"page.loading":     "Chargement…",
	"page.noscript":    "Pour réagir à votre saisie, cette page a besoin de JavaScript et de WebAssembly, indisponibles dans ce navigateur. Ci-dessous, l’exemple de départ, entièrement résolu.",
	"page.failed":      "Le programme n’a pas pu démarrer : {reason}",
	"page.stuck":       "Les scripts de cette page ne se sont pas chargés : elle ne peut pas réagir à votre saisie. Rechargez la page ; si vous l’avez ouverte comme un fichier, ouvrez-la plutôt depuis un serveur web.",

	"page.theme":  "Thème",
	"theme.auto":  "système",
	"theme.light": "clair",
	"theme.dark":  "sombre",

	"base.label":      "URI de base",
	"ref.label":       "Référence",
	"target.label":    "URI cible",
	"base.hint":       "l’adresse de la page qui contient le lien",
	"ref.hint":        "le lien tel qu’il est écrit, par exemple dans href",
	"field.base":      "Page",
	"field.base.hint": "URI de base",
	"field.ref":       "Lien",
	"field.ref.hint":  "référence",

	"option.strict":      "strict : « http:g » garde son schéma (§5.2.2)",
	"option.erratum4547": "erratum 4547 : conserver les « .. » en trop",
	"option.erratum4789": "erratum 4789 : un chemin de base finissant par « /.. » est un répertoire",

	"notice.damaged": "Ce permalien est endommagé. Ce qui a pu être lu est affiché ; le reste est inchangé.",
	"notice.error":   "Une erreur s’est produite dans le programme, qui continue de fonctionner ; merci de signaler ce que vous avez fait. Base : « {base} », référence : « {ref} ». {reason}",
	"notice.words":   "Les mots de cette vue n’ont pas pu être chargés. Vérifiez la connexion et réessayez.",
	"notice.seed":    "Une graine est un nombre entier de 0 à 4294967295.",

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
	"view.from":       "Lu d’où ?",
	"view.extract":    "Trouver des URI",

	"normalize.label": "URI",
	"normalize.hint":  "à écrire sous sa forme normale",
	"compare.a.label": "Premier URI",
	"compare.a.hint":  "monte l’échelle du §6.2…",
	"compare.b.label": "Second URI",
	"compare.b.hint":  "… à côté de celui-ci",
	"wanted.label":    "Cible souhaitée",
	"wanted.hint":     "où le lien doit mener",
	"text.label":      "Texte",
	"text.hint":       "un message, une page, une liste : tout ce qui contient des URI",

	// Taking the present state along.
	"take.label":      "À emporter",
	"take.link":       "Copier le lien",
	"take.embed":      "Copier le code d’intégration",
	"take.link.done":  "Lien copié.",
	"take.embed.done": "Code d’intégration copié.",
	"take.refused":    "Votre navigateur ne permet pas de copier. Le lien est dans la barre d’adresse ; le code, sur la page « Intégrer ».",
	"take.fallback":   "Sans script : {ref} par rapport à {base} donne {target}.",

	// Copying the tables of a view.
	"copy.title":       "Copier, exporter",
	"copy.hint":        "Copie les tableaux de cette vue avec toutes leurs lignes.",
	"copy.markdown":    "Markdown",
	"copy.pictures":    "Copie les tableaux de cette vue avec toutes leurs lignes, ou enregistre la machine à cette étape comme image.",
	"copy.machine.svg": "Machine (SVG)",
	"copy.machine.png": "Machine (PNG)",
	"copy.html":        "HTML",
	"copy.json":        "JSON",
	"copy.text":        "texte brut",
	"copy.latex":       "LaTeX",
	"copy.done":        "Copié en {format}.",
	"copy.refused":     "Le navigateur n’autorise pas la copie. Voici le texte en {format} : sélectionnez-le et copiez-le à la main.",
	"copy.rule":        "RFC 3986",
	"copy.value":       "Valeur",
	"copy.more":        "les {n} premières lignes sur {of}",

	// Files that are saved.
	"save.done":   "{name} a été remis à votre navigateur pour être enregistré.",
	"save.framed": "{name} a été remis à votre navigateur pour être enregistré. Si aucun fichier n’apparaît, la page qui contient ce playground ne le permet pas : utilisez « Copier, exporter », ou ouvrez le playground dans son propre onglet.",
	"save.failed": "Votre navigateur n’a pas pu produire {name}.",

	// Keyboard shortcuts.
	"page.lecture":  "Grands caractères (amphi)",
	"keys.title":    "Clavier",
	"keys.scope":    "Ces touches n’agissent que si le focus est sur l’élément nommé.",
	"keys.player":   "Machine, ses chapitres et boutons de lecture : ← et → reculent et avancent d’une étape, Début et Fin vont au début et à la fin, Espace actionne le bouton, et lit la résolution sur la machine ; sur un chapitre, ↑ et ↓ passent aux autres.",
	"keys.range":    "Curseur de lecture : ← et → d’une étape, Page précédente et Page suivante de plusieurs.",
	"lecture.start": "Projeter",
	"keys.lecture":  "En projection (le bouton de ce nom) : Page suivante, →, ↓ et Espace avancent, Page précédente, ← et ↑ reculent, Début et Fin mènent aux extrémités, Échap quitte.",
	"keys.walk":     "Base, référence et cible affichées : ←, →, Début et Fin parcourent les caractères et disent d’où vient chacun ; Échap arrête.",
	"keys.picture":  "Arbre syntaxique : ↑ et ↓ vont à la boîte englobante et à la boîte contenue, ← et → aux voisines, Début à l’ensemble.",

	// What the site says of itself.
	"site.update": "Il existe une version plus récente de cette page.",
	"site.reload": "Recharger",
}
