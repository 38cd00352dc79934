package browser

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"

	"uriplayground/tools/site"
)

// A published site works under a sub-path of another origin. The entry of a
// version fetches hashed names only, its sum holds, and no third server is asked
// for anything.
func TestPinnedEntryOnAnotherOrigin(t *testing.T) {
	dist := filepath.Join(t.TempDir(), "dist")
	cmd := exec.Command("go", "run", "./tools/dist", "-plain", "-version", "9.8.7", "-out", dist)
	cmd.Dir = "../.."
	if text, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	files, err := site.Dir(dist)
	if err != nil {
		t.Fatal(err)
	}
	var asked sync.Map
	s := httptest.NewServer(http.StripPrefix("/some/where", http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked.Store(r.URL.Path, true)
		files.ServeHTTP(w, r)
	})))
	defer s.Close()
	sums, err := os.ReadFile(filepath.Join(dist, "integrity.json"))
	if err != nil {
		t.Fatal(err)
	}
	sum := regexp.MustCompile(`"playground-9\.8\.7\.js": "([^"]+)"`).FindSubmatch(sums)
	if sum == nil {
		t.Fatalf("no sum in %s", sums)
	}
	p := newTab(t)
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": fmt.Sprintf(
		`<script type=module crossorigin src="%s/some/where/playground-9.8.7.js" integrity="%s"></script><body>%s`, s.URL, sum[1], one)}) + "/"))
	p.record()
	p.alive("e")
	if got := eval[string](p, `target()`); got != "http://a/g" {
		t.Errorf("got %q", got)
	}
	third := eval[[]string](p, fmt.Sprintf(`performance.getEntriesByType("resource").map(r => r.name).filter(n => !n.startsWith(%q) && !n.startsWith(location.origin) && !n.startsWith("data:"))`, s.URL))
	t.Logf("FIGURE requests to third parties: %d", len(third))
	if len(third) > 0 {
		t.Errorf("third parties: %v", third)
	}
	asked.Range(func(path, _ any) bool {
		name := strings.TrimPrefix(path.(string), "/")
		if name != "playground-9.8.7.js" && !site.Hashed(name) {
			t.Errorf("fetched %s, which may change", name)
		}
		return true
	})
}
