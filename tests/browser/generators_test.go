package browser

import (
	"cmp"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// generator is a tool that makes documentation sites, with a site of two pages
// in tests/generators. The first page embeds ../../g, the second ../z.
type generator struct {
	name   string
	probe  []string // succeeds where the tool is installed
	build  []string // {out} is where the site goes, {url} its address
	npm    bool     // only on demand: it takes long
	dark   string   // JavaScript that presses the site's dark switch until it is dark
	second string   // the link to the second page
	back   string   // JavaScript that goes back; empty for the browser's way
}

var generators = []generator{
	{name: "hugo", probe: []string{"hugo", "version"}, build: []string{"hugo", "--quiet", "--destination", "{out}"},
		dark: `document.getElementById("dark").click()`, second: `#other`},
	{name: "sphinx", probe: []string{"/usr/bin/python3", "-c", "import sphinx, alabaster"}, build: []string{"sphinx-build", "-q", "-W", "-d", "{out}/.doctrees", ".", "{out}"},
		dark: `document.getElementById("dark").click()`, second: `a.reference[href="other.html"]`},
	{name: "mkdocs", probe: []string{"/usr/bin/python3", "-c", "import mkdocs.utils; mkdocs.utils.get_theme_dir('material')"}, build: []string{"mkdocs", "-q", "build", "-d", "{out}"},
		dark: `document.querySelector("label[for^=__palette]:not([hidden])").click()`, second: `.md-nav a[href$="other/"]`,
		back: `document.querySelector(".md-nav--primary a[href='..'], .md-nav--primary a[href='../'], .md-nav--primary a[href='.']").click()`},
	{name: "vitepress", npm: true, build: []string{"node_modules/.bin/vitepress", "build", ".", "--outDir", "{out}"},
		dark: `document.querySelector(".VPSwitchAppearance").click()`, second: `.VPSidebar a[href^="/other"]`},
	{name: "docusaurus", npm: true, build: []string{"node_modules/.bin/docusaurus", "build", "--out-dir", "{out}"},
		dark: `for (let i = 0; i < 3 && document.documentElement.dataset.theme !== "dark"; i++) {
			document.querySelector("button[class*=toggleButton]").click();
			await new Promise(requestAnimationFrame);
		}`, second: `a.menu__link[href="/other"]`},
}

// The documented line works in the real generators: the embed comes alive,
// follows the site's dark switch and its navigation, and neither the console nor
// axe has anything to say. ./build.sh generators runs it with all of them.
func TestGenerators(t *testing.T) {
	t.Parallel()
	axe, err := os.ReadFile("axe/node_modules/axe-core/axe.min.js")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range generators {
		t.Run(g.name, func(t *testing.T) {
			g.need(t)
			address := g.serve(t)
			p := newTab(t)
			p.size(1280, 900, "light")
			p.do(chromedp.Navigate(address + "/"))
			p.waitTarget("http://a/g")
			p.checkEmbedAxe(string(axe))
			p.viewshot("generator-" + g.name + "-light")
			eval[bool](p, `(async () => {`+g.dark+`; return true; })()`)
			p.wait("it follows the dark switch", `getComputedStyle(document.querySelector("uri-playground").shadowRoot.querySelector(".uri-playground")).colorScheme === "dark"`)
			p.checkEmbedAxe(string(axe))
			p.viewshot("generator-" + g.name + "-dark")
			eval[bool](p, fmt.Sprintf(`(globalThis.sameDocument = true, setTimeout(() => document.querySelector(%q).click()), true)`, g.second)) // it answers before it leaves
			p.waitTarget("http://x/z")
			t.Logf("FIGURE %s: navigation within the document: %v", g.name, eval[bool](p, `globalThis.sameDocument === true`))
			p.checkEmbedAxe(string(axe))
			eval[bool](p, "(setTimeout(() => "+cmp.Or(g.back, "history.back()")+"), true)")
			p.waitTarget("http://a/g")
			foreign := eval[[]string](p, `performance.getEntriesByType("resource").map(e => e.name).filter(n => !n.startsWith(location.origin + "/") && !n.startsWith("data:"))`)
			if len(foreign) > 0 {
				t.Errorf("fetched %v", foreign)
			}
		})
	}
}

// need skips the test where the tool is missing, unless all of them are asked for.
func (g *generator) need(t *testing.T) {
	all := os.Getenv("URI_GENERATORS") == "all"
	if g.npm && !all {
		t.Skip("it takes long; ./build.sh generators runs it")
	}
	if len(g.probe) == 0 {
		return
	}
	if out, err := exec.Command(g.probe[0], g.probe[1:]...).CombinedOutput(); err != nil && all {
		t.Fatalf("%s is missing: %v\n%s", g.name, err, out)
	} else if err != nil {
		t.Skipf("%s is not on this machine; ./build.sh generators installs it", g.name)
	}
}

// serve builds the site and serves it, with the playground at /playground/.
func (g *generator) serve(t *testing.T) string {
	t.Helper()
	out := t.TempDir()
	mux := http.NewServeMux()
	mux.Handle("/playground/", http.StripPrefix("/playground", siteFiles))
	mux.Handle("/", http.FileServer(http.Dir(out)))
	s := serve(mux)
	args := make([]string, len(g.build))
	for i, arg := range g.build {
		args[i] = strings.ReplaceAll(arg, "{out}", out)
	}
	dir := filepath.Join("..", "generators", g.name)
	if g.npm {
		var err error
		args[0], err = filepath.Abs(filepath.Join(dir, args[0]))
		if err != nil {
			t.Fatal(err)
		}
	}
	if g.name == "hugo" {
		saveShortcode(t, dir)
	}
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "SITE_URL="+s.URL+"/", "CI=true", "DOCUSAURUS_NO_PERSISTENT_CACHE=true")
	if text, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", g.name, err, text)
	}
	return s.URL
}

// saveShortcode follows the instructions for authors who use Hugo.
func saveShortcode(t *testing.T, dir string) {
	t.Helper()
	code, err := os.ReadFile(filepath.Join(siteDir, "integrations", "hugo", "uri-playground.txt"))
	if err != nil {
		t.Fatal(err)
	}
	place := filepath.Join(dir, "layouts", "shortcodes")
	if err := os.MkdirAll(place, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(place, "uri-playground.html"), code, 0o644); err != nil {
		t.Fatal(err)
	}
}

// waitTarget waits until an embed runs and shows the target.
func (p *page) waitTarget(target string) {
	p.t.Helper()
	p.wait("the embed shows "+target, fmt.Sprintf(`(() => {
		const e = document.querySelector("uri-playground");
		return Boolean(e?.matches(":state(ready)")) && [...e.shadowRoot.querySelectorAll(".run .text")].map(e => e.textContent).join("") === %q;
	})()`, target))
	p.settle()
}

// checkEmbedAxe fails for what axe finds in the embeds.
func (p *page) checkEmbedAxe(axe string) {
	p.t.Helper()
	eval[bool](p, axe+"; true")
	found := eval[[]string](p, `axe.run({ include: [["uri-playground"]] }).then(r => r.violations.flatMap(v =>
		v.nodes.map(n => v.id + ": " + n.target.join(" ") + " | " + n.failureSummary)))`)
	if len(found) > 0 {
		p.t.Errorf("axe: %s", summary(found))
	}
}
