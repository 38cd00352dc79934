package arch

import (
	"fmt"
	"go/ast"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// otherName fits a comment that begins with a name: one with a capital letter inside, or
// any word before a verb with which such comments go on.
var otherName = regexp.MustCompile(`^(?:([a-z]\w*[A-Z]\w*|[A-Z]\w*[a-z][A-Z]\w*)\b|([a-z]\w*) (?:is|are|reports|returns|gives|makes|writes|reads|draws|adds|sets|finds|says|does|calls|checks)\b)`)

var testFunction = regexp.MustCompile(`^(Test|Fuzz|Benchmark|Example)`)

// misnamedDocs finds comments on declarations that begin with the name of something
// else, as they do when the one was renamed without the other. That of a test may begin
// with what it is about.
func misnamedDocs(f *goFile) (lines []string) {
	look := func(n ast.Node, doc *ast.CommentGroup, names ...string) {
		if m := otherName.FindStringSubmatch(doc.Text()); m != nil && !slices.Contains(names, m[1]+m[2]) && !slices.Contains(ofOthers, m[1]) {
			lines = append(lines, f.complaint(n, "the comment of %s is about %s", names[0], m[1]+m[2]))
		}
	}
	for _, decl := range f.Decls {
		switch decl := decl.(type) {
		case *ast.FuncDecl:
			if !testFunction.MatchString(decl.Name.Name) {
				look(decl, decl.Doc, decl.Name.Name)
			}
		case *ast.GenDecl:
			for _, spec := range decl.Specs {
				doc := decl.Doc // of the only one
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					if decl.Lparen.IsValid() {
						doc = spec.Doc
					}
					look(spec, doc, spec.Name.Name)
				case *ast.ValueSpec:
					if decl.Lparen.IsValid() {
						doc = spec.Doc
					}
					names := []string{}
					for _, name := range spec.Names {
						names = append(names, name.Name)
					}
					look(spec, doc, names...)
				}
			}
		}
	}
	return lines
}

// ofOthers is the names in comments that belong to no code of ours.
var ofOthers = []string{
	"AbortSignal", "BenchmarkX", "CommonMark", "DevTools", "JavaScript", "MediaWiki", "SplitMix", "TriG", "W3C", "WebAssembly", "macOS",
	"FuncID", "pcHeader", "stackObjectRecord", // Go's runtime
	"UseSTD3ASCIIRules", "VerifyDnsLength", "asciiDomain", "beStrict", "isOpaque", "pathURL", // standards
	"xHH", // %xHH of ABNF
}

var (
	// commentOrText fits a comment, or a literal, in which there is none: a regular
	// expression follows a sign, and what a division follows is none.
	commentOrText = regexp.MustCompile("(?s)[(,=:!&|?;{}]\\s*/(?:\\\\.|\\[(?:\\\\.|[^\\]\\\\\n])*\\]|[^/*\\\\\n\\[])(?:\\\\.|\\[(?:\\\\.|[^\\]\\\\\n])*\\]|[^/\\\\\n\\[])*/|//[^\n]*|/\\*.*?\\*/|\"(?:\\\\.|[^\"\\\\\n])*\"|`[^`]*`|'(?:\\\\.|[^'\\\\\n])*'")
	shellComment  = regexp.MustCompile(`(?m)^[ \t]*#.*$`)
	anyWord       = regexp.MustCompile(`[A-Za-z_]\w*`)
	// codeName fits what only code is called: a name with a capital letter inside, what
	// something is one of, or what is to be seen.
	codeName = regexp.MustCompile(`\b([a-z]+[0-9]*[A-Z][A-Za-z0-9]*|[A-Z][a-z0-9]+[A-Z][A-Za-z0-9]*)\b|\b(?:one of|see) ([A-Z][a-z]+)\b`)
)

// commented are the kinds of files whose comments are read; the code of the others, too,
// has names.
var commented = []string{".go", ".js", ".mjs", ".ts", ".css"}

// comment is one of a file.
type comment struct {
	file string
	line int
	text string
}

// split divides the text of a file into its comments and its code.
func split(name, text string) (comments []comment, code string) {
	if path.Ext(name) == ".sh" {
		return nil, shellComment.ReplaceAllString(text, "")
	}
	if !slices.Contains(commented, path.Ext(name)) {
		return nil, text
	}
	var b strings.Builder
	at := 0
	for _, m := range commentOrText.FindAllStringIndex(text, -1) {
		if text[m[0]] == '/' {
			b.WriteString(text[at:m[0]])
			at = m[1]
			comments = append(comments, comment{name, 1 + strings.Count(text[:m[0]], "\n"), text[m[0]:m[1]]})
		}
	}
	return comments, b.String() + text[at:]
}

// strayNames finds names in comments that no code has, as there are when what they name
// was renamed without them. It returns the names of others that it met, too.
func strayNames(root fs.FS) (lines, others []string, err error) {
	var comments []comment
	names := map[string]bool{}
	kinds := slices.Concat(commented, []string{".sh", ".html", ".tmpl", ".json", ".py", ".abnf"})
	hasNames := func(name string) bool { return slices.Contains(kinds, path.Ext(name)) }
	err = eachSource(root, hasNames, func(name string, data []byte) error {
		said, code := split(name, string(data))
		comments = append(comments, said...)
		for _, word := range anyWord.FindAllString(code, -1) {
			names[word] = true
		}
		return nil
	})
	for _, c := range comments {
		for _, m := range codeName.FindAllStringSubmatch(c.text, -1) {
			switch name := m[1] + m[2]; {
			case slices.Contains(ofOthers, name):
				others = append(others, name)
			case !names[name]:
				lines = append(lines, fmt.Sprintf("%s:%d: no code has the name %s", c.file, c.line, name))
			}
		}
	}
	return lines, others, err
}
