package arch

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
)

// TestConventions holds every Go file to what the project has agreed on.
func TestConventions(t *testing.T) {
	for _, c := range conventions {
		t.Run(c.name, func(t *testing.T) {
			lines, err := eachFile(os.DirFS(root), c.find)
			if err != nil {
				t.Fatal(err)
			}
			complain(t, lines)
		})
	}
}

func TestConventionsCanFail(t *testing.T) {
	const head = "package p\nimport (\"os\"; \"path/filepath\"; \"time\")\n"
	for _, c := range []struct {
		name, file string
		look       func(*goFile) []string
		text       string
		want       string // a part of the complaint; "" for none
	}{
		{"since", "a_test.go", clockAsserts, head + "func f() { if time.Since(x) > y {} }", "a_test.go:3: compares a time"},
		{"seconds", "a_test.go", clockAsserts, head + "func f() { if time.Since(x).Seconds() > 2 {} }", "compares a time"},
		{"spent", "a_test.go", clockAsserts, head + "func f() { if spent := time.Since(x); spent >= y {} }", "compares a time"},
		{"spent later", "a_test.go", clockAsserts, head + "func f() { s := time.Since(x).Seconds(); if 2 < s {} }", "compares a time"},
		{"fixed", "a_test.go", clockAsserts, head + "func f() { if best(g) > 5*time.Second {} }", "compares a time"},
		{"growth", "a_test.go", clockAsserts, head + "func f() { if best(g) > 8*best(h) {} }\nfunc best() { b = min(b, time.Since(x)) }", ""},
		{"wait", "a_test.go", clockAsserts, head + "func f() { for end := time.Now().Add(time.Second); time.Now().Before(end); {} }", ""},
		{"no test", "a.go", clockAsserts, head + "func f() { if time.Since(x) > y {} }", ""},

		{"write", "a_test.go", staticWrites, head + `func f() { os.WriteFile("../../static/x", nil, 0) }`, "os.WriteFile changes static/"},
		{"joined", "a_test.go", staticWrites, head + `func f() { os.Remove(filepath.Join("..", "static", "x")) }`, "os.Remove changes static/"},
		{"root", "a_test.go", staticWrites, head + `func f() { os.Create(filepath.Join(root, "static/x")) }`, "os.Create changes static/"},
		{"by a variable", "a_test.go", staticWrites, head + `func f() { file := filepath.Join(siteDir, "x"); os.WriteFile(file, nil, 0) }`, "os.WriteFile changes static/"},
		{"a copy", "a_test.go", staticWrites, head + `func f() { s := filepath.Join(t.TempDir(), "static"); os.CopyFS(s, os.DirFS(siteDir)); os.Create(s) }`, ""},
		{"a reader", "a_test.go", staticWrites, head + `func f() { data := read(siteDir); os.WriteFile(out, data, 0) }`, ""},
		{"a tool", "a.go", staticWrites, head + `func f() { os.WriteFile("../../static/x", nil, 0) }`, ""},

		{"a way out", "wasm/a.go", otherWaysOut, "package p\nvar x = \"clipboard\"", `wasm/a.go:2: "clipboard" belongs in wasm/effects.go`},
		{"the way out", "wasm/effects.go", otherWaysOut, "package p\nvar x = \"clipboard\"", ""},
		{"markup", "web/view/a.go", otherWaysOut, "package p\nvar x = \"<td>\"", `"<td" is markup`},
		{"markup in its place", "web/export/a.go", otherWaysOut, "package p\nvar x = \"<td>\"", ""},

		{"tells", "a.go", tellingDocs, "package p\n// f tells whether x.\nfunc f() bool", "a.go:3: the comment of f tells"},
		{"tells, broken", "a_test.go", tellingDocs, "package p\n// f tells\n// if x.\nfunc (t) f() (a int, ok bool)", "the comment of f tells"},
		{"reports", "a.go", tellingDocs, "package p\n// f reports whether x.\nfunc f() bool\n// g tells whether.\nfunc g() string", ""},

		{"renamed", "a.go", misnamedDocs, "package p\n// g reports whether x.\nfunc f() bool", "a.go:3: the comment of f is about g"},
		{"exported now", "a.go", misnamedDocs, "package p\n// clip is a text.\nfunc Clip() string", "the comment of Clip is about clip"},
		{"renamed type", "a.go", misnamedDocs, "package p\n// otherThing holds x.\ntype thing struct{}", "a.go:3: the comment of thing is about otherThing"},
		{"renamed in a group", "a.go", misnamedDocs, "package p\nvar (\n\t// old is x.\n\tnewer = 1\n)", "a.go:4: the comment of newer is about old"},
		{"renamed helper", "a_test.go", misnamedDocs, "package p\n// decoded is x.\nfunc decodedOctets() {}", "the comment of decodedOctets is about decoded"},
		{"test", "a_test.go", misnamedDocs, "package p\n// axe finds nothing.\nfunc TestX() {}", ""},
		{"named type", "a.go", misnamedDocs, "package p\n// thing holds x.\ntype thing struct{}\n// JavaScript has these.\nconst (\n\ta, b = 1, 2 // b is x\n)\n// d is x.\nvar c, d int", ""},
		{"named", "a.go", misnamedDocs, "package p\n// f is a text.\nfunc f() string\n// A value is a text.\nfunc g() string", ""},

		{"long file", "a.go", longFiles, "package p" + strings.Repeat("\n", 401), "a.go: has 401 lines"},
		{"file", "a.go", longFiles, "package p" + strings.Repeat("\n", 400), ""},
		{"long function", "core/x/a.go", longFunctions, "package p\nfunc f() {" + strings.Repeat("\n", 60) + "}", "core/x/a.go:2: f has 61 lines"},
		{"function", "core/x/a.go", longFunctions, "package p\nfunc f() {" + strings.Repeat("\n", 59) + "}", ""},
		{"elsewhere", "wasm/a.go", longFunctions, "package p\nfunc f() {" + strings.Repeat("\n", 60) + "}", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			files := fstest.MapFS{c.file: {Data: []byte(c.text)}, "tests/out/x.go": {Data: []byte("nothing")}}
			lines, err := eachFile(files, c.look)
			if err != nil {
				t.Fatal(err)
			}
			expect(t, lines, c.want)
		})
	}
}

