package browser

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// globalNames lists the global variables of the page.
const globalNames = `Reflect.ownKeys(globalThis).map(String).sort()`

// A page keeps its global variables, whatever they are called, and an embed adds none.
func TestPageKeepsItsGlobals(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ script, mode string }{
		"none of these names": {"", "inline"},
		"declared":            {`var Go = "Go", fs = "fs", path = "path", process = "process"; function Vecty() {}`, "inline"},
		"set":                 {`for (const name of ["Go", "fs", "path", "process"]) globalThis[name] = name;`, "inline"},
		"with getters":        {`for (const name of ["Go", "fs", "path", "process"]) Object.defineProperty(globalThis, name, { configurable: true, get: () => name });`, "inline"},
		"in a frame":          {`var Go = "Go", fs = "fs", path = "path", process = "process";`, "frame"},
	} {
		p := newTab(t)
		address := host(t, "", map[string]string{"/": `<script>` + c.script + `</script><body>` + strings.Replace(exampleEmbed, "id=e", "id=e mode="+c.mode, 1)})
		p.do(chromedp.Navigate(address + "/"))
		p.recordEvents()
		before := eval[[]string](p, globalNames)
		values := eval[string](p, `[globalThis.Go, globalThis.fs, globalThis.path, globalThis.process].join()`)
		eval[bool](p, `import("`+server.URL+`/playground.js").then(() => true)`)
		p.waitReady("e")
		eval[bool](p, `(e.set({ view: "links", text: "<a href=x>" }), true)`)
		p.wait("the view has its words", `e.state.view === "links"`)
		p.settle()
		if got := eval[string](p, `[globalThis.Go, globalThis.fs, globalThis.path, globalThis.process].join()`); got != values {
			t.Errorf("%s: the page's globals are %q, before %q", name, got, values)
		}
		for _, global := range eval[[]string](p, globalNames) {
			if !strings.Contains(" "+strings.Join(before, " ")+" ", " "+global+" ") {
				t.Errorf("%s: the embed leaves the global %s", name, global)
			}
		}
		if got := eval[int](p, `Reflect.ownKeys(globalThis).length`); got != len(before) {
			t.Errorf("%s: there are %d globals, before %d", name, got, len(before))
		}
	}
}

// What a page has put into Object.prototype is not taken for an attribute or option.
func TestOptionsAreOwnProperties(t *testing.T) {
	t.Parallel()
	const inherited = `<script>
		for (const [name, value] of Object.entries({ base: "http://wrong/", text: "wrong", view: "trace", step: "0", dialect: "rfc1630", strict: "false", lang: "fr",
			theme: "dark", literalRule: "true", erratum4547: "true", exercise: "1", level: "1", seed: "1", lesson: "dots", readonly: "true", controls: "false",
			link: "v=1&base=http://wrong/", hash: true, failure: "wrong", stylesheet: "wrong.css" })) {
			Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true });
		}
	</script>`
	for _, mode := range []string{"inline", "frame"} {
		p := newTab(t)
		address := host(t, "", map[string]string{"/": inherited + `<script type=module src="{site}/playground.js"></script><body>` +
			`<uri-playground id=e mode=` + mode + ` base="http://a/b/c/d;p?q" ref="../../g" loading=eager></uri-playground>`})
		p.do(chromedp.Navigate(address + "/"))
		p.recordEvents()
		p.waitReady("e")
		const state = `(({ base, ref, view, dialect, strict, lang }) => [base, ref, view, dialect, strict, lang].join(" "))(heard.find(({ type }) => type === "ready").detail.state)`
		if got := eval[string](p, state); got != "http://a/b/c/d;p?q ../../g resolve rfc3986 true en" {
			t.Errorf("%s: the embed shows %s", mode, got)
		}
		eval[bool](p, `(e.set({ ref: null, strict: "no" }), true)`)
		p.wait("it follows", `heard.some(({ type, detail }) => type === "change" && detail.strict === false)`)
	}
}
