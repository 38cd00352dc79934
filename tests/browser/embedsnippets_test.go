package browser

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// The line of one version names it with its hash, by which the browser takes it.
func TestPinnedLine(t *testing.T) {
	t.Parallel()
	maker := openEmbedding(t, "/embedding.html")
	maker.snippet("pinned")
	maker.wait("the hash is there", `document.getElementById("code").textContent.includes("sha256-")`)
	code := eval[string](maker, embedCode)
	var sums map[string]string
	data, err := os.ReadFile(filepath.Join(siteDir, "integrity.json"))
	if err == nil {
		err = json.Unmarshal(data, &sums)
	}
	if err != nil {
		t.Fatal(err)
	}
	src := regexp.MustCompile(`<script type="module" src="([^"]*)/(playground-[\d.]+\.js)" integrity="([^"]*)"`).FindStringSubmatch(code)
	if src == nil || src[1] != server.URL || src[3] != sums[src[2]] {
		t.Fatalf("the code names %q:\n%s", src, code)
	}
	p := newTab(t)
	p.watchRequests()
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": `<!doctype html><html lang=en><head><title>T</title></head><body>` + code}) + "/"))
	p.waitTarget(firstTarget)
	for _, address := range p.requested() {
		if strings.HasSuffix(address, "/playground.js") {
			t.Errorf("the page asks for %s", address)
		}
	}
}

func save(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
