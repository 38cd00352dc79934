package browser

import (
	"fmt"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
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

// Pasted pages cause no request and no report, even in an embed within a page that has
// its violations reported.
func TestLinksReachNobody(t *testing.T) {
	t.Parallel()
	var mu sync.Mutex
	var said []string
	reports := serve(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		mu.Lock()
		defer mu.Unlock()
		said = append(said, r.Method+" "+r.URL.Path+" "+string(body))
	}))
	p := newTab(t)
	csp := "default-src 'none'; script-src {site} 'wasm-unsafe-eval' blob:; connect-src {site}; style-src {site}; img-src data:; base-uri 'none'; form-action 'none'; " +
		"require-trusted-types-for 'script'; trusted-types 'none'; report-uri " + reports.URL + "/report"
	address := host(t, csp, map[string]string{"/": `<script type=module src="{site}/playground.js"></script>` +
		`<body><uri-playground id=e view=links text="x" loading=eager mode=inline></uri-playground>`})
	p.do(chromedp.Navigate(address + "/"))
	p.recordEvents()
	p.waitReady("e")
	p.randomPages()
	p.watchRequests()
	pages := eval[[]string](p, `Array.from({ length: 60 }, (_, i) => randomPages.randomPage(i))`)
	for _, attack := range append(pages,
		`<track default src="`+reports.URL+`/track">`, `<video><track default src="`+reports.URL+`/track"></video>`,
		`<svg><title/></svg><div style="background:url(`+reports.URL+`/style)" onclick=1>`, `<base href="`+reports.URL+`/base">`,
		`<meta http-equiv=content-security-policy content="img-src 'none'"><img src="`+reports.URL+`/img" onerror=1>`,
		`<svg><style/></svg><a href="javascript:1"><link rel=preload as=image href="`+reports.URL+`/link">`) {
		eval[bool](p, fmt.Sprintf(`(document.getElementById("e").setAttribute("text", %s), true)`, strconv.Quote(attack)))
		p.settle()
	}
	p.wait("the last page is read", `inside(".linkpanel .note").textContent.startsWith("Links: 2 of 2;")`)
	p.drainConsole()
	p.checkConsole()
	for _, asked := range p.requested() {
		if !strings.HasPrefix(asked, server.URL+"/") && !strings.HasPrefix(asked, "blob:") && !strings.HasPrefix(asked, "data:") {
			t.Errorf("asked for %s", asked)
		}
	}
	// A violation is reported, and after whatever came before it.
	eval[bool](p, `(new Image().src = "/violation.png", true)`)
	heard := func() []string {
		mu.Lock()
		defer mu.Unlock()
		return slices.Clone(said)
	}
	if !poll(func() bool { return len(heard()) > 0 && strings.Contains(heard()[len(heard())-1], "violation.png") }) {
		t.Error("the violation of the test is not reported")
	}
	for _, s := range heard() {
		if !strings.Contains(s, "violation.png") {
			t.Errorf("reported: %s", s)
		}
	}
	p.waitConsole("violation.png")
}
