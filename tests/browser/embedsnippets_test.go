package browser

import (
	"cmp"
	"encoding/json"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// docAuthor starts a site with a generator and pastes the code of the page on
// embedding into it. In the files {config} is what goes into the tool's
// configuration and {page} the rest; {out} in the command is where the site goes.
type docAuthor struct {
	name   string
	probe  []string // succeeds where the tool is installed
	npm    bool     // its packages are those of tests/generators
	kind   string   // of code, if the page has none of the name of the tool
	marker string   // the line of the code between the two
	files  map[string]string
	saved  [2]string // what the page offers to download, and where to
	build  []string
	into   string // where the tool writes, if it is not told
}

const bareLayout = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title><link rel="icon" href="data:,"></head><body>{{ .Content }}</body></html>`

var docAuthors = []docAuthor{
	{name: "hugo", probe: []string{"hugo", "version"}, marker: "<!-- in a page -->",
		files: map[string]string{"config.toml": "title = \"T\"\n{config}", "content/_index.md": "---\ntitle: T\n---\n\n{page}",
			"layouts/_default/list.html": bareLayout},
		saved: [2]string{"integrations/hugo/uri-playground.txt", "layouts/shortcodes/uri-playground.html"},
		build: []string{"hugo", "--quiet", "--destination", "{out}"}},
	{name: "sphinx", probe: []string{"/usr/bin/python3", "-c", "import sphinx, alabaster"}, marker: ".. in a page",
		files: map[string]string{"conf.py": "project = 'T'\nextensions = []\nhtml_theme = 'alabaster'\n{config}", "index.rst": "T\n=\n\n{page}"},
		saved: [2]string{"integrations/sphinx/uri_playground.py", "uri_playground.py"},
		build: []string{"sphinx-build", "-q", "-W", "-d", "{out}/.doctrees", ".", "{out}"}},
	{name: "mkdocs", probe: []string{"mkdocs", "--version"},
		files: map[string]string{"mkdocs.yml": "site_name: T\ntheme: {name: mkdocs, highlightjs: false}\nplugins: []\n", "docs/index.md": "# T\n\n{page}\n"},
		build: []string{"mkdocs", "-q", "build", "-d", "{out}"}},
	{name: "mdbook", probe: []string{"mdbook", "--version"},
		files: map[string]string{"book.toml": "[book]\ntitle = \"T\"\n", "src/SUMMARY.md": "- [T](index.md)\n", "src/index.md": "# T\n\n{page}\n"},
		build: []string{"mdbook", "build", "-d", "{out}"}},
	{name: "asciidoctor", probe: []string{"asciidoctor", "--version"}, kind: "asciidoc",
		files: map[string]string{"index.adoc": "= T\n\n{page}\n"},
		build: []string{"asciidoctor", "-a", "webfonts!", "-D", "{out}", "index.adoc"}},
	{name: "jekyll", probe: []string{"jekyll", "--version"}, kind: "liquid",
		files: map[string]string{"_config.yml": "title: T\n", "_layouts/default.html": strings.NewReplacer(".Title", "page.title", ".Content", "content").Replace(bareLayout),
			"index.md": "---\ntitle: T\nlayout: default\n---\n\n{page}\n"},
		build: []string{"jekyll", "build", "-q", "-d", "{out}"}},
	{name: "pandoc", probe: []string{"pandoc", "--version"},
		files: map[string]string{"index.md": "% T\n\n{page}\n"},
		build: []string{"pandoc", "-s", "-o", "{out}/index.html", "index.md"}},
	{name: "vitepress", npm: true, marker: "<!-- in a page -->",
		files: map[string]string{"package.json": `{"type":"module"}`, ".vitepress/config.mjs": "export default {\n  title: \"T\",\n{config}\n}", "index.md": "# T\n\n{page}\n"},
		build: []string{"node_modules/.bin/vitepress", "build", ".", "--outDir", "{out}"}},
	{name: "docusaurus", npm: true, marker: "{/* in a page */}",
		files: map[string]string{"package.json": `{}`,
			"docusaurus.config.js": "module.exports = {\n  title: \"T\",\n  url: \"http://127.0.0.1\",\n  baseUrl: \"/\",\n{config}\n  presets: [[\"classic\", { docs: { routeBasePath: \"/\" }, blog: false }]],\n};",
			"docs/index.md":        "---\nslug: /\n---\n\n# T\n\n{page}\n"},
		build: []string{"node_modules/.bin/docusaurus", "build", "--out-dir", "{out}"}},
	{name: "next", npm: true, marker: "{/* in a page */}",
		files: map[string]string{"package.json": `{"private":true}`, "next.config.mjs": "export default { output: \"export\" };",
			"app/layout.jsx": "export const metadata = { title: \"T\" };\nexport default ({ children }) => (\n<html lang=\"en\">\n{config}<body>{children}</body>\n</html>\n);\n",
			"app/page.jsx":   "export default () => (\n{page}\n);\n"},
		build: []string{"node_modules/.bin/next", "build", "--webpack"}, into: "out"},
}

// The code of the page on embedding works in a new site as it is written, on the
// first try, and also when the playground is on another origin.
func TestDocumentedLine(t *testing.T) {
	t.Parallel()
	maker := openEmbedding(t, "/embedding.html")
	for _, a := range docAuthors {
		t.Run(a.name, func(t *testing.T) {
			a.need(t)
			s := serve(http.FileServer(http.Dir(a.write(t, maker.snippet(cmp.Or(a.kind, a.name))))))
			p := newTab(t)
			p.do(chromedp.Navigate(s.URL + "/"))
			eval[bool](p, `(document.querySelector("uri-playground").scrollIntoView(), true)`)
			p.waitTarget(firstTarget)
			p.allowConsole("favicon.ico", "fonts.g") // of themes
		})
	}
}

// The line of one version names it with its hash, by which the browser takes it.
func TestPinnedLine(t *testing.T) {
	t.Parallel()
	maker := openEmbedding(t, "/embedding.html")
	maker.snippet("pinned")
	maker.wait("the hash is there", `document.getElementById("code").textContent.includes("sha384-")`)
	code := eval[string](maker, `document.getElementById("code").textContent`)
	var sums map[string]string
	data, err := os.ReadFile(filepath.Join(siteDir, "integrity.json"))
	if err == nil {
		err = json.Unmarshal(data, &sums)
	}
	if err != nil {
		t.Fatal(err)
	}
	src := regexp.MustCompile(`<script type="module" src="([^"]*)/(playground-[\d.]+\.js)" integrity="([^"]*)"`).FindStringSubmatch(code)
	if src == nil || src[1] != server.URL || src[3] != sums[src[2]] {
		t.Fatalf("the code names %q:\n%s", src, code)
	}
	p := newTab(t)
	p.watchRequests()
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": `<!doctype html><html lang=en><head><title>T</title></head><body>` + code}) + "/"))
	p.waitTarget(firstTarget)
	for _, address := range p.requested() {
		if strings.HasSuffix(address, "/playground.js") {
			t.Errorf("the page asks for %s", address)
		}
	}
}

// need skips the test where the tool is missing. Those from npm take long.
func (a *docAuthor) need(t *testing.T) {
	if a.npm {
		if os.Getenv("URI_GENERATORS") != "all" {
			t.Skip("it takes long; ./build.sh generators runs it")
		}
		return
	}
	if out, err := exec.Command(a.probe[0], a.probe[1:]...).CombinedOutput(); err != nil {
		t.Skipf("%s is not on this machine: %v %s", a.name, err, out)
	}
}

// write makes a new site with the code in it, and returns where its pages are.
func (a *docAuthor) write(t *testing.T, code string) (out string) {
	t.Helper()
	dir, out := t.TempDir(), t.TempDir()
	config, page, ok := strings.Cut(code, a.marker+"\n")
	if a.marker == "" {
		config, page = "", code
	} else if !ok {
		t.Fatalf("the code lacks the line %s:\n%s", a.marker, code)
	}
	for name, text := range a.files {
		save(t, filepath.Join(dir, name), strings.NewReplacer("{config}", config, "{page}", page).Replace(text))
	}
	if a.saved[0] != "" {
		text, err := os.ReadFile(filepath.Join(siteDir, a.saved[0]))
		if err != nil {
			t.Fatal(err)
		}
		save(t, filepath.Join(dir, a.saved[1]), string(text))
	}
	if a.npm {
		packages, err := filepath.Abs(filepath.Join("..", "generators", a.name, "node_modules"))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.Symlink(packages, filepath.Join(dir, "node_modules")); err != nil {
			t.Fatal(err)
		}
	}
	args := strings.Split(strings.ReplaceAll(strings.Join(a.build, "\n"), "{out}", out), "\n")
	if a.npm {
		args[0] = filepath.Join(dir, args[0])
	}
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "CI=true", "DOCUSAURUS_NO_PERSISTENT_CACHE=true")
	if text, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", a.name, err, text)
	}
	if a.into != "" {
		return filepath.Join(dir, a.into)
	}
	return out
}

func save(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
