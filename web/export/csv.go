package export

import (
	"strings"

	"uriplayground/web/page"
)

// csvCell is a cell by RFC 4180. It is also one for programs that part cells at ";"
// and open whatever they are given, as spreadsheets do: what they would take for a
// formula has an apostrophe before it.
func csvCell(text string) markup {
	text = page.Visible(text) // no line breaks, no tabs
	guarded := ""
	for {
		before, after, found := strings.Cut(text, ";")
		if isFormula(before) {
			guarded += "'"
		}
		guarded += before
		if !found {
			break
		}
		guarded += ";"
		text = after
	}
	if strings.ContainsAny(guarded, `,;"`) {
		guarded = `"` + strings.ReplaceAll(guarded, `"`, `""`) + `"`
	}
	return markup(guarded)
}

// isFormula reports whether a spreadsheet may take a text for a formula, once it has
// dropped spaces and quotes before it. That an apostrophe counts as such lets
// whoever reads the text take away the one that was put there.
func isFormula(text string) bool {
	text = strings.TrimLeft(text, ` "'`)
	for _, sign := range formulaSigns {
		if strings.HasPrefix(text, string(sign)) {
			return true
		}
	}
	return false
}

// formulaSigns is the signs that formulas begin with, and all that are the same in
// another width or height, since some programs take these for them.
const formulaSigns = "=+-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−"
