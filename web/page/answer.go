package page

import "strings"

// AnswerPath returns where the page is, below the site in a language, that answers what a code means: of a
// "finding" about a link, a "cause" of what is wrong with links of a site, a "start" of a link, a "belief",
// or a "rule" of a resolution. tools/pages makes these pages.
func AnswerPath(kind, code string) string {
	return "answers/" + kind + "-" + strings.ToLower(code) + ".html"
}
