package browser

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/evanw/esbuild/pkg/api"
)

// The code for frameworks works in a component as it is written, also where a text has
// marks that the templates of frameworks read.
func TestSnippetInComponents(t *testing.T) {
	t.Parallel()
	const base, ref = `http://a/{b}/{{c}}\`, "${d}`'e"
	maker := openEmbedding(t, "/embedding.html")
	eval[bool](maker, fmt.Sprintf(`(choices.elements.base.value = %q, choices.elements.ref.value = %q, choices.elements.ref.dispatchEvent(new Event("input", { bubbles: true })))`, base, ref))
	maker.wait("the embed follows", fmt.Sprintf(`live.state.ref === %q`, ref))
	head, component, ok := strings.Cut(maker.snippet("framework"), "<!-- in a component -->\n")
	if !ok {
		t.Fatal("the code does not say what goes into a component")
	}
	template, err := json.Marshal(component)
	if err != nil {
		t.Fatal(err)
	}
	for name, source := range map[string]string{
		"React": `import { createRoot } from "react-dom/client";
			createRoot(document.querySelector("main")).render(` + component + `);`,
		"Vue": `import { createApp } from "vue/dist/vue.esm-bundler.js";
			createApp({ template: ` + string(template) + ` }).mount("main");`,
		"template literal": "document.querySelector(\"main\").innerHTML = `" + component + "`;",
	} {
		t.Run(name, func(t *testing.T) {
			script := bundleWith(t, api.BuildOptions{Stdin: &api.StdinOptions{Contents: source, ResolveDir: frameworksDir, Loader: api.LoaderJSX}, JSX: api.JSXAutomatic})
			address := host(t, "", map[string]string{
				"/": `<!doctype html><html lang=en><head><title>T</title>` + head + `</head><body><main></main><script type=module>` + script + `</script>`,
			})
			p := newTab(t)
			p.do(chromedp.Navigate(address + "/"))
			p.wait("it starts", `document.querySelector("uri-playground")?.matches(":state(ready)")`)
			got := eval[[]string](p, `(({ state, firstElementChild: a }) => [state.base, state.ref, a.textContent])(document.querySelector("uri-playground"))`)
			if got[0] != base || got[1] != ref || !strings.Contains(got[2], ref) || !strings.Contains(got[2], base) {
				t.Errorf("it shows %q", got)
			}
		})
	}
}
