package browser

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	cdpnetwork "github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"uriplayground/tests/chromium"
	"uriplayground/tools/hosting"
	"uriplayground/tools/pages"
	"uriplayground/web/locales"
)

// switchServer serves one directory after another under the same address.
type switchServer struct {
	t *testing.T
	*httptest.Server
	mu      sync.Mutex
	handler http.Handler
}

func newSwitchServer(t *testing.T, dir string) *switchServer {
	h := &switchServer{t: t}
	h.serve(dir)
	h.Server = serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h.mu.Lock()
		handler := h.handler
		h.mu.Unlock()
		handler.ServeHTTP(w, r)
	}))
	return h
}

func (h *switchServer) serve(dir string) {
	h.t.Helper()
	handler, err := hosting.Dir(dir)
	if err != nil {
		h.t.Fatal(err)
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.handler = handler
}

// published returns the complete site under a version, whose style sheet holds the
// mark.
func published(t *testing.T, version, mark string) string {
	t.Helper()
	dir := t.TempDir()
	static, out := filepath.Join(dir, "static"), filepath.Join(dir, "dist")
	if err := os.CopyFS(static, os.DirFS(sourceDir)); err != nil {
		t.Fatal(err)
	}
	sheet, err := os.OpenFile(filepath.Join(static, "site.css"), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer sheet.Close()
	if _, err := sheet.WriteString("html { --mark: " + mark + "; }\n"); err != nil {
		t.Fatal(err)
	}
	if err := chromium.Publish(static, out, version); err != nil {
		t.Fatal(err)
	}
	return out
}

// waitCached waits until the site is cached for visits without a network.
func (p *page) waitCached() {
	p.t.Helper()
	p.wait("the playground runs", running)
	p.wait("the site is kept", siteKept)
}

// siteKept holds once a worker has the whole site. It answers at once, as a promise for such a
// worker does not, so that whoever waits for it can ask the browser to draw meanwhile.
const siteKept = `navigator.serviceWorker.getRegistration().then((registration) => Boolean(registration?.active))`

// The second visit needs no server, in either language, and nor does a
// permalink.
func TestSecondVisitWithoutServer(t *testing.T) {
	t.Parallel()
	h := newSwitchServer(t, published(t, "1.0.0", "one"))
	p := newTabWithServiceWorker(t)
	p.do(chromedp.Navigate(h.URL + "/"))
	p.waitCached()
	h.Close()
	for _, path := range []string{"/", "/?from=elsewhere", "/fr/", "/index.html", "/#v=1&base=http://h/x/y&ref=../z"} {
		p.do(chromedp.Navigate("about:blank"), chromedp.Navigate(h.URL+path))
		p.wait("it runs without a server", running)
		p.settle()
		want := map[bool]string{true: "http://h/z", false: firstTarget}[strings.Contains(path, "#")]
		p.wantTarget(want)
	}
	if policy := eval[string](p, `fetch("./").then(r => r.headers.get("content-security-policy"))`); !strings.Contains(policy, "require-trusted-types-for") {
		t.Errorf("the kept page has the policy %q", policy)
	}
	p.do(chromedp.Navigate("about:blank"), chromedp.Navigate(h.URL+"/"+fiveSlides+"&at=1"))
	p.wait("a slide is shown", `document.querySelector(".presenting") !== null`)
	eval[bool](p, `(() => { const open = window.open; window.open = (...all) => (window.second = open(...all)); return true; })()`)
	p.keys("n")
	p.wait("so does a presenter view, and hears of it", `window.second?.document.querySelector(".speaker:not(:has(.unheard))") != null`)
	eval[bool](p, `(second.close(), true)`)
	p.allowConsole("ERR_CONNECTION_REFUSED") // the look for a newer version
}

// The cache never hides changes of files under work, and serves them without the
// server all the same.
func TestWorkInProgressIsShown(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(sourceDir)); err != nil {
		t.Fatal(err)
	}
	made, err := pages.All()
	if err != nil {
		t.Fatal(err)
	}
	for name, page := range made {
		save(t, filepath.Join(dir, filepath.FromSlash(name)), string(page))
	}
	h := newSwitchServer(t, dir)
	p := newTabWithServiceWorker(t)
	p.do(chromedp.Navigate(h.URL + "/"))
	p.waitCached()
	p.do(chromedp.Reload())
	p.wait("the worker answers", running+` && navigator.serviceWorker.controller !== null`)
	sheet := filepath.Join(dir, "site.css")
	if err := os.WriteFile(sheet, []byte(".page h1 { letter-spacing: 7px; }"), 0o644); err != nil {
		t.Fatal(err)
	}
	p.do(chromedp.Reload())
	p.wait("the change is shown", running+` && getComputedStyle(document.querySelector("h1")).letterSpacing === "7px"`)
	h.Close()
	p.do(chromedp.Reload())
	p.wait("it runs without a server", running)
	p.allowConsole("ERR_CONNECTION_REFUSED")
}

// Without a network the bar says so, and what works all the same: once to the ear, and to the eye
// where it is pressed. Nothing else moves.
func TestOfflineIsSaidInTheBar(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "fr"} {
		for _, width := range []int{1440, 1280, 1024, 768, 390, 320} {
			p := newTabWithServiceWorker(t)
			p.words = locales.For(lang)
			p.size(width, 720, "light")
			p.do(chromedp.Navigate(server.URL + home(lang)))
			p.waitCached()
			const seen = `document.querySelector(".offline").checkVisibility()`
			top := eval[float64](p, `document.querySelector(".fields").getBoundingClientRect().top`)
			network := func(gone bool) {
				call(p, cdpnetwork.OverrideNetworkState, cdpnetwork.OverrideNetworkStateParams{Offline: gone, DownloadThroughput: -1, UploadThroughput: -1})
				p.wait(fmt.Sprint("offline is said: ", gone), fmt.Sprintf("%s === %v", seen, gone))
			}
			if eval[bool](p, seen) {
				t.Error("it is said with a network")
			}
			network(true)
			said := `document.querySelector("[data-uri=offline-said]").textContent`
			p.wait("it is announced", said+` !== ""`)
			if got, want := eval[string](p, said), p.word("site.offline")+". "+p.word("site.offline.kept"); got != want {
				t.Errorf("%s: said is %q, want %q", lang, got, want)
			}
			if now := eval[float64](p, `document.querySelector(".fields").getBoundingClientRect().top`); now != top {
				t.Errorf("%s, %d: the fields move from %v to %v", lang, width, top, now)
			}
			p.click(".offline summary")
			if cut := eval[string](p, `(() => {
				const r = document.querySelector(".offline > div").getBoundingClientRect();
				return r.height > 20 && r.left >= 0 && r.right <= innerWidth ? "" : JSON.stringify(r);
			})()`); cut != "" {
				t.Errorf("%s, %d: what works is at %s", lang, width, cut)
			}
			p.focus(".offline summary")
			p.keys(kb.Escape)
			p.wait("it is closed", `!document.querySelector(".offline").open`)
			eval[bool](p, `(document.querySelector("[data-uri=offline-said]").textContent = "", true)`)
			network(false)
			network(true)
			p.settle()
			if got := eval[string](p, said); got != "" {
				t.Errorf("%s: it is announced again: %q", lang, got)
			}
		}
	}
}

