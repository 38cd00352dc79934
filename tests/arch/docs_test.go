package arch

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Every exported name of the core has a doc comment, each field of a struct,
// too, and one of a function that
// returns an error says so. A comment on a group of constants or variables
// counts for all of them, as does one at the end of the line.
func TestCoreIsDocumented(t *testing.T) {
	count := 0
	core := filepath.Join(root, "core")
	err := filepath.WalkDir(core, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments)
		if err != nil {
			return err
		}
		for _, decl := range file.Decls {
			for name, doc := range exported(decl) {
				count++
				if strings.Contains(name, ".") && strings.Contains(path, "vectors") {
					continue // keys of the vectors; their README says what they are
				}
				if doc == "" {
					t.Errorf("%s: %s has no doc comment", path, name)
				}
			}
			if f, ok := decl.(*ast.FuncDecl); ok && f.Name.IsExported() && returnsError(f) && !strings.Contains(f.Doc.Text(), "error") {
				t.Errorf("%s: the doc comment of %s says nothing of its error", path, f.Name.Name)
			}
		}
		return nil
	})
	if err != nil || count < 300 {
		t.Errorf("looked at %d names, %v", count, err)
	}
}

// exported is the exported names of a declaration and their comments.
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

// exportedFields is the exported fields of a struct and their comments. What is
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
	speaking = []string{"core", "core/rfc3986", "core/rfc1738", "core/rfc1630"}
	cites    = regexp.MustCompile(`§|Appendix [A-D]|RFC 1630|\b[Pp]ages? \d|\bBNFs?\b`)
	units    = regexp.MustCompile(`(?i)\bbytes?\b|\bind(ex|ices)\b|how many|number of|\blayer\b`)
)

// ownWords is what belongs to no document: names for the public surfaces, lists
// for the tests, and the page of advice on characters.
var ownWords = []string{
	"String", "Error", "Rules", "DialectNamed", "Reason",
	"TableCharacters", "PurposeNamed", "SafeReasons", "CharacterRule",
}

// What is exported by a package that speaks for a document cites it, and says
// what its numbers count.
func TestCoreCites(t *testing.T) {
	count := 0
	for _, dir := range speaking {
		names, err := filepath.Glob(filepath.Join(root, dir, "*.go"))
		if err != nil || len(names) == 0 {
			t.Fatal(dir, err)
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
			if err != nil {
				t.Fatal(err)
			}
			for _, decl := range file.Decls {
				count += citesOf(t, name, decl)
			}
		}
	}
	if count < 150 {
		t.Errorf("looked at %d names", count)
	}
}

func citesOf(t *testing.T, path string, decl ast.Decl) (count int) {
	if d, ok := decl.(*ast.GenDecl); ok && d.Tok != token.TYPE {
		return 0 // rules carry their section, other constants belong to a type
	}
	f, isFunc := decl.(*ast.FuncDecl)
	if isFunc && f.Recv != nil && !ast.IsExported(receiver(f)) {
		return 0
	}
	for name, doc := range exported(decl) {
		if strings.Contains(name, ".") {
			continue // a field is of what its type is of
		}
		count++
		doc = strings.Join(strings.Fields(doc), " ")
		if !cites.MatchString(doc) && !slices.Contains(ownWords, name) {
			t.Errorf("%s: the doc comment of %s cites no section", path, name)
		}
		if isFunc && returns(f, "int", "uint32") && !units.MatchString(doc) {
			t.Errorf("%s: the doc comment of %s does not say what its numbers count", path, name)
		}
	}
	return count
}

func returnsError(f *ast.FuncDecl) bool { return returns(f, "error") }
