package places

import "strings"

// RootSetting is the setting by which a tool knows where its site is served.
type RootSetting struct {
	Tool    string // its id, in one of its settings
	Name    string // as Tool.Name
	File    string // that the setting stands in
	pattern string // with {root}, {path} or {bare} for the address, its path, or that without the last slash
	Through string // what the tool writes the address through: a link that is written without it stays as it is
	Fact
}

// RootSettings returns what is known of the tools.
func RootSettings() []RootSetting { return rootSettings[:] }

var rootSettings = [...]RootSetting{
	{"hugo", "Hugo", "hugo.toml", `baseURL = "{root}"`, `relURL "x" (≠ "/x"), ref`, Fact{"https://gohugo.io/functions/urls/relurl/", "", Date, false}},
	{"jekyll", "Jekyll", "_config.yml", `baseurl: "{bare}"`, "relative_url", Fact{"https://jekyllrb.com/docs/configuration/options/", "", Date, false}},
	{"docusaurus", "Docusaurus", "docusaurus.config.js", `baseUrl: "{path}",`, "Markdown, <Link>", Fact{"https://docusaurus.io/docs/api/docusaurus-config#baseUrl", "", Date, false}},
	{"vitepress", "VitePress", ".vitepress/config.mts", `base: "{path}",`, "Markdown, withBase()", Fact{"https://vitepress.dev/reference/site-config#base", "", Date, false}},
	{"astro", "Astro", "astro.config.mjs", `base: "{path}",`, "import.meta.env.BASE_URL", Fact{"https://docs.astro.build/en/reference/configuration-reference/#base", "", Date, false}},
	{"next", "Next.js", "next.config.js", `basePath: "{bare}",`, "<Link>", Fact{"https://nextjs.org/docs/app/api-reference/config/next-config-js/basePath", "", Date, false}},
	{"sveltekit", "SvelteKit", "svelte.config.js", `paths: { base: "{bare}" },`, "resolve(), asset()", Fact{"https://svelte.dev/docs/kit/configuration#paths", "", Date, false}},
}

// For returns the setting of a site that is served at an address, of which path is the path.
func (s *RootSetting) For(root, path string) string {
	return strings.NewReplacer("{root}", root, "{path}", path, "{bare}", strings.TrimSuffix(path, "/")).Replace(s.pattern)
}
