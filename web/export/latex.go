package export

import (
	"strings"

	"uriplayground/web/page"
)

// latexTable writes a heading and a table.
func latexTable(o *output, t *page.Table) {
	o.put("\\subsection*{", latexText(page.VisibleSentence(t.Title)), "}\n\\begin{tabular}{", markup(strings.Repeat("l", len(t.Heads))), "}\n")
	for i, head := range t.Heads {
		if i > 0 {
			o.put(" & ")
		}
		o.put(latexText(page.VisibleSentence(head)))
	}
	o.put(" \\\\ \\hline\n")
	for _, row := range t.Rows {
		for i, c := range row.Cells {
			if i > 0 {
				o.put(" & ")
			}
			o.put(latexCell(c))
		}
		o.put(" \\\\\n")
	}
	o.put("\\end{tabular}\n\n")
}

func latexCell(c *page.TableCell) markup {
	if c.Code && c.Text != "" {
		return "\\texttt{" + latexText(page.Visible(c.Text)) + "}"
	}
	return latexText(page.VisibleSentence(c.Text))
}

// latexEscapes is the characters that mean something to LaTeX, that are other ones
// in some of its fonts, or that the end of a row ("\\") would take for its argument.
var latexEscapes = []markup{
	`\\textbackslash{}`, `{\{`, `}\}`, `$\$`, `&\&`, `#\#`, `%\%`, `_\_`, `^\textasciicircum{}`, `~\textasciitilde{}`,
	`<\textless{}`, `>\textgreater{}`, `|\textbar{}`, `"\symbol{34}`, "`\\textasciigrave{}", "[{[}", "*{*}",
}

// latexText returns visible text in LaTeX. Two hyphens or commas in a row would become
// one character.
func latexText(text string) markup {
	for _, c := range [...]string{"-", ",", "'"} {
		for strings.Contains(text, c+c) {
			text = strings.ReplaceAll(text, c+c, c+ligature+c)
		}
	}
	return markup(strings.ReplaceAll(string(replaced(text, latexEscapes)), ligature, "{}"))
}

// ligature stands between two characters that are to stay two; no visible text has
// it.
const ligature = "\x00"
