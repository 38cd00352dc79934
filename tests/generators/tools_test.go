package generators

import (
	"slices"
	"strings"
)

// tool starts a site with a tool of authors. In the files {config} is what of the code goes
// into the tool's configuration, {page} the rest, and {json} the same as a text of JSON. In
// the code for a framework {head} is what of the first goes into index.html, {settings} what does not.
// {out} in the commands is where the site goes.
type tool struct {
	name    string   // as the page names it
	kind    string   // of its code
	npm     string   // the folder with its package.json; none where it comes from Debian
	version []string // says its version, and succeeds where it is installed
	marker  string   // the line of the code between the two
	files   map[string]string
	saved   [2]string // what the page offers to download, and where to
	picture string    // where the picture of the code is saved, if it is to have one
	build   []string  // commands
	into    string    // where the tool writes, if it is not told
	page    string    // the address of the page, if not the first one
	dark    string    // how it becomes dark: not at all, by the system, or by JavaScript that chooses it
	slide   bool      // the embed has the height of its content, which is not known before
	near    bool      // it wants the site and its packages below one folder
	late    bool      // a script puts the element into the page, maybe after that of the playground
	link    string    // where the fallback of the code leads
	allow   []string  // what the tool's own pages say in the console here
}

const system = "as the system is"

// What a new page of a tool without a theme of its own has.
const (
	bareLayout = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>T</title><link rel="icon" href="data:,"></head><body><h1>T</h1>{{ CONTENT }}<p>After it.</p></body></html>`
	after      = "\n\nAfter it.\n"
)

func layout(content string) string { return strings.Replace(bareLayout, "CONTENT", content, 1) }

var tools = slices.Concat(generators, frameworks)

var generators = []*tool{
	{name: "Hugo", kind: "hugo", version: []string{"hugo", "version"}, marker: "<!-- in a page -->",
		files: map[string]string{"config.toml": "title = \"T\"\n{config}", "content/_index.md": "---\ntitle: T\n---\n\n{page}" + after,
			"layouts/_default/list.html": layout(".Content")},
		saved: [2]string{"integrations/hugo/uri-playground.txt", "layouts/shortcodes/uri-playground.html"}, picture: "static/picture.svg",
		build: []string{"hugo --quiet --destination {out}"}, dark: system},
	{name: "Sphinx", kind: "sphinx", version: []string{"sphinx-build", "--version"}, marker: ".. in a page",
		files: map[string]string{"conf.py": "project = 'T'\nextensions = []\nhtml_theme = 'alabaster'\n{config}", "index.rst": "T\n=\n\n{page}" + after},
		saved: [2]string{"integrations/sphinx/uri_playground.py", "uri_playground.py"}, picture: "picture.svg",
		build: []string{"sphinx-build -q -W -d {out}/.doctrees . {out}"}},
	{name: "MkDocs", kind: "mkdocs", version: []string{"mkdocs", "--version"},
		files:   map[string]string{"mkdocs.yml": "site_name: T\ntheme: {name: mkdocs, highlightjs: false}\nplugins: []\n", "docs/index.md": "# T\n\n{page}" + after},
		picture: "docs/picture.svg", build: []string{"mkdocs -q build -d {out}"}},
	{name: "Material", kind: "mkdocs", version: []string{"dpkg-query", "--show", "mkdocs-material"},
		files: map[string]string{"docs/index.md": "# T\n\n{page}" + after,
			"mkdocs.yml": "site_name: T\nplugins: []\ntheme:\n  name: material\n  font: false\n  palette:\n    - {scheme: default, toggle: {icon: material/weather-night, name: Dark}}\n    - {scheme: slate, toggle: {icon: material/weather-sunny, name: Light}}\n"},
		picture: "docs/picture.svg", build: []string{"mkdocs -q build -d {out}"}, dark: `document.querySelector("label[for^=__palette]:not([hidden])").click()`},
	{name: "Asciidoctor", kind: "asciidoc", version: []string{"asciidoctor", "--version"},
		files: map[string]string{"index.adoc": "= T\n\n{page}" + after},
		build: []string{"asciidoctor -a webfonts! -D {out} index.adoc"}},
	{name: "Antora", kind: "asciidoc", npm: "antora",
		files: map[string]string{"docs/antora.yml": "name: t\nversion: ~\nstart_page: index.adoc\n", "docs/modules/ROOT/pages/index.adoc": "= T\n\n{page}" + after,
			"playbook.yml":           "site: {title: T, start_page: 't::index.adoc'}\ncontent: {sources: [{url: ., branches: HEAD, start_path: docs}]}\nui: {bundle: {url: ./ui}}\n",
			"ui/layouts/default.hbs": strings.NewReplacer("{{ ", "{{{", " }}", "}}}").Replace(layout("page.contents")), ".gitignore": "node_modules\n"},
		build: []string{"git init -q .", "git -c user.name=T -c user.email=t@example.org commit -q --allow-empty -m T",
			"node_modules/.bin/antora --to-dir {out} --cache-dir {out}/.cache playbook.yml"}, page: "t/", dark: system},
	{name: "Jekyll", kind: "liquid", version: []string{"jekyll", "--version"},
		files:   map[string]string{"_config.yml": "title: T\n", "_layouts/default.html": layout("content"), "index.md": "---\ntitle: T\nlayout: default\n---\n\n{page}" + after},
		picture: "picture.svg", build: []string{"jekyll build -q -d {out}"}, dark: system},
	{name: "Eleventy", kind: "liquid", npm: "eleventy",
		files: map[string]string{"index.md": "---\nlayout: base.njk\n---\n\n{page}" + after, "_includes/base.njk": layout("content | safe"),
			"eleventy.config.mjs": "export default (config) => config.addPassthroughCopy(\"*.svg\");\n"},
		picture: "picture.svg", build: []string{"node_modules/.bin/eleventy --quiet --config=eleventy.config.mjs --output={out}"}, dark: system},
	{name: "Pandoc", kind: "pandoc", version: []string{"pandoc", "--version"},
		files: map[string]string{"index.md": "% T\n\n{page}" + after},
		build: []string{"pandoc -s -o {out}/index.html index.md"}},
	{name: "VitePress", kind: "vitepress", npm: "vitepress", marker: "<!-- in a page -->",
		files:   map[string]string{"package.json": `{"type":"module"}`, ".vitepress/config.mjs": "export default {\n  title: \"T\",\n{config}\n}", "index.md": "# T\n\n{page}" + after},
		picture: "picture.svg", build: []string{"node_modules/.bin/vitepress build . --outDir {out}"}, dark: system},
	{name: "Docusaurus", kind: "docusaurus", npm: "docusaurus", marker: "{/* in a page */}",
		files: map[string]string{"package.json": `{}`,
			"docusaurus.config.js": "module.exports = {\n  title: \"T\",\n  url: \"http://127.0.0.1\",\n  baseUrl: \"/\",\n{config}\n  presets: [[\"classic\", { docs: { routeBasePath: \"/\" }, blog: false }]],\n  themeConfig: { colorMode: { respectPrefersColorScheme: true } },\n};",
			"docs/index.md":        "---\nslug: /\n---\n\n# T\n\n{page}" + after},
		picture: "static/picture.svg", build: []string{"node_modules/.bin/docusaurus build --out-dir {out}"}, dark: system},
	{name: "Next.js", kind: "next", npm: "next", marker: "{/* in a page */}",
		files: map[string]string{"package.json": `{"private":true}`, "next.config.mjs": "export default { output: \"export\" };",
			"app/layout.jsx": "export const metadata = { title: \"T\" };\nexport default ({ children }) => (\n<html lang=\"en\">\n{config}<body>{children}</body>\n</html>\n);\n",
			"app/page.jsx":   "export default () => (\n<main>{page}\n<p>After it.</p></main>\n);\n"},
		picture: "public/picture.svg", build: []string{"node_modules/.bin/next build --webpack"}, into: "out"},
	{name: "docsify", kind: "docsify", npm: "docsify", marker: "<!-- in a page -->",
		files: map[string]string{"README.md": "# T\n\n{page}" + after,
			"index.html": `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <title>T</title>
    <link rel="stylesheet" href="node_modules/docsify/dist/themes/core.min.css" />
    <link rel="stylesheet" href="node_modules/docsify/dist/themes/addons/core-dark.min.css" media="(prefers-color-scheme: dark)" />
    {config}
  </head>
  <body>
    <div id="app"></div>
    <script>
      window.$docsify = {};
    </script>
    <script src="node_modules/docsify/dist/docsify.min.js"></script>
  </body>
</html>
`},
		picture: "picture.svg", into: ".", dark: system, late: true},
	{name: "reveal.js", kind: "reveal", npm: "reveal", slide: true, marker: "<!-- among the slides -->",
		files: map[string]string{"index.html": `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>T</title>
    <link rel="stylesheet" href="node_modules/reveal.js/dist/reset.css" />
    <link rel="stylesheet" href="node_modules/reveal.js/dist/reveal.css" />
    <link rel="stylesheet" href="node_modules/reveal.js/dist/theme/white.css" />
    {config}
  </head>
  <body>
    <div class="reveal">
      <div class="slides">
{page}
        <section>Slide 2</section>
      </div>
    </div>
    <script src="node_modules/reveal.js/dist/reveal.js"></script>
    <script>
      Reveal.initialize({ hash: true });
    </script>
  </body>
</html>
`},
		into: ".", dark: `new Promise((done) => {
			const theme = document.querySelector("link[href*=white]");
			theme.onload = done;
			theme.href = theme.href.replace("white", "black");
		})`},
	{name: "TiddlyWiki", kind: "tiddlywiki", npm: "tiddlywiki", marker: "<!-- in any other tiddler -->",
		files: map[string]string{
			"tiddlywiki.info":      `{"plugins":[],"themes":["tiddlywiki/vanilla","tiddlywiki/snowwhite"],"build":{"index":["--render","$:/core/save/all","index.html","text/plain"]}}`,
			"tiddlers/markup.tid":  "title: Markup\ntags: $:/tags/RawMarkup\n\n{config}",
			"tiddlers/t.tid":       "title: T\n\n{page}" + after,
			"tiddlers/default.tid": "title: $:/DefaultTiddlers\n\nT\n"},
		build: []string{"node_modules/.bin/tiddlywiki . --output {out} --build index"}, late: true,
		dark: `$tw.wiki.setText("$:/palette", "text", null, "$:/palettes/GruvboxDark")`},
	{name: "Starlight", kind: "markdown", npm: "starlight", near: true,
		files: map[string]string{"package.json": `{"type":"module"}`,
			"astro.config.mjs":          "import { defineConfig } from \"astro/config\";\nimport starlight from \"@astrojs/starlight\";\nexport default defineConfig({ integrations: [starlight({ title: \"T\" })] });\n",
			"src/content.config.ts":     "import { defineCollection } from \"astro:content\";\nimport { docsLoader } from \"@astrojs/starlight/loaders\";\nimport { docsSchema } from \"@astrojs/starlight/schema\";\nexport const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n",
			"src/content/docs/index.md": "---\ntitle: T\n---\n\n{page}" + after},
		picture: "public/picture.svg", build: []string{"node_modules/.bin/astro build --outDir {out}"}, dark: system},
	{name: "Jupyter", kind: "jupyter", version: []string{"jupyter-nbconvert", "--version"},
		files: map[string]string{"index.ipynb": `{"nbformat":4,"nbformat_minor":4,"metadata":{"kernelspec":{"name":"python3","display_name":"Python 3","language":"python"}},"cells":[{"cell_type":"code","execution_count":null,"metadata":{},"outputs":[],"source":{json}},{"cell_type":"markdown","metadata":{},"source":"After it."}]}`},
		build: []string{"jupyter-nbconvert --to html --execute --output-dir {out} index.ipynb"}, page: "index.html", allow: []string{"file:///usr/share/javascript/"}}, // where Debian has them
	{name: "Nuxt", kind: "nuxt", npm: "nuxt", marker: "<!-- in a page -->",
		files: map[string]string{"package.json": `{"type":"module"}`, "nuxt.config.ts": "export default defineNuxtConfig({\n{config}\n});\n",
			"app/app.vue": "<template>\n<main>\n{page}\n<p>After it.</p>\n</main>\n</template>\n"},
		picture: "app/picture.svg", build: []string{"node_modules/.bin/nuxt generate"}, into: ".output/public"},
	{name: "Slidev", kind: "slidev", npm: "slidev", slide: true, marker: "<!-- on a slide -->",
		files:   map[string]string{"package.json": `{"type":"module"}`, "index.html": "<head>\n{config}</head>\n", "slides.md": "---\ntitle: T\n---\n\n{page}\n\n---\n\n# Slide 2\n"},
		picture: "picture.svg", build: []string{"node_modules/.bin/slidev build --out {out}"}, late: true, dark: system, allow: []string{"https://fonts.googleapis.com/", "/assets/index-"}}, // Firefox says the second of its empty slides, too,
}
