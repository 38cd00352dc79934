package arch

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// mutableState finds package-level state that can change (Never 6): a variable
// that something other than its declaration or init writes to, one that starts
// with no value, one that is a lock or the like. Writes through a
// pointer kept elsewhere cannot be seen here.
func mutableState(s *source) (lines []string) {
	filled := map[types.Object]bool{}
	for _, file := range s.files {
		for _, decl := range file.Decls {
			fn, ok := decl.(*ast.FuncDecl)
			if ok && fn.Recv == nil && fn.Name.Name == "init" {
				s.eachWrite(fn, func(_ ast.Node, obj types.Object) { filled[obj] = true })
				continue
			}
			s.eachWrite(decl, func(n ast.Node, obj types.Object) {
				lines = append(lines, s.complaint(n, "writes to the package-level %s", obj.Name()))
			})
		}
	}
	for _, file := range s.files {
		lines = append(lines, s.badVariables(file, filled)...)
	}
	return lines
}

// badVariables finds the declarations that can only be of changing state. Files that are
// embedded never change.
func (s *source) badVariables(file *ast.File, filled map[types.Object]bool) (lines []string) {
	for _, decl := range file.Decls {
		gen, ok := decl.(*ast.GenDecl)
		if !ok || gen.Tok != token.VAR || isEmbedded(gen) {
			continue
		}
		for _, spec := range gen.Specs {
			v := spec.(*ast.ValueSpec)
			for _, name := range v.Names {
				if name.Name != "_" && len(v.Values) == 0 && !filled[s.scope.Lookup(name.Name)] {
					lines = append(lines, s.complaint(name, "%s has no value where it is declared", name.Name))
				}
			}
			if n := lockType(file, v); n != nil {
				lines = append(lines, s.complaint(n, "%s is made to change", v.Names[0].Name))
			}
		}
	}
	return lines
}

// isEmbedded reports whether a declaration holds files of the source.
func isEmbedded(gen *ast.GenDecl) bool {
	return gen.Doc != nil && slices.ContainsFunc(gen.Doc.List, func(c *ast.Comment) bool { return strings.HasPrefix(c.Text, "//go:embed ") })
}

// lockType finds a type of sync or sync/atomic in a declaration. What sync.OnceValue
// gives never changes: it is only made late.
func lockType(file *ast.File, v *ast.ValueSpec) (found ast.Node) {
	ast.Inspect(v, func(n ast.Node) bool {
		if _, ok := n.(*ast.FuncLit); ok {
			return false // what a function does inside is its own
		}
		sel, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		id, ok := sel.X.(*ast.Ident)
		if ok && sel.Sel.Name != "OnceValue" && (id.Name == importName(file, "sync") || id.Name == importName(file, "sync/atomic")) {
			found = sel
		}
		return true
	})
	return found
}

// eachWrite calls f for each write to a package-level variable, of this package
// or another, within the node.
func (s *source) eachWrite(within ast.Node, f func(ast.Node, types.Object)) {
	ast.Inspect(within, func(n ast.Node) bool {
		for _, e := range written(n) {
			if obj := s.packageLevel(e); obj != nil {
				f(n, obj)
			}
		}
		return true
	})
}

// written lists the expressions that the node writes to.
func written(n ast.Node) []ast.Expr {
	switch n := n.(type) {
	case *ast.AssignStmt:
		if n.Tok != token.DEFINE {
			return n.Lhs
		}
	case *ast.IncDecStmt:
		return []ast.Expr{n.X}
	case *ast.RangeStmt:
		if n.Tok == token.ASSIGN {
			return []ast.Expr{n.Key, n.Value}
		}
	case *ast.SendStmt:
		return []ast.Expr{n.Chan}
	case *ast.CallExpr:
		if id, ok := n.Fun.(*ast.Ident); ok && len(n.Args) > 0 {
			switch id.Name {
			case "delete", "clear", "copy":
				return n.Args[:1]
			}
		}
	}
	return nil
}

// packageLevel returns the package-level variable that the expression is, or is a
// part of; nil if there is none.
func (s *source) packageLevel(e ast.Expr) types.Object {
	switch e := e.(type) {
	case *ast.Ident:
		if v, ok := s.uses[e].(*types.Var); ok && v.Parent() == s.scope {
			return v
		}
	case *ast.SelectorExpr:
		if id, ok := e.X.(*ast.Ident); ok {
			if other, ok := s.uses[id].(*types.PkgName); ok {
				return other
			}
		}
		return s.packageLevel(e.X)
	case *ast.IndexExpr:
		return s.packageLevel(e.X)
	case *ast.SliceExpr:
		return s.packageLevel(e.X)
	case *ast.StarExpr:
		return s.packageLevel(e.X)
	case *ast.ParenExpr:
		return s.packageLevel(e.X)
	}
	return nil
}
