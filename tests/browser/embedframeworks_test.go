package browser

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/evanw/esbuild/pkg/api"
)

// The code for frameworks works in a component as it is written, even where a text has
// marks that the templates of frameworks read.
func TestSnippetInComponents(t *testing.T) {
	t.Parallel()
	const base, ref = `http://a/{b}/{{c}}\`, "${d}`'e"
	maker := openEmbedding(t, "/embedding.html")
	eval[bool](maker, fmt.Sprintf(`(choices.elements.base.value = %q, choices.elements.ref.value = %q, choices.elements.ref.dispatchEvent(new Event("input", { bubbles: true })))`, base, ref))
	maker.wait("the embed follows", fmt.Sprintf(`live.state.ref === %q`, ref))
	for name, c := range map[string]struct {
		kind   string // of the code
		source func(component string) string
	}{
		"React": {"react", func(component string) string {
			return `import { createRoot } from "react-dom/client";
			createRoot(document.querySelector("main")).render(` + component + `);`
		}},
		"Vue": {"vue", func(component string) string {
			template, _ := json.Marshal(component) // of a string, which cannot fail
			return `import { createApp } from "vue/dist/vue.esm-bundler.js";
			createApp({ template: ` + string(template) + ` }).mount("main");`
		}},
		"template literal": {"framework", func(component string) string {
			return "document.querySelector(\"main\").innerHTML = `" + component + "`;"
		}},
	} {
		t.Run(name, func(t *testing.T) {
			head, component, ok := strings.Cut(maker.snippet(c.kind), "<!-- in a component -->\n")
			_, head, inHead := strings.Cut(head, "<!-- in the head of index.html, or of the root layout -->\n")
			if !ok || !inHead {
				t.Fatal("the code does not say what goes into the head, and what into a component")
			}
			script := bundleWith(t, api.BuildOptions{Stdin: &api.StdinOptions{Contents: c.source(component), ResolveDir: frameworksDir, Loader: api.LoaderJSX}, JSX: api.JSXAutomatic})
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

// The code for bundlers in docs/javascript.md leaves the files of the site where they are.
func TestBundledImport(t *testing.T) {
	t.Parallel()
	document, err := os.ReadFile("../../docs/javascript.md")
	if err != nil {
		t.Fatal(err)
	}
	code := regexp.MustCompile("(?s)## With a bundler\n.*?```js\n(.*?)```").FindSubmatch(document)
	if code == nil {
		t.Fatal("there is no code for bundlers")
	}
	p := newTab(t)
	const address = `"/playground/playground.js"`
	if !strings.Contains(string(code[1]), address) {
		t.Fatalf("the code does not import %s", address)
	}
	source := strings.Replace(string(code[1]), address, `"{site}/playground.js"`, 1) + `
		document.title = (await load()).resolve("http://a/b/c/d", "../g").target;`
	script := bundleWith(t, api.BuildOptions{Stdin: &api.StdinOptions{Contents: source, Loader: api.LoaderJS}, MinifyWhitespace: true, MinifySyntax: true, MinifyIdentifiers: true})
	page := host(t, "", map[string]string{
		"/": `<!doctype html><html lang=en><head><title>T</title></head><body><uri-playground loading=eager base="http://a/b/c/d" ref="../g"></uri-playground><script type=module>` + script + `</script>`,
	})
	p.do(chromedp.Navigate(page + "/"))
	p.wait("it answers", `document.title === "http://a/b/g"`)
	p.wait("the embed starts", `document.querySelector("uri-playground").matches(":state(ready)")`)
	site := eval[string](p, `document.querySelector("uri-playground").link.split("#")[0]`)
	if want := eval[string](p, `new URL("./", performance.getEntriesByType("resource").map(({ name }) => name).find((name) => name.endsWith("/playground.js"))).href`); site != want {
		t.Errorf("its link leads to %s, want the site at %s", site, want)
	}
}
