package browser

import (
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// Where a page is cut: not within <noscript>, which is text to a browser with scripts.
var arrivals = regexp.MustCompile(`</?(?:details|summary|h[123]|nav|header|main|section|table)\b[^>]*>|<a class="(?:language|cite)"[^>]*>`)

// stepwiseSite serves pages a tag at a time, the next one when the page asks for it.
func stepwiseSite(t *testing.T) (address string) {
	t.Helper()
	more := make(chan bool)
	s := serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/more" {
			more <- true
			return
		}
		if r.URL.Path == "/sw.js" { // it would take pages as a whole
			http.NotFound(w, r)
			return
		}
		if !strings.HasSuffix(r.URL.Path, "/") && r.URL.Path != "/embed.html" {
			siteFiles.ServeHTTP(w, r)
			return
		}
		r.Header.Del("Accept-Encoding")
		whole := httptest.NewRecorder()
		siteFiles.ServeHTTP(whole, r)
		maps.Copy(w.Header(), whole.Header())
		w.Header().Del("Content-Length")
		w.Header().Set("Cache-Control", "no-store")
		page := whole.Body.String()
		from := strings.Index(page, "<body")
		fmt.Fprint(w, page[:from])
		for i, at := range arrivals.FindAllStringIndex(page, -1) {
			if at[0] < from {
				continue
			}
			fmt.Fprintf(w, "%s<!--arrived %d-->", page[from:at[1]], i)
			w.(http.Flusher).Flush()
			from = at[1]
			select {
			case <-more:
			case <-r.Context().Done():
				return
			}
		}
		fmt.Fprint(w, page[from:])
	}))
	return s.URL
}

// asksForMore asks for more of the page once what is there has been drawn, and records
// what moves, and after which tag.
const asksForMore = `(() => {
	globalThis.arrived = -1; globalThis.shifts = [];
	const frame = () => new Promise((done) => { requestAnimationFrame(done); setTimeout(done, 200); }); // nothing is drawn before what the page expects is there
	const draw = async () => {
		await frame(); await frame();
		await fetch("/more?" + arrived);
	};
	new MutationObserver((list) => {
		for (const { addedNodes } of list) for (const node of addedNodes) {
			const n = node.nodeType === 8 && node.data.match(/^arrived (\d+)$/)?.[1];
			if (n) { arrived = Number(n); draw(); }
		}
	}).observe(document, { childList: true, subtree: true });
	new PerformanceObserver((list) => {
		for (const { value, sources } of list.getEntries()) shifts.push([arrived, value, ...sources.map(({ node, previousRect: a, currentRect: b }) => [node?.className || node?.nodeName, a.left, a.top, "to", b.left, b.top].join(" "))].join("; "));
	}).observe({ type: "layout-shift", buffered: true });
})()`

// Wherever a page is cut while it arrives, nothing that has been drawn moves when more
// of it comes.
func TestLayoutIsStableWhileItArrives(t *testing.T) {
	t.Parallel()
	address := stepwiseSite(t)
	p := newTab(t)
	p.initScript(asksForMore)
	p.allowConsole("bad HTTP response code (404)")
	for _, width := range widths {
		p.size(width, 800, "light")
		for path, pieces := range map[string]int{"/": 50, "/fr/": 50, "/embed.html": 10} {
			call(p, cdpage.BringToFront, cdp.Empty{})
			p.do(chromedp.Navigate(address + path))
			p.wait("the playground runs", running)
			if n := eval[int](p, `arrived`); n < pieces {
				t.Errorf("%s arrived in %d pieces", path, n)
			}
			if shifts := eval[[]string](p, `shifts`); len(shifts) > 0 {
				t.Errorf("%s at %s px:\n%s", path, strconv.Itoa(width), strings.Join(shifts, "\n"))
			}
		}
	}
}