// The product is made by tools/, and tests/ holds what looks at it from outside: nothing in
// tools/dev that makes the product runs anything of tests/.
func TestTestsMakeNothing(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "tools", "dev", "build.go"))
	if err != nil {
		t.Fatal(err)
	}
	complain(t, makesWithTests(string(text)))
	for _, name := range []string{"build", "serve", "dist", "size"} {
		if !strings.Contains(string(text), "\nfunc (j job) "+name+"(") {
			t.Errorf("tools/dev/build.go has no %s", name)
		}
	}
	expect(t, makesWithTests(`j.run("go", "run", "./tests/x")`), "runs ./tests/x")
	expect(t, makesWithTests(`j.run("go", "run", "./tools/x")`), "")
}

var testProgram = regexp.MustCompile(`\./tests/[\w/.]+`)

// makesWithTests lists what of tests/ a source that makes the product names.
func makesWithTests(source string) (lines []string) {
	for _, name := range testProgram.FindAllString(source, -1) {
		lines = append(lines, "tools/dev/build.go runs "+name)
	}
	return lines
}

// Tests in JavaScript compare measured times only with one another, too.
func TestScriptsAssertNoTime(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(root, "tests", "*", "*.mjs"))
	if err != nil || len(files) < 10 {
		t.Fatalf("%d scripts, %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		complain(t, assertedTimes(filepath.Base(file), string(text)))
	}
	expect(t, assertedTimes("a.mjs", "x\nassert.ok(performance.now() - from < 5000, part);"), "a.mjs:2: asserts a time")
	expect(t, assertedTimes("a.mjs", "assert.ok(seconds < LONGEST);"), "a.mjs:1: asserts a time")
	expect(t, assertedTimes("a.mjs", "assert.ok(effort <= times);"), "")
}

var assertedTime = regexp.MustCompile(`assert[^\n]*(performance\.now|Date\.now|hrtime|\b(?:milli)?seconds\b)`)

func assertedTimes(name, text string) (lines []string) {
	for i, line := range strings.Split(text, "\n") {
		if assertedTime.MatchString(line) {
			lines = append(lines, name+":"+strconv.Itoa(i+1)+": asserts a time by the clock")
		}
	}
	return lines
}
