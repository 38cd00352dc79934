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
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"uriplayground/core/links"
	"uriplayground/core/places"
	"uriplayground/web/inputs"
	"uriplayground/web/model"
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
		"largeoperations", "largelinks", "answers", "vectors", "operations", "explain", "sites", "sitescan", "schemes", "rfc1630", "declared", "arguments", "loading", "hostile", "restart", "large", "links", "formats", "yaml", "css", "expansion", "importmaps", "xmlbase", "threads", "moves", "fixes", "documents", "mapped",
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

// The hosts that site() knows are those of core/places.
func TestHostsAgree(t *testing.T) {
	var ids []string
	for _, h := range places.Hosts() {
		ids = append(ids, `"`+h.ID+`"`)
	}
	for file, list := range map[string]string{"loader.js": strings.Join(ids, ", "), "playground.d.ts": "host?: " + strings.Join(ids, " | ")} {
		if !strings.Contains(string(read(t, filepath.Join(root, "static", file))), list) {
			t.Errorf("%s does not have %s", file, list)
		}
	}
}

// quoted finds the quoted words of a list.
var quoted = regexp.MustCompile(`"([a-z0-9-]+)"`)

// listIn returns the words of the list that stands in a file after begin, up to end.
func listIn(t *testing.T, file, begin, end string) (words []string) {
	t.Helper()
	_, rest, found := strings.Cut(string(read(t, filepath.Join(root, "static", file))), begin)
	list, _, ends := strings.Cut(rest, end)
	if !found || !ends {
		t.Fatalf("%s has no %s … %s", file, begin, end)
	}
	for _, m := range quoted.FindAllStringSubmatch(list, -1) {
		words = append(words, m[1])
	}
	return words
}

// TestFormatsAgree compares the places that list the formats of a source.
func TestFormatsAgree(t *testing.T) {
	all := model.SourceFormats()
	var offered []string
	for _, row := range inputs.LinkPanel() {
		for _, field := range row.Fields {
			for _, choice := range field.Choices {
				if field.Name == "format" {
					offered = append(offered, choice.Value)
				}
			}
		}
	}
	for name, list := range map[string][]string{
		"loader.js":       listIn(t, "loader.js", "format: oneOf(", ")"),
		"playground.d.ts": append(listIn(t, "playground.d.ts", "export type LinksFormat =", ";"), "auto"),
		"linkscan.js":     append(listIn(t, "linkscan.js", "export const DATA = [", "]"), "auto", "html", "markdown", "css", "csv", "text"),
		"web/inputs":      offered,
	} {
		if got, want := slices.Sorted(slices.Values(list)), slices.Sorted(slices.Values(all)); !slices.Equal(got, want) {
			t.Errorf("%s has %q, want %q", name, got, want)
		}
	}
}

// TestFirstWordsAgree compares the views for which the loader fetches the first part of the
// words with those that it is enough for.
func TestFirstWordsAgree(t *testing.T) {
	want := []string{"rfc3986"}
	for _, view := range model.ViewNames() {
		s := model.Initial("en")
		if s.View = view; s.SpeaksFirst() {
			want = append(want, view)
		}
	}
	if got := slices.Sorted(slices.Values(listIn(t, "loader.js", "const FIRST = [", "]"))); !slices.Equal(got, slices.Sorted(slices.Values(want))) {
		t.Errorf("loader.js has %q, want %q", got, want)
	}
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
	return site
}

// linkscan.js numbers the contexts of links as the core does, and names what is cut.
func TestContextsAgree(t *testing.T) {
	for name, want := range map[string][]string{"contexts.js": links.Contexts(), "result.js": links.Cuts(), "bases.js": links.BaseNames()} {
		var names []string
		source := regexp.MustCompile(`(?s)export const [A-Z]+ = \[.*?\]`).Find(read(t, filepath.Join(root, "static", "linkscan", name)))
		for _, m := range regexp.MustCompile(`"([^"]+)"`).FindAllSubmatch(source, -1) {
			names = append(names, string(m[1]))
		}
		if !slices.Equal(names, want) {
			t.Errorf("static/linkscan/%s has %q, core/links %q", name, names, want)
		}
	}
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
