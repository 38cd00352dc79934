package places

// Fact is the source of a fact.
type Fact struct {
	Source  string // address of the documentation or of the report
	Version string // of what it is about; empty for a service, and where the source names none
	Date    string // when it was read or tried, as year and month
	Tested  bool   // against the real tool, by tests/presets
}

// Layout is the file that a page is written to.
type Layout uint8

// The two layouts.
const (
	Folders Layout = iota // install/index.html
	Files                 // install.html
)

// Tool is a tool that makes pages, in one of its settings.
type Tool struct {
	ID            string // as in permalinks
	Name, Setting string // as its own documentation has them
	Layout        Layout // of what it writes
	Links         Place  // the form of the addresses that its own links have
	Below         string // what these begin with, where the site is served below a path
	Fact
}

// What a host answers.
const (
	OK       = 200
	NotThere = 404
)

// Answer is the answer of a host at an address: the page, that there is none, or that it is
// at another form of the address. The zero Answer is not known.
type Answer struct {
	Status uint16 // of HTTP
	To     Place  // of a redirection
}

// Answers is those of a page at …/install, …/install/ and the address of its file.
type Answers struct {
	Bare, Slash, File Answer // by the form of the address
}

// Host is a server of pages with its default settings.
type Host struct {
	ID             string  // as in permalinks
	Name           string  // as its own documentation has it
	Folders, Files Answers // for a page in each layout
	ErrorPage      string  // the file that it answers with where there is none, unless it is set up otherwise; empty for none
	Fallback       bool    // where there is no such file either, it answers with the first page
	Lower          bool    // it leads from an address with capital letters to one without
	Fact
}

// Tools returns the tools that make pages.
func Tools() []Tool { return tools[:] }

// Date is when the facts were read and tried.
const Date = "2026-11"

var tools = [...]Tool{
	{"hugo", "Hugo", "uglyURLs: false", Folders, Slash, "", Fact{"https://gohugo.io/content-management/urls/", "0.111.3", Date, true}},
	{"hugo-ugly", "Hugo", "uglyURLs: true", Files, File, "", Fact{"https://gohugo.io/content-management/urls/", "0.111.3", Date, true}},
	{"jekyll", "Jekyll", "permalink: none", Files, File, "", Fact{"https://jekyllrb.com/docs/permalinks/", "4.3.1", Date, true}},
	{"jekyll-pretty", "Jekyll", "permalink: pretty", Folders, Slash, "", Fact{"https://jekyllrb.com/docs/permalinks/", "4.3.1", Date, true}},
	{"docusaurus", "Docusaurus", "trailingSlash: undefined", Folders, Bare, "", Fact{"https://docusaurus.io/docs/api/docusaurus-config#trailingSlash", "3.8.1", Date, true}},
	{"docusaurus-true", "Docusaurus", "trailingSlash: true", Folders, Slash, "", Fact{"https://docusaurus.io/docs/api/docusaurus-config#trailingSlash", "3.8.1", Date, true}},
	{"docusaurus-false", "Docusaurus", "trailingSlash: false", Files, Bare, "", Fact{"https://docusaurus.io/docs/api/docusaurus-config#trailingSlash", "3.8.1", Date, true}},
	{"mkdocs", "MkDocs", "use_directory_urls: true", Folders, Slash, "", Fact{"https://www.mkdocs.org/user-guide/configuration/#use_directory_urls", "1.4.2", Date, true}},
	{"mkdocs-files", "MkDocs", "use_directory_urls: false", Files, File, "", Fact{"https://www.mkdocs.org/user-guide/configuration/#use_directory_urls", "1.4.2", Date, true}},
	{"sphinx", "Sphinx", "html", Files, File, "", Fact{"https://www.sphinx-doc.org/en/master/usage/builders/index.html", "5.3.0", Date, true}},
	{"sphinx-dirhtml", "Sphinx", "dirhtml", Folders, Slash, "", Fact{"https://www.sphinx-doc.org/en/master/usage/builders/index.html", "5.3.0", Date, true}},
	{"vitepress", "VitePress", "cleanUrls: false", Files, File, "", Fact{"https://vitepress.dev/reference/site-config#cleanurls", "1.6.4", Date, true}},
	{"vitepress-clean", "VitePress", "cleanUrls: true", Files, Bare, "", Fact{"https://vitepress.dev/reference/site-config#cleanurls", "1.6.4", Date, true}},
	{"astro", "Astro", `build.format: "directory"`, Folders, Slash, "", Fact{"https://docs.astro.build/en/reference/configuration-reference/#buildformat", "5.16.4", Date, true}},
	{"astro-file", "Astro", `build.format: "file"`, Files, File, "", Fact{"https://docs.astro.build/en/reference/configuration-reference/#buildformat", "5.16.4", Date, true}},
	{"astro-never", "Astro", `trailingSlash: "never"`, Folders, Bare, "", Fact{"https://docs.astro.build/en/reference/configuration-reference/#trailingslash", "5.16.4", Date, true}},
	{"astro-always", "Astro", `trailingSlash: "always"`, Folders, Slash, "", Fact{"https://docs.astro.build/en/reference/configuration-reference/#trailingslash", "5.16.4", Date, true}},
	{"next", "Next.js", "trailingSlash: false", Files, Bare, "", Fact{"https://nextjs.org/docs/app/api-reference/config/next-config-js/trailingSlash", "16.2.2", Date, true}},
	{"next-slash", "Next.js", "trailingSlash: true", Folders, Slash, "", Fact{"https://nextjs.org/docs/app/api-reference/config/next-config-js/trailingSlash", "16.2.2", Date, true}},
	{"next-base", "Next.js", `basePath: "/docs"`, Files, Bare, "/docs", Fact{"https://nextjs.org/docs/app/api-reference/config/next-config-js/basePath", "16.2.2", Date, true}},
	{"sveltekit", "SvelteKit", "trailingSlash: 'never'", Files, Bare, "", Fact{"https://svelte.dev/docs/kit/page-options#trailingSlash", "2.49.2", Date, true}},
	{"sveltekit-always", "SvelteKit", "trailingSlash: 'always'", Folders, Slash, "", Fact{"https://svelte.dev/docs/kit/page-options#trailingSlash", "2.49.2", Date, true}},
	{"sveltekit-ignore", "SvelteKit", "trailingSlash: 'ignore'", Files, Bare, "", Fact{"https://svelte.dev/docs/kit/page-options#trailingSlash", "2.49.2", Date, true}},
}

