package browser

import (
	"fmt"
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
