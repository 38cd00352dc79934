package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestChanges makes each kind of change, and each kind of refusal.
func TestChanges(t *testing.T) {
	const source = "package p\n\nimport (\n\t\"fmt\"\n\t\"os\"\n)\n\nfunc one() int {\n\tfmt.Println(1)\n\treturn 1\n}\n\nfunc two() {}\n\nfunc three() { os.Exit(one()) }\n"
	for _, c := range []struct {
		name    string
		change  change
		want    string // in the result
		without string // not in the result
		err     string
	}{
		{"body", body("func one() int", "return 2"), "func one() int {\n\treturn 2\n}\n", "fmt", ""},
		{"body of one line", body("func three()", "two()"), "func three() {\n\ttwo()\n}\n", "os", ""},
		{"empty body", body("func two()", "one()"), "func two() {\n\tone()\n}\n", "", ""},
		{"another signature", body("func one() int64", "return 2"), "", "", `"func one() int64" is there 0 times, not once`},
		{"text", text("Println(1)", "Println(2)"), "fmt.Println(2)", "Println(1)", ""},
		{"no text", text("Println(3)", ""), "", "", `"Println(3)" is there 0 times, not 1`},
		{"text too often", text("func ", ""), "", "", `"func " is there 3 times, not 1`},
		{"cut", cut("\tfmt", "\treturn", ""), "int {\n\treturn 1\n}\n", "fmt", ""},
		{"no cut", cut("two", "one() int", ""), "", "", `"two" with "one() int" behind it is not there once`},
		{"settled", settled{"one()", "1"}.change, "func one() int {\n\tfmt.Println(1)\n\treturn 1\n}\n\nfunc two() {}\n\nfunc three() { os.Exit(1) }\n", "", ""},
		{"no Go any more", text("package p", ""), "", "", "expected 'package'"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := file{"p", "p.go", []change{c.change}}.change(source)
			if c.err != "" {
				if err == nil || !strings.Contains(err.Error(), c.err) {
					t.Fatalf("the error is %v, not %s", err, c.err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(got, c.want) {
				t.Errorf("%q is not in\n%s", c.want, got)
			}
			if c.without != "" && strings.Contains(got, c.without) {
				t.Errorf("%q is in\n%s", c.without, got)
			}
		})
	}
}

// TestSettledIsNotDeclared leaves declarations and addresses alone.
func TestSettledIsNotDeclared(t *testing.T) {
	got, err := settled{"debug.a", "0"}.change("&debug.a debug.ab debug.a xdebug.a")
	if want := "&debug.a debug.ab 0 xdebug.a"; err != nil || got != want {
		t.Errorf("%q, %v; not %q", got, err, want)
	}
}

func TestQuiet(t *testing.T) {
	const source = "package p\n\nfunc f(x int) {\n\tif x > 0 {\n\t\tprintln(\"a\",\n\t\t\tx)\n\t}\n\tprint(x)\n\tpanic(\"print\")\n}\n"
	const want = "package p\n\nfunc f(x int) {\n\tif x > 0 {\n\t\tif false { println(\"a\",\n\t\t\tx) }\n\t}\n\tif false { print(x) }\n\tpanic(\"print\")\n}\n"
	if got, err := quiet(source); err != nil || got != want {
		t.Errorf("%s, %v; not\n%s", got, err, want)
	}
}

// TestRuntime makes all changes with the Go that runs the tests, twice: the files
// are the same, and nothing of them names where they are but the overlay.
func TestRuntime(t *testing.T) {
	t.Chdir("../..")
	var written [2]map[string]string
	for i := range written {
		dir := t.TempDir()
		if err := run(dir); err != nil {
			t.Fatal(err)
		}
		written[i] = read(t, dir)
	}
	if len(written[0]) < 20 {
		t.Errorf("only %d files were written", len(written[0]))
	}
	for name, text := range written[0] {
		if other := written[1][name]; other != text {
			t.Errorf("%s is written in two ways", name)
		}
	}
}

// read is what stands below a directory, with a word in the place of its name.
func read(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := map[string]string{}
	root, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	within, err := filepath.Rel(root, dir)
	if err != nil {
		t.Fatal(err)
	}
	names := strings.NewReplacer(dir, "DIRECTORY", within, "DIRECTORY")
	err = filepath.WalkDir(dir, func(name string, e os.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		data, err := os.ReadFile(name)
		relative, _ := filepath.Rel(dir, name)
		files[relative] = names.Replace(string(data))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}
