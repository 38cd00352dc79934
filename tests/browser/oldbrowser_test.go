package browser

import (
	"fmt"
	"testing"
	"uriplayground/web/locales"

	"github.com/chromedp/chromedp"
)

// withoutStyle returns a script that takes a feature of style sheets away, as far as scripts
// can tell.
func withoutStyle(feature string) string {
	return fmt.Sprintf(`const supports = CSS.supports; CSS.supports = (...asked) => !asked.join(" ").includes(%q) && supports.apply(CSS, asked);`, feature)
}

// A browser that lacks a feature shows the worked example and a link, and a sentence
// that says what is missing wherever a script can say it. It never goes on loading.
func TestOldBrowsers(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		script string
		page   bool // the site does without
		silent bool // the element cannot even be defined
	}{
		"WebAssembly":                {script: `delete globalThis.WebAssembly`},
		"light-dark":                 {script: withoutStyle("light-dark")},
		":has":                       {script: withoutStyle(":has")},
		"container queries":          {script: withoutStyle("container-type")},
		"ResizeObserver":             {script: `delete globalThis.ResizeObserver`},
		"constructable style sheets": {script: `delete CSSStyleSheet.prototype.replaceSync`, page: true, silent: true},
		"custom elements":            {script: `Object.defineProperty(globalThis, "customElements", { value: undefined })`, page: true, silent: true},
	} {
		t.Run(name, func(t *testing.T) {
			for _, path := range []string{"/", "/fr/", "/embed.html"} {
				p := newTab(t)
				p.initScript(c.script)
				p.visit(path)
				if c.page {
					p.wait(path+" runs", running)
					continue
				}
				p.wait(path+" says what is missing", `document.querySelector("[data-uri=failed]").checkVisibility()`)
				seen := eval[string](p, `[...document.querySelectorAll(".loading, .target .uri, .machine")].filter((e) => e.checkVisibility({ visibilityProperty: true })).map((e) => e.classList[0]).join(" ")`)
				if seen != "uri machine" {
					t.Errorf("%s shows %q", path, seen)
				}
			}
			p := newTab(t)
			p.initScript(c.script)
			p.do(chromedp.Navigate(host(t, "", map[string]string{"/": `<script type=module src="{site}/playground.js"></script><body>
				<uri-playground id=e loading=eager base=http://a/b ref=c>worked out: <a id=link href="{site}/#v=1">http://a/c</a></uri-playground>`}) + "/"))
			p.wait("all has loaded", `document.readyState === "complete"`)
			if !c.silent {
				p.wait("it says what is missing", fmt.Sprintf(`e.matches(":state(failed)") && e.shadowRoot.textContent.includes(%q)`, locales.For("en").Get("life.old")))
			}
			p.settle()
			if !eval[bool](p, `link.checkVisibility({ visibilityProperty: true }) && link.offsetHeight > 0 && e.innerText.startsWith("worked out")`) {
				t.Error("the worked example is not seen")
			}
		})
	}
}
