package export_test

import (
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"
)

// latexTokens returns the tokens of a text: control words with the space after them,
// control symbols, and characters.
func latexTokens(text string) (tokens []string) {
	for text != "" {
		_, n := utf8.DecodeRuneInString(text)
		if text[0] == '\\' && len(text) > 1 {
			n = len(text) - len(strings.TrimLeft(text[1:], "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"))
			if n == 1 {
				_, n = utf8.DecodeRuneInString(text[1:])
				n++
			} else {
				n = len(text) - len(strings.TrimLeft(strings.TrimPrefix(text[n:], "*"), " \t"))
			}
		}
		tokens, text = append(tokens, text[:n]), text[n:]
	}
	return tokens
}

// latexTexts is the commands that stand for text.
var latexTexts = map[string]string{
	`\textbackslash`: `\`, `\textasciicircum`: "^", `\textasciitilde`: "~", `\textless`: "<", `\textgreater`: ">", `\textbar`: "|", `\textasciigrave`: "`",
	`\{`: "{", `\}`: "}", `\$`: "$", `\&`: "&", `\#`: "#", `\%`: "%", `\_`: "_",
}

// latexLigatures is what most fonts or the end of a row read as something else.
var latexLigatures = regexp.MustCompile("--|,,|''|``|[?!]`|<<|>>")

// readLaTeX reads tables as LaTeX would, and reports any command that is not known.
func readLaTeX(text string, _ []table) ([]table, error) {
	r := &latexReader{tokens: latexTokens(text)}
	if latexLigatures.MatchString(text) {
		return nil, fmt.Errorf("the ligature %q", latexLigatures.FindString(text))
	}
	for len(r.tokens) > 0 && r.err == nil {
		r.table()
	}
	return r.tables, r.err
}

type latexReader struct {
	tokens []string
	tables []table
	err    error
}

func (r *latexReader) fail(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf(format, args...)
	}
	r.tokens = nil
}

// next returns the next token, without the spaces that a control word takes with it.
func (r *latexReader) next() string {
	if len(r.tokens) == 0 {
		r.fail("it ends too soon")
		return ""
	}
	token := r.tokens[0]
	r.tokens = r.tokens[1:]
	if len(token) > 1 && token[0] == '\\' && token != `\ ` {
		token = strings.TrimRight(token, " \t")
	}
	return token
}

func (r *latexReader) expect(text string) {
	got := ""
	for len(got) < len(text) && r.err == nil {
		got += r.next()
	}
	if got != text {
		r.fail("%q where %q belongs", got, text)
	}
}

// group returns the text up to the brace that ends a group.
func (r *latexReader) group() (text string) {
	for r.err == nil {
		token := r.next()
		switch with, known := latexTexts[token]; {
		case token == "}":
			return text
		case known:
			text += with
		case token == "{" && len(r.tokens) > 0 && strings.Contains("[*", r.tokens[0]):
			text += r.next()
			r.expect("}")
		case token == "{":
			text += r.group()
		case token == `\texttt`:
			r.expect("{")
			text += r.group()
		case token == `\symbol`:
			r.expect("{34}")
			text += `"`
		case strings.ContainsAny(token, "\\$&#^~%_\n\t\x00\"<>|`[*"):
			r.fail("%q is not text", token)
		default:
			text += token
		}
	}
	return text
}

// table reads a heading and a table, whose rows are cells between "&" and "\\".
func (r *latexReader) table() {
	r.expect(`\subsection*`)
	r.expect("{")
	t := table{title: r.group()}
	r.expect("\n\\begin{tabular}{")
	columns := len(r.group())
	r.expect("\n")
	for r.err == nil {
		cells, end := r.row()
		if end {
			break
		}
		if len(cells) != columns {
			r.fail("%d cells in %d columns", len(cells), columns)
		}
		if t.heads != nil {
			t.rows = append(t.rows, cells)
			continue
		}
		for _, c := range cells {
			t.heads = append(t.heads, c.(string))
		}
	}
	r.expect("\n\n")
	r.tables = append(r.tables, t)
}

// row reads a row up to the end of its line; end reports whether it is the end of the
// table instead.
func (r *latexReader) row() (cells []any, end bool) {
	if len(r.tokens) > 0 && r.tokens[0] == `\end` {
		r.expect(`\end{tabular}`)
		return nil, true
	}
	var tokens []string
	for r.err == nil {
		token := r.next()
		if token != "&" && token != `\\` {
			tokens = append(tokens, token)
			continue
		}
		// The space on both sides of a cell is that of the writer.
		if len(cells) > 0 {
			tokens = tokens[1:]
		}
		cell := &latexReader{tokens: append(tokens[:len(tokens)-1], "}")}
		cells = append(cells, cell.group())
		if cell.err != nil || len(cell.tokens) > 0 {
			r.fail("in a cell: %v, %q", cell.err, cell.tokens)
		}
		if tokens = nil; token == "&" {
			continue
		}
		if len(r.tokens) > 1 && r.tokens[0] == " " {
			r.expect(` \hline`)
		}
		r.expect("\n")
		break
	}
	return cells, false
}
