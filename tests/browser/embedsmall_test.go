package browser

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"uriplayground/web/model"
)

// The poster in place of an embed is accessible.
func TestPosterAccessibility(t *testing.T) {
	t.Parallel()
	axe, err := os.ReadFile("axe/node_modules/axe-core/axe.min.js")
	if err != nil {
		t.Fatal(err)
	}
	p := embedding(t, `<main><h1>T</h1><uri-playground id=e base="http://a/" ref="b" loading=click>Some <b>text</b></uri-playground></main>`)
	p.wait("the poster is there", `e.matches(":state(poster)")`)
	eval[bool](p, string(axe)+"; true")
	found := eval[[]string](p, `axe.run().then(r => r.violations.flatMap(v => v.nodes.map(n => v.id + ": " + n.target.join(" ") + " | " + n.failureSummary)))`)
	if len(found) > 0 {
		t.Error(summary(found))
	}
	p.size(700, 700, "light")
	p.viewshot("embed-poster")
}

// Every view of an embed fits into 360 px and axe finds nothing, in a page with
// a root font size of its own.
func TestViewsInSmall(t *testing.T) {
	t.Parallel()
	axe, err := os.ReadFile("axe/node_modules/axe-core/axe.min.js")
	if err != nil {
		t.Fatal(err)
	}
	p := embedding(t, `<style>html { font-size: 62.5% } body { font-size: 1.6rem; margin: 0 }</style><main><h1>T</h1>
		<uri-playground id=e style="display:block;height:auto" base="http://a/b/c/d;p?q" ref="../../g" text="See &lt;URL:http://a/b&gt;, www.b.c." loading=eager></uri-playground></main>`)
	p.waitReady("e")
	eval[bool](p, string(axe)+"; true")
	for _, view := range model.ViewNames() {
		eval[bool](p, fmt.Sprintf(`(e.view = %q, true)`, view))
		p.settle()
		if !eval[bool](p, `[...e.shadowRoot.querySelectorAll(".uri-result *")].some(n => n.checkVisibility() && n.textContent.length > 3)`) {
			t.Errorf("%s shows nothing", view)
		}
		for _, scheme := range []string{"light", "dark"} {
			p.size(360, 800, scheme)
			if got := eval[float64](p, `parseFloat(getComputedStyle(inside(".uri-playground")).fontSize)`); got < 15 || got > 17 {
				t.Errorf("the text has %g px", got)
			}
			if got := eval[int](p, `Math.max(e.scrollWidth, document.documentElement.scrollWidth)`); got > 360 {
				t.Errorf("%s is %d px wide", view, got)
			}
			found := eval[[]string](p, `axe.run("#e").then(r => r.violations.flatMap(v => v.nodes.map(n => v.id + ": " + n.target.join(" ") + " | " + n.failureSummary)))`)
			if len(found) > 0 {
				t.Errorf("%s, %s: %s", view, scheme, summary(found))
			}
		}
		p.size(360, 2000, "light") // what is far outside the viewport is not painted
		p.viewshot("embed-360-" + view)
	}
}

// axe finds nothing in an embed within a frame, nor in one within a shadow root
// of the page's own; both follow the page's dark switch.
func TestFramedAndNestedAccessibility(t *testing.T) {
	t.Parallel()
	axe, err := os.ReadFile("axe/node_modules/axe-core/axe.min.js")
	if err != nil {
		t.Fatal(err)
	}
	const run = `axe.run().then(r => r.violations.flatMap(v => v.nodes.map(n => v.id + ": " + n.target.join(" ") + " | " + n.failureSummary)))`
	p := embedding(t, `<main><h1>T</h1>`+exampleFrame+`<div id=outer></div></main>`)
	eval[bool](p, `(() => {
		const nested = document.createElement("uri-playground");
		Object.assign(nested, { base: "http://a/", ref: "b", loading: "eager" });
		outer.attachShadow({ mode: "open" }).append(nested);
		globalThis.nested = nested;
		return true;
	})()`)
	p.waitReady("e")
	p.wait("the nested one runs", `nested.matches(":state(ready)")`)
	eval[bool](p, string(axe)+"; true")
	for _, theme := range []string{"light", "dark"} {
		eval[bool](p, fmt.Sprintf(`(document.documentElement.dataset.theme = %q, document.body.style.cssText = %q, true)`, theme,
			map[string]string{"light": "background: #fff", "dark": "background: #111; color: #eee"}[theme]))
		p.wait("the nested one is "+theme, fmt.Sprintf(`getComputedStyle(nested.shadowRoot.querySelector(".uri-playground")).colorScheme === %q`, theme))
		if found := eval[[]string](p, run); len(found) > 0 {
			t.Errorf("%s: %s", theme, summary(found))
		}
		p.size(900, 1400, "light")
		p.viewshot("embed-framed-and-nested-" + theme)
	}
	p.allowConsole("postMessage", "Applying inline style") // by axe
	const part = `axe.run({ rules: { "landmark-one-main": { enabled: false }, "page-has-heading-one": { enabled: false }, region: { enabled: false } } })`
	for _, path := range []string{"/embed.html#v=1&view=trace", "/embed.html?theme=dark&lang=fr#v=1&base=http://a/b&ref=%zz"} {
		q := newTab(t)
		q.size(360, 800, "light")
		q.visit(path)
		q.wait("it runs", `document.querySelector(".uri-result:not([data-static])") !== null`)
		q.settle()
		eval[bool](q, string(axe)+"; true")
		if found := eval[[]string](q, strings.Replace(run, "axe.run()", part, 1)); len(found) > 0 { // a frame is not a whole page
			t.Errorf("%s: %s", path, summary(found))
		}
		q.allowConsole("Applying inline style", "favicon.ico")
	}
}
