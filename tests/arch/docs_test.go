package arch

import (
	"go/ast"
	"go/token"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// The core is documented, and cites what it implements.
func TestCoreIsDocumented(t *testing.T) {
	for name, look := range map[string]func(*goFile) []string{"comments": undocumented, "citations": uncited} {
		t.Run(name, func(t *testing.T) {
			lines, err := eachFile(os.DirFS(root), look)
			if err != nil {
				t.Fatal(err)
			}
			complain(t, lines)
		})
	}
}

func TestDocChecksCanFail(t *testing.T) {
	for _, c := range []struct {
		name, file string
		look       func(*goFile) []string
		text       string
		want       string // a part of the complaint; "" for none
	}{
		{"function", "core/a.go", undocumented, "package p\nfunc F() {}", "core/a.go:2: F has no doc comment"},
		{"field", "core/x/a.go", undocumented, "package p\n// T is it.\ntype T struct{ A int }", "T.A has no doc comment"},
		{"constant", "core/a.go", undocumented, "package p\nconst (\n\tA = 1\n)", "A has no doc comment"},
		{"error", "core/a.go", undocumented, "package p\n// F does it.\nfunc F() error { return nil }", "says nothing of its error"},
		{"documented", "core/a.go", undocumented, "package p\n// F does it, or returns an error.\nfunc F() error { return nil }\n// These are it.\nconst (\n\tA = 1\n)\nvar B = 2 // is it\nfunc f() {}", ""},
		{"elsewhere", "web/a.go", undocumented, "package p\nfunc F() {}", ""},

		{"no section", "core/rfc3986/a.go", uncited, "package p\n// F does it.\nfunc F() {}", "F cites no section"},
		{"no unit", "core/rfc3986/a.go", uncited, "package p\n// F does it (§3.1).\nfunc F() int { return 1 }", "F does not say what its numbers count"},
		{"cited", "core/rfc3986/a.go", uncited, "package p\n// F is the index of it (§3.1).\nfunc F() int { return 1 }\n// T is of\n// Appendix B.\ntype T int", ""},
		{"of no document", "core/links/a.go", uncited, "package p\n// F does it.\nfunc F() {}", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			lines, err := eachFile(fstest.MapFS{c.file: {Data: []byte(c.text)}}, c.look)
			if err != nil {
				t.Fatal(err)
			}
			expect(t, lines, c.want)
		})
	}
}

// undocumented finds exported names of the core, and fields of structs, without a
// doc comment, and functions that return an error and say nothing of it. A comment
// on a group of constants or variables counts for all of them, as does one at the
// end of the line.
func undocumented(f *goFile) (lines []string) {
	if f.isTest() || !strings.HasPrefix(f.name, "core/") {
		return nil
	}
	for _, decl := range f.Decls {
		for name, doc := range exported(decl) {
			if doc == "" {
				lines = append(lines, f.complaint(decl, "%s has no doc comment", name))
			}
		}
		if fn, ok := decl.(*ast.FuncDecl); ok && fn.Name.IsExported() && returns(fn, "error") && !strings.Contains(fn.Doc.Text(), "error") {
			lines = append(lines, f.complaint(decl, "the doc comment of %s says nothing of its error", fn.Name.Name))
		}
	}
	return lines
}

// exported returns the exported names of a declaration and their comments.
func exported(decl ast.Decl) map[string]string {
	docs := map[string]string{}
	switch d := decl.(type) {
	case *ast.FuncDecl:
		if d.Name.IsExported() {
			docs[d.Name.Name] = d.Doc.Text()
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			switch s := spec.(type) {
			case *ast.TypeSpec:
				if s.Name.IsExported() {
					docs[s.Name.Name] = d.Doc.Text() + s.Doc.Text()
				}
				fields, _ := s.Type.(*ast.StructType)
				for name, doc := range exportedFields(fields) {
					docs[s.Name.Name+"."+name] = doc
				}
			case *ast.ValueSpec:
				for _, name := range s.Names {
					if name.IsExported() {
						docs[name.Name] = d.Doc.Text() + s.Doc.Text() + s.Comment.Text()
					}
				}
			}
		}
	}
	return docs
}

// exportedFields returns the exported fields of a struct and their comments. What is
// embedded has those of its type.
func exportedFields(fields *ast.StructType) map[string]string {
	docs := map[string]string{}
	if fields == nil {
		return docs
	}
	for _, field := range fields.Fields.List {
		for _, name := range field.Names {
			if name.IsExported() {
				docs[name.Name] = field.Doc.Text() + field.Comment.Text()
			}
		}
	}
	return docs
}

// speaking is the packages whose names are words of a document, and cites what
// they cite: a section, an appendix, a page, or a grammar without a number.
var (
	speaking = []string{"core", "core/provenance", "core/relativize", "core/rfc3986", "core/rfc2396", "core/rfc1808", "core/rfc1738", "core/rfc1630"}
	cites    = regexp.MustCompile(`§|Appendix [A-D]|RFC 1630|\b[Pp]ages? \d|\bBNFs?\b`)
	units    = regexp.MustCompile(`(?i)\bbytes?\b|\bind(ex|ices)\b|how many|number of|\blayer\b`)
)

// ownWords is what belongs to no document: names for the public surfaces, lists
// for the tests, and the page of advice on characters.
var ownWords = []string{
	"String", "Error", "Rules", "DialectNamed", "Dialects", "Reason",
	"TableCharacters", "PurposeNamed", "SafeReasons", "CharacterRule",
}

// uncited finds exported names of a package that speaks for a document whose
// comments cite nothing of it, or do not say what their numbers count.
func uncited(f *goFile) (lines []string) {
	if f.isTest() || !slices.Contains(speaking, path.Dir(f.name)) {
		return nil
	}
	for _, decl := range f.Decls {
		if d, ok := decl.(*ast.GenDecl); ok && d.Tok != token.TYPE {
			continue // rules carry their section, other constants belong to a type
		}
		fn, isFunc := decl.(*ast.FuncDecl)
		if isFunc && fn.Recv != nil && !ast.IsExported(receiver(fn)) {
			continue
		}
		for name, doc := range exported(decl) {
			if strings.Contains(name, ".") {
				continue // a field is of what its type is of
			}
			doc = strings.Join(strings.Fields(doc), " ")
			if !cites.MatchString(doc) && !slices.Contains(ownWords, name) {
				lines = append(lines, f.complaint(decl, "the doc comment of %s cites no section", name))
			}
			if isFunc && returns(fn, "int", "uint32") && !units.MatchString(doc) {
				lines = append(lines, f.complaint(decl, "the doc comment of %s does not say what its numbers count", name))
			}
		}
	}
	return lines
}
