package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// A page in any kind of French gets French, from the element and from the calls.
func TestLanguageOfThePage(t *testing.T) {
	t.Parallel()
	for lang, french := range map[string]bool{"fr": true, "fr-CA": true, "FR": true, "frr": false, "de": false, "": false} {
		p := newTab(t)
		p.do(chromedp.Navigate(host(t, "", map[string]string{"/": `<script>document.documentElement.lang = "` + lang + `"</script><script type=module>
			import { load } from "{site}/playground.js";
			const playground = await load();
			globalThis.said = playground.explain("http://a/b/c", "d").sentences[0].message;
		</script><uri-playground id=e base="http://a/b/c" ref=d loading=eager></uri-playground>`}) + "/"))
		p.wait("the call answers", `globalThis.said !== undefined`)
		p.wait("the element is ready", `document.getElementById("e").matches(":state(ready)")`)
		got := eval[[]bool](p, `[said.startsWith("Le chemin"), document.getElementById("e").state.lang === "fr"]`)
		if want := fmt.Sprint([]bool{french, french}); fmt.Sprint(got) != want {
			t.Errorf("%q: French %v, want %v; it says %q", lang, got, want, eval[string](p, `said`))
		}
	}
}

// Back leads to what was shown in the language in which it was shown, and the link to the
// other language leads there again.
func TestBackToTheOtherLanguage(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=http://a/b&ref=c")
	p.wait("the other words are there", `performance.getEntriesByType("resource").some((e) => e.name.includes("/gen/words.more.fr") && e.responseEnd > 0)`)
	p.idle()
	p.openView("compare")
	p.click("[data-uri=language]:not([hidden])")
	p.wait("the page is French", `location.pathname === "/fr/" && document.documentElement.lang === "fr"`)
	for _, step := range []struct{ by, path, lang, view string }{{"back", "/", "en", "resolve"}, {"forward", "/fr/", "fr", "compare"}, {"back", "/", "en", "resolve"}} {
		eval[bool](p, `(history.`+step.by+`(), true)`)
		p.wait(step.by+" leads there", fmt.Sprintf(`location.pathname === %q && document.documentElement.lang === %q && document.querySelector(".view-%s") !== null`, step.path, step.lang, step.view))
		p.idle()
		at := eval[[]string](p, `[location.href, document.querySelector("[data-uri=language]:not([hidden])").href]`)
		if want := strings.Replace(at[0], server.URL+step.path, server.URL+map[string]string{"/": "/fr/", "/fr/": "/"}[step.path], 1); at[1] != want {
			t.Errorf("%s: at %s the link leads to %s, want %s", step.by, at[0], at[1], want)
		}
	}
	p.write("ref", "x")
	p.wantTarget("http://a/x")
}
