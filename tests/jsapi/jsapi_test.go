// Package jsapi tests what playground.js offers to JavaScript, in Node, with the
// program that ./build.sh build has put into static/gen, which is the one that ships.
package jsapi

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"

	"uriplayground/tools/facts"
)

// root is the module's root.
const root = "../.."

// TestAPI runs each script in a process of its own, beside a copy of the site; the longest
// begins first.
func TestAPI(t *testing.T) {
	t.Parallel() // or the tests after it would wait for all of it
	node := findNode(t)
	site := buildSite(t)
	for _, script := range []string{
		"largeoperations", "largelinks", "exchange", "answers", "vectors", "operations", "explain", "picture", "sites", "sitescan", "schemes", "rfc1630", "declared", "arguments", "loading", "hostile", "restart", "large", "links", "formats", "yaml", "css", "expansion", "importmaps", "xmlbase", "threads", "moves", "fixes", "documents", "mapped",
	} {
		t.Run(script, func(t *testing.T) {
			t.Parallel()
			run(t, node, site, script)
		})
	}
}

// The published site loads in Node, which needs no name of a file with a hash in it.
func TestPublishedSiteInNode(t *testing.T) {
	t.Parallel()
	site := buildSite(t)
	publish := exec.Command("go", "run", "./tools/dist", "-plain", "-out", filepath.Join(site, "dist"), "-version", "0.0.1")
	publish.Dir = root
	if output, err := publish.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	run(t, findNode(t), site, "published")
}

// TestReaderIsLinear reads sources made to take long. URI_FUZZ_SECONDS says for how
// long it looks for others, from another seed each time.
func TestReaderIsLinear(t *testing.T) {
	t.Parallel()
	run(t, findNode(t), buildSite(t), "growth")
}

// TestURLStandardAtRandom compares random pairs with this Node's new URL.
// URI_FUZZ_PAIRS says how many, from another seed each time.
func TestURLStandardAtRandom(t *testing.T) {
	t.Parallel()
	run(t, findNode(t), buildSite(t), "urlrandom")
}

// TestMarkdownIsCommonMark compares with the reference implementation.
func TestMarkdownIsCommonMark(t *testing.T) {
	t.Parallel()
	if _, err := os.Stat(filepath.Join(root, "tools", "vendor", "node_modules", "commonmark")); err != nil {
		t.Skip("npm ci --prefix tools/vendor has not run; ./build.sh test runs it")
	}
	run(t, findNode(t), buildSite(t), "commonmark")
}

func findNode(t *testing.T) string {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatal("this test needs Node.js 20 or later: install it (Debian: apt-get install nodejs)")
	}
	return node
}

// buildSite copies the built site, beside a program that ends, and a package.json, so
// that Node takes the site's scripts for modules.
func buildSite(t *testing.T) string {
	t.Helper()
	static := filepath.Join(root, "static")
	if _, err := os.Stat(filepath.Join(static, "gen", "playground.wasm")); err != nil {
		t.Fatalf("the site is not built; run ./build.sh build first (%v)", err)
	}
	site := t.TempDir()
	if err := os.CopyFS(site, os.DirFS(static)); err != nil {
		t.Fatal(err)
	}
	program, err := ends()
	if err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(site, "ends.wasm"), program)
	write(t, filepath.Join(site, "package.json"), []byte(`{"type":"module"}`))
	declarations := filepath.Join(site, "playground.d.ts")
	write(t, declarations, facts.Declare(read(t, declarations)))
	return site
}

// ends is the program that ends, compiled once for all sites as plain "go build" does.
var ends = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "ends-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	out := filepath.Join(dir, "ends.wasm")
	cmd := exec.Command("go", "build", "-o", out, "./tests/jsapi/testdata/ends")
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if text, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go build: %w\n%s", err, text)
	}
	return os.ReadFile(out)
})

// result is a line that a script prints for each of its checks.
type result struct{ Name, Error string }

// run reports each check of the script as a test.
func run(t *testing.T, node, site, script string) {
	file, err := filepath.Abs(script + ".mjs")
	if err != nil {
		t.Fatal(err)
	}
	vectors, err := filepath.Abs(filepath.Join(root, "internal", "vectors"))
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(node, file, site, vectors)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	stdout, err := cmd.Output()
	checks := 0
	for line := range bytes.Lines(stdout) {
		var r result
		if json.Unmarshal(line, &r) != nil {
			t.Logf("%s", line)
			continue
		}
		checks++
		t.Run(r.Name, func(t *testing.T) {
			if r.Error != "" {
				t.Error(r.Error)
			}
		})
	}
	if err != nil || checks == 0 {
		t.Fatalf("%s: %v after %d checks\n%s", script, err, checks, stderr.Bytes())
	}
}

func read(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func write(t *testing.T, name string, data []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, data, 0o644); err != nil {
		t.Fatal(err)
	}
}
