package arch

import (
	"go/ast"
	"go/token"
	"strconv"
	"strings"
)

// waysOut is the names by which text leaves the page, and the files that may use
// them. They are given what web/export has written (model.Copy, model.ExportPart).
var waysOut = map[string]string{
	"clipboard":       "wasm/effects.go",
	"createObjectURL": "wasm/download.go",
	"download":        "wasm/download.go",
	"XMLSerializer":   "wasm/download.go",
}

// formatted is marks of the formats that web/export writes, and that no other code of
// the program has in a text.
var formatted = []string{"<td", "</", "| ---", "|---", `\texttt`, `\begin`, "&lt;", "&#"}

// otherWaysOut finds text that leaves by another way, or in a format that is written
// elsewhere.
func otherWaysOut(f *goFile) (lines []string) {
	if f.isTest() || !strings.HasPrefix(f.name, "web/") && !strings.HasPrefix(f.name, "wasm/") {
		return nil
	}
	ast.Inspect(f.File, func(n ast.Node) bool {
		literal, ok := n.(*ast.BasicLit)
		if !ok || literal.Kind != token.STRING {
			return true
		}
		text, _ := strconv.Unquote(literal.Value)
		if file, ok := waysOut[text]; ok && file != f.name {
			lines = append(lines, f.complaint(n, "%q belongs in %s", text, file))
		}
		for _, mark := range formatted {
			if strings.Contains(text, mark) && !strings.HasPrefix(f.name, "web/export/") && !strings.HasPrefix(f.name, "web/lesson/") {
				lines = append(lines, f.complaint(n, "%q is markup, which web/export writes", mark))
			}
		}
		return true
	})
	return lines
}
