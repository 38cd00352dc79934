package view_test

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// threads is what people asked in public about links that went wrong: the address of
// their page, the link, and what they knew of the site, as a permalink has it; and the
// sentence of the page that says the cause. Hosts and names are as in the thread, or
// examples.
var threads = []struct{ thread, link, says string }{
	// The address ends with a slash, or not.
	{"facebook/docusaurus/issues/12209", "base=https://site.example/docs/guide&ref=../x&view=from&tool=docusaurus&host=github-pages", "The host redirects (301) to /install/: browsers read from there"},
	{"facebook/docusaurus/issues/780", "base=https://site.example/docs/intro&ref=next&view=from", "last slash (/docs/intro/)"},
	{"facebook/docusaurus/issues/4099", "base=https://site.example/docs/a&ref=b&view=from&tool=docusaurus&host=netlify", "The host redirects (301) to /install/"},
	{"facebook/docusaurus/issues/9720", "base=https://site.example/docs/a/&ref=../b&view=from&tool=docusaurus-true", "Write “/docs/b”: it is right from every chosen place."},
	{"temporalio/documentation/pull/13", "base=https://docs.site.example/go/run&ref=../java&view=from", "The base has no trailing slash, so its last segment is replaced."},
	{"etesync/etebase-docs/issues/57", "base=https://docs.site.example/guides/basic&ref=advanced&view=from&tool=docusaurus&host=github-pages", "The host redirects (301) to /install/"},
	{"Ironclad/rivet/pull/45", "base=https://rivet.site.example/docs/api/&ref=./nodes&view=from", "last slash (/docs/); anything after that slash is dropped"},
	{"zmkfirmware/zmk/pull/1249", "base=https://zmk.site.example/docs/config/&ref=../keymaps&view=from", "last slash (/docs/); anything after that slash is dropped"},
	{"camunda/camunda-docs/issues/304", "base=https://docs.site.example/guides/a&ref=../b&view=from&tool=docusaurus-true&host=s3", "The host redirects (302) to /install/"},
	{"immich-app/immich/pull/6354", "base=https://immich.site.example/docs/a&ref=b&view=from&tool=docusaurus&host=cloudflare-pages", "The host redirects (308) to /install/"},
	{"sveltejs/kit/issues/11382", "base=https://user.github.io/repo&ref=about&view=from&tool=sveltekit&host=github-pages", "The host redirects (301) to /install/"},
	{"sveltejs/kit/issues/12254", "base=https://site.example/about/&ref=./about/", "the reference starts inside “about”"},
	{"sveltejs/kit/issues/1359", "base=https://site.example/app&ref=about", "its last segment “app” was replaced"},
	{"sveltejs/kit/issues/11885", "base=https://site.example/base&ref=a", "its last segment “base” was replaced"},
	{"JustinBeckwith/linkinator/issues/529", "base=https://site.example/docs&ref=x.html&view=from&tool=hugo&host=nginx", "a tool that keeps the first address reads from here"},
	{"SvenDowideit/linkcheck/issues/1", "base=https://docs.site.example/engine&ref=install/&view=from&tool=hugo&host=s3", "a tool that keeps the first address reads from here"},
	{"elves/elvish/issues/1749", "base=https://elv.example/ref/page.html/&ref=../learn/", "the reference starts inside “page.html”"},
	{"pylonmc/docs/issues/22", "base=https://docs.site.example/guide/install/&ref=config/", "the reference starts inside “install”; a first “..” only leaves that"},
	{"mdn/content/issues/29431", "base=https://developer.mozilla.org/en-US/docs/Learn&ref=Skills/Infrastructure", "its last segment “Learn” was replaced"},
	{"icpc/ccs-specs/pull/207", "base=https://example.com/api/contests/wf14&ref=teams", "its last segment “wf14” was replaced"},
	{"dotnet/runtime/issues/29309", "base=https://api.example/v2&ref=users", "its last segment “v2” was replaced. With a slash you would get:"},
	{"servo/rust-url/issues/285", "base=http://localhost/a/b&ref=c", "its last segment “b” was replaced"},
	{"guzzle/guzzle/issues/770", "base=http://api.example/v1/foo&ref=bar", "its last segment “foo” was replaced"},
	{"json-schema-org/json-schema-spec/pull/678", "base=http://example.com/root/&ref=http://example.com/root&view=relativize", "The shortest that works: /root"},
	// The site is below a path, and the link begins with a slash.
	{"poole/poole/issues/10", "base=https://user.github.io/project/&ref=/public/x.css&view=from", "The leading slash starts at the root of the host, so the target is outside /project/."},
	{"mdn/todo-react/issues/102", "base=http://localhost:3000/&ref=/static/js/main.js&view=from", "so the target is outside /project/."},
	{"lgmorand/the-aks-checklist/pull/331", "base=https://user.github.io/checklist/&ref=/img/a.png&view=from", "so the target is outside /checklist/."},
	{"gohugoio/hugo/issues/8078", "base=http://localhost:1313/post/&ref=/img/a.png&view=from", "so the target is outside /project/."},
	{"gohugoio/hugo/issues/4733", "base=http://localhost:1313/post/&ref=/css/a.css&view=from&tool=hugo", "so the target is outside /project/."},
	{"kaushalmodi/ox-hugo/issues/295", "base=https://user.gitlab.io/notes/post/&ref=/images/a.png&view=from", "so the target is outside /notes/."},
	{"HugoBlox/kit/issues/30", "base=https://www.site.example/~pdas/&ref=/publication/x/", "The leading slash discards the base’s path “/~pdas/”."},
	{"matcornic/hugo-theme-learn/issues/107", "base=https://site.example/tool/version/docs/&ref=/css/a.css", "discards the base’s path “/tool/version/docs/”"},
	{"ministryofjustice/technical-guidance/pull/8", "base=https://user.github.io/technical-guidance/&ref=/assets/a.css&view=from", "so the target is outside /technical-guidance/."},
	{"anuket-project/anuket-specifications/pull/871", "base=http://localhost:4000/doc/&ref=/assets/a.css&view=from&tool=jekyll-pretty", "so the target is outside /project/."},
	{"withastro/starlight/issues/932", "base=http://localhost:4321/guides/a/&ref=/guides/b/&view=from&tool=astro", "so the target is outside /project/."},
	{"vuejs/vitepress/issues/610", "base=http://localhost:5173/guide/a.html&ref=/guide/b.html&view=from&tool=vitepress", "so the target is outside /project/."},
	{"vuejs/vuepress/issues/796", "base=http://localhost:8080/guide/&ref=/assets/js/app.js&view=from", "so the target is outside /project/."},
	{"vercel/next.js/issues/96094", "base=http://localhost:3000/a&ref=/logo.png&view=from&tool=next", "so the target is outside /project/."},
	{"xianmin/hugo-theme-jane/pull/364", "base=http://localhost:1313/&ref=/css/a.css&view=from&tool=hugo", "so the target is outside /project/."},
	// The source and the page are at different places.
	{"mkdocs/mkdocs/issues/991", "base=https://docs.site.example/guide/page/&ref=img/a.png&view=from&tool=mkdocs", "last slash (/user/project/blob/main/docs/guide/)"},
	{"mkdocs/mkdocs/issues/1757", "base=https://user.github.io/project/guide/&ref=/img/a.png&view=from&tool=mkdocs", "so the target is outside /project/."},
	{"mkdocs/mkdocs/issues/3072", "base=file:///home/me/site/index.html&ref=/Images/a.png", "discards the base’s path “/home/me/site/index.html”"},
	{"stuebersystems/mkdocs-img2fig-plugin/issues/4", "base=https://docs.site.example/guide/page/&ref=img/a.png", "the reference starts inside “page”; a first “..” only leaves that"},
	{"sphinx-doc/sphinx/issues/3842", "base=https://docs.site.example/guide/page/&ref=../img/a.png", "the reference starts inside “page”; a first “..” only leaves that"},
	{"withastro/starlight/issues/2214", "base=https://docs.site.example/guides/a/&ref=b&view=from&tool=astro", "last slash (/user/project/blob/main/docs/guides/)"},
	{"mkdocs/mkdocs/issues/3618", "base=https://docs.site.example/guide/page/&ref=a.png&view=from&tool=mkdocs", "last slash (/user/project/blob/main/docs/guide/)"},
	{"opea-project/docs/issues/132", "base=https://opea.example/guide/page.html&ref=../img/a.png&view=from&tool=sphinx&matter=bare,blob", "Keep “../img/a.png”: it is right from every chosen place."},
	{"apache/superset/issues/42991", "base=https://superset.example/docs/intro&ref=/img/a.png&view=from", "so the target is outside /user/."},
	{"hyperium/hyperium.github.io/pull/25", "base=https://hyper.example/guides/1/init/&ref=../echo&view=from", "last slash (/user/project/blob/main/docs/guides/1/)"},
	{"mwaskom/seaborn/issues/3899", "base=https://user.github.io/seaborn/&ref=doc/logo.png&view=from", "https://pypi.org/project/seaborn/doc/logo.png"},
	{"theupdateframework/python-tuf/issues/1739", "base=https://user.github.io/python-tuf/&ref=docs/logo.png&view=from&matter=registry", "Write “https://user.github.io/python-tuf/docs/logo.png”"},
	{"gaurav-nelson/github-action-markdown-link-check/issues/101", "base=https://site.example/guide/a/&ref=../b&view=from&matter=slash,blob", "Write “https://site.example/guide/b”"},
	// Routes of applications.
	{"madesroches/micromegas/pull/713", "base=https://app.example/&ref=./assets/a.js&view=from", "https://app.example/settings/assets/a.js"},
	{"terrakube-io/terrakube/pull/3288", "base=https://app.example/&ref=./assets/a.js&view=from&matter=route", "Write “/assets/a.js”"},
	{"agentrq/agentrq/pull/269", "base=https://app.example/agent/&ref=./assets/a.js&view=from&matter=route", "what the script puts into the address bar is the base after a reload"},
	{"esphome/device-builder/pull/371", "base=https://app.example/&ref=assets/a.js&view=from&matter=route,root", "or a <base href> there."},
	// Proxies, redirections, applications below a path.
	{"gotify/server/issues/138", "base=https://site.example/gotify&ref=static/a.js&view=from&host=nginx&tool=hugo", "a tool that keeps the first address reads from here"},
	{"huashengdun/webssh/issues/88", "base=https://site.example/webssh&ref=static/a.js", "its last segment “webssh” was replaced"},
	{"jellyfin/jellyfin/issues/14126", "base=https://site.example/jellyfin/&ref=web/", "The path “web/” is relative, so it starts in the directory of the base."},
	{"qbittorrent/qBittorrent/issues/5693", "base=http://localhost:8080/&ref=/api/v2/app&view=from", "so the target is outside /project/."},
	{"jupyterhub/jupyter-server-proxy/issues/42", "base=https://hub.example/user/x/proxy/3334&ref=style.css", "its last segment “3334” was replaced"},
	{"jupyterhub/jupyter-server-proxy/issues/114", "base=https://hub.example/user/x/proxy/3334/&ref=/css/a.css", "discards the base’s path “/user/x/proxy/3334/”"},
	{"benoitc/hackney/issues/519", "base=http://site.example/a/b&ref=c", "The path “c” is relative, so it starts in the directory of the base."},
	{"micronaut-projects/micronaut-core/pull/12395", "base=http://site.example/a/b&ref=./target", "The path “./target” is relative, so it starts in the directory of the base."},
	// Libraries that follow an older document, or none.
	{"openjdk/jdk/pull/8899", "base=http://a&ref=g&view=dialects", "Since RFC 3986 a slash comes before a relative path if the base has an empty path."},
	{"jsonld-java/jsonld-java/issues/279", "base=http://example.com&ref=x&view=dialects", "Since RFC 3986 a slash comes before a relative path if the base has an empty path."},
	{"saalfeldlab/n5/pull/152", "base=s3://bucket&ref=data&view=dialects", "Since RFC 3986 a slash comes before a relative path if the base has an empty path."},
	{"BaseXdb/basex/issues/928", "base=http://a/b/c/d;p?q&ref=?y&view=dialects", "Java java.net.URI"},
	{"cr.openjdk.java.net/~dfuchs/writeups/updating-uri", "base=http://a/b/c/d;p?q&ref=../../../g&view=dialects", "“..” that finds no segment to remove stays in the older documents; RFC 3986 drops it."},
	{"tjenkinson/url-toolkit/issues/80", "base=http://a/b/c/d;p?q&ref=;x&view=dialects", "url-toolkit (hls.js)"},
	{"python/cpython/issues/110463", "base=s3://bucket/a/b&ref=../c&view=dialects", "resolves only against schemes in a list of its own (uses_relative)"},
	{"python/cpython/issues/125926", "base=/a/b&ref=c&view=dialects", "Libraries that answer all the same work with the path alone."},
	{"python/cpython/issues/96015", "base=/a/b&ref=c&view=runs&pair=url", "A base URI must have a scheme"},
	{"aio-libs/yarl/pull/1039", "base=http://a/b//c/&ref=../g&view=dialects", "http://a/b//g"},
	{"golang/go/issues/66084", "base=urn:x:y&ref=%23s&view=dialects", "urn:x:y#s"},
	{"python-hyper/rfc3986/issues/84", "base=foo:a/b&ref=../c&view=dialects", "Since RFC 3986 a slash stays when the first segment is removed."},
	{"boostorg/url/issues/808", "base=http://a/b&ref=../../../g&view=dialects", "“..” that finds no segment to remove"},
	{"guzzle/psr7/pull/818", "base=foo:/a&ref=/..//a&view=runs&pair=url", "foo:/.//a"},
	{"fastify/fast-uri/pull/185", "base=http://a/b//&ref=.&view=dialects", "http://a/b//"},
	{"dart-lang/sdk/issues/26804", "base=foo:&ref=baz&view=runs&pair=url", "foo:baz"},
	{"http4s/http4s/pull/7064", "base=http://a&ref=/&view=dialects", "http://a/"},
	// The URL Standard against the RFC.
	{"whatwg/url/issues/261", "base=http://a/b&ref=http:g&view=runs&pair=url&step=5", "No two slashes follow, so the scheme is passed over and the rest is relative."},
	{"whatwg/url/issues/373", "base=file:///C:/a&ref=/..&view=runs&pair=url", "The drive letter of the base is kept."},
	{"iipc/urlcanon/pull/1", "base=http://a/b&ref=%5C%5Cg%5Cx&dialect=url", "A backslash is treated as a slash here."},
	{"whatwg/url/issues/346", "base=http://a/b&ref=%5Cg&view=runs&pair=url", "In special schemes a backslash is a slash."},
	{"whatwg/url/issues/118", "base=http://a/b&ref=g h&view=runs&pair=url", "Characters that are not allowed are percent-encoded."},
	{"whatwg/url/issues/281", "base=http://a/b/c&ref=%252e%252e/g&view=runs&pair=url", "“%2e” is a dot"},
	{"whatwg/url/issues/303", "base=file:///C:/a/b&ref=C:/x&view=runs&pair=url", "They part at step"},
	{"OAI/Arazzo-Specification/issues/127", "base=http://a/b/..&ref=g&view=runs&pair=url", "The base is parsed, and so normalized, before it is used."},
	{"w3c/did-resolution/issues/275", "base=did:example:1&ref=?x&view=runs&pair=url", "A path without a slash at its start is opaque"},
	{"curl/curl/issues/791", "base=http://a/b&ref=http:///g&view=runs&pair=url", "Before a host there are two slashes, however many were written."},
	{"curl/curl/issues/12147", "base=http://a/b&ref=https:///g/x&view=runs&pair=url", "Before a host there are two slashes, however many were written."},
	{"curl/curl/issues/22279", "base=foo:///a&ref=//&view=runs&pair=url", "foo://"},
	{"OWASP/CheatSheetSeries/issues/2401", "base=http://a/&ref=http://a%5C@b/&view=runs&pair=url", "In special schemes a backslash is a slash."},
	{"CWE-Content-Development-Repository/issues/200", "base=http://a/&ref=http://0x7f.1/&view=runs&pair=url", "IPv4 addresses in four decimal numbers"},
	{"open-webui/open-webui/pull/24534", "base=http://a/&ref=http://127.0.0.1:6666%5C@1.1.1.1&view=runs&pair=url", "In special schemes a backslash is a slash."},
	{"LearningCircuit/local-deep-research/pull/3873", "base=http://a/&ref=http://127.0.0.1:6666%5C@1.1.1.1&view=runs&pair=url", "http://127.0.0.1:6666/@1.1.1.1"},
	{"vlang/v/issues/27945", "base=http://a/&ref=http://127.0.0.1:6666%5C@1.1.1.1&view=dialects", "In special schemes a backslash is a slash."},
}

