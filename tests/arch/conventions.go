package arch

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// convention inspects every Go file of the module, tests too.
type convention struct {
	name string
	find func(*goFile) []string
}

var conventions = []convention{
	{"15 no test asserts a wall-clock time", clockAsserts},
	{"12 no test writes into static/", staticWrites},
	{"comments: functions report whether", tellingDocs},
	{"comments: one on a declaration is about it", misnamedDocs},
	{"13 text leaves by one way and in one place", otherWaysOut},
	{"files have at most 400 lines", longFiles},
	{"functions of core have at most 60 lines", longFunctions},
}

// goFile is a parsed Go file with its comments.
type goFile struct {
	name  string // below the module's root
	lines int
	fset  *token.FileSet
	*ast.File
}

func (f *goFile) isTest() bool { return strings.HasSuffix(f.name, "_test.go") }

func (f *goFile) complaint(n ast.Node, format string, args ...any) string {
	return fmt.Sprintf("%s:%d: %s", f.name, f.fset.Position(n.Pos()).Line, fmt.Sprintf(format, args...))
}

// eachFile collects the complaints about each Go file below root, apart from what
// the build writes.
func eachFile(root fs.FS, look func(*goFile) []string) (lines []string, err error) {
	isGo := func(name string) bool { return path.Ext(name) == ".go" }
	err = eachSource(root, isGo, func(name string, data []byte) (err error) {
		f := &goFile{name: name, lines: strings.Count(string(data), "\n"), fset: token.NewFileSet()}
		if f.File, err = parser.ParseFile(f.fset, name, data, parser.ParseComments|parser.SkipObjectResolution); err != nil {
			return err
		}
		lines = append(lines, look(f)...)
		return nil
	})
	return lines, err
}

// made are the folders of what the build makes, and of the code of others.
var made = []string{"tests/out", "static/gen", "static/vendor", "dist"}

// eachSource visits each file below root that is wanted, apart from those in folders that
// are made, installed or hidden.
func eachSource(root fs.FS, wanted func(name string) bool, visit func(name string, data []byte) error) error {
	return fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		base := path.Base(name)
		switch {
		case err != nil:
			return err
		case d.IsDir() && (slices.Contains(made, name) || base == "node_modules" || strings.HasPrefix(base, ".") && name != "."):
			return fs.SkipDir
		case d.IsDir() || !wanted(name):
			return nil
		}
		data, err := fs.ReadFile(root, name)
		if err != nil {
			return err
		}
		return visit(name, data)
	})
}

// clockAsserts finds comparisons of a measured time with a fixed one, and of a
// time that was just measured with anything. How time grows within one run is
// for helpers that return the least of several measurements.
func clockAsserts(f *goFile) (lines []string) {
	if !f.isTest() || importName(f.File, "time") == "" {
		return nil
	}
	for _, decl := range f.Decls {
		measured := map[string]bool{}
		ast.Inspect(decl, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.AssignStmt:
				if len(n.Lhs) == 1 && len(n.Rhs) == 1 && isElapsed(f.File, n.Rhs[0]) {
					measured[lastName(n.Lhs[0])] = true
				}
			case *ast.BinaryExpr:
				if isOrder(n.Op) && (isClock(f.File, n.X, measured) || isClock(f.File, n.Y, measured)) {
					lines = append(lines, f.complaint(n, "compares a time with the clock; growth is compared within one run"))
				}
			}
			return true
		})
	}
	return lines
}

func isOrder(op token.Token) bool {
	return slices.Contains([]token.Token{token.LSS, token.LEQ, token.GTR, token.GEQ}, op)
}

// isElapsed reports whether the expression is time.Since(…), in any unit.
func isElapsed(file *ast.File, e ast.Expr) bool {
	call, ok := e.(*ast.CallExpr)
	if !ok {
		return false
	}
	if isMember(file, call.Fun, "time", "Since") {
		return true
	}
	sel, ok := call.Fun.(*ast.SelectorExpr) // time.Since(…).Seconds()
	return ok && isElapsed(file, sel.X)
}

