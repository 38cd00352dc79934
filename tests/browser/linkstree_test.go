package browser

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// pagesCompared is how many generated pages are compared with the browser's document.
const pagesCompared = 20_000

// The links of generated pages are those of the document that the browser makes of
// the same markup, in SVG, MathML, templates, comments, CDATA and documents in srcdoc,
// and each is at its place.
func TestLinksAreThoseOfTheBrowser(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": "<body>"}) + "/"))
	p.randomPages()
	total := 0
	const portion = 500
	for seed := 0; seed < pagesCompared; seed += portion {
		got := eval[struct {
			Links       int
			Differences []string
		}](p, fmt.Sprintf(`randomPages.compare(scanLinksNow, CONTEXTS, %d, %d)`, seed, portion))
		total += got.Links
		for _, d := range got.Differences {
			t.Error(d)
		}
		if t.Failed() {
			break
		}
	}
	t.Logf("%d links in %d pages", total, pagesCompared)
	if !t.Failed() && total < pagesCompared {
		t.Errorf("only %d links in %d pages", total, pagesCompared)
	}
}

// randomPages loads testdata/randompages.js, and the reader of the site.
func (p *page) randomPages() {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(async () => {
		globalThis.randomPages = await import(URL.createObjectURL(new Blob([%q], { type: "text/javascript" })));
		globalThis.scanLinksNow = (await import("%[2]s/linkscan.js")).scanLinksNow;
		globalThis.CONTEXTS = (await import("%[2]s/linkscan/attributes.js")).CONTEXTS;
		return true;
	})()`, testFile(p.t, "randompages.js"), server.URL))
}