// The cause of each thread is said, without anything but what its author had.
func TestThreads(t *testing.T) {
	for _, c := range threads {
		s := play.NewSession(model.Initial("en"))
		s.Do(model.OpenLink{Fragment: "v=1&" + c.link})
		if got := s.State(); got.Notice != "" {
			t.Errorf("%s: %s", c.thread, got.Notice)
		}
		if text := visibleText(s.Page()); !strings.Contains(text, c.says) {
			t.Errorf("%s: nothing says %q:\n%s", c.thread, c.says, text)
		}
	}
}

// baseThreads is threads about <base>: the address of the page, its base, a link, and what
// is said of the link in Check a page.
var baseThreads = []struct{ thread, page, base, link, says string }{
	{"w3c/svgwg/issues/61", "https://site.example/a/b", "https://site.example/", "#id", "“#id” resolves to https://site.example/#id. Browsers go there"},
	{"aurelia/router/issues/382", "https://app.example/users/7", "/", "#gradient", "“#gradient” resolves to https://app.example/#gradient. Browsers go there"},
	{"emilbjorklund/svg-weirdness/issues/18", "https://site.example/page", "/", "#clip", "resolves to https://site.example/#clip"},
	{"iconic/SVGInjector/issues/16", "https://site.example/page", "/assets/", "#clip", "resolves to https://site.example/assets/#clip"},
	{"svgdotjs/svg.js/issues/568", "https://site.example/draw", "/", "#marker", "resolves to https://site.example/#marker"},
	{"whatwg/html/issues/1781", "https://site.example/long/page", "https://cdn.example/", "#top", "This page has its own base, so “#top” resolves to https://cdn.example/#top."},
	{"LadybirdBrowser/ladybird/pull/11724", "https://shop.example/en/games", "https://shop.example/", "#icon-cart", "resolves to https://shop.example/#icon-cart"},
	{"linkchecker/linkchecker/issues/54", "https://site.example/a/page.html", "/b/", "#anchor", "resolves to https://site.example/b/#anchor"},
	{"raviqqe/muffet/issues/30", "https://site.example/a/page.html", "/b/", "c.html", "https://site.example/b/c.html"},
	{"wjdp/htmltest/issues/12", "https://site.example/a/page.html", "https://site.example/v2/", "img/a.png", "https://site.example/v2/img/a.png"},
	{"kepano/defuddle/issues/179", "https://arxiv.example/html/2601", "/html/2601v1/", "x1.png", "https://arxiv.example/html/2601v1/x1.png"},
}

