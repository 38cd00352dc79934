package arch

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"strings"
	"testing"
)

// Every rule that a dialect declares is in its list, which the tests of words and
// golden files go through.
func TestRulesAreListed(t *testing.T) {
	dirs, err := filepath.Glob(filepath.Join(root, "core", "rfc*"))
	if err != nil || len(dirs) < 3 {
		t.Fatal(dirs, err)
	}
	for _, dir := range dirs {
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		var sources []*ast.File
		for _, name := range files {
			if !strings.HasSuffix(name, "_test.go") {
				file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
				if err != nil {
					t.Fatal(err)
				}
				sources = append(sources, file)
			}
		}
		declared, unlisted := unlistedRules(sources)
		if declared < 40 {
			t.Errorf("%s declares %d rules", dir, declared)
		}
		for _, name := range unlisted {
			t.Errorf("%s: %s is in no list", dir, name)
		}
	}
}

// unlistedRules returns the package-level variables named Rule… that are in no list of
// rules, and how many there are.
func unlistedRules(sources []*ast.File) (declared int, unlisted []string) {
	listed := map[string]bool{}
	for _, file := range sources {
		ast.Inspect(file, func(n ast.Node) bool {
			for _, element := range ruleElements(n) {
				if name, ok := element.(*ast.Ident); ok {
					listed[name.Name] = true
				}
			}
			return true
		})
	}
	for _, file := range sources {
		for _, decl := range file.Decls {
			group, ok := decl.(*ast.GenDecl)
			if !ok || group.Tok != token.VAR {
				continue
			}
			for _, spec := range group.Specs {
				for _, name := range spec.(*ast.ValueSpec).Names {
					if strings.HasPrefix(name.Name, "Rule") {
						declared++
						if !listed[name.Name] {
							unlisted = append(unlisted, name.Name)
						}
					}
				}
			}
		}
	}
	return declared, unlisted
}

// ruleElements returns what a literal list of rules holds, or what append adds.
func ruleElements(n ast.Node) []ast.Expr {
	switch n := n.(type) {
	case *ast.CompositeLit:
		if list, ok := n.Type.(*ast.ArrayType); ok && types.ExprString(list.Elt) == "*syntax.Rule" {
			return n.Elts
		}
	case *ast.CallExpr:
		if types.ExprString(n.Fun) == "append" {
			return n.Args
		}
	}
	return nil
}

// TestUnlistedRulesAreFound tries unlistedRules on sources with unlisted rules.
func TestUnlistedRulesAreFound(t *testing.T) {
	s := parseText(t, "package p\nvar (\n RuleA = rule(1)\n RuleB, other = rule(2), []int{RuleB}\n RuleC = rule(3)\n)\n"+
		"func Rules() []*syntax.Rule { return append([]*syntax.Rule{RuleA, other}, RuleC) }")
	if declared, unlisted := unlistedRules(s.files); declared != 3 || len(unlisted) != 1 || unlisted[0] != "RuleB" {
		t.Errorf("found %d, %v", declared, unlisted)
	}
}
