package generators

import "fmt"

// inHead is the line above what of the code for a framework goes into index.html.
const inHead = "<!-- in the head of index.html, or of the root layout -->\n"

const appPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>T</title><link rel="icon" href="data:,">
{head}</head><body><div id="app"></div><script type="module" src="/src/main.js"></script></body></html>`

// app is a new application of a framework, built with Vite: its plugin, the script that puts
// the component into the page, and the component. Its files in public are beside the page as it is served.
func app(name, kind, plugin, script, file, component string) *tool {
	return &tool{name: name, kind: kind, npm: "vite", marker: "<!-- in a component -->",
		files: map[string]string{"package.json": `{"type":"module"}`, "index.html": appPage, "vite.config.js": plugin,
			"src/main.js": fmt.Sprintf(script, file), "src/" + file: component},
		picture: "public/picture.svg", build: []string{"node_modules/.bin/vite build --logLevel error --emptyOutDir --outDir {out}"}, late: true, dark: system}
}

const (
	place     = `document.getElementById("app")`
	reactLike = "import react from \"@vitejs/plugin-react\";\nexport default { plugins: [react({ %s })] };\n"
	jsx       = "export default () => (\n<main>{page}\n<p>After it.</p></main>\n);\n"
)

var frameworks = []*tool{
	app("React", "react", fmt.Sprintf(reactLike, ""), "import { createElement } from \"react\";\nimport { createRoot } from \"react-dom/client\";\nimport App from \"./%s\";\ncreateRoot("+place+").render(createElement(App));\n", "App.jsx", jsx),
	app("Vue", "vue", "import vue from \"@vitejs/plugin-vue\";\nexport default { plugins: [\n{settings}] };\n", "import { createApp } from \"vue\";\nimport App from \"./%s\";\ncreateApp(App).mount("+place+");\n",
		"App.vue", "<template>\n<main>\n{page}\n<p>After it.</p>\n</main>\n</template>\n").withPicture("src/picture.svg"),
	app("Svelte", "framework", "import { svelte } from \"@sveltejs/vite-plugin-svelte\";\nexport default { plugins: [svelte()] };\n", "import { mount } from \"svelte\";\nimport App from \"./%s\";\nmount(App, { target: "+place+" });\n",
		"App.svelte", "<main>\n{page}\n<p>After it.</p>\n</main>\n"),
	app("Solid", "framework", "import solid from \"vite-plugin-solid\";\nexport default { plugins: [solid()] };\n", "import { createComponent, render } from \"solid-js/web\";\nimport App from \"./%s\";\nrender(() => createComponent(App, {}), "+place+");\n", "App.jsx", jsx),
	app("Preact", "framework", fmt.Sprintf(reactLike, `jsxImportSource: "preact"`), "import { h, render } from \"preact\";\nimport App from \"./%s\";\nrender(h(App), "+place+");\n", "App.jsx", jsx),
	app("Lit", "framework", "export default {};\n", "import { render } from \"lit\";\nimport app from \"./%s\";\nrender(app, "+place+");\n", "app.js",
		"import { html } from \"lit\";\nexport default html`\n<main>{page}\n<p>After it.</p></main>\n`;\n"),
}

func (a *tool) withPicture(at string) *tool {
	a.picture = at
	return a
}
