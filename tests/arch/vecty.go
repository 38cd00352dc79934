package arch

import (
	"go/ast"
	"strings"
	"unicode"
)

// components lists the types that are Vecty components: they embed vecty.Core,
// or embed one that does.
func (s *source) components() map[string]*ast.TypeSpec {
	found := map[string]*ast.TypeSpec{}
	for grown := true; grown; {
		grown = false
		s.each(func(file *ast.File, n ast.Node) {
			spec, ok := n.(*ast.TypeSpec)
			if !ok || found[spec.Name.Name] != nil {
				return
			}
			if st, ok := spec.Type.(*ast.StructType); ok && embedsCore(file, st, found) {
				found[spec.Name.Name] = spec
				grown = true
			}
		})
	}
	return found
}

// embedsCore reports whether a field without a name is vecty.Core or one of
// the known components.
func embedsCore(file *ast.File, st *ast.StructType, known map[string]*ast.TypeSpec) bool {
	for _, f := range st.Fields.List {
		if len(f.Names) > 0 {
			continue
		}
		if isMember(file, f.Type, vectyPath, "Core") {
			return true
		}
		if id, ok := f.Type.(*ast.Ident); ok && known[id.Name] != nil {
			return true
		}
	}
	return false
}

// leakyComponents finds the components without a Copy that empties Core: Vecty
// would keep every past render alive through it.
func leakyComponents(s *source) (lines []string) {
	copies := map[string]bool{}
	s.each(func(file *ast.File, n ast.Node) {
		if fn, ok := n.(*ast.FuncDecl); ok && isCopy(file, fn) && emptiesCore(file, fn) {
			copies[receiver(fn)] = true
		}
	})
	for name, spec := range s.components() {
		if !copies[name] {
			lines = append(lines, s.complaint(spec,
				"%s lacks a method Copy() vecty.Component with x.Core = vecty.Core{}", name))
		}
	}
	return lines
}

// unsaidProps finds fields of components that are not marked as props: Vecty keeps what
// they were when the component was first drawn.
func unsaidProps(s *source) (lines []string) {
	for name, spec := range s.components() {
		for _, f := range spec.Type.(*ast.StructType).Fields.List {
			if len(f.Names) > 0 && (f.Tag == nil || f.Tag.Value != "`vecty:\"prop\"`") {
				lines = append(lines, s.complaint(f, "%s.%s lacks the tag vecty:\"prop\"", name, f.Names[0].Name))
			}
		}
	}
	return lines
}

// isCopy reports whether the function is a method Copy() vecty.Component.
func isCopy(file *ast.File, fn *ast.FuncDecl) bool {
	t := fn.Type
	return fn.Recv != nil && fn.Name.Name == "Copy" && t.Params.NumFields() == 0 && t.Results.NumFields() == 1 &&
		isMember(file, t.Results.List[0].Type, vectyPath, "Component")
}

// emptiesCore reports whether the function has the line x.Core = vecty.Core{}.
func emptiesCore(file *ast.File, fn *ast.FuncDecl) (found bool) {
	ast.Inspect(fn, func(n ast.Node) bool {
		set, ok := n.(*ast.AssignStmt)
		if !ok || len(set.Lhs) != 1 || len(set.Rhs) != 1 {
			return true
		}
		field, isField := set.Lhs[0].(*ast.SelectorExpr)
		value, isValue := set.Rhs[0].(*ast.CompositeLit)
		found = found || isField && isValue && field.Sel.Name == "Core" && len(value.Elts) == 0 &&
			isMember(file, value.Type, vectyPath, "Core")
		return true
	})
	return found
}

// receiver returns the name of the type that a method is of.
func receiver(fn *ast.FuncDecl) string {
	t := fn.Recv.List[0].Type
	if star, ok := t.(*ast.StarExpr); ok {
		t = star.X
	}
	return lastName(t)
}

// callsOf finds calls of a function of Vecty.
func callsOf(s *source, name, why string) (lines []string) {
	s.each(func(file *ast.File, n ast.Node) {
		if e, ok := n.(ast.Expr); ok && isMember(file, e, vectyPath, name) {
			lines = append(lines, s.complaint(n, "vecty.%s %s", name, why))
		}
	})
	return lines
}

// keptHTML finds fields and variables that keep a *vecty.HTML beyond a render,
// and a Render that returns a List (Never 11).
func keptHTML(s *source) (lines []string) {
	s.each(func(file *ast.File, n ast.Node) {
		switch n := n.(type) {
		case *ast.StructType:
			for _, f := range n.Fields.List {
				if holdsHTML(file, f.Type) {
					lines = append(lines, s.complaint(f, "a field keeps *vecty.HTML"))
				}
			}
		case *ast.FuncDecl:
			if n.Recv != nil && n.Name.Name == "Render" && returnsList(file, n) {
				lines = append(lines, s.complaint(n, "Render returns a vecty.List"))
			}
		}
	})
	return lines
}

// holdsHTML reports whether the type has vecty.HTML anywhere in it; a function
// type only makes it.
func holdsHTML(file *ast.File, t ast.Expr) (found bool) {
	ast.Inspect(t, func(n ast.Node) bool {
		if _, ok := n.(*ast.FuncType); ok {
			return false
		}
		if e, ok := n.(ast.Expr); ok && isMember(file, e, vectyPath, "HTML") {
			found = true
		}
		return true
	})
	return found
}

// returnsList reports whether a return of the function is a List literal.
func returnsList(file *ast.File, fn *ast.FuncDecl) (found bool) {
	ast.Inspect(fn, func(n ast.Node) bool {
		ret, ok := n.(*ast.ReturnStmt)
		if !ok || len(ret.Results) != 1 {
			return true
		}
		lit, ok := ret.Results[0].(*ast.CompositeLit)
		found = found || ok && isMember(file, lit.Type, vectyPath, "List")
		return true
	})
	return found
}

// literalProse finds words for visitors in the components (Never 4): a literal
// with a letter as the argument of vecty.Text.
func literalProse(s *source) (lines []string) {
	s.each(func(file *ast.File, n ast.Node) {
		call, ok := n.(*ast.CallExpr)
		if !ok || len(call.Args) == 0 || !isMember(file, call.Fun, vectyPath, "Text") {
			return
		}
		if text, ok := literal(call.Args[0]); ok && strings.ContainsFunc(text, unicode.IsLetter) {
			lines = append(lines, s.complaint(call, "the words %q belong in i18n", text))
		}
	})
	return lines
}
