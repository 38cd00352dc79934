package browser

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"uriplayground/web/locales"
)

// paste puts a source into the field of the view, as pasting does, with the URI
// that it was retrieved from.
func (p *page) paste(source, retrieval string) {
	p.t.Helper()
	p.fillLinkField("retrieval", strconv.Quote(retrieval))
	p.fillLinkField("source", strconv.Quote(source))
	p.waitLinks()
}

// fillLinkField fills a field with what the JavaScript expression gives.
func (p *page) fillLinkField(field, expression string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(() => { const f = document.querySelector("[data-linkpanel=%s]"); f.value = %s;
		f.dispatchEvent(new Event("input", { bubbles: true })); return true; })()`, field, expression))
}

// waitLinks waits until all links have been read and checked.
func (p *page) waitLinks() {
	p.t.Helper()
	const done = `pendingWork.size === 0 && /dangerous|dangereux|No link|Aucun lien/.test(document.querySelector(".linkpanel .note").textContent)`
	for {
		p.wait("all links have been checked", done)
		p.settle()
		if eval[bool](p, done) {
			return
		}
	}
}

// linkColumn returns what is said of each link: its "ref" and what was "found" in it, its "target" and
// that in the "browser", where it differs.
func (p *page) linkColumn(name string) []string {
	p.t.Helper()
	place := map[string]string{"ref": ".ref code", "found": ".ref .detail", "target": ".target code", "browser": ".target .detail"}[name]
	return eval[[]string](p, fmt.Sprintf(`[...document.querySelectorAll(".linkpanel tbody.rows tr")].map((r) => r.querySelector(%q)?.textContent ?? "")`, place))
}

// orderByPlace sorts the links by their places in the source.
func (p *page) orderByPlace() {
	p.t.Helper()
	if eval[string](p, `document.querySelector("th:has([data-act=links-order][data-value=position])").getAttribute("aria-sort")`) != "ascending" {
		p.press("[data-act=links-order][data-value=position]")
		p.waitLinks()
	}
}

func testFile(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func openLinks(t *testing.T, path string) *page {
	p := open(t, path)
	p.openView("links")
	p.wait("the view of links", `document.querySelector(".data-table.linkpanel") !== null`)
	return p
}

// countRequests waits until the page has fetched all that it needs, and returns a
// function that lists the requests made since.
func (p *page) countRequests() func() []string {
	p.wait("all words", `["en", "fr", "more.en", "more.fr"].every(l => performance.getEntriesByType("resource").some(e => e.name.includes("/words." + l)))`)
	eval[bool](p, `(performance.clearResourceTimings(), true)`)
	return func() []string {
		return eval[[]string](p, `performance.getEntriesByType("resource").map(e => e.name).filter(n => !/linkscan|vendor|icon/.test(n))`)
	}
}

// A documentation site under a sub-path, from the pasted page to the fixed one.
func TestLinksOfDocumentation(t *testing.T) {
	t.Parallel()
	p := openLinks(t, "/")
	asked := p.countRequests()
	source := testFile(t, "docs.html")
	p.paste(source, "https://acme.github.io/widgets/guide")
	p.orderByPlace()
	refs := p.linkColumn("ref")
	want := []string{
		"/assets/site.css", "https://acme.github.io/widgets/guide/", "../assets/search.js", "/stolen", "../", "install", "install/", "./install",
		"../../../../changelog.html", "values:batchGet", `C:\docs\notes.txt`, "htp://example.com/", "www.example.com", "#usage",
		"the empty reference", "api?q=a&b=c", "my file.pdf", "https://www.acme.example@0x7f.1/login", "javascript:alert(document.domain)",
		"//images/logo.png", "logo.png", "logo@2x.png", "x", "/search", "find%252Ehtml",
	}
	for i := range max(len(refs), len(want)) {
		if i >= len(refs) || i >= len(want) || refs[i] != want[i] && want[i] != "the empty reference" {
			t.Fatalf("link %d: %q", i, refs)
		}
	}
	found := p.linkColumn("found")
	for i, word := range map[int]string{
		0: "leaves the project", 8: "too many", 9: "accidental scheme", 10: "Windows", 11: "misspelt", 12: "scheme missing", 13: "same document",
		14: "empty", 16: "space", 17: "+1", 18: "active content", 19: "by mistake", 23: "leaves the project", 24: "encoded twice",
	} {
		if !strings.Contains(found[i], word) {
			t.Errorf("link %d, %s: found %q, want %q", i, refs[i], found[i], word)
		}
	}
	if targets := p.linkColumn("target"); targets[5] != "https://acme.github.io/widgets/install" || targets[15] != "https://acme.github.io/widgets/api?q=a&b=c" {
		t.Errorf("targets %q", targets)
	}
	if slash := p.texts(".slash h2"); len(slash) != 1 || !strings.Contains(slash[0], "/widgets/guide/") || len(p.texts(".slash tbody tr")) < 8 {
		t.Errorf("with the slash: %q", slash)
	}
	if n := eval[int](p, `document.querySelectorAll(".data-tables a:not(.cite)").length`); n != 0 {
		t.Errorf("%d links can be followed", n)
	}
	p.screenshot("links-docs")
	p.fixSpace()
	p.checkLinksAccessibility("docs")
	p.fixAndExport("base-without-slash", "/widgets/assets/search.js")
	p.fillLinkField("move", `"https://acme.github.io/widgets/v2/guide"`)
	p.wait("the table of the move", `document.querySelectorAll(".move tbody tr").length > 5`)
	if list := asked(); len(list) > 0 {
		t.Errorf("the pasted page led to requests: %q", list)
	}
	if hash := eval[string](p, `location.hash`); strings.Contains(hash, "widgets") || strings.Contains(hash, "acme") {
		t.Errorf("the pasted page stands in the address: %s", hash)
	}
}

// fixSpace opens the link with a space, fixes it by a click, opens the steps of
// another link and comes back.
func (p *page) fixSpace() {
	p.t.Helper()
	p.press(`[data-act=links-code][data-value=space]`)
	p.wait("only links with spaces", `document.querySelectorAll(".linkpanel tbody.rows tr").length === 1`)
	p.press(`.linkpanel tbody.rows .ref button`)
	p.wait("the chosen link", `document.querySelector(".data-table.chosen") !== null`)
	p.screenshot("links-chosen")
	p.press(`.chosen [data-act=links-fix]`)
	p.wait("the source is mended", `document.querySelector("[data-linkpanel=source]").value.includes('href="my%20file.pdf"')`)
	p.wait("no link with a space is left", `document.querySelectorAll(".linkpanel tbody.rows tr").length === 0`)
	p.press(`[data-act=links-all]`)
	p.waitLinks()
	p.orderByPlace()
	p.press(`.linkpanel tbody.rows tr:nth-child(3) .ref button`)
	p.press(`.chosen [data-act=links-show]`)
	p.wantTarget("https://acme.github.io/assets/search.js")
	if got := p.value("ref"); got != "../assets/search.js" {
		p.t.Errorf("the reference is %q", got)
	}
	p.idle()
	eval[bool](p, `history.back(), true`)
	p.wait("back at the links", `document.querySelectorAll(".linkpanel tbody.rows tr").length > 20`)
}

// A page with a base of its own, in French.
func TestLinksOfPageWithBase(t *testing.T) {
	t.Parallel()
	p := openLinks(t, "/fr/")
	p.paste(testFile(t, "base.html"), "https://site.example/accueil.html")
	if note := strings.Join(p.texts(".base .note"), ""); !strings.Contains(note, "https://site.example/fr/") {
		t.Errorf("base: %q", note)
	}
	refs, found := p.linkColumn("ref"), p.linkColumn("found")
	for ref, word := range map[string]string{
		"#haut": "quitte la page", "#icone": "quitte la page", "https://xn--80ak6aa92e.com/": "trompeur", "http://mail.example:25/": "port",
	} {
		if i := slices.Index(refs, ref); i < 0 || !strings.Contains(found[i], word) {
			t.Errorf("%s: %q %q", ref, refs, found)
		}
	}
	if !slices.Contains(refs, "dans-un-tableau") || !slices.Contains(refs, "fond.png") || !slices.Contains(refs, "index.html") {
		t.Errorf("links %q", refs)
	}
	// The parser moves what a table may not hold before it; its place is found all the same.
	p.press(`.linkpanel tbody.rows tr:nth-child(` + strconv.Itoa(1+slices.Index(refs, "dans-un-tableau")) + `) .place button`)
	if got := eval[string](p, `(f => f.value.slice(f.selectionStart, f.selectionEnd))(document.querySelector("[data-linkpanel=source]"))`); got != "dans-un-tableau" {
		t.Errorf("selected %q", got)
	}
	p.fillLinkField("move", `"/ailleurs/page.html"`)
	p.waitLinks()
	p.checkLinksAccessibility("base")
	// Keys do what clicks do.
	eval[bool](p, `(document.querySelector("[data-act=links-order][data-value=target]").focus(), true)`)
	p.key("\r")
	p.waitLinks()
	if got := eval[string](p, `document.querySelector(".linkpanel th:nth-child(3)").getAttribute("aria-sort") + document.activeElement.dataset.value`); got != "ascendingtarget" {
		t.Errorf("sorted %s", got)
	}
	eval[bool](p, `(document.querySelector(".linkpanel .ref button").focus(), true)`)
	p.key("\r")
	p.wait("the chosen link", `document.querySelector(".data-table.chosen") !== null`)
	p.orderByPlace()
	p.fixAndExport("fragment-leaves-page", "accueil.html#haut")
}

// fixAndExport filters the links by a finding, fixes the first by a click, which
// changes the source, opens the steps of a link, comes back, and exports the table.
func (p *page) fixAndExport(code, written string) {
	p.t.Helper()
	p.press(`[data-act=links-code][data-value=` + code + `]`)
	p.waitLinks()
	p.press(`.linkpanel tbody.rows .ref button`)
	p.press(`.chosen [data-act=links-fix]`)
	p.wait("the source is mended", fmt.Sprintf(`document.querySelector("[data-linkpanel=source]").value.includes(%q)`, written))
	p.waitLinks()
	p.press(`[data-act=links-all]`)
	p.waitLinks()
	refs, targets := p.linkColumn("ref"), p.linkColumn("target")
	p.press(`.linkpanel tbody.rows .ref button`)
	p.press(`.chosen [data-act=links-show]`)
	p.wantTarget(targets[0])
	if got := p.value("ref"); got != refs[0] {
		p.t.Errorf("the reference is %q, want %q", got, refs[0])
	}
	p.idle()
	eval[bool](p, `history.back(), true`)
	p.wait("back at the links", fmt.Sprintf(`document.querySelectorAll(".linkpanel tbody.rows tr").length === %d`, len(refs)))
	if saved := p.export("csv"); !strings.Contains(saved, written) || strings.Count(saved, "\n") != len(refs)+1 {
		p.t.Errorf("exported %q", saved)
	}
}

// export returns the file that the button saves.
func (p *page) export(format string) string {
	p.t.Helper()
	eval[bool](p, `(window.saved = "", URL.createObjectURL = b => { b.text().then(t => window.saved = t); return "#v=1&view=links"; }, true)`)
	p.press(`[data-act=links-export][data-value=` + format + `]`)
	p.wait("a file is saved", `window.saved !== ""`)
	return eval[string](p, `window.saved`)
}

// checkLinksAccessibility runs axe-core on the links in each colour scheme, narrow
// and wide.
func (p *page) checkLinksAccessibility(name string) {
	p.t.Helper()
	p.press(`.linkpanel tbody.rows tr:nth-child(2) .ref button`)
	eval[bool](p, readAxe(p.t)+"; true")
	for _, scheme := range []string{"light", "dark"} {
		for _, width := range []int{1440, 320} {
			p.size(width, 900, scheme)
			p.checkAxe(fmt.Sprintf("%s, %d px", scheme, width), allRules)
			if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > width {
				p.t.Errorf("%s: %d px wide in %d", name, wide, width)
			}
			p.screenshot(fmt.Sprintf("links-%s-%s-%d", name, scheme, width))
		}
	}
	p.size(1440, 900, "light")
}

// A sitemap, sorted, searched and saved.
func TestLinksOfSitemap(t *testing.T) {
	t.Parallel()
	p := openLinks(t, "/")
	p.paste(testFile(t, "sitemap.xml"), "https://shop.example/sitemap.xml")
	if first := p.linkColumn("ref")[0]; first != "https://shop.example:22/" {
		t.Errorf("the gravest is %q", first)
	}
	p.orderByPlace()
	refs, found := p.linkColumn("ref"), p.linkColumn("found")
	if len(refs) != 8 || !strings.Contains(found[1], "spelled differently") || !strings.Contains(found[5], "space") || !strings.Contains(found[6], "port") {
		t.Errorf("%q %q", refs, found)
	}
	p.press(`[data-act=links-order][data-value=level]`)
	p.waitLinks()
	if first := p.linkColumn("ref")[0]; first != "https://shop.example:22/" {
		t.Errorf("the gravest is %q", first)
	}
	p.fillLinkField("search", `"cdata"`)
	p.wait("one is found", `document.querySelectorAll(".linkpanel tbody.rows tr").length === 1`)
	p.press(`[data-act=links-all]`)
	p.waitLinks()
	for format, want := range map[string]string{"csv": "link,line,column,start,end", "json": `"reference": "https://shop.example/"`, "markdown": "| link | line | column | start |"} {
		if got := p.export(format); !strings.Contains(got, want) || strings.Count(got, "\n") < 8 {
			t.Errorf("%s: %q", format, got)
		}
	}
	p.fixAndExport("space", "%20")
}

// What reads YAML is fetched where a source is no JSON, even if it begins as JSON does.
func TestLinksOfYAML(t *testing.T) {
	t.Parallel()
	for _, source := range []string{"\"openapi\": 3.1.0\n\"paths\":\n  \"/p\":\n    \"$ref\": \"p.yaml\"\n", "{openapi: 3.1.0, paths: {/p: {$ref: p.yaml}}}"} {
		p := openLinks(t, "/")
		p.paste(source, "https://api.example/v1/openapi.yaml")
		if refs := p.linkColumn("ref"); !slices.Equal(refs, []string{"p.yaml"}) {
			t.Errorf("%q: %q", source, refs)
		}
	}
}

// Without a base that it can read, this browser goes where a whole URI leads, and
// is not said to refuse it.
func TestLinksWithoutBase(t *testing.T) {
	t.Parallel()
	p := openLinks(t, "/")
	p.words = locales.For("en")
	for _, retrieval := range []string{"", "www.example.com/", "http://[/"} {
		p.paste(`<a href="https://example.com/x">a</a> <a href="https://EXAMPLE.com/y">b</a> <a href="https://[/">c</a> <a href="z">d</a>`, retrieval)
		p.orderByPlace()
		p.idle()
		if got, want := p.linkColumn("browser"), []string{"", p.word("linkpanel.browser", "target", "https://example.com/y"), p.word("linkpanel.refused")}; !slices.Equal(got[:3], want) {
			t.Errorf("retrieved from %q: %q, want %q", retrieval, got, want)
		}
	}
}

// A chosen link is scrolled to as soon as it is drawn: what a visitor does next is not
// moved away from under the pointer.
func TestChosenLinkIsSeenAtOnce(t *testing.T) {
	t.Parallel()
	p := openLinks(t, "/")
	p.size(1280, 500, "light")
	p.paste(testFile(t, "docs.html"), "https://acme.github.io/widgets/guide")
	p.waitLinks()
	seen := eval[string](p, `new Promise((done) => {
		const look = () => {
			const pane = document.querySelector(".data-table.chosen");
			if (!pane) return requestAnimationFrame(look);
			requestAnimationFrame(() => setTimeout(() => { // the next frame has been drawn then
				const { top, bottom } = pane.getBoundingClientRect();
				done(top < innerHeight && bottom > 0 && (bottom <= innerHeight + 1 || top <= 1) ? "" : top + " to " + bottom + " of " + innerHeight);
			}));
		};
		document.querySelector(".linkpanel tbody.rows tr:nth-child(9) .ref button").click();
		requestAnimationFrame(look);
	})`)
	if seen != "" {
		t.Errorf("the chosen link is not seen: %s", seen)
	}
}
