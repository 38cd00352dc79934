package presets

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"uriplayground/core/places"
)

// maker makes a site of two pages, of which the first links the second, "install".
type maker struct {
	files map[string]string // by their paths; "SETTING" in one is the setting
	build []string          // in the folder of the files; the site is in "out" then
	probe string            // a command, or the folder in tests/generators, without which it is not there
	own   bool              // it leaves links as they are written; the second page states its own address
}

const (
	first  = "---\ntitle: First\n---\n\n[install](install.md)\n"
	second = "---\ntitle: Install\n---\n\nInstall.\n"
)

// makers is what makes sites, by the names of the tools.
var makers = map[string]maker{
	"Hugo": {
		files: map[string]string{
			"hugo.yaml":                     "baseURL: https://example.org/\ndisableKinds: [taxonomy, term, RSS, sitemap]\nSETTING\n",
			"content/install.md":            second,
			"layouts/index.html":            `{{ range .Site.RegularPages }}<a href="{{ .RelPermalink }}">x</a>{{ end }}`,
			"layouts/_default/single.html":  "{{ .Content }}",
			"layouts/_default/baseof.html":  "",
			"layouts/_default/list.html":    "",
			"layouts/_default/sitemap.html": "",
		},
		build: []string{"hugo", "--quiet", "--config", "hugo.yaml", "--destination", "out"}, probe: "hugo",
	},
	"MkDocs": {
		files: map[string]string{"mkdocs.yml": "site_name: x\nSETTING\n", "docs/index.md": first, "docs/install.md": second},
		build: []string{"mkdocs", "-q", "build", "-d", "out"}, probe: "mkdocs",
	},
	"Sphinx": {
		files: map[string]string{
			"conf.py":     "project = 'x'\nhtml_theme = 'basic'\n",
			"index.rst":   "First\n=====\n\n.. toctree::\n\n   install\n",
			"install.rst": "Install\n=======\n",
		},
		build: []string{"sphinx-build", "-q", "-b", "SETTING", ".", "out"}, probe: "sphinx-build",
	},
	"VitePress": {
		files: map[string]string{".vitepress/config.mjs": "export default { SETTING }\n", "index.md": first, "install.md": second, "package.json": `{"type":"module"}`},
		build: []string{"node_modules/.bin/vitepress", "build", ".", "--outDir", "out"}, probe: "vitepress",
	},
	"Docusaurus": {
		files: map[string]string{
			"docusaurus.config.js": `module.exports = { title: "x", url: "https://example.org", baseUrl: "/", SETTING, presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] };`,
			"docs/index.md":        "---\nslug: /\ntitle: First\n---\n\n[install](install.md)\n",
			"docs/install.md":      second,
			"package.json":         `{"private":true}`,
		},
		build: []string{"node_modules/.bin/docusaurus", "build", "--out-dir", "out"}, probe: "docusaurus",
	},
	"Jekyll": {
		files: map[string]string{
			"_config.yml": "SETTING\n",
			"index.html":  "---\ntitle: First\n---\n" + `{% for page in site.pages %}<a href="{{ page.url }}">x</a>{% endfor %}`,
			"install.md":  second,
		},
		build: []string{"jekyll", "build", "-q", "-d", "out"}, probe: "jekyll",
	},
	"Astro": {
		files: map[string]string{
			"astro.config.mjs": "const [, group, name, value] = `SETTING`.match(/^(?:(\\w+)\\.)?(\\w+): \"(\\w+)\"$/);\n" +
				`export default { outDir: "out", ...(group ? { [group]: { [name]: value } } : { [name]: value }) };`,
			"src/pages/index.astro":   "<p>First</p>\n",
			"src/pages/install.astro": `<link rel="canonical" href={Astro.url.pathname}>`,
			"package.json":            `{"private":true,"type":"module"}`,
		},
		build: []string{"node_modules/.bin/astro", "build"}, probe: "astro", own: true,
	},
	"Next.js": {
		files: map[string]string{
			"next.config.js":   `module.exports = { output: "export", distDir: "out", SETTING };`,
			"pages/index.js":   `import Link from "next/link"; export default function Page() { return <Link href="/install">x</Link>; }`,
			"pages/install.js": `export default function Page() { return <p>Install</p>; }`,
			"package.json":     `{"private":true}`,
		},
		build: []string{"node_modules/.bin/next", "build", "--webpack"}, probe: "next",
	},
	"SvelteKit": {
		files: map[string]string{
			"svelte.config.js":                `import adapter from "@sveltejs/adapter-static"; export default { kit: { adapter: adapter({ pages: "out", assets: "out" }) } };`,
			"vite.config.js":                  `import { sveltekit } from "@sveltejs/kit/vite"; export default { plugins: [sveltekit()] };`,
			"src/app.html":                    `<!doctype html><html lang="en"><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>`,
			"src/routes/+layout.js":           "const setting = { SETTING };\nexport const prerender = true;\nexport const { trailingSlash } = setting;\n",
			"src/routes/+page.svelte":         `<a href="/install">x</a>`,
			"src/routes/install/+page.svelte": `<script>import { page } from "$app/state";</script><link rel="canonical" href={page.url.pathname}>`,
			"package.json":                    `{"private":true,"type":"module"}`,
		},
		build: []string{"node_modules/.bin/vite", "build"}, probe: "sveltekit", own: true,
	},
}

