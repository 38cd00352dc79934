package export

import (
	"strings"
	"unicode/utf8"

	"uriplayground/web/page"
)

// csvCell returns a cell by RFC 4180. It is also one for programs that part cells at ";"
// and open whatever they are given, as spreadsheets do: what they would take for a
// formula has an apostrophe before it.
func csvCell(text string) markup {
	text = page.Visible(text) // no line breaks, no tabs
	var out strings.Builder
	for cell := range strings.SplitAfterSeq(text, ";") {
		if isFormula(cell) {
			out.WriteByte('\'')
		}
		out.WriteString(cell)
	}
	guarded := out.String()
	if strings.ContainsAny(guarded, `,;"`) {
		guarded = `"` + strings.ReplaceAll(guarded, `"`, `""`) + `"`
	}
	return markup(guarded)
}

// isFormula reports whether a spreadsheet may take a text for a formula, once it has
// dropped spaces and quotes before it. That an apostrophe counts as such lets
// whoever reads the text take away the one that was put there.
func isFormula(text string) bool {
	first, _ := utf8.DecodeRuneInString(strings.TrimLeft(text, ` "'`))
	return strings.ContainsRune(formulaSigns, first)
}

// formulaSigns is the signs that formulas begin with, and all that are the same in
// another width or height, since some programs take these for them.
const formulaSigns = "=+-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−"
