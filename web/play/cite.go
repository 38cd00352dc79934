package play

import (
	"strconv"

	"uriplayground/core/syntax"
)

// older is the link to a rule of a document before RFC 3986. RFC 1630 has no
// numbered sections, so that its rules name their page.
func older(rule *syntax.Rule) Link {
	link := Link{Text: "RFC " + strconv.Itoa(int(rule.RFC)) + " ", URL: "https://www.rfc-editor.org/rfc/rfc" + strconv.Itoa(int(rule.RFC))}
	switch s := rule.Section; {
	case s[0] == 'p':
		link.Text += s
		link.URL += "#page-" + s[len("p. "):]
	case s[0] >= 'A':
		link.Text += s
		link.URL += "#appendix-" + s
	default:
		link.Text += "§" + s
		link.URL += "#section-" + s
	}
	return link
}
