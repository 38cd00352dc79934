package browser

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// aServedSite is an application that knows nothing of the path at which a server shows it, and a web app
// with a scope that its page is not in.
var aServedSite = map[string]string{
	"index.html":          `<!doctype html><title>x</title><link rel=manifest href=app/app.webmanifest><a href="/a.html">a</a><a href="http://127.0.0.1:3000/a.html">a</a><a href="no.html">n</a>`,
	"a.html":              `<!doctype html><title>x</title><a href="./">i</a>`,
	"app/app.html":        `<!doctype html><title>x</title><script>navigator.serviceWorker.register("sw.js", { scope: "./" })</script>`,
	"app/app.webmanifest": `{ "id": "x", "start_url": "app.html", "share_target": { "action": "share" } }`,
	"app/sw.js":           ``,
}

// The rules of a server say what an application is asked for, which its own links are written by; they are in
// the address. Scopes are judged with all pages at hand.
func TestSiteBehindAServer(t *testing.T) {
	t.Parallel()
	dir := writeSite(t, aServedSite)
	forEachViewport(t, func(p *page) {
		p.do(chromedp.Reload()) // no site has been read
		p.wait("the playground runs", running)
		p.follow("v=1&base=https://example.org/app/&ref=&view=site")
		p.wait("no site has been read", `document.querySelector(".site-example") !== null`)
		p.chooseSite("folder", dir)
		p.wantContains(".site-findings", p.word("site.page-outside-app", "key", "app/app.webmanifest"))
		p.unfoldTables()
		p.click(`.rules [data-value="location /app/ { proxy_pass http://127.0.0.1:3000/; }"]`)
		title := p.word("site.behind-server", "key", "/", "prefix", "/app/")
		p.wait("the links are followed behind the server", fmt.Sprintf(`document.querySelector(".site-findings")?.textContent.includes(%q) === true`, title))
		p.waitHash("server=location")
		p.wantContains(".site-notes", "https://example.org/app/ ⇒ http://127.0.0.1:3000/")
		p.press(`.site-findings [data-value^="not-there"]`)
		p.wantContains(".site-links", "/app/no.html → 404 ⇒ /no.html")
		p.press(`.site-findings [data-value^="behind-server"]`)
		p.wantContains(".site-links", p.word("rules.nothing"))
		p.wantContains(".site-links", "/app/a.html")
		p.screenshot(fmt.Sprintf("site-server-%d", p.width))
		p.checkFit(p.width)
	})
}
