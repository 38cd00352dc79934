package browser

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// shiftRecorder keeps what moved, and from where to where.
const shiftRecorder = `new PerformanceObserver((list) => {
	globalThis.shifts ??= [];
	for (const { value, hadRecentInput, sources } of list.getEntries()) if (!hadRecentInput) shifts.push([value, ...sources.map(({ node, previousRect: a, currentRect: b }) => [(node?.outerHTML ?? node?.textContent)?.slice(0, 80), a.top, a.height, "to", b.top, b.height].join(" "))].join("; "));
}).observe({ type: "layout-shift", buffered: true })`

// Nothing on a page moves when the documented line starts, at any width and in any mode,
// although the page was painted before its script was there. Without the style sheet of the
// line something does.
func TestNothingMovesAroundTheDocumentedLine(t *testing.T) {
	t.Parallel()
	draws(t)
	line, _ := documented(t)
	line = strings.Replace(line, "<uri-playground", "<uri-playground id=e ATTRIBUTES loading=eager", 1)
	before, after := `<body><h1>A page</h1><p>Some words before it.</p>`, `<p>Some words after it.</p><p>More of them.</p>`
	sheet := line[strings.Index(line, "<link"):strings.Index(line, "<uri-playground")]
	for _, c := range []struct {
		attributes string
		widths     []int
	}{
		{"", []int{320, 480, 481, 700, 1280}}, {"mode=frame", []int{320, 1280}}, {"view=compare", []int{320, 640}},
		{"panes", []int{800}}, {"height=25em", []int{700}}, {"height=auto", []int{320, 480, 481, 700, 1280}}, {`height="AUTO" mode=frame`, []int{390, 700}}, {"height=333", []int{700}}, {"loading=click", []int{390}}, {"hidden", []int{700}},
	} {
		for _, width := range c.widths {
			if shifts := shiftsOf(t, width, c.attributes, before+strings.Replace(line, "ATTRIBUTES", c.attributes, 1)+after); len(shifts) > 0 {
				t.Errorf("%d px, %q: %s", width, c.attributes, strings.Join(shifts, "\n"))
			}
		}
	}
	alone := strings.Replace(line, "ATTRIBUTES", "", 1)
	if shifts := shiftsOf(t, 700, "", before+"<div>"+alone+"</div>"+after); len(shifts) > 0 {
		t.Errorf("as the last in its place: %s", strings.Join(shifts, "\n"))
	}
	if shifts := shiftsOf(t, 800, "", before+strings.NewReplacer(sheet, "", "ATTRIBUTES", "").Replace(line)+after); len(shifts) == 0 {
		t.Error("without its style sheet nothing moves either, so this cannot see it")
	}
}

// shiftsOf opens a page whose script waits until it was painted, and returns what moved until
// its embed ran.
func shiftsOf(t *testing.T, width int, attributes, body string) []string {
	t.Helper()
	painted := make(chan struct{})
	s := serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/":
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			fmt.Fprint(w, `<!doctype html><html lang=en><head><meta charset=utf-8><meta name=viewport content="width=device-width"><title>A page</title><link rel=icon href=data:,>`, strings.ReplaceAll(body, "{site}/", "/own/"))
		case "/own/playground.js":
			<-painted
			fallthrough
		default:
			http.StripPrefix("/own", siteFiles).ServeHTTP(w, r)
		}
	}))
	p := newTab(t)
	p.initScript(shiftRecorder)
	p.size(width, 800, "light")
	p.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf("void(location = %q)", s.URL+"/")))
	p.wait("the embed is in the page", `globalThis.e != null && document.querySelector("p:last-of-type") !== null`)
	p.settle()
	p.wait("the page is painted", `performance.getEntriesByName("first-contentful-paint").length > 0`)
	p.settle()
	close(painted)
	switch attributes {
	case "loading=click":
		p.wait("it offers to start", `e.shadowRoot?.querySelector(".start") != null`)
		if eval[bool](p, `performance.getEntriesByType("resource").some(({ name }) => /\.wasm|loader/.test(name))`) {
			t.Error("the program is fetched before anybody asks for it")
		}
		eval[bool](p, `(e.start(), true)`)
		p.wait("it runs", `e.matches(":state(ready)")`)
	case "hidden":
		p.wait("it is there", `e.shadowRoot != null`)
	default:
		p.wait("it runs", `e.matches(":state(ready)")`)
	}
	p.settle()
	p.settle()
	return eval[[]string](p, `globalThis.shifts ?? []`)
}
