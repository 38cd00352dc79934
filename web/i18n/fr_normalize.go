package i18n

// frNormalize is the rungs of §6.2 and what they change.
var frNormalize = map[string]string{
	"rule.n-simple":            "Les deux textes sont les mêmes, caractère par caractère.",
	"rule.n-case":              "Normalisation de la casse : ce qui n’en dépend pas s’écrit d’une seule façon.",
	"rule.n-percent":           "Normalisation du codage en pourcentage : ce qui n’a pas à être codé est décodé.",
	"rule.n-dot":               "Normalisation des segments de chemin : les segments point du chemin sont retirés.",
	"rule.n-scheme":            "Normalisation selon le schéma : ce que le schéma dit identique s’écrit d’une seule façon.",
	"rule.n-protocol":          "Normalisation selon le protocole : seul le serveur peut dire que deux URI mènent à la même ressource. Elle est expliquée ici, pas effectuée.",
	"rule.n-scheme-case":       "Le schéma s’écrit en minuscules.",
	"rule.n-host-case":         "L’hôte s’écrit en minuscules.",
	"rule.n-hex-case":          "Les chiffres hexadécimaux d’un codage en pourcentage s’écrivent en majuscules.",
	"rule.n-decode":            "Un caractère non réservé est décodé : codé ou non, il signifie la même chose.",
	"rule.n-dot-segments":      "remove_dot_segments parcourt le chemin (§5.2.4).",
	"rule.n-guard":             "« /. » évite qu’un chemin commençant par « // » soit pris pour une autorité (§3.3).",
	"rule.n-relative":          "Le chemin d’une référence relative reste tel quel : il faut d’abord la résoudre.",
	"rule.n-default-port":      "Le port est celui par défaut du schéma, il tombe donc avec son deux-points.",
	"rule.n-empty-port":        "Le port est vide, il tombe donc avec son deux-points.",
	"rule.n-empty-path":        "Derrière une autorité, un chemin vide signifie « / » dans ce schéma.",
	"rule.n-file-authority":    "Un URI file sans autorité en reçoit une vide.",
	"rule.n-file-localhost":    "Pour les URI file, « localhost » signifie une autorité vide.",
	"rule.n-mailto-domain":     "Le domaine d’une adresse électronique s’écrit en minuscules.",
	"fault.relative-reference": "C’est une référence relative : ses segments point restent jusqu’à ce qu’elle soit résolue par rapport à une base.",
}