// Hosts returns the hosts that serve pages.
func Hosts() []Host { return hosts[:] }

// report is a trial of several hosts with one site.
const report = "https://github.com/slorber/trailing-slash-guide/blob/main/docs/Hosting-Providers.md"

var hosts = [...]Host{
	{"github-pages", "GitHub Pages", Answers{Answer{301, Slash}, Answer{Status: OK}, Answer{Status: OK}}, Answers{Answer{Status: OK}, Answer{Status: NotThere}, Answer{Status: OK}}, "404.html", false, false, Fact{report, "", Date, false}},
	{"gitlab-pages", "GitLab Pages", Answers{Answer{302, Slash}, Answer{Status: OK}, Answer{Status: OK}}, Answers{Answer{Status: OK}, Answer{}, Answer{Status: OK}}, "404.html", false, false, Fact{"https://gitlab.com/gitlab-org/gitlab-pages/-/issues/418", "", Date, false}},
	{"netlify", "Netlify", Answers{Answer{301, Slash}, Answer{Status: OK}, Answer{Status: OK}}, Answers{Answer{Status: OK}, Answer{301, Bare}, Answer{Status: OK}}, "404.html", false, true, Fact{report, "", Date, false}},
	{"cloudflare-pages", "Cloudflare Pages", Answers{Answer{308, Slash}, Answer{Status: OK}, Answer{308, Slash}}, Answers{Answer{Status: OK}, Answer{308, Bare}, Answer{308, Bare}}, "404.html", true, false, Fact{"https://developers.cloudflare.com/pages/configuration/serving-pages/", "", Date, false}},
	{"vercel", "Vercel", Answers{Answer{Status: OK}, Answer{Status: OK}, Answer{Status: OK}}, Answers{Answer{Status: NotThere}, Answer{Status: NotThere}, Answer{Status: OK}}, "404.html", false, false, Fact{report, "", Date, false}},
	{"s3", "Amazon S3", Answers{Answer{302, Slash}, Answer{Status: OK}, Answer{Status: OK}}, Answers{Answer{Status: NotThere}, Answer{Status: NotThere}, Answer{Status: OK}}, "", false, false, Fact{"https://docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html", "", Date, false}},
	{"nginx", "nginx", Answers{Answer{301, Slash}, Answer{Status: OK}, Answer{Status: OK}}, Answers{Answer{Status: NotThere}, Answer{Status: NotThere}, Answer{Status: OK}}, "", false, false, Fact{"https://nginx.org/en/docs/http/ngx_http_index_module.html", "1.22.1", Date, true}},
	{"caddy", "Caddy", Answers{Answer{308, Slash}, Answer{Status: OK}, Answer{Status: OK}}, Answers{Answer{Status: NotThere}, Answer{Status: NotThere}, Answer{Status: OK}}, "", false, false, Fact{"https://caddyserver.com/docs/caddyfile/directives/file_server", "2.6.2", Date, true}},
	{"apache", "Apache", Answers{Answer{301, Slash}, Answer{Status: OK}, Answer{Status: OK}}, Answers{Answer{Status: NotThere}, Answer{Status: NotThere}, Answer{Status: OK}}, "", false, false, Fact{"https://httpd.apache.org/docs/2.4/mod/mod_dir.html", "2.4.71", Date, true}},
}

// Preset is the tool that makes a site and the host that serves it, each empty where it is not known.
type Preset struct {
	Tool, Host string // their ids
}

// ToolOf returns the tool of a preset, and whether there is one.
func ToolOf(id string) (t Tool, ok bool) {
	for _, t := range tools {
		if t.ID == id {
			return t, true
		}
	}
	return t, false
}

// HostOf returns the host of a preset, and whether there is one.
func HostOf(id string) (h Host, ok bool) {
	for _, h := range hosts {
		if h.ID == id {
			return h, true
		}
	}
	return h, false
}

// answer returns what the host answers at a form of the address of a page in that layout.
func (p Preset) answer(form Place, layout Layout) Answer {
	host, ok := HostOf(p.Host)
	if !ok {
		return Answer{}
	}
	answers, file := host.Folders, Index
	if layout == Files {
		answers, file = host.Files, File
	}
	switch form {
	case Bare:
		return answers.Bare
	case Slash:
		return answers.Slash
	case file:
		return answers.File
	}
	return Answer{Status: NotThere}
}

// layout returns that of the tool; without one, what the address tells.
func (p Preset) layout(at *page) Layout {
	tool, ok := ToolOf(p.Tool)
	switch {
	case at.stem == "":
		return Folders // the first page of a site is an index.html
	case ok:
		return tool.Layout
	case at.form == Slash || at.form == Index:
		return Folders
	}
	return Files
}
