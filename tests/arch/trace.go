package arch

import (
	"go/ast"
	"go/token"
)

const syntaxPath = module + "/core/syntax"

// copiedText finds text kept in steps and parts (Never 7): they hold spans.
func copiedText(s *source) (lines []string) {
	s.each(func(_ *ast.File, n ast.Node) {
		spec, ok := n.(*ast.TypeSpec)
		if !ok || spec.Name.Name != "Step" && spec.Name.Name != "Part" && spec.Name.Name != "Span" {
			return
		}
		ast.Inspect(spec.Type, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && (id.Name == "string" || id.Name == "byte") {
				lines = append(lines, s.complaint(id, "%s keeps text; it may keep offsets only", spec.Name.Name))
			}
			return true
		})
	})
	return lines
}

// traceBranches finds branches on tracing (Never 8). A trace may be compared
// with nil in two forms only: "if t != nil" without else, and "if t == nil"
// with nothing but a bare return, as functions that record begin.
func traceBranches(s *source) (lines []string) {
	traces := s.traceNames()
	allowed := map[ast.Node]bool{}
	s.each(func(_ *ast.File, n ast.Node) {
		if stmt, ok := n.(*ast.IfStmt); ok && stmt.Else == nil {
			allow(allowed, stmt.Cond, onlyReturns(stmt.Body))
		}
	})
	s.each(func(_ *ast.File, n ast.Node) {
		cmp, ok := n.(*ast.BinaryExpr)
		if !ok || cmp.Op != token.EQL && cmp.Op != token.NEQ || !isNil(cmp.X) && !isNil(cmp.Y) {
			return
		}
		if !traces[lastName(cmp.X)] && !traces[lastName(cmp.Y)] {
			return
		}
		if !allowed[cmp] {
			lines = append(lines, s.complaint(cmp, `branches on tracing; only "if t != nil" round a record may ask`))
		}
	})
	return lines
}

// allow marks the comparisons of a condition that has one of the two forms.
func allow(allowed map[ast.Node]bool, cond ast.Expr, returns bool) {
	cmp, ok := cond.(*ast.BinaryExpr)
	if !ok {
		return
	}
	switch cmp.Op {
	case token.NEQ:
		allowed[cmp] = true
	case token.EQL:
		allowed[cmp] = returns
	case token.LAND:
		allow(allowed, cmp.X, false)
		allow(allowed, cmp.Y, false)
	}
}

// onlyReturns reports whether the body is a return without values.
func onlyReturns(body *ast.BlockStmt) bool {
	if len(body.List) != 1 {
		return false
	}
	ret, ok := body.List[0].(*ast.ReturnStmt)
	return ok && len(ret.Results) == 0
}

// traceNames lists the names of parameters, fields and variables that are
// declared as *syntax.Trace.
func (s *source) traceNames() map[string]bool {
	names := map[string]bool{}
	add := func(file *ast.File, ids []*ast.Ident, t ast.Expr) {
		star, ok := t.(*ast.StarExpr)
		if !ok || !isMember(file, star.X, syntaxPath, "Trace") {
			return
		}
		for _, id := range ids {
			names[id.Name] = true
		}
	}
	s.each(func(file *ast.File, n ast.Node) {
		switch n := n.(type) {
		case *ast.Field:
			add(file, n.Names, n.Type)
		case *ast.ValueSpec:
			add(file, n.Names, n.Type)
		}
	})
	return names
}

// lastName returns x for x and for y.x.
func lastName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

// isNil reports whether the expression is the word nil.
func isNil(e ast.Expr) bool {
	id, ok := e.(*ast.Ident)
	return ok && id.Name == "nil"
}
