package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"uriplayground/tools/wasmtest"
)

const source = "package p\n\nfunc one() int {\n\treturn 1\n}\n\nfunc two() int {\n\treturn 2\n}\n\nfunc three() int {\n\treturn 3\n}\n"

// changed is a patch of one line of the source.
func changed(line, from, to string) string {
	return "--- a/p.go\n+++ b/p.go\n@@ -" + line + " +" + line + " @@\n-\treturn " + from + "\n+\treturn " + to + "\n"
}

func mustRead(t *testing.T, text string) patch {
	t.Helper()
	p, err := readPatch("name", []byte("Why.\n\n"+text))
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
		if _, err := readPatch("name", []byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, not %s", text, err, want)
		}
	}
}

// TestPinned refuses a file that is not the one the patches are for.
func TestPinned(t *testing.T) {
	dir := t.TempDir()
	here := tree{name: "go1.0", origin: dir, patches: []patch{mustRead(t, changed("4", "1", "10"))}, sums: map[string]string{"p.go": hash([]byte(source))}}
	if err := writeFile(filepath.Join(dir, "p.go"), []byte(source)); err != nil {
		t.Fatal(err)
	}
	if files, err := here.patched(); err != nil || !strings.Contains(string(files["p.go"]), "return 10") {
		t.Errorf("%s, %v", files["p.go"], err)
	}
	if err := writeFile(filepath.Join(dir, "p.go"), []byte(source+"\n// One more line.\n")); err != nil {
		t.Fatal(err)
	}
	if _, err := here.patched(); err == nil || !strings.Contains(err.Error(), "SHA-256") {
		t.Errorf("another file is taken: %v", err)
	}
}

// TestOtherVersion says what to do with another Go.
func TestOtherVersion(t *testing.T) {
	root := fstest.MapFS{"go1.2.3/a.patch": {}, "main.go": {}}
	if err := checkVersion(root, "go1.2.3"); err != nil {
		t.Error(err)
	}
	err := checkVersion(root, "go1.2.4")
	if err == nil || !strings.Contains(err.Error(), "this is go1.2.4") || !strings.Contains(err.Error(), "GOTOOLCHAIN=go1.2.3") {
		t.Errorf("got %v", err)
	}
	if err := (&tree{name: "vecty-v9"}).read(root); err == nil || !strings.Contains(err.Error(), "no patches in tools/goruntime/vecty-v9") {
		t.Errorf("got %v", err)
	}
}

// TestWritten writes everything with the Go that runs the tests, twice: the files
// are the same, each pinned file is changed, and only the overlay names where they are.
func TestWritten(t *testing.T) {
	t.Chdir("../..")
	trees, err := findTrees(os.DirFS(here))
	if err != nil {
		t.Fatal(err)
	}
	for _, tree := range trees {
		files := tree.files()
		if len(files) != len(tree.sums) {
			t.Errorf("%s: %d files are changed, %d pinned", tree.name, len(files), len(tree.sums))
		}
		changed, err := tree.patched()
		if err != nil {
			t.Fatal(err)
		}
		for name, text := range changed {
			if hash(text) == tree.sums[name] {
				t.Errorf("%s of %s is as it was", name, tree.name)
			}
		}
	}
	var written [2]map[string]string
	for i := range written {
		dir := t.TempDir()
		if err := write(dir, trees); err != nil {
			t.Fatal(err)
		}
		written[i] = readTree(t, dir)
	}
	for name, text := range written[0] {
		if other := written[1][name]; other != text {
			t.Errorf("%s is written in two ways", name)
		}
	}
	if _, err := leaveOut(trees, "tracer,unknown"); err == nil || !strings.Contains(err.Error(), `"unknown"`) {
		t.Errorf("an unknown patch is left out: %v", err)
	}
	if left, err := leaveOut(trees, "tracer"); err != nil || len(left[0].patches) != len(trees[0].patches)-1 {
		t.Errorf("the tracer is not left out: %v", err)
	}
}

// TestCollector runs a program that is compiled and optimized as the product is: pointers move
// while the collector runs, goroutines wait, and more is kept than the memory limit allows.
func TestCollector(t *testing.T) {
	t.Chdir("../..")
	trees, err := findTrees(os.DirFS(here))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := write(dir, trees); err != nil {
		t.Fatal(err)
	}
	const program = "./tools/goruntime/testdata/collector"
	file := filepath.Join(dir, "collector.wasm")
	if _, err := compile(dir, file, program, experiment); err != nil {
		t.Fatal(err)
	}
	said := func() []string { return strings.Split(strings.TrimSpace(wasmtest.Node(t, file)), "\n") }
	got := said()
	if len(got) != 3 || got[0] != "kept" || got[1] != "in order" {
		t.Fatalf("with the patches: %q", got)
	}
	if runs, err := strconv.Atoi(got[2]); err != nil || runs < 8 || runs > 80 {
		t.Errorf("four times as much as the limit takes %s collections, not about 17", got[2])
	}

	// Without the patches and write barriers something is lost, so the program sees it.
	c := exec.Command("go", "build", "-trimpath", "-gcflags=-wb=false", "-o", file, program)
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if text, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if got := said(); len(got) != 1 || got[0] != "lost" {
		t.Errorf("without the patches and write barriers: %q", got)
	}
	left, err := leaveOut(trees, "stop-the-world")
	if err != nil {
		t.Fatal(err)
	}
	flags, err := compilerFlags(left)
	if err != nil || strings.Contains(quoted(flags), "-wb") {
		t.Errorf("without the patch, the flags are %q, %v", flags, err)
	}
}

// readTree returns the files below a directory, with a word in the place of its name.
func readTree(t *testing.T, dir string) map[string]string {
	t.Helper()
	root, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	within, err := filepath.Rel(root, dir)
	if err != nil {
		t.Fatal(err)
	}
	names := strings.NewReplacer(dir, "DIRECTORY", within, "DIRECTORY")
	files := map[string]string{}
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