func TestThreadsAboutBase(t *testing.T) {
	for _, c := range baseThreads {
		s := play.NewSession(opening("en"))
		s.Do(model.SetView{Name: model.LinksView})
		s.Do(model.SetLinkField{Field: "retrieval", Value: c.page})
		s.Do(model.SourceChanged{})
		s.Do(model.LinksFound{Links: []links.Link{{Ref: c.link, End: uint32(len(c.link)), Line: 1, Column: 1}}})
		finish(t, s, s.Do(model.ScanDone{Base: core.Source{Text: c.base, Given: true}}))
		s.Do(model.CommandAction("links-open", "0"))
		text := visibleText(s.Page())
		for _, says := range []string{c.says, "The base is "} {
			if !strings.Contains(text, says) {
				t.Errorf("%s: nothing says %q:\n%s", c.thread, says, text)
			}
		}
	}
}

// visibleText is the reasons of a resolution, or the cells and notes of tables.
func visibleText(p page.Page) string {
	var b strings.Builder
	if body := page.TraceOf(p.Body); body != nil {
		for _, r := range body.Target.Reasons {
			b.WriteString(r.Text + "\n")
		}
	}
	for _, s := range tablesOf(p) {
		if s.ID == "tools" || s.ID == "hosts" {
			continue // which say the same of every link
		}
		b.WriteString(s.Note + "\n")
		for _, row := range s.Rows {
			for _, c := range row.Cells {
				b.WriteString(c.Text + "\n" + c.Detail + "\n")
			}
		}
	}
	return b.String()
}