// isClock reports whether the expression has a time that was just measured, or a
// fixed one, in it.
func isClock(file *ast.File, e ast.Expr, measured map[string]bool) (found bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		e, ok := n.(ast.Expr)
		if !ok {
			return true
		}
		found = found || isElapsed(file, e)
		if id, ok := e.(*ast.Ident); ok {
			found = found || measured[id.Name]
		}
		for _, unit := range []string{"Hour", "Minute", "Second", "Millisecond", "Microsecond"} {
			found = found || isMember(file, e, "time", unit)
		}
		return true
	})
	return found
}

// writers are the functions of os that change a file.
var writers = []string{"WriteFile", "Create", "OpenFile", "Mkdir", "MkdirAll", "Remove", "RemoveAll", "Rename", "Truncate", "CopyFS"}

// staticDir fits what a path to static/ is made of: its name below the root.
var staticDir = regexp.MustCompile(`^(\.\./)+static(/|$)`)

// staticWrites finds tests that change what is served. Copies that they make of
// static/ elsewhere are theirs.
func staticWrites(f *goFile) (lines []string) {
	if !f.isTest() {
		return nil
	}
	tainted := map[string]bool{"siteDir": true, "staticDir": true}
	leads := func(e ast.Expr) (found bool) {
		static, up := false, false
		ast.Inspect(e, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.Ident:
				found = found || tainted[n.Name]
				up = up || n.Name == "root"
			case *ast.BasicLit:
				text, _ := literal(n)
				found = found || staticDir.MatchString(text)
				static = static || text == "static" || strings.HasPrefix(text, "static/")
				up = up || strings.HasPrefix(text, "..")
			}
			return true
		})
		return found || static && up
	}
	ast.Inspect(f.File, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for i := range min(len(n.Lhs), len(n.Rhs)) {
				if call, ok := n.Rhs[i].(*ast.CallExpr); leads(n.Rhs[i]) && (!ok || isMember(f.File, call.Fun, "path/filepath", "Join")) {
					tainted[lastName(n.Lhs[i])] = true
				}
			}
		case *ast.CallExpr:
			for _, name := range writers {
				if isMember(f.File, n.Fun, "os", name) && len(n.Args) > 0 && leads(n.Args[0]) {
					lines = append(lines, f.complaint(n, "os.%s changes static/; tests write elsewhere", name))
				}
			}
		}
		return true
	})
	return lines
}

var telling = regexp.MustCompile(`\btells (whether|if)\b`)

// tellingDocs finds doc comments of functions that answer yes or no in other
// words than Go's own: "reports whether".
func tellingDocs(f *goFile) (lines []string) {
	for _, decl := range f.Decls {
		if fn, ok := decl.(*ast.FuncDecl); ok && returns(fn, "bool") && telling.MatchString(strings.Join(strings.Fields(fn.Doc.Text()), " ")) {
			lines = append(lines, f.complaint(fn, "the comment of %s tells; in Go it reports whether", fn.Name.Name))
		}
	}
	return lines
}

// longFiles finds files that should be two.
func longFiles(f *goFile) []string {
	if f.lines <= 400 {
		return nil
	}
	return []string{fmt.Sprintf("%s: has %d lines, 400 are the most", f.name, f.lines)}
}

// longFunctions finds functions of core that should be several.
func longFunctions(f *goFile) (lines []string) {
	if f.isTest() || !strings.HasPrefix(f.name, "core/") {
		return nil
	}
	for _, decl := range f.Decls {
		fn, ok := decl.(*ast.FuncDecl)
		if !ok {
			continue
		}
		if n := f.fset.Position(fn.End()).Line - f.fset.Position(fn.Pos()).Line + 1; n > 60 {
			lines = append(lines, f.complaint(fn, "%s has %d lines, 60 are the most", fn.Name.Name, n))
		}
	}
	return lines
}