func TestTools(t *testing.T) {
	for _, tool := range places.Tools() {
		if !tool.Tested {
			continue
		}
		t.Run(tool.ID, func(t *testing.T) {
			maker, there := makers[tool.Name]
			if !there {
				t.Fatal("it is said to be tested, and nothing makes its site")
			}
			site := maker.make(t, tool.Setting)
			file := map[places.Layout]string{places.Folders: "install/index.html", places.Files: "install.html"}[tool.Layout]
			for _, name := range []string{"install/index.html", "install.html"} {
				_, err := os.Stat(filepath.Join(site, name))
				if got := err == nil; got != (name == file) {
					t.Errorf("%s is there: %v", name, got)
				}
			}
			link := map[places.Place]string{places.Slash: "install/", places.Bare: "install", places.File: "install.html"}[tool.Links]
			from := "index.html"
			if maker.own {
				from = file
			}
			page, err := os.ReadFile(filepath.Join(site, from))
			must(t, err)
			if !links(string(page), tool.Below, link) {
				t.Errorf("%s has no link to %s/%s:\n%s", from, tool.Below, link, page)
			}
		})
	}
}

// links reports whether a page has a link to another one below a path, however it is
// written.
func links(page, below, to string) bool {
	begins := []string{`"`, `"/`, `"./`, "=/"}
	if below != "" {
		begins = []string{`"` + below + "/"}
	}
	for _, from := range begins {
		for _, end := range []string{`"`, " ", ">"} {
			if strings.Contains(page, from+to+end) {
				return true
			}
		}
	}
	return false
}

// make makes the site with a setting, and returns its folder.
func (m maker) make(t *testing.T, setting string) string {
	t.Helper()
	dir := t.TempDir()
	if !m.there(t, dir) {
		t.Skipf("%s is not on this machine; ./build.sh generators installs it", m.probe)
	}
	for name, text := range m.files {
		path := filepath.Join(dir, name)
		must(t, os.MkdirAll(filepath.Dir(path), 0o755))
		must(t, os.WriteFile(path, []byte(strings.ReplaceAll(text, "SETTING", setting)), 0o644))
	}
	var args []string
	for _, arg := range m.build {
		args = append(args, strings.ReplaceAll(arg, "SETTING", setting))
	}
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "ASTRO_TELEMETRY_DISABLED=1", "NEXT_TELEMETRY_DISABLED=1")
	if text, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%q: %v\n%s", args, err, text)
	}
	return filepath.Join(dir, "out")
}

// there reports whether the tool is installed: as a command, or by npm for the sites of
// tests/generators.
func (m maker) there(t *testing.T, dir string) bool {
	t.Helper()
	if strings.HasPrefix(m.build[0], "node_modules/") && os.Getenv("URI_GENERATORS") != "all" {
		t.Skip("it takes long; ./build.sh generators runs it")
	}
	if !strings.HasPrefix(m.build[0], "node_modules/") {
		_, err := exec.LookPath(m.probe)
		return err == nil
	}
	modules, err := filepath.Abs(filepath.Join("..", "generators", m.probe, "node_modules"))
	must(t, err)
	if _, err := os.Stat(filepath.Join(filepath.Dir(modules), m.build[0])); err != nil {
		return false
	}
	must(t, os.Symlink(modules, filepath.Join(dir, "node_modules")))
	return true
}
