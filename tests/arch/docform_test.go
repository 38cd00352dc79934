package arch

import (
	"go/ast"
	"go/token"
	"os"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"
)

// A doc comment begins with the name, and goes on as in Go's own library.
func TestDocCommentsHaveGosForm(t *testing.T) {
	lines, err := eachFile(os.DirFS(root), misformed)
	if err != nil {
		t.Fatal(err)
	}
	complain(t, lines)
}

func TestDocFormCanFail(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"no comment", "func F() {}", "a.go:2: the doc comment of F does not begin “F verbs”"},
		{"another name", "// G returns it.\nfunc F() {}", "the doc comment of F"},
		{"is", "// F is it.\nfunc F() {}", "the doc comment of F"},
		{"no verb", "// F with more.\nfunc F() {}", "the doc comment of F"},
		{"method", "// A T is it.\ntype T int\nfunc (t *T) M() {}", "the doc comment of M"},
		{"method of a hidden type", "// M is it.\nfunc (t) M() {}", "the doc comment of M"},
		{"type", "// It is a type.\ntype T int", "the doc comment of T does not begin with it"},
		{"variable", "// All the names.\nvar V = 1", "the doc comment of V does not begin with it"},
		{"of Go's form", "// F returns it.\nfunc F() {}\n// A T is it.\ntype T int\n// V is it.\nvar V = 1\n// These are the kinds.\nconst (\n\tA = 1\n\tB = 2\n)\nfunc (t) M() {}\n// f is it.\nfunc f() {}", ""},
		{"test", "// It holds.\nfunc TestF(t *testing.T) {}", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			lines, err := eachFile(fstest.MapFS{"a.go": {Data: []byte("package p\n" + c.text)}}, misformed)
			if err != nil {
				t.Fatal(err)
			}
			expect(t, lines, c.want)
		})
	}
}

var (
	// saysWhat is a comment that says what a function does: its name, and a verb.
	saysWhat = regexp.MustCompile(`^(\w+) ([\w-]+s)\b`)

	// ofTests is the names of functions that package testing calls.
	ofTests = regexp.MustCompile(`^(Test|Benchmark|Fuzz|Example)([A-Z_0-9]|$)`)
)

// misformed finds exported functions and methods whose doc comment does not begin with their name and a
// verb other than “is”, and exported types, variables and constants whose doc comment does not begin with
// their name. A method of a hidden type needs none, and a comment on a group counts for its members, in
// whatever words.
func misformed(f *goFile) (lines []string) {
	for _, decl := range f.Decls {
		switch d := decl.(type) {
		case *ast.FuncDecl:
			name, m := d.Name.Name, saysWhat.FindStringSubmatch(d.Doc.Text())
			hidden := d.Doc == nil && d.Recv != nil && !ast.IsExported(receiver(d))
			if d.Name.IsExported() && !ofTests.MatchString(name) && !hidden && (m == nil || m[1] != name || m[2] == "is" || m[2] == "was") {
				lines = append(lines, f.complaint(decl, "the doc comment of %s does not begin “%s verbs”", name, name))
			}
		case *ast.GenDecl:
			if d.Tok == token.IMPORT || d.Lparen.IsValid() {
				continue
			}
			for name, doc := range exported(d) {
				words := strings.Fields(doc)
				if !strings.Contains(name, ".") && !(len(words) > 1 && (words[0] == name || (words[0] == "A" || words[0] == "An" || words[0] == "The") && words[1] == name)) {
					lines = append(lines, f.complaint(decl, "the doc comment of %s does not begin with it", name))
				}
			}
		}
	}
	return lines
}
