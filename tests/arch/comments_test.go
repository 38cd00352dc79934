package arch

import (
	"os"
	"slices"
	"testing"
	"testing/fstest"
)

// Comments name what there is.
func TestCommentsNameCode(t *testing.T) {
	lines, others, err := strayNames(os.DirFS(root))
	if err != nil {
		t.Fatal(err)
	}
	complain(t, lines)
	for _, name := range ofOthers {
		if !slices.Contains(others, name) {
			t.Errorf("no comment names %s: it need not be among the names of others", name)
		}
	}
}

func TestCommentChecksCanFail(t *testing.T) {
	for _, c := range []struct{ name, file, text, want string }{
		{"gone", "a.go", "package p\n// f asks for NoSuchName.\nfunc f()", "a.go:2: no code has the name NoSuchName"},
		{"gone, in a field", "a.go", "package p\ntype T struct {\n\tA string // one of Gonethings\n}", "a.go:3: no code has the name Gonethings"},
		{"gone, in a script", "a.mjs", "/* see\n   goneName */", "a.mjs:1: no code has the name goneName"},
		{"there", "a.go", "package p\n// f asks for NoSuchName, one of Gonethings.\nvar f = NoSuchName{`Gonethings`}", ""},
		{"in another file", "a.css", "/* a sidePanel */", ""},
		{"prose", "a.go", "package p\n// JavaScript has it. See Appendix B, one of them.", ""},
		{"after a regular expression", "a.js", "if (/[`/]x/.test(a)) b(/`+/y);\n// noName", "a.js:2: no code has the name noName"},
		{"division", "a.js", "a = b / c; // noName\nd = e / f", "a.js:1: no code has the name noName"},
		{"no comment", "a.go", "package p\nvar x = \"// noName\"", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			lines, _, err := strayNames(fstest.MapFS{c.file: {Data: []byte(c.text)}, "z.html": {Data: []byte("<i id=sidePanel>")}, "tests/out/x.go": {Data: []byte("package p // noName")}})
			if err != nil {
				t.Fatal(err)
			}
			expect(t, lines, c.want)
		})
	}
}
