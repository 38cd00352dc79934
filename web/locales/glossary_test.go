package locales

import (
	"os"
	"regexp"
	"testing"

	"uriplayground/web/i18n"
)

// glossary is the terms that have had several names: in a language, the one that is
// used, which names that leaves out, and the keys of words that need them all the same.
var glossary = []struct{ lang, term, not, but string }{
	{"en", `according to`, `\b[Bb]y (RFC|the URL Standard|its rule|the rule)`, ``},
	{"en", `complete URI`, `(whole|full) URI`, ``},
	{"en", `current`, `present step`, ``},
	{"en", `[Cc]ontain`, `\bholds?\b`, ``},
	{"en", `diverge`, `\bthey part\b|\bpart(s|ed)? (at|from)\b`, ``},
	{"en", `e-mail address`, `[Mm]ail address|\bemail`, ``},
	{"en", `error`, `\bfaults?\b`, ``},
	{"en", `\b[Ff]ix`, `\b[Mm]end(s|ing|ed [a-z])?\b`, ``},
	{"en", `host name`, `[Hh]ostname`, ``},
	{"en", `literally`, `to the letter`, ``},
	{"en", `([Tt]here|[Ii]t) (is|are|was) no|is no longer`, `\b(is|are) no [a-z]`, ``}, // is not a
	{"en", `percent-encod`, `[Pp]ercent encod|URL-encod`, ``},
	{"en", `read as`, `\bta(ken|kes?) (it )?for\b`, ``},
	{"en", `stands? for`, `\bstands?\b`, ``}, // is, comes, occurs
	{"en", `style sheet`, `[Ss]tylesheet`, ``},
	{"en", `surplus`, `[Ee]xcess`, ``},
	{"en", `behind a proxy`, `\bbehind\b`, ``}, // after
	{"en", `white space`, `[Ww]hitespace`, ``},
	{"en", `[Yy]our browser`, `[Tt]h(is|e) browser (does|is)|in this browser`, `^(progress\.says|embed\.old)$`},
	{"en", `[Ll]arge type \(for lectures\)`, `[Ll]ecture`, `^(lecture\.start|keys\.lecture)$`}, // the full screen; the sequence is of slides

	{"fr", `appendice`, `[Aa]nnexe`, ``},
	{"fr", `[Bb]arres? (obliques?|d’adresse|verticale)`, `\b[Bb]arres?\b`, ``},
	{"fr", `cassé`, `rompu`, ``},
	{"fr", `diverge`, `se sépare`, ``},
	{"fr", `iframe`, `\bcadres?\b`, ``},
	{"fr", `caractère de contrôle`, `caractères? de commande`, ``},
	{"fr", `adresse de messagerie`, `adresses? (électronique|de courriel)|e-mail`, ``},
	{"fr", `cible souhaitée`, `cible (voulue|désirée)`, ``},
	{"fr", `[Ee]ncod(age|ée?s?|er) \(%\)`, `en pour ?cent|pourcent\b|(^|[ ’])[Cc]od(age|ée?s?|er|ez)\b`, ``},
	{"fr", `dièse \(#\)`, `[Cc]roisillon`, `^char\.hash$`},
	{"fr", `diapositive`, `[Cc]onférence|Mode cours`, ``},
	{"fr", `englobante?`, `encapsul|incorporatrice`, ``},
	{"fr", `erreur`, `\b[Ff]autes?\b`, `^find\.scheme-typo\.why$`},
	{"fr", `espaces?`, `\bblan(cs|ches?)\b`, ``},
	{"fr", `identifiant de fragment`, `identificateur`, ``},
	{"fr", `[Tt]ampon`, `[Mm]émoires? tampon`, ``},
	{"fr", `[Pp]rojection`, `[Pp]rojeter`, ``},
	{"fr", `récupéré`, `\bobtenus?\b`, ``},
	{"fr", `référence de chemin`, `(référence|relative) à chemin`, ``},
	{"fr", `[Ll]a RFC`, `\b([Ll]e|[Dd]u|[Aa]u|[Uu]n|[Cc]e) RFC`, ``},
	{"fr", `segments? point`, `segments? de points?`, ``},
	{"fr", `\b[Tt]ypes?\b`, `\bgenre|\bsorte`, ``},
	{"fr", `[Ss]tandard URL`, `URL Standard`, ``},
	{"fr", `[Uu]ne URL`, `\b([Uu]n|[Ll]e|[Dd]u|[Aa]u|[Cc]et) URL`, ``},
	{"fr", `URI complet`, `URI entier`, ``},
	{"fr", `[Vv]otre navigateur`, `\b([Cc]e|[Ll]e) navigateur (est|n)|dans ce navigateur`, `^(progress\.says|embed\.old)$`},
}

// answers are the words of the pages that tools/pages/answers makes, which no other part of the site uses.
const answers = "../../tools/pages/answers/"

// wordsOfAll returns the words of a language with those of answers.
func wordsOfAll(t *testing.T, lang string) i18n.Words {
	t.Helper()
	text, err := os.ReadFile(answers + lang + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	v := All()
	v.Learn(lang, "answers", ForPages(lang).Text()+string(text))
	return v.For(lang)
}

// A thing has one name in a language: what has had several keeps to the one chosen.
func TestThingsHaveOneName(t *testing.T) {
	for _, g := range glossary {
		term, not, but := regexp.MustCompile(g.term), regexp.MustCompile(g.not), regexp.MustCompile(g.but)
		used := false
		for key, said := range wordsOfAll(t, g.lang).Keys {
			used = used || term.MatchString(said)
			if found := not.FindString(term.ReplaceAllString(said, "")); found != "" && (g.but == "" || !but.MatchString(key)) {
				t.Errorf("%s: %s says %q, the term is %q: %s", g.lang, key, found, g.term, said)
			}
		}
		if !used {
			t.Errorf("%s: no word uses the term %q", g.lang, g.term)
		}
	}
}
