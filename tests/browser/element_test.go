package browser

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/memory"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"uriplayground/tools/site"
)

// host serves pages of a test on an origin of their own, and a copy of the site
// under /own/. {site} in them is the address of the site. csp is their policy; ""
// is none.
func host(t *testing.T, csp string, pages map[string]string) string {
	t.Helper()
	files, err := site.Dir(siteDir)
	if err != nil {
		t.Fatal(err)
	}
	own := http.StripPrefix("/own", files)
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/own/") {
			own.ServeHTTP(w, r)
			return
		}
		page, ok := pages[r.URL.Path]
		if !ok {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		if csp != "" {
			w.Header().Set("Content-Security-Policy", strings.ReplaceAll(csp, "{site}", server.URL))
		}
		fmt.Fprint(w, "<!doctype html><html lang=en><head><meta charset=utf-8><title>A page</title><link rel=icon href=data:,>", strings.ReplaceAll(page, "{site}", server.URL))
	}))
	t.Cleanup(s.Close)
	return s.URL
}

// embedding opens a page of another site with the script of the element.
func embedding(t *testing.T, html string) *page {
	t.Helper()
	return embeddingUnder(t, "", html)
}

func embeddingUnder(t *testing.T, csp, html string) *page {
	t.Helper()
	p := newTab(t)
	address := host(t, csp, map[string]string{"/": `<script type=module src="{site}/playground.js"></script><body>` + html})
	p.do(chromedp.Navigate(address + "/"))
	p.record()
	return p
}

// record keeps what the embeds say in a list: type and detail.
func (p *page) record() {
	eval[bool](p, `(() => {
		globalThis.heard = [];
		for (const type of ["ready", "change", "step", "error", "answer", "resize"]) {
			addEventListener("uri-" + type, (e) => heard.push({ type, id: e.target.id, detail: e.detail }));
		}
		globalThis.inside = (selector, id = "e") => document.getElementById(id).shadowRoot.querySelector(selector);
		globalThis.target = (id = "e") => [...document.getElementById(id).shadowRoot.querySelectorAll(".run .text")].map(e => e.textContent).join("");
		return true;
	})()`)
}

// alive waits until the embed runs.
func (p *page) alive(id string) {
	p.t.Helper()
	p.wait(id+" runs", fmt.Sprintf(`document.getElementById(%q).matches(":state(ready)")`, id))
	p.settle()
}

const one = `<uri-playground id=e base="http://a/b/c/d;p?q" ref="../../g" loading=eager><p id=fallback>Without a script: http://a/g</p></uri-playground>`

// The attributes are live both ways, and the events tell.
func TestElement(t *testing.T) {
	p := embedding(t, one)
	p.alive("e")
	if got := eval[string](p, `target()`); got != "http://a/g" {
		t.Errorf("target %q", got)
	}
	if eval[bool](p, `document.querySelector("#fallback").checkVisibility()`) {
		t.Error("the fallback is still shown")
	}
	eval[bool](p, `(e.setAttribute("ref", "?y"), e.setAttribute("base", "http://x/y"), true)`)
	p.settle()
	if got := eval[string](p, `target()`); got != "http://x/y?y" {
		t.Errorf("after the attributes changed: %q", got)
	}
	eval[bool](p, `(e.ref = "own", e.strict = false, e.view = "trace", e.step = 1, true)`)
	p.settle()
	if got := eval[string](p, `JSON.stringify([e.state.strict, e.state.view, e.state.step, e.ref, e.getAttribute("ref")])`); got != `[false,"trace",1,"own","own"]` {
		t.Errorf("after the properties changed: %s", got)
	}
	eval[bool](p, `(e.removeAttribute("view"), e.removeAttribute("step"), e.removeAttribute("strict"), heard = heard.filter(h => h.type === "resize"), inside("[data-uri=ref]").focus(), true)`)
	p.settle()
	p.key("!")
	if got := eval[string](p, `JSON.stringify([e.ref, e.getAttribute("ref"), target(), e.state.view, e.state.strict])`); got != `["own!","own","http://x/own!","resolve",true]` {
		t.Errorf("after a key: %s", got)
	}
	got := eval[string](p, `JSON.stringify(heard.filter(h => h.type === "change").at(-1))`)
	if !strings.Contains(got, `"id":"e"`) || !strings.Contains(got, `"ref":"own!"`) {
		t.Errorf("heard %s", got)
	}
	if n := eval[int](p, `heard.filter(h => h.type === "resize").length`); n == 0 {
		t.Error("its size is not told")
	}
	if link := eval[string](p, `e.link`); link != server.URL+"/#v=1&base=http://x/y&ref=own!" {
		t.Errorf("link %q", link)
	}
}