const notice = `!document.querySelector("[data-uri=update]").hidden`

// fileVersions is what each of some files says that it belongs to, of those that the
// page has loaded.
const fileVersions = `(() => {
	const modules = (name) => Promise.all(performance.getEntriesByType("resource").map((r) => r.name)
		.filter((address) => new RegExp("/" + name + "\\.[0-9a-f]{16}\\.js$").test(address)).map((address) => import(address)));
	return Promise.all([
		modules("build").then((found) => found.map((b) => b.version).join()),
		getComputedStyle(document.documentElement).getPropertyValue("--mark").trim(),
		modules("loader").then((found) => Promise.all(found.map((l) => l.load({ harvest: false }).then((p) => p.version)))),
	]).then((versions) => versions.join(" "));
})()`

// A newer version announces itself, waits until the visitor wants it, and no
// page gets files of two versions: not the one that stays open beside it, and
// not while the newer version is only half there.
func TestNewVersion(t *testing.T) {
	t.Parallel()
	one, two := published(t, "1.0.0", "one"), published(t, "2.0.0", "two")
	h := newSwitchServer(t, one)
	first := newTabWithServiceWorker(t)
	first.do(chromedp.Navigate(h.URL + "/"))
	first.waitCached()
	first.do(chromedp.Reload())
	first.wait("the worker answers", running+` && navigator.serviceWorker.controller !== null`)
	beside := first.beside()
	beside.do(chromedp.Navigate(h.URL + "/fr/"))
	beside.wait("the worker answers", running+` && navigator.serviceWorker.controller !== null`)

	half := published(t, "2.0.0", "two")
	if err := os.Truncate(filepath.Join(half, "icon.svg"), 40); err != nil {
		t.Fatal(err)
	}
	h.serve(half)
	failed := eval[string](first, `navigator.serviceWorker.ready.then(async (registration) => {
		const found = new Promise((done) => registration.addEventListener("updatefound", () => done(registration.installing), { once: true }));
		await registration.update();
		const worker = await found; // which may have failed by now
		return worker.state === "redundant" ? worker.state : new Promise((done) => worker.addEventListener("statechange", () => done(worker.state)));
	})`)
	if failed != "redundant" || eval[bool](first, notice) {
		t.Errorf("a version that is half there is %s", failed)
	}
	first.allowConsole("icon.svg")

	h.serve(two)
	first.write("ref", "kept")
	eval[bool](first, `navigator.serviceWorker.ready.then(r => r.update()).then(() => true)`)
	first.wait("it announces itself", notice)
	first.size(1440, 900, "light")
	first.viewshot("en-update-light-1440")
	first.size(320, 700, "dark")
	first.viewshot("en-update-dark-320")
	for _, p := range []*page{first, beside} {
		if got := eval[string](p, fileVersions); got != "1.0.0 one 1.0.0" {
			t.Errorf("before: %s", got)
		}
	}
	first.wait("the address holds the state", `location.hash.includes("ref=kept")`)
	first.clickAt("[data-uri=update] button")
	first.wait("the newer version runs", running+` && !(`+notice+`) && `+fileVersions+`.then((versions) => versions.startsWith("2.0.0"))`)
	if got := eval[string](first, fileVersions); got != "2.0.0 two 2.0.0" {
		t.Errorf("after: %s", got)
	}
	first.wantTarget(firstBase + "kept")
	beside.wait("the other page learns of it", notice)
	if got := eval[string](beside, fileVersions); got != "1.0.0 one 1.0.0" {
		t.Errorf("the page beside it: %s", got)
	}
	beside.do(chromedp.Reload())
	beside.wait("it runs again", running)
	if got := eval[string](beside, fileVersions); got != "2.0.0 two 2.0.0" {
		t.Errorf("the page beside it, reloaded: %s", got)
	}
	beside.do(chromedp.Reload())
	beside.wait("the earlier version is given up", `caches.keys().then(keys => keys.length === 1)`)
}
