package locales

import (
	"regexp"
	"testing"
)

// statements is what words have got wrong: the section that says how it is, and for
// the keys that match an expression, what they must say and what they must not.
// Older documents have rules of their own.
var statements = []struct{ section, keys, must, mustNot string }{
	{"1.1: a URI identifies", `^course\.`, ``, `names a resource|nomme(nt)? (une|la même) ressource`},
	{"2.2: what is reserved may delimit, and may be data", `^status\.reserved`, `may|peut`, `stands for itself`},
	{"2.3: what is unreserved is not allowed in every component", `^safe\.unreserved`, ``, `anywhere|partout`},
	{"2.3, 3.1: letters are those of ASCII", `^(fault\.(scheme-(start|character)|label|group-start|letter)|in\.1630-groupart|part\.(ALPHA|1630-alpha))`, `ASCII`, ``},
	{"2.1, 3.5: “%” and “#” are characters of a URI, if not everywhere", `^(fault|rule\.c)[.-]cut-short$`, ``, `not a character|no URI|pas un caractère|aucun URI`},
	{"3.2: the slashes may be there and the host empty", `^find\.scheme-slashes$`, `host|hôte`, `slash|barre`},
	{"3: a path is always there", `^(say|why|rule|part|steps|trace|explain|course|gate|change)\.([^w1]|w[^-])`, ``, `(?i)\bno path\b|without a path|has a path,|\bpas de chemin|sans chemin`},
	{"3.1: a colon ends the scheme", `^char\.colon\.`, `scheme|schéma`, `protocol`},
	{"3.2: the end of the text ends the authority, too", `^course\.authority\.1`, `end of the text|fin du texte`, ``},
	{"3.2.2: an IPv6 address is in an IP-literal", `^needs\.IPv[6F]`, `IP-literal`, ``},
	{"3.3: slashes divide segments", `^char\.slash\.`, `segment`, `directory|répertoire`},
	{"4.2, 4.4: a fragment alone is of two kinds", `^course\.references\.3`, `§4\.2`, ``},
	{"4.2: nothing comes before the colon of “:x”", `^(fault\.colon-in-first-segment|rule\.rel-colon)$`, ``, `before|précède`},
	{"4.4: nothing is fetched for the same document", `^find\.empty-reference`, ``, `again|revient`},
	{"4.4: a fragment leaves the page in browsers alone", `^(find|example)\.fragment-(leaves-page|with-base)`, `rowsers|avigateurs`, ``},
	{"5.1: without a base only a fragment alone can be used", `^fault\.no-base$`, `fragments`, `document|empty|vides`},
	{"5.2.2: the query of the base does not stay with a path", `^course\.transform\.1`, ``, `does not bring|n’apporte pas|further left|plus à gauche`},
	{"5.2.1: a relative reference may have no dot segments", `^fault\.relative-reference$`, `any|éventuels`, ``},
	{"5.2.2: a base may have no query, and an empty path cannot be repeated", `^rule\.rel-base-query$`, `none|aucune`, `repeat|répéter`},
	{"5.2.3: the last slash is kept, whatever follows it", `^(course\.merge\.1|say\.m-base$)`, `including|comprise`, `file|fichier`},
	{"5.2.4: a final dot segment counts, too", `^course\.dots\.2`, `final`, ``},
	{"5.3: an empty fragment is kept", `^change\.percent-encode\.why`, ``, `empty|vide`},
	{"4.4 of the URL Standard: “http:” has nothing after its scheme, and is not empty", `^rule\.url-(relative|file)-end$`, ``, `is empty|est vide`},
	{"4.4 of the URL Standard: the input may have no character", `^rule\.url-scheme-start-other$`, ``, `irst character|remier caractère`},
	{"4.4 of the URL Standard: a path is shortened if it is not empty", `^rule\.url-path-double-dot$`, `if there is|s’il y en a`, ``},
	{"p. 10 of RFC 1630: the context may have no slash, and no further run of them", `^say\.1630-p-(last-part|run\.no)$`, ``, `slash of the context|qui suit la barre|Try|À la suivante\.`},
	{"6.1: the owner alone knows", `^course\.normalize\.3`, `§6\.1`, ``},
	{"6.2.3: an empty port and path are normalized, too", `^course\.normalize\.2`, "`http://a:/`", ``},
}

// No word contradicts the RFC in a point in which one has.
func TestWordsDoNotContradictTheRFC(t *testing.T) {
	for _, lang := range Languages() {
		words := For(lang)
		for _, s := range statements {
			keys, must, mustNot := regexp.MustCompile(s.keys), regexp.MustCompile(s.must), regexp.MustCompile(s.mustNot)
			looked := 0
			for key, said := range words.Keys {
				if !keys.MatchString(key) {
					continue
				}
				looked++
				if !must.MatchString(said) || s.mustNot != "" && mustNot.MatchString(said) {
					t.Errorf("%s: %s says %q, but §%s", lang, key, said, s.section)
				}
			}
			if looked == 0 {
				t.Errorf("§%s: no key is %s", s.section, s.keys)
			}
		}
	}
}
