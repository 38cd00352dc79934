package arch

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// Every exported name of the core has a doc comment, and one of a function that
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

func returnsError(f *ast.FuncDecl) bool {
	if f.Type.Results == nil {
		return false
	}
	for _, result := range f.Type.Results.List {
		if name, ok := result.Type.(*ast.Ident); ok && name.Name == "error" {
			return true
		}
	}
	return false
}