// The rule of RFC 1630 as printed is an attribute, a property and part of the link.
func TestElementLiteralRule(t *testing.T) {
	p := embedding(t, `<uri-playground id=e base="magic://a/b/c//d/e/f" ref="/g" dialect=rfc1630 loading=eager></uri-playground>`)
	p.alive("e")
	const shown = `JSON.stringify([e.state.literalRule, /magic:\/\/a\/(?:b\/c\/\/d\/)?g/.exec(inside(".inner").textContent)[0], e.link.split("#")[1]])`
	is := func(when string, literal bool, target, flag string) {
		t.Helper()
		want := fmt.Sprintf(`[%v,%q,"v=1&base=magic://a/b/c//d/e/f&ref=/g%s&dialect=rfc1630"]`, literal, target, flag)
		if got := eval[string](p, shown); got != want {
			t.Errorf("%s: %s, want %s", when, got, want)
		}
	}
	is("without it", false, "magic://a/g", "")
	eval[bool](p, `(e.setAttribute("literalrule", ""), true)`)
	p.settle()
	is("with the attribute", true, "magic://a/b/c//d/g", "&literalRule=1")
	eval[bool](p, `(e.literalRule = false, true)`)
	p.settle()
	is("with the property false", false, "magic://a/g", "")
	eval[bool](p, `(e.literalRule = true, true)`)
	p.settle()
	eval[bool](p, `(e.removeAttribute("literalRule"), true)`)
	p.settle()
	is("taken away", false, "magic://a/g", "")
}

// What is not known in an attribute is left out, as HTML does.
func TestElementForgives(t *testing.T) {
	p := embedding(t, `<uri-playground id=e base="http://a/" ref="b" view=wrong step=x theme=pink mode=odd loading=eager></uri-playground>`)
	p.alive("e")
	if got := eval[string](p, `target() + e.state.view`); got != "http://a/bresolve" {
		t.Errorf("got %q", got)
	}
}

// Steps are told, and set for slides; without controls there is nothing to press.
func TestElementSteps(t *testing.T) {
	p := embedding(t, `<uri-playground id=e base="http://a/b/" ref="../c" view=trace step=2 controls=off readonly loading=eager></uri-playground>`)
	p.alive("e")
	if got := eval[string](p, `JSON.stringify([e.state.step, inside("[data-uri=ref]").readOnly, inside(".player").checkVisibility()])`); got != `[2,true,false]` {
		t.Errorf("got %s", got)
	}
	eval[bool](p, `(e.step = 3, true)`)
	p.settle()
	if got := eval[string](p, `JSON.stringify(heard.at(-1))`); !strings.Contains(got, `"type":"step"`) || !strings.Contains(got, `"step":3,"steps":`) {
		t.Errorf("heard %s", got)
	}
}

// brotli is how many bytes a file of the site is to fetch.
func brotli(t *testing.T, name string) int {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(siteDir, name))
	if err != nil {
		t.Fatal(err)
	}
	small, err := site.Brotli(data, site.Best)
	if err != nil {
		t.Fatal(err)
	}
	return len(small)
}

