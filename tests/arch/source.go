package arch

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// source is the parsed files of one package, with what each identifier means.
type source struct {
	fset  *token.FileSet
	files []*ast.File
	scope *types.Scope
	uses  map[*ast.Ident]types.Object
}

// parsePackage reads the files of a package.
func parsePackage(p *pkg) (*source, error) {
	s := &source{fset: token.NewFileSet()}
	for _, name := range p.GoFiles {
		file, err := parser.ParseFile(s.fset, filepath.Join(p.Dir, name), nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		s.files = append(s.files, file)
	}
	s.resolve(p.ImportPath)
	return s, nil
}

// resolve finds what the identifiers mean within the package. Other packages
// are not read: their names stay unknown, and the errors that this makes are of
// no interest here.
func (s *source) resolve(name string) {
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	config := types.Config{Importer: emptyPackages{}, Error: func(error) {}}
	checked, _ := config.Check(name, s.fset, s.files, info)
	s.uses, s.scope = info.Uses, checked.Scope()
}

// emptyPackages is an importer that finds every package, and nothing in it.
type emptyPackages struct{}

// Import makes an empty package; its name is guessed as the go command does.
func (emptyPackages) Import(importPath string) (*types.Package, error) {
	p := types.NewPackage(importPath, packageName(importPath))
	p.MarkComplete()
	return p, nil
}

var majorVersion = regexp.MustCompile(`^v[0-9]+$`)

// packageName returns the last element of the path that is not a version.
func packageName(importPath string) string {
	base := path.Base(importPath)
	if majorVersion.MatchString(base) {
		return path.Base(path.Dir(importPath))
	}
	return base
}

// at returns the place of a node, for a message.
func (s *source) at(n ast.Node) string {
	pos := s.fset.Position(n.Pos())
	return fmt.Sprintf("%s:%d", filepath.Base(pos.Filename), pos.Line)
}

// each calls f for every node of the package.
func (s *source) each(f func(file *ast.File, n ast.Node)) {
	for _, file := range s.files {
		ast.Inspect(file, func(n ast.Node) bool {
			if n != nil {
				f(file, n)
			}
			return true
		})
	}
}

// importName returns the name by which the file knows a package; "" if it does not.
func importName(file *ast.File, importPath string) string {
	for _, spec := range file.Imports {
		if got, _ := strconv.Unquote(spec.Path.Value); got != importPath {
			continue
		}
		if spec.Name != nil {
			return spec.Name.Name
		}
		return packageName(importPath)
	}
	return ""
}

// isMember reports whether the expression is pkg.name of the imported package.
func isMember(file *ast.File, e ast.Expr, importPath, name string) bool {
	known := importName(file, importPath)
	if id, ok := e.(*ast.Ident); ok {
		return known == "." && id.Name == name
	}
	sel, ok := e.(*ast.SelectorExpr)
	if !ok || sel.Sel.Name != name {
		return false
	}
	id, ok := sel.X.(*ast.Ident)
	return ok && known != "" && id.Name == known
}

// literal returns the value of a string literal; ok is false for anything else.
func literal(e ast.Expr) (text string, ok bool) {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(lit.Value)
	return text, err == nil
}

// complaint returns one line of a check.
func (s *source) complaint(n ast.Node, format string, args ...any) string {
	return s.at(n) + ": " + strings.TrimSpace(fmt.Sprintf(format, args...))
}

// returns reports whether a result of f is of one of the types.
func returns(f *ast.FuncDecl, types ...string) bool {
	if f.Type.Results == nil {
		return false
	}
	for _, result := range f.Type.Results.List {
		if name, ok := result.Type.(*ast.Ident); ok && slices.Contains(types, name.Name) {
			return true
		}
	}
	return false
}
