package arch

import (
	"bytes"
	"fmt"
	"go/ast"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// textAsCode finds, by kind of file, ways in which text could become markup or
// code (Never 13), and what the site's own policy would refuse.
var textAsCode = map[string]*regexp.Regexp{
	".js": regexp.MustCompile(`\.\s*(?:innerHTML|outerHTML|insertAdjacentHTML|srcdoc|setHTMLUnsafe|parseHTMLUnsafe|parseFromString|createContextualFragment)\b` +
		`|\[\s*["'](?:innerHTML|outerHTML|insertAdjacentHTML|srcdoc)["']\s*\]` +
		`|\bdocument\s*\.\s*write(?:ln)?\b|\bnew\s+Function\b|\beval\s*\(` +
		`|\bset(?:Timeout|Interval)\s*\(\s*["'` + "`" + `]`),
	".html": regexp.MustCompile(`(?i)<style\b|<[a-z][^>]*\s(?:on[a-z]+|style|srcdoc)\s*=|=\s*["']?\s*javascript:`),
}

// jsWords are the names that Go code could reach the same ways by.
var jsWords = []string{"innerHTML", "outerHTML", "insertAdjacentHTML", "srcdoc", "eval", "Function", "setHTMLUnsafe"}

var (
	scriptTag = regexp.MustCompile(`(?i)<script\b[^>]*>`)
	harmless  = regexp.MustCompile(`(?i)\s(?:src\s*=|type\s*=\s*["']?application/(?:ld\+)?json)`)
)

// unsafeFiles finds textAsCode in the files that are served as they are. The
// generated files are the toolchain's.
func unsafeFiles(root fs.FS) ([]string, error) {
	return eachStatic(root, func(name string, data []byte) (lines []string) {
		complain := func(at int, what string) {
			line := 1 + bytes.Count(data[:at], []byte("\n"))
			lines = append(lines, fmt.Sprintf("%s:%d: %s turns text into markup or code", name, line, strings.TrimSpace(what)))
		}
		if re := textAsCode[path.Ext(name)]; re != nil {
			for _, m := range re.FindAllIndex(data, -1) {
				complain(m[0], string(data[m[0]:m[1]]))
			}
		}
		if path.Ext(name) == ".html" {
			for _, m := range scriptTag.FindAllIndex(data, -1) {
				if tag := data[m[0]:m[1]]; !harmless.Match(tag) {
					complain(m[0], string(tag))
				}
			}
		}
		return lines
	})
}

// foreignFiles finds Go sources among the static files (Never 12).
func foreignFiles(root fs.FS) ([]string, error) {
	return eachStatic(root, func(name string, _ []byte) (lines []string) {
		if path.Ext(name) == ".go" {
			lines = append(lines, name+": Go source does not belong in static/")
		}
		return lines
	})
}

// eachStatic collects the complaints about each file outside gen/.
func eachStatic(root fs.FS, check func(name string, data []byte) []string) (lines []string, err error) {
	err = fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name == "gen":
			return fs.SkipDir
		case d.IsDir():
			return nil
		}
		data, err := fs.ReadFile(root, name)
		lines = append(lines, check(name, data)...)
		return err
	})
	return lines, err
}

// unsafeWords finds the same in Go: the property names as string literals.
func unsafeWords(s *source) (lines []string) {
	s.each(func(_ *ast.File, n ast.Node) {
		e, ok := n.(ast.Expr)
		if !ok {
			return
		}
		if text, ok := literal(e); ok && slices.Contains(jsWords, text) {
			lines = append(lines, s.complaint(n, "%q turns text into markup or code", text))
		}
	})
	return lines
}
