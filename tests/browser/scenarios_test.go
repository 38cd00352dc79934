package browser

import (
	"strings"

	"github.com/chromedp/chromedp/kb"
)

// scenario is a view in one of its states.
type scenario struct {
	name string        // of its screenshots
	link string        // the permalink that opens it
	do   func(p *page) // what a visitor does then; nil for nothing
}

const pairOfURIs = "&base=http://Example.com:80/%257Eb/./c?q&ref=http://example.com/~b/d/../c"

// scenarios lists for each view how it opens, and then faults, missing and long
// input, and what is opened on demand.
func scenarios() map[string][]scenario {
	return map[string][]scenario{
		"resolve": {
			{"", "base=http://a/b/c/d;p?q&ref=../../g", nil},
			{"step", "base=http://a/b/c/d;p?q&ref=../../g&step=13", nil},
			{"faults", "base=http://a%20b:8x/%5Bc%5D/%25zz%23f&ref=.//%C3%A9%20g%5E?a%5B1%5D%23ok", nil},
			{"incomplete", "base=http://a/b&ref=http://%5B2001:db8::", nil},
			{"no-target", "base=a/b&ref=c", nil},
			{"guard", "base=f:/a&ref=.//g?%23", nil},
			{"long", "base=http://a/" + strings.Repeat("long-segment/", 30) + "&ref=" + strings.Repeat("../", 25) + strings.Repeat("b/", 400) + "&step=300", nil},
			{"damaged", "ref=g%252&what", nil},
			{"opened", "base=http://a/b/c/d;p?q&ref=../../g", openAll},
			{"nothing-found", "base=http://a/b&ref=?", func(p *page) {
				p.click(".examples summary")
				p.insert("[data-filter]", "xyzzy")
			}},
			{"cursor-text", "base=http://a/b/c/d;p?q&ref=../../g", func(p *page) {
				p.focus("[data-walk=target]")
				p.keys(kb.End)
			}},
			{"expected", "base=https://api.example/v3&ref=/users&expect=/v3/users&went=https://api.example/users", func(p *page) { p.click(".join > summary") }},
			{"predict", "base=http://a/b/c/d;p?q&ref=../../g&predict=1", nil},
			{"glance", "base=http://a/b/c/d;p?q&ref=../../g&step=13&glance=1", nil},
			{"predicted", "base=http://a/b/c/d;p?q&ref=../../g&predict=1&step=13", func(p *page) {
				p.click(".choice[data-value='2E']")
				p.wait("the step has been made", `document.getAnimations().length === 0`)
			}},
			{"predict-typed", "base=http://a/b/c/d;p?q&ref=../../g&predict=1&step=13", func(p *page) { p.click("[data-act=typed]") }},
			{"uncopied", "base=http://a/b/c/d;p?q&ref=../../g", func(p *page) {
				eval[bool](p, `navigator.clipboard.writeText = () => Promise.reject(new Error("no")), true`)
				p.click(".copy-panel summary")
				p.click("[data-act=copy][data-value=html]")
				p.wait("the text stands there", `document.querySelector(".copy-panel code") !== null`)
			}},
		},
		"parse": {
			{"", "base=http://u@a:8/b%2520c?q%23f&ref=../g", nil},
			{"fault", "base=http://a/b%20c&ref=d", nil},
			{"incomplete", "base=http://%5B::1&ref=d", nil},
			{"empty", "base=&ref=", nil},
			{"chosen", "base=http://a/b&ref=../%2541", func(p *page) {
				p.focus("[data-walk=picture]")
				p.keys(kb.ArrowDown, kb.ArrowDown, kb.ArrowRight)
			}},
		},
		"trace": {
			{"", "base=http://a/b/c/d;p?q&ref=../../g", nil},
			{"unused", "base=http://a/b&ref=?x", nil},
			{"url", "base=http://a/b/&ref=..%5Cg%20h&dialect=url&step=4", nil},
		},
		"runs": {
			{"", "base=http://a/b/c&ref=../g&step=9", nil},
			{"same", "base=http://a/b/c/&ref=/g&pair=strict", nil},
			{"none", "base=a&ref=b", nil},
		},
		"normalize": {
			{"", "ref=HTTP://a:80/./%257Eb/../c", nil},
			{"fault", "ref=http://a%20b", nil},
			{"empty", "ref=", nil},
		},
		"compare": {
			{"", pairOfURIs, nil},
			{"different", "base=http://a/%257e&ref=http://a/b", nil},
			{"fault", "base=http://a%20b&ref=", nil},
		},
		"relativize": {
			{"", "base=http://a/b/c&ref=http://a/b//d", nil},
			{"foreign", "base=http://a/b/c&ref=mailto:x@y", nil},
			{"fault", "base=x&ref=http://a%20b", nil},
		},
		"from": {
			{"", "base=https://user.github.io/project/docs/install/&ref=../img/logo.png&tool=mkdocs&host=github-pages", nil},
			{"hopeless", "base=https://user.github.io/project/docs/install&ref=/img/logo.png&matter=slash,root,registry", nil},
			{"fault", "base=x&ref=http://a%20b", nil},
		},
		"extract": {
			{"", "text=See%20%3CURL:http://a/b%3E%20and%20www.example.com,%20or%20%3Chttp://c%0A%20d%3E.", nil},
			{"empty", "text=", nil},
			{"nothing-found", "text=no%20address%20here", nil},
		},
		"dialects": {
			{"", "base=http://a/b&ref=http://host/~user%2520x", nil},
			{"through", "base=http://a/b/c/d;p?q&ref=../../../g;x/../%252e%252e/y", nil},
			{"joined", "base=http://a/b/c/d;p?q&ref=/../g", nil},
			{"partial", "base=magic://a/b/c//d/e/f&ref=/g&literalRule=1&char=%2B", nil},
			{"client", "base=a&ref=gopher://h:70/7a%2520b%2509c", nil},
			{"older", "base=http://a/&ref=ftp://u@h/%252Fetc/motd;type=a&dialect=rfc1738", nil},
		},
		"safe": {
			{"", "text=L'%C3%A9t%C3%A9%20%26%20la%20%22mer%22&for=filename", nil},
			{"empty", "text=", nil},
		},
		"links": {
			{"", "", nil},
			{"found", "", func(p *page) { p.paste(testFile(p.t, "docs.html"), "https://acme.github.io/widgets/guide") }},
			{"chosen", "", func(p *page) {
				p.paste(testFile(p.t, "docs.html"), "https://acme.github.io/widgets/guide")
				p.click("[data-act=links-code][data-value=space]")
				p.click(".linkpanel tbody.rows .ref button")
				p.wait("the chosen link", `document.querySelector(".data-table.chosen") !== null`)
			}},
		},
		"site": {
			{"", "base=https://example.org/docs/&ref=", nil},
			{"found", "base=https://example.org/docs/&ref=&host=vercel", func(p *page) { p.chooseSite("folder", writeSite(p.t, aSite)) }},
		},
		"lesson": {
			{"", "lesson=", nil},
			{"exercise", "lesson=dots&exercise=2", nil},
			{"helped", "lesson=characters", (*page).askForHelp},
			{"challenge", "lesson=challenge&level=3&seed=2", (*page).askForHelp},
			{"lecture", "lesson=lecture&slide=http://a/b/c/d;p?q&with=../../g&slide=http://a/b&with=?y", nil},
			{"slide", "lesson=lecture&at=1&slide=http://a/b/c/d;p?q&with=../../g&slide=http://a/b&with=?y", nil},
			{"presenter", "lesson=lecture&at=1&speaker=1&slide=http://a/b/c/d;p?q&with=../../g&note=Wait.&slide=http://a/b&with=?y", nil},
		},
	}
}

// openAll expands every collapsed part of the page, by the pointer.
func openAll(p *page) {
	for _, folded := range []string{".examples summary", ".explain summary", ".copy-panel summary", ".keys summary"} {
		p.click(folded)
	}
}

// askForHelp takes two hints, answers and looks at the solution.
func (p *page) askForHelp() {
	p.t.Helper()
	p.click("[data-act=hint]")
	p.click("[data-act=hint]")
	if len(p.texts(".answer form")) > 0 {
		p.focus(".answer input")
		p.keys("/a/b" + kb.Enter)
	} else {
		p.click(".answer button")
	}
	p.click("[data-act=solution]")
}
