package npm

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

const installed = work + "/node_modules/uri-playground"

func read(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(installed, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// The line for pages without a bundler loads the element from cdn/, whose site its link opens; and the
// files that describe the element have the attributes that it observes.
func TestWithoutBundler(t *testing.T) {
	t.Parallel()
	line := regexp.MustCompile("(?s)```html\n(<script .*?)\n```").FindStringSubmatch(read(t, "README.md"))
	if line == nil {
		t.Fatal("README.md has no line for pages")
	}
	const from, at = "…/uri-playground@0.1.0/", "/at/"
	page := strings.Replace(line[1], from, at, 1)
	mux := http.NewServeMux()
	mux.Handle(at, http.StripPrefix(at, http.FileServer(http.Dir(installed))))
	mux.HandleFunc("/{$}", func(w http.ResponseWriter, _ *http.Request) {
		io.WriteString(w, `<!doctype html><title>…</title><link rel=icon href=data:,>`+page+`<uri-playground base="http://a/b/c/d;p?q" ref="../../g" loading=eager>A fallback.</uri-playground>`)
	})
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	tab := newTab(t)
	open(t, tab, s.URL, `document.querySelector("uri-playground").matches(":state(ready)")`)
	observed, err := chromedp.Run(tab, chromedp.Evaluate[[]string](`customElements.get("uri-playground").observedAttributes`))
	if err != nil {
		t.Fatal(err)
	}
	observed = append(observed, "heading-level", "headingLevel", "headinglevel") // read when it starts
	for file, names := range map[string][]string{
		"custom-elements.json":         names(t, "custom-elements.json", "modules", "0", "declarations", "0", "attributes"),
		"web-types.json":               names(t, "web-types.json", "contributions", "html", "elements", "0", "attributes"),
		"vscode.html-custom-data.json": names(t, "vscode.html-custom-data.json", "tags", "0", "attributes"),
		"types/index.d.ts":             append(typedNames(t), "lang"), // which each element has
	} {
		known := map[string]bool{}
		for _, name := range names {
			known[strings.ToLower(strings.ReplaceAll(name, "-", ""))] = true
			if !slices.Contains(observed, name) {
				t.Errorf("%s has %s, which the element does not observe", file, name)
			}
		}
		for _, name := range observed {
			if !known[strings.ToLower(strings.ReplaceAll(name, "-", ""))] {
				t.Errorf("%s lacks %s", file, name)
			}
		}
	}
	link, err := chromedp.Run(tab, chromedp.Evaluate[string](`document.querySelector("uri-playground").link`))
	if want := s.URL + at + "cdn/#"; err != nil || !strings.HasPrefix(link, want) {
		t.Fatalf("the link is %s, %v, want %s", link, err, want)
	}
	open(t, tab, link, `document.querySelector(".run .text") !== null && document.querySelector("[data-life=running]") !== null`)
}

// names returns the names of the list that stands at a place in a file of JSON.
func names(t *testing.T, file string, place ...string) (list []string) {
	t.Helper()
	var at any
	if err := json.Unmarshal([]byte(read(t, file)), &at); err != nil {
		t.Fatal(file, err)
	}
	for _, key := range place {
		switch value := at.(type) {
		case map[string]any:
			at = value[key]
		case []any:
			at = value[0]
		}
	}
	entries, _ := at.([]any)
	for _, entry := range entries {
		e := entry.(map[string]any)
		if e["description"] == "" {
			t.Errorf("%s says nothing of %s", file, e["name"])
		}
		list = append(list, e["name"].(string))
	}
	return list
}

func typedNames(t *testing.T) (list []string) {
	t.Helper()
	_, declared, _ := strings.Cut(read(t, "types/index.d.ts"), "interface UriPlaygroundAttributes {")
	declared, _, _ = strings.Cut(declared, "\n}")
	for _, m := range regexp.MustCompile(`(?m)^  "([^"]+)"\?:`).FindAllStringSubmatch(declared, -1) {
		list = append(list, m[1])
	}
	return list
}

// The file is small, the same each time, and has no copies of what it holds; all that the manifest
// names is in it, and the licenses of all that it consists of.
func TestFile(t *testing.T) {
	t.Parallel()
	first, err := os.ReadFile(filepath.Join(work, "uri-playground.tgz"))
	if err != nil {
		t.Fatal(err)
	}
	if len(first) > 2_000_000 {
		t.Errorf("it has %d bytes", len(first))
	}
	again := filepath.Join(t.TempDir(), "again.tar")
	if err := pack(again); err != nil {
		t.Fatal(err)
	}
	z, err := gzip.NewReader(bytes.NewReader(first))
	if err != nil {
		t.Fatal(err)
	}
	unpacked, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	if second, err := os.ReadFile(again); err != nil || !bytes.Equal(unpacked, second) {
		t.Errorf("another run gives another file, %v", err)
	}
	if err := filepath.WalkDir(installed, func(name string, _ fs.DirEntry, err error) error {
		if slices.Contains([]string{".br", ".gz", ".map"}, filepath.Ext(name)) {
			t.Errorf("it has %s", name)
		}
		return err
	}); err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`": "\./([^"*]+)"`).FindAllStringSubmatch(read(t, "package.json"), -1) {
		read(t, m[1])
	}
	for file, want := range map[string]string{"LICENSE": "MIT License", "licenses.txt": "The Go runtime", "llms.txt": "\n> ", "cdn/licenses.txt": "The Go runtime"} {
		if !strings.Contains(read(t, file), want) {
			t.Errorf("%s lacks %q", file, want)
		}
	}
}
