package i18n

// frBrowser is what browsers do where they depart from the RFC.
var frBrowser = map[string]string{
	"browser.label":        "Votre navigateur",
	"browser.same":         "donne la même cible.",
	"browser.refused":      "refuse ceci : il ne résout que par rapport à une base qu’il sait décomposer, et seulement ce qu’il prend pour une URL.",
	"browser.refused.both": "refuse ceci aussi.",
	"browser.guess":        "trouve une cible sans base ; le RFC demande d’abord un URI de base avec un schéma (§5.1).",
	"browser.differs":      "diffère à partir du caractère {n}, dans : {part}.",
	"browser.why.scheme":   "Les navigateurs mettent le schéma en minuscules et lisent « http:g » comme relatif.",
	"browser.why.userinfo": "Les navigateurs prennent le dernier « @ » pour la fin de userinfo et codent ce qui n’est pas permis.",
	"browser.why.host":     "Les navigateurs mettent l’hôte en minuscules, lisent des nombres inhabituels comme adresses IPv4 et sautent les barres en trop devant l’hôte.",
	"browser.why.port":     "Les navigateurs suppriment le port par défaut d’un schéma qu’ils connaissent.",
	"browser.why.path":     "Les navigateurs écrivent « / » pour un chemin vide, lisent « \\ » comme « / » et « %2e » comme « . », gardent les lettres de lecteur et codent ce qui n’est pas permis.",
	"browser.why.query":    "Les navigateurs codent ce qui n’est pas permis dans une requête.",
	"browser.why.fragment": "Les navigateurs codent ce qui n’est pas permis dans un fragment, et en gardent un qui est vide.",
}
