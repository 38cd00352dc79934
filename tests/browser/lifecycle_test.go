package browser

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"uriplayground/tools/hosting"
)

// brotli returns the size of a file of the site as it is fetched.
func brotli(t *testing.T, name string) int {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(siteDir, name))
	if err != nil {
		t.Fatal(err)
	}
	small, err := hosting.Brotli(data, hosting.Best)
	if err != nil {
		t.Fatal(err)
	}
	return len(small)
}

// A lazy embed starts near the viewport, a click embed on a click.
func TestLoading(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<div style="height:6000px"></div>`+strings.ReplaceAll(exampleEmbed, "eager", "lazy")+`<div style="height:3000px"></div>`+
		`<uri-playground id=f base="http://a/" ref="b" loading=click lang=fr></uri-playground>`)
	p.settle()
	const scripts = `performance.getEntriesByType("resource").map(r => r.name.split("/").pop()).filter(n => n).sort().join()`
	if got := eval[string](p, scripts); got != "playground.js" {
		t.Errorf("before it is near: %s", got)
	}
	cost := brotli(t, "playground.js")
	t.Logf("FIGURE an embed that is not in view costs %d bytes of script, as brotli, and no wasm", cost)
	if cost > 6000 {
		t.Errorf("it costs %d bytes", cost)
	}
	eval[bool](p, `(scrollTo(0, 5000), true)`)
	p.waitReady("e")
	if eval[bool](p, `f.matches(":state(ready)")`) {
		t.Error("the one that waits for a click runs")
	}
	if got := eval[string](p, `inside("button", "f").textContent`); got != "Démarrer le playground" {
		t.Errorf("button %q", got)
	}
	eval[bool](p, `(inside("button", "f").focus(), inside("button", "f").click(), true)`)
	p.waitReady("f")
	p.wait("the focus moves in", `f.shadowRoot.activeElement !== null`)
	if got := eval[string](p, `f.shadowRoot.activeElement.dataset.uri`); got != "base" {
		t.Errorf("the focus is in %q", got)
	}
}

// Nothing jumps: the element has its height before the embed is in it, whenever
// and wherever that starts.
func TestNothingJumps(t *testing.T) {
	t.Parallel()
	const style = `id=e style="display:block;height:40em;overflow:auto"`
	for name, embed := range map[string]string{
		"at once":         strings.Replace(exampleEmbed, "id=e", style, 1),
		"the components":  strings.Replace(exampleEmbed, "id=e", style+" view=parse", 1),
		"lazily":          strings.Replace(strings.Replace(exampleEmbed, "id=e", style, 1), "eager", "lazy", 1),
		"on a click":      strings.Replace(strings.Replace(exampleEmbed, "id=e", style, 1), "eager", "click", 1),
		"in a frame":      strings.Replace(exampleFrame, "id=e", style, 1),
		"where it cannot": strings.Replace(exampleEmbed, "id=e", style+` mode=inline data-fails`, 1),
	} {
		csp := ""
		if strings.Contains(embed, "data-fails") {
			csp = "script-src {site}; style-src 'unsafe-inline' {site}"
		}
		p := newTab(t)
		address := host(t, csp, map[string]string{"/": `<script type=module src="{site}/playground.js"></script><body><h1>T</h1>` + embed + `<p>after</p>`})
		p.initScript(`globalThis.shifts = []; new PerformanceObserver((list) => {
			for (const s of list.getEntries()) shifts.push(s.value);
		}).observe({ type: "layout-shift", buffered: true });`)
		p.do(chromedp.Navigate(address + "/"))
		if name == "on a click" {
			p.wait("the poster is there", `e.matches(":state(poster)")`)
			eval[bool](p, `(e.shadowRoot.querySelector("button").click(), true)`)
		}
		p.wait(name+" it is there", `e.matches(":state(ready)") || e.matches(":state(failed)")`)
		p.idle()
		shifts := eval[[]float64](p, `shifts`)
		t.Logf("FIGURE layout shift, started %s: %v", name, shifts)
		if len(shifts) > 0 {
			t.Errorf("%s: shifts of %v", name, shifts)
		}
		p.allowConsole("WebAssembly")
	}
}

// It works inside a shadow root of the page, and its events leave it.
func TestNestedShadow(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<div id=outer></div>`)
	eval[bool](p, `(() => {
		const root = outer.attachShadow({ mode: "closed" });
		const e = document.createElement("uri-playground");
		Object.assign(e, { base: "http://a/", ref: "b", loading: "eager" });
		root.append(e);
		globalThis.nested = e;
		return true;
	})()`)
	p.wait("it runs", `nested.matches(":state(ready)")`)
	p.settle()
	if got := eval[string](p, `[...nested.shadowRoot.querySelectorAll(".run .text")].map(e => e.textContent).join("") + " " + heard.filter(h => h.type === "ready").map(h => h.id)`); got != "http://a/b outer" {
		t.Errorf("got %q", got)
	}
}

// Where it cannot start, the fallback stays, with a link to the same state.
func TestElementFails(t *testing.T) {
	t.Parallel()
	p := embeddingUnder(t, "script-src {site}; style-src 'unsafe-inline' {site}; frame-src 'none'",
		strings.Replace(exampleEmbed, "id=e", `id=e mode=inline strict=false view=trace`, 1))
	p.wait("it gave up", `e.matches(":state(failed)")`)
	got := eval[string](p, `[document.querySelector("#fallback").checkVisibility(), inside("a").href, heard.map(h => h.type + h.detail.code)].join()`)
	if want := "true," + server.URL + "/#v=1&base=http://a/b/c/d;p?q&ref=../../g&strict=0&view=trace,errorwasm-blocked"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	p.allowConsole("WebAssembly")
}

// A moved element keeps running; a removed one stops, and comes back as it was.
func TestElementMoves(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<div id=there></div>`+exampleEmbed)
	p.waitReady("e")
	eval[bool](p, `(globalThis.x = e, globalThis.field = inside("[data-uri=ref]"), e.ref = "x", there.append(e), true)`)
	p.settle()
	if !eval[bool](p, `inside("[data-uri=ref]") === field && target() === "http://a/b/c/x"`) {
		t.Error("it began anew")
	}
	eval[bool](p, `(field.focus(), true)`)
	p.key("y")
	eval[bool](p, `(x.remove(), true)`)
	p.settle()
	if n := eval[int](p, `x.shadowRoot.querySelectorAll(".inner").length`); n != 0 {
		t.Errorf("%d are left", n)
	}
	eval[bool](p, `(there.append(x), true)`)
	p.wait("it is back", `e.matches(":state(ready)")`)
	p.settle()
	p.wantEmbedTarget("http://a/b/c/xy")
}
