package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"strconv"
	"strings"
)

// dropImports takes out the imports whose packages are not used, which the
// compiler would refuse.
func dropImports(source string) (string, error) {
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, "", source, parser.SkipObjectResolution)
	if err != nil {
		return "", err
	}
	used := usedNames(tree)
	var b strings.Builder
	at := 0
	for _, d := range tree.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.IMPORT {
			continue
		}
		for _, s := range g.Specs {
			i := s.(*ast.ImportSpec)
			name, err := importName(i)
			if err != nil {
				return "", err
			}
			if name == "_" || name == "." || used[name] {
				continue
			}
			b.WriteString(source[at:set.Position(i.Pos()).Offset])
			switch {
			case name == "unsafe": // a go:linkname asks for it
				b.WriteString(`_ "unsafe"`)
			case !g.Lparen.IsValid():
				b.WriteString("()")
			}
			at = set.Position(i.End()).Offset
		}
	}
	b.WriteString(source[at:])
	return b.String(), nil
}

// usedNames are the names before a dot.
func usedNames(tree *ast.File) map[string]bool {
	used := map[string]bool{}
	ast.Inspect(tree, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := s.X.(*ast.Ident); ok {
				used[x.Name] = true
			}
		}
		return true
	})
	return used
}

// importName is the name by which a file knows a package.
func importName(i *ast.ImportSpec) (string, error) {
	if i.Name != nil {
		return i.Name.Name, nil
	}
	value, err := strconv.Unquote(i.Path.Value)
	return path.Base(value), err
}
