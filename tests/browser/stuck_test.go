package browser

import (
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"uriplayground/web/locales"

	"github.com/chromedp/chromedp"
)

// timePasses lets the time pass after which the page says that its script did not start.
const timePasses = `(document.getAnimations().forEach((animation) => animation.finish()), true)`

// stuckSeen holds if the page says that its script did not start.
const stuckSeen = `document.querySelector(".stuck").checkVisibility({ visibilityProperty: true })`

// Where the script of a page does not start, so that no script can say so, the page
// says it, and does not say for ever that it is loading.
func TestPageWithoutItsScript(t *testing.T) {
	t.Parallel()
	script := func(pattern string) string { return "/" + hashedFile(t, siteDir, pattern) }
	for _, c := range []struct{ path, lang, missing string }{
		{"/", "en", script("boot.*.js")},
		{"/fr/", "fr", script("boot.*.js")},
		{"/embedding.html", "en", script("embedding.*.js")},
		{"/embed.html", "en", ".js"},
	} {
		s := brokenSite(t, c.missing, http.NotFound)
		p := newTab(t)
		p.do(chromedp.Navigate(s.URL + c.path))
		p.wantStuck(c.path, c.lang)
	}
}

// A page that is opened as a file says that it needs a server: browsers load no
// modules there.
func TestPageAsFile(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"index.html", "embed.html"} {
		p := newTab(t)
		p.do(chromedp.Navigate("file://" + filepath.ToSlash(filepath.Join(siteDir, name))))
		if p.eventuallyFailed() {
			continue // a script ran, and says what is missing
		}
		p.wantStuck(name, "en")
	}
}

// eventuallyFailed reports whether a script of the page has said what is missing.
func (p *page) eventuallyFailed() bool {
	p.t.Helper()
	p.settle()
	failed := eval[bool](p, `document.querySelector("[data-uri=failed]").checkVisibility() && !document.querySelector(".loading:not(.done)")`)
	if failed {
		p.allowConsole("origin 'null'", "ERR_FAILED", "file:")
	}
	return failed
}

func (p *page) wantStuck(page, lang string) {
	p.t.Helper()
	p.settle()
	eval[bool](p, timePasses)
	said := eval[string](p, `document.querySelector(".stuck").textContent`)
	if !eval[bool](p, stuckSeen) || said != locales.For(lang).Get("page.stuck") {
		p.t.Errorf("%s does not say that its script is missing, but has %q", page, said)
	}
	if eval[bool](p, `document.querySelector(".loading")?.checkVisibility({ visibilityProperty: true }) === true`) {
		p.t.Errorf("%s still says that it is loading", page)
	}
	p.viewshot("stuck-" + strings.Trim(strings.ReplaceAll(page, "/", "-"), "-"))
	p.allowConsole("404", "MIME type", "origin 'null'", "ERR_FAILED", "file:")
}

// A page whose script runs never says so.
func TestStuckIsNotSaid(t *testing.T) {
	t.Parallel()
	for _, path := range []string{"/", "/fr/", "/embed.html", "/embedding.html"} {
		p := newTab(t)
		p.visit(path)
		p.wait("the script runs", `"started" in document.documentElement.dataset`)
		eval[bool](p, timePasses)
		if eval[bool](p, stuckSeen) {
			t.Errorf("%s says that its script is missing", path)
		}
	}
}