// A lazy embed starts near the viewport, a click embed on a click.
func TestLoading(t *testing.T) {
	p := embedding(t, `<div style="height:6000px"></div>`+strings.ReplaceAll(one, "eager", "lazy")+`<div style="height:3000px"></div>`+
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
	p.alive("e")
	if eval[bool](p, `f.matches(":state(ready)")`) {
		t.Error("the one that waits for a click runs")
	}
	if got := eval[string](p, `inside("button", "f").textContent`); got != "Démarrer le playground" {
		t.Errorf("button %q", got)
	}
	eval[bool](p, `(inside("button", "f").focus(), inside("button", "f").click(), true)`)
	p.alive("f")
	p.wait("the focus moves in", `f.shadowRoot.activeElement !== null`)
	if got := eval[string](p, `f.shadowRoot.activeElement.dataset.uri`); got != "base" {
		t.Errorf("the focus is in %q", got)
	}
}

// Nothing jumps: the element has its height before the embed is in it, whenever
// and wherever that starts.
func TestNothingJumps(t *testing.T) {
	const style = `id=e style="display:block;height:40em;overflow:auto"`
	for name, embed := range map[string]string{
		"at once":         strings.Replace(one, "id=e", style, 1),
		"the components":  strings.Replace(one, "id=e", style+" view=parse", 1),
		"lazily":          strings.Replace(strings.Replace(one, "id=e", style, 1), "eager", "lazy", 1),
		"on a click":      strings.Replace(strings.Replace(one, "id=e", style, 1), "eager", "click", 1),
		"in a frame":      strings.Replace(framed, "id=e", style, 1),
		"where it cannot": strings.Replace(one, "id=e", style+` mode=inline data-fails`, 1),
	} {
		csp := ""
		if strings.Contains(embed, "data-fails") {
			csp = "script-src {site}; style-src 'unsafe-inline' {site}"
		}
		p := newTab(t)
		address := host(t, csp, map[string]string{"/": `<script type=module src="{site}/playground.js"></script><body><h1>T</h1>` + embed + `<p>after</p>`})
		p.before(`globalThis.shifts = []; new PerformanceObserver((list) => {
			for (const s of list.getEntries()) shifts.push(s.value);
		}).observe({ type: "layout-shift", buffered: true });`)
		p.do(chromedp.Navigate(address + "/"))
		if name == "on a click" {
			p.wait("the poster is there", `e.matches(":state(poster)")`)
			eval[bool](p, `(e.shadowRoot.querySelector("button").click(), true)`)
		}
		p.wait(name+" it is there", `e.matches(":state(ready)") || e.matches(":state(failed)")`)
		eval[bool](p, `new Promise((done) => setTimeout(() => done(true), 300))`)
		shifts := eval[[]float64](p, `shifts`)
		t.Logf("FIGURE layout shift, started %s: %v", name, shifts)
		if len(shifts) > 0 {
			t.Errorf("%s: shifts of %v", name, shifts)
		}
		p.forgive("WebAssembly")
	}
}

// Every attribute takes effect at once when it is set, as an attribute and as a
// property, and ends when it is taken away.
func TestEveryAttribute(t *testing.T) {
	p := embedding(t, one)
	p.alive("e")
	const shows = `(selector) => Boolean(inside(selector)?.checkVisibility())`
	for _, c := range []struct{ name, value, probe, with, without string }{
		{"base", "http://x/y", `e.state.base`, "http://x/y", "http://x/y"},
		{"ref", "z", `e.state.ref`, "z", "z"},
		{"reference", "w", `e.state.ref`, "w", "w"},
		{"text", "<http://t>", `e.state.text`, "<http://t>", "<http://t>"},
		{"view", "trace", `e.state.view`, "trace", "resolve"},
		{"step", "2", `e.state.step === e.state.steps ? "all" : String(e.state.step)`, "2", "all"},
		{"dialect", "rfc1630", `e.state.dialect`, "rfc1630", "rfc3986"},
		{"strict", "false", `String(e.state.strict)`, "false", "true"},
		{"erratum4547", "", `String(e.state.erratum4547)`, "true", "false"},
		{"erratum4789", "", `String(e.state.erratum4789)`, "true", "false"},
		{"readonly", "", `String(inside("[data-uri=ref]").readOnly)`, "true", "false"},
		{"controls", "off", `String((` + shows + `)(".player"))`, "false", "true"},
		{"theme", "dark", `getComputedStyle(inside(".uri-playground")).colorScheme.replace("light dark", "light")`, "dark", "light"},
		{"lang", "fr", `inside(".uri-result").lang + e.state.lang`, "frfr", "enen"},
	} {
		for _, set := range []string{`e.setAttribute(%[1]q, %[2]q)`, `e[%[1]q] = %[2]q`} {
			eval[bool](p, fmt.Sprintf("("+set+", true)", c.name, c.value))
			p.wait(fmt.Sprintf(set, c.name, c.value), fmt.Sprintf(`(%s) === %q`, c.probe, c.with))
			eval[bool](p, fmt.Sprintf(`(e.removeAttribute(%q), true)`, c.name))
			p.wait("without "+c.name, fmt.Sprintf(`(%s) === %q`, c.probe, c.without))
		}
	}
	eval[bool](p, `(e.set({ view: "lesson", lesson: "challenge", level: 2, seed: 7 }), true)`)
	p.wait("the challenge is there", `inside(".seed input")?.value === "7" && e.state.level === 2`)
	eval[bool](p, `(e.set({ lesson: "dots", exercise: 2, level: null, seed: null }), true)`)
	p.wait("the exercise is there", `e.state.lesson === "dots" && e.state.exercise === 2`)
	eval[bool](p, `(e.set({ view: null, lesson: null, exercise: null, base: "http://a/b", ref: "c" }), e.mode = "frame", true)`)
	p.wait("it goes on in a frame", `e.matches(":state(ready)") && inside("iframe") !== null && e.state.ref === "c"`)
	eval[bool](p, `(e.mode = null, true)`)
	p.wait("and back in the page", `e.matches(":state(ready)") && inside("iframe") === null && target() === "http://a/c"`)
	eval[bool](p, `(e.loading = "click", true)`)
	if got := eval[string](p, `target()`); got != "http://a/c" {
		t.Errorf("another loading ends what runs: %q", got)
	}
}

// What a visitor does in the embed is told: texts, switches, steps.
func TestVisitorsAreHeard(t *testing.T) {
	p := embedding(t, one)
	p.alive("e")
	last := func(kind string) string {
		p.settle()
		return eval[string](p, fmt.Sprintf(`JSON.stringify(heard.filter(h => h.type === %q).at(-1)?.detail ?? null)`, kind))
	}
	for _, c := range []struct{ do, kind, want string }{
		{`inside("[data-uri-option=strict]").click()`, "change", `"strict":false`},
		{`inside("[data-uri-option=erratum4547]").click()`, "change", `"erratum4547":true`},
		{`inside("[data-do=first]").click()`, "step", `"step":0`},
		{`inside("[data-do=next]").click()`, "step", `"step":1`},
		{`(inside("[data-scrub]").value = 4, inside("[data-scrub]").dispatchEvent(new Event("input", { bubbles: true, composed: true })))`, "step", `"step":4`},
		{`(inside("[data-uri=base]").value = "http://q/", inside("[data-uri=base]").dispatchEvent(new Event("input", { bubbles: true, composed: true })))`, "change", `"base":"http://q/"`},
	} {
		eval[bool](p, "("+c.do+", true)")
		if got := last(c.kind); !strings.Contains(got, c.want) {
			t.Errorf("%s: heard %s, want %s", c.do, got, c.want)
		}
	}
	if got := eval[string](p, `JSON.stringify([e.strict, e.erratum4547, e.step, e.base])`); got != `[false,true,4,"http://q/"]` {
		t.Errorf("the properties say %s", got)
	}
}

// Keys typed in an embed do not reach the page's shortcuts, and those of the
// page not the embed.
func TestKeysStayApart(t *testing.T) {
	p := embedding(t, `<input id=own>`+one)
	p.alive("e")
	eval[bool](p, `(globalThis.keys = [], addEventListener("keydown", k => keys.push(k.key)), inside("[data-uri=ref]").focus(), true)`)
	p.key("s/")
	eval[bool](p, `(document.querySelector("#own").focus(), true)`)
	p.key("k")
	if got := eval[string](p, `keys.join() + " " + e.ref + " " + own.value`); got != "k ../../gs/ k" {
		t.Errorf("got %q", got)
	}
	p.do(chromedp.KeyEvent("k", chromedp.KeyModifiers(chromedp.ModifierCtrl)))
}

// theme=auto follows the page's switch and the system; the colours can be set.
func TestElementTheme(t *testing.T) {
	p := embedding(t, `<style>uri-playground { --uri-accent: rgb(1, 2, 3) } uri-playground::part(input) { letter-spacing: 3px }</style>`+one)
	p.alive("e")
	p.size(900, 700, "light")
	dark := func() bool {
		p.settle()
		return eval[string](p, `getComputedStyle(inside(".uri-playground")).backgroundColor`) != "rgb(255, 255, 255)"
	}
	for _, c := range []struct {
		set  string
		dark bool
	}{
		{`document.documentElement.dataset.theme = "dark"`, true},
		{`document.documentElement.dataset.theme = "light"`, false},
		{`delete document.documentElement.dataset.theme`, false},
		{`document.documentElement.classList.add("dark")`, true},
		{`document.documentElement.classList.remove("dark")`, false},
		{`document.body.setAttribute("data-md-color-scheme", "slate")`, true},
		{`document.body.removeAttribute("data-md-color-scheme")`, false},
		{`document.documentElement.style.colorScheme = "dark"`, true},
		{`document.documentElement.style.colorScheme = ""`, false},
		{`e.theme = "dark"`, true},
		{`e.theme = "auto"`, false},
	} {
		eval[bool](p, "("+c.set+", true)")
		if got := dark(); got != c.dark {
			t.Errorf("%s: dark is %v", c.set, got)
		}
	}
	p.size(900, 700, "dark")
	if !dark() {
		t.Error("the system's dark is not followed")
	}
	got := eval[string](p, `getComputedStyle(inside("a.cite")).color + getComputedStyle(inside("[data-uri=ref]")).letterSpacing`)
	if got != "rgb(1, 2, 3)3px" {
		t.Errorf("the page's colours and parts: %s", got)
	}
}

// The declarations know every attribute.
func TestElementIsDeclared(t *testing.T) {
	p := embedding(t, "")
	declarations, err := os.ReadFile(filepath.Join(siteDir, "playground.d.ts"))
	if err != nil {
		t.Fatal(err)
	}
	_, element, _ := strings.Cut(string(declarations), "interface UriPlaygroundElement")
	p.wait("the element is there", `customElements.get("uri-playground") !== undefined`)
	for _, name := range eval[[]string](p, `customElements.get("uri-playground").observedAttributes`) {
		if name != "lang" && !strings.Contains(strings.ToLower(element), "\n  "+strings.ToLower(name)+": ") {
			t.Errorf("%s is not declared", name)
		}
	}
}

// Every part that is promised is there.
func TestParts(t *testing.T) {
	p := embedding(t, strings.Replace(one, "id=e", "id=e step=13", 1))
	p.alive("e")
	for _, part := range []string{"input", "component", "pseudocode", "active-line", "input-buffer", "output-buffer", "controls", "result"} {
		if n := eval[int](p, fmt.Sprintf(`e.shadowRoot.querySelectorAll("[part~=%s]").length`, part)); n == 0 {
			t.Errorf("no part %s", part)
		}
	}
}

// Within a shadow root of the page's own it works the same, and its events get out.
func TestNestedShadow(t *testing.T) {
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
	p := embeddingUnder(t, "script-src {site}; style-src 'unsafe-inline' {site}; frame-src 'none'",
		strings.Replace(one, "id=e", `id=e mode=inline strict=false view=trace`, 1))
	p.wait("it gave up", `e.matches(":state(failed)")`)
	got := eval[string](p, `[document.querySelector("#fallback").checkVisibility(), inside("a").href, heard.map(h => h.type + h.detail.code)].join()`)
	if want := "true," + server.URL + "/#v=1&base=http://a/b/c/d;p?q&ref=../../g&strict=0&view=trace,errorwasm-blocked"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	p.forgive("WebAssembly")
}

// A moved element goes on; a removed one ends, and comes back as it was left.
func TestElementMoves(t *testing.T) {
	p := embedding(t, `<div id=there></div>`+one)
	p.alive("e")
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
	if got := eval[string](p, `target()`); got != "http://a/b/c/xy" {
		t.Errorf("it came back as %q", got)
	}
}

// countingGo loads the element, and keeps each Go program that starts in gos.
const countingGo = `<script type=module>
	await import("{site}/gen/wasm_exec.js");
	const { Go } = globalThis;
	globalThis.gos = [];
	globalThis.Go = class extends Go { constructor() { super(); gos.push(this); } };
	globalThis.goMemory = () => gos.reduce((sum, go) => sum + go._inst.exports.mem.buffer.byteLength, 0);
	globalThis.goHandles = () => gos.reduce((sum, go) => sum + go._values.length - go._idPool.length, 0);
	await import("{site}/playground.js");
</script>`

// heap is the memory that JavaScript and the page's elements use after a
// collection, in bytes, without that of Go.
func (p *page) heap() (js, elements int) {
	p.t.Helper()
	for range 3 {
		if _, err := chromedp.Call(p.ctx, heapprofiler.CollectGarbage, cdp.Empty{}); err != nil {
			p.t.Fatal(err)
		}
	}
	usage, err := chromedp.Call(p.ctx, runtime.GetHeapUsage, cdp.Empty{})
	if err != nil {
		p.t.Fatal(err)
	}
	return int(usage.UsedSize), int(usage.EmbedderHeapUsedSize)
}

// Ten embeds are one program, and take less than twice what one takes. What
// counts is the heap of JavaScript after a collection, and all of the program's
// linear memory, of which WebAssembly gives nothing back: so also what Go has
// free in it. The browser's own memory for the elements and their style is told
// beside it.
func TestTenEmbeds(t *testing.T) {
	for _, view := range []string{"trace", "resolve"} {
		one, oneDOM := memoryOf(t, 1, view)
		ten, tenDOM := memoryOf(t, 10, view)
		t.Logf("FIGURE heap (Go and JavaScript) of %s: one embed %d KB, ten %d KB, %.2f times; elements %d KB and %d KB",
			view, one/1000, ten/1000, float64(ten)/float64(one), oneDOM/1000, tenDOM/1000)
		if ten >= 2*one {
			t.Errorf("ten embeds of %s take twice what one takes, or more", view)
		}
	}
}

// memoryOf is what a page with so many embeds takes, in bytes.
func memoryOf(t *testing.T, count int, view string) (heap, elements int) {
	var embeds strings.Builder
	for i := range count {
		fmt.Fprintf(&embeds, `<uri-playground id=e%d base="http://a/b%d/" ref="../c%d" view=%s loading=eager></uri-playground>`, i, i, i, view)
	}
	p := newTab(t)
	address := host(t, "", map[string]string{"/": countingGo + `<body>` + embeds.String()})
	p.do(chromedp.Navigate(address + "/"))
	for i := range count {
		p.wait("each runs", fmt.Sprintf(`document.getElementById("e%d").matches(":state(ready)")`, i))
	}
	p.settle()
	if wasm := eval[int](p, `performance.getEntriesByType("resource").filter(r => r.name.endsWith(".wasm")).length`); wasm != 1 || eval[int](p, `gos.length`) != 1 {
		t.Errorf("%d embeds fetch the program %d times", count, wasm)
	}
	for i := range count {
		got := eval[string](p, fmt.Sprintf(`[...document.getElementById("e%d").shadowRoot.querySelectorAll(".run .text")].map(e => e.textContent).join("")`, i))
		if want := fmt.Sprintf("http://a/c%d", i); got != want {
			t.Errorf("embed %d shows %q, want %q", i, got, want)
		}
	}
	js, elements := p.heap()
	linear := eval[int](p, `goMemory()`)
	t.Logf("%d embeds of %s: %d KB in JavaScript, %d KB in Go", count, view, js/1000, linear/1000)
	return linear + js, elements
}

// A hundred rounds of mounting and removing leave nothing behind.
func TestRoundsLeaveNothing(t *testing.T) {
	p := newTab(t)
	address := host(t, "", map[string]string{"/": countingGo + `<body><div id=place></div>`})
	p.do(chromedp.Navigate(address + "/"))
	p.wait("the element is there", `customElements.get("uri-playground") !== undefined`)
	rounds := func(n int) {
		eval[bool](p, fmt.Sprintf(`(async () => {
			for (let i = 0; i < %d; i++) {
				const e = document.createElement("uri-playground");
				Object.assign(e, { base: "http://a/b/c", ref: "../g" + i, loading: "eager", view: ["resolve", "trace", "parse"][i %% 3] });
				place.append(e);
				await e.start();
				e.ref = "../h" + i;
				await new Promise(requestAnimationFrame);
				e.remove();
				await new Promise(done => setTimeout(done));
				performance.clearResourceTimings();
			}
			return true;
		})()`, n))
	}
	type figures struct{ elements, nodes, listeners, handles, goMemory, heap int }
	measure := func() (f figures) {
		p.settle()
		js, elements := p.heap()
		f.heap = js + elements
		counters, err := chromedp.Call(p.ctx, memory.GetDOMCounters, cdp.Empty{})
		if err != nil {
			t.Fatal(err)
		}
		f.nodes, f.listeners = int(counters.Nodes), int(counters.JsEventListeners)
		f.elements, f.handles, f.goMemory = eval[int](p, `document.querySelectorAll("*").length`), eval[int](p, `goHandles()`), eval[int](p, `goMemory()`)
		return f
	}
	// Go lets go of handles when it collects garbage, which is seldom: what counts
	// is the fewest of several rounds.
	fewest := func() figures {
		least := measure()
		for range 5 {
			rounds(20)
			f := measure()
			least = figures{f.elements, min(f.nodes, least.nodes), min(f.listeners, least.listeners),
				min(f.handles, least.handles), min(f.goMemory, least.goMemory), min(f.heap, least.heap)}
		}
		return least
	}
	rounds(30)
	before := fewest()
	after := fewest()
	t.Logf("FIGURE a hundred rounds: nodes %d to %d, listeners %d to %d, Go handles %d to %d, Go memory %d to %d KB, heap %d to %d KB", before.nodes, after.nodes, before.listeners, after.listeners, before.handles, after.handles,
		before.goMemory/1000, after.goMemory/1000, before.heap/1000, after.heap/1000)
	// Go gives handles back when it collects: at any time those of one embed or two wait for that.
	if after.elements != before.elements || after.nodes > before.nodes+2_000 || after.listeners > before.listeners+20 || after.handles > before.handles+1_500 || after.goMemory > before.goMemory+2<<20 || after.heap > before.heap+200_000 {
		t.Errorf("before %+v, after %+v", before, after)
	}
}

// An exercise stands alone in a page, and says what was answered.
func TestExerciseInAPage(t *testing.T) {
	p := embedding(t, `<uri-playground id=e view=lesson lesson=dots exercise=1 loading=eager></uri-playground>`)
	eval[bool](p, `(globalThis.answers = [], addEventListener("uri-answer", (a) => answers.push(a.detail)), true)`)
	p.alive("e")
	for _, button := range []string{"2A", "2B"} {
		eval[bool](p, fmt.Sprintf(`([...e.shadowRoot.querySelectorAll("[data-act=answer]")].find(b => b.textContent === %q).click(), true)`, button))
		p.settle()
	}
	if got := eval[string](p, `answers.map(a => a.exercise + " " + a.right).join()`); got != "dots/1 false,dots/1 true" {
		t.Errorf("answered %s", got)
	}
}
