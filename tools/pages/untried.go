package pages

import (
	"strings"

	"uriplayground/web/i18n"
)

// untried are the tools, by the kind of their code, into which no test pastes it: what npm and
// Debian have is tried by tests/generators, which also asks that none is missing here.
var untried = map[string][]string{
	"markdown": {"HonKit"},
	"mdbook":   {"mdBook"},
	"pandoc":   {"Quarto"},
	"iframe":   {"Moodle", "WordPress"},
	"picture":  {"GitHub"},
}

// Untried returns the tools of a kind of code in which it was not tried.
func Untried(kind string) []string { return untried[kind] }

// SaysUntried returns the sentence that names them, or nothing where there are none.
func SaysUntried(words i18n.Words, kind string) string {
	if len(untried[kind]) == 0 {
		return ""
	}
	return words.Get("embedding.untried", "tools", strings.Join(untried[kind], ", "))
}
