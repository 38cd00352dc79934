package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

const source = "package p\n\nfunc one() int {\n\treturn 1\n}\n\nfunc two() int {\n\treturn 2\n}\n\nfunc three() int {\n\treturn 3\n}\n"

// changed returns a patch of one line of the source.
func changed(line, from, to string) string {
	return "--- a/p.go\n+++ b/p.go\n@@ -" + line + " +" + line + " @@\n-\treturn " + from + "\n+\treturn " + to + "\n"
}

func mustRead(t *testing.T, text string) patch {
	t.Helper()
	p, err := readPatch([]byte("Why.\n\n" + text))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestApply applies patches that are each written against the file as it comes,
// in any order and with one left out.
func TestApply(t *testing.T) {
	longer := mustRead(t, "--- a/p.go\n+++ b/p.go\n@@ -4 +4,2 @@\n-\treturn 1\n+\tx := 1\n+\treturn x\n")
	three := mustRead(t, changed("12", "3", "30"))
	both := strings.Replace(source, "\treturn 1\n", "\tx := 1\n\treturn x\n", 1)
	both = strings.Replace(both, "return 3", "return 30", 1)
	for _, c := range []struct {
		name    string
		patches []patch
		want    string // or the error
	}{
		{"both", []patch{longer, three}, both},
		{"the other order", []patch{three, longer}, both},
		{"one", []patch{three}, strings.Replace(source, "return 3", "return 30", 1)},
		{"none", nil, source},
		{"overlapping", []patch{longer, mustRead(t, changed("4", "1", "10"))}, "overlaps"},
		{"another text", []patch{mustRead(t, changed("8", "1", "10"))}, "conflict"},
		{"another file", []patch{mustRead(t, strings.ReplaceAll(changed("4", "1", "10"), "p.go", "q.go"))}, source},
	} {
		got, err := apply("p.go", []byte(source), c.patches)
		if err != nil {
			got = []byte(err.Error())
		}
		if string(got) != c.want && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s: %s, not %s", c.name, got, c.want)
		}
	}
}

func TestReadPatch(t *testing.T) {
	if p := mustRead(t, changed("4", "1", "2")); p.reason != "Why.\n\n" || len(p.files) != 1 || p.files[0].NewName != "p.go" {
		t.Errorf("read as %+v", p)
	}
	for text, want := range map[string]string{
		changed("4", "1", "2"): "does not say why",
		"Why.\n":               "changes nothing",
		"Why.\n\n--- /dev/null\n+++ b/p.go\n@@ -0,0 +1 @@\n+new\n": "only change the text",
		"Why.\n\n--- a/p.go\n+++ /dev/null\n@@ -1 +0,0 @@\n-old\n": "only change the text",
		"Why.\n\n--- a/p.go\n+++ b/p.go\n@@ -1,9 +1 @@\n-old\n":    "fragment",
	} {
		if _, err := readPatch([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, not %s", text, err, want)
		}
	}
}

// TestOtherVersion says so where go.mod asks for a version without patches.
func TestOtherVersion(t *testing.T) {
	root := fstest.MapFS{"vecty-v0.6.0/a.patch": {Data: []byte("Why.\n\n" + changed("4", "1", "2"))}}
	if list, err := readPatches(root, "vecty-v0.6.0"); err != nil || len(list) != 1 {
		t.Errorf("%d patches, %v", len(list), err)
	}
	if _, err := readPatches(root, "vecty-v9"); err == nil || !strings.Contains(err.Error(), "go.mod asks for vecty-v9") {
		t.Errorf("got %v", err)
	}
}

// TestMissingFile refuses a patch of a file that the module does not have.
func TestMissingFile(t *testing.T) {
	from, to := t.TempDir(), t.TempDir()
	if err := os.WriteFile(filepath.Join(from, "p.go"), []byte(source), 0o644); err != nil {
		t.Fatal(err)
	}
	patches := []patch{mustRead(t, changed("4", "1", "10"))}
	if err := copyModule(from, to, patches); err != nil {
		t.Error(err)
	}
	if text, err := os.ReadFile(filepath.Join(to, "p.go")); err != nil || !strings.Contains(string(text), "return 10") {
		t.Errorf("%s, %v", text, err)
	}
	patches = append(patches, mustRead(t, strings.ReplaceAll(changed("4", "1", "10"), "p.go", "q.go")))
	if err := copyModule(from, to, patches); err == nil || !strings.Contains(err.Error(), "q.go, which is not there") {
		t.Errorf("got %v", err)
	}
}

// TestWritten writes the modules of the program: each file that a patch changes is another one
// than it was, and no other is.
func TestWritten(t *testing.T) {
	t.Chdir("../..")
	const dir = "tests/out/modpatch-test"
	t.Cleanup(func() { os.RemoveAll(dir) })
	if err := write(dir); err != nil {
		t.Fatal(err)
	}
	for _, p := range patched {
		m, err := download(p.path)
		if err != nil {
			t.Fatal(err)
		}
		name := p.name + "-" + m.Version
		patches, err := readPatches(os.DirFS(here), name)
		if err != nil {
			t.Fatal(err)
		}
		changed := changedFiles(patches)
		for _, file := range compiled(t, filepath.Join(dir, name)) {
			text, err := os.ReadFile(filepath.Join(dir, name, file))
			was, errWas := os.ReadFile(filepath.Join(m.Dir, file))
			if err != nil || errWas != nil || (string(text) != string(was)) != changed[file] {
				t.Errorf("%s of %s: %v, %v; a patch changes it: %v", file, name, err, errWas, changed[file])
			}
		}
	}
	text, err := os.ReadFile(filepath.Join(dir, "go.mod"))
	if want := "\nreplace github.com/hexops/vecty => ./" + dir + "/vecty-v0.6.0\n"; err != nil || !strings.Contains(string(text), want) {
		t.Errorf("go.mod lacks %q: %v", want, err)
	}
}

// compiled lists the files below a directory.
func compiled(t *testing.T, dir string) (names []string) {
	t.Helper()
	err := filepath.WalkDir(dir, func(file string, e os.DirEntry, err error) error {
		if err == nil && !e.IsDir() {
			name, _ := filepath.Rel(dir, file)
			names = append(names, filepath.ToSlash(name))
		}
		return err
	})
	if err != nil || len(names) < 2 {
		t.Fatalf("%d files, %v", len(names), err)
	}
	return names
}

// TestFlags says the flags as GOFLAGS takes them.
func TestFlags(t *testing.T) {
	if got := quoted(flags("tests/out/m")); !strings.HasPrefix(got, "'-modfile=tests/out/m/go.mod' '-gcflags=uriplayground/web/...=-l' ") {
		t.Error(got)
	}
}
