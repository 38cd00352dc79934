package browser

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"uriplayground/web/i18n"
)

// paste puts a source into the field of the view, as pasting does, with the URI
// that it was retrieved from.
func (p *page) paste(source, retrieval string) {
	p.t.Helper()
	p.fillDesk("retrieval", strconv.Quote(retrieval))
	p.fillDesk("source", strconv.Quote(source))
	p.deskDone()
}

// fillDesk fills a field with what the JavaScript expression gives.
func (p *page) fillDesk(field, expression string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(() => { const f = document.querySelector("[data-desk=%s]"); f.value = %s;
		f.dispatchEvent(new Event("input", { bubbles: true })); return true; })()`, field, expression))
}

// deskDone waits until all links are looked at.
func (p *page) deskDone() {
	p.t.Helper()
	time.Sleep(400 * time.Millisecond) // the pause that typing has to make
	p.waitLong("all links are looked at", `/dangerous|dangereux|No link|Aucun lien/.test(document.querySelector(".desk .note").textContent)`)
	p.settle()
}

func (p *page) waitLong(what, condition string) {
	p.t.Helper()
	for end := time.Now().Add(90 * time.Second); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if eval[bool](p, condition) {
			return
		}
	}
	p.t.Fatalf("in vain: %s; it says %q", what, p.texts(".desk .note"))
}

// column is the text of a column of the table.
func (p *page) column(class string) []string { return p.texts(".desk tbody.rows ." + class) }

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
	p.click("[data-view=links]")
	p.wait("the view of links", `document.querySelector(".sheet.desk") !== null`)
	return p
}

// requests counts what the page asks of the network from now on, when all that it
// fetches by itself is there.
func (p *page) requests() func() []string {
	p.wait("the words of both languages", `["en", "fr"].every(l => performance.getEntriesByType("resource").some(e => e.name.includes("/words." + l)))`)
	eval[bool](p, `(performance.clearResourceTimings(), true)`)
	return func() []string {
		return eval[[]string](p, `performance.getEntriesByType("resource").map(e => e.name).filter(n => !/linkscan|vendor/.test(n))`)
	}
}

// A documentation site under a sub-path, from the pasted page to the mended one.
func TestLinksOfDocumentation(t *testing.T) {
	p := openLinks(t, "/")
	asked := p.requests()
	source := testFile(t, "docs.html")
	p.paste(source, "https://acme.github.io/widgets/guide")
	refs := p.column("ref")
	want := []string{
		"/assets/site.css", "https://acme.github.io/widgets/guide/", "../assets/search.js", "../", "install", "install/", "./install",
		"../../../../changelog.html", "values:batchGet", `C:\docs\notes.txt`, "htp://example.com/", "www.example.com", "#usage",
		"the empty reference", "api?q=a&b=c", "my file.pdf", "https://www.acme.example@0x7f.1/login", "javascript:alert(document.domain)",
		"//images/logo.png", "logo.png", "logo@2x.png", "x", "/search", "find%252Ehtml",
	}
	for i := range max(len(refs), len(want)) {
		if i >= len(refs) || i >= len(want) || refs[i] != want[i] && want[i] != "the empty reference" {
			t.Fatalf("link %d: %q", i, refs)
		}
	}
	found := p.column("found")
	for i, word := range map[int]string{
		0: "leaves the project", 7: "too many", 8: "scheme by accident", 9: "Windows", 10: "misspelt", 11: "scheme missing", 12: "same document",
		13: "empty", 15: "space", 16: "+1", 17: "holds its content", 18: "by mistake", 22: "leaves the project", 23: "encoded twice",
	} {
		if !strings.Contains(found[i], word) {
			t.Errorf("link %d, %s: found %q, want %q", i, refs[i], found[i], word)
		}
	}
	if targets := p.column("target"); targets[4] != "https://acme.github.io/widgets/install" || targets[14] != "https://acme.github.io/widgets/api?q=a&b=c" {
		t.Errorf("targets %q", targets)
	}
	if slash := p.texts(".slash h2"); len(slash) != 1 || !strings.Contains(slash[0], "/widgets/guide/") || len(p.texts(".slash tbody tr")) < 8 {
		t.Errorf("with the slash: %q", slash)
	}
	if n := eval[int](p, `document.querySelectorAll(".sheets a:not(.cite)").length`); n != 0 {
		t.Errorf("%d links can be followed", n)
	}
	p.screenshot("links-docs")
	p.mendSpace()
	p.withoutBarriers("docs")
	p.debug("base-without-slash", "/widgets/assets/search.js")
	p.fillDesk("move", `"https://acme.github.io/widgets/v2/guide"`)
	p.wait("the table of the move", `document.querySelectorAll(".move tbody tr").length > 5`)
	if list := asked(); len(list) > 0 {
		t.Errorf("the pasted page led to requests: %q", list)
	}
	if hash := eval[string](p, `location.hash`); strings.Contains(hash, "widgets") || strings.Contains(hash, "install") {
		t.Errorf("the pasted page stands in the address: %s", hash)
	}
}

// mendSpace looks at the link with a space, mends it by a click, sees its steps
// and comes back.
func (p *page) mendSpace() {
	p.t.Helper()
	p.press(`[data-act=desk-code][data-value=space]`)
	p.wait("only links with spaces", `document.querySelectorAll(".desk tbody.rows tr").length === 1`)
	p.press(`.desk tbody.rows .ref button`)
	p.wait("the chosen link", `document.querySelector(".sheet.chosen") !== null`)
	p.screenshot("links-chosen")
	p.press(`.chosen [data-act=desk-fix]`)
	p.wait("the source is mended", `document.querySelector("[data-desk=source]").value.includes('href="my%20file.pdf"')`)
	p.waitLong("no link with a space is left", `document.querySelectorAll(".desk tbody.rows tr").length === 0`)
	p.press(`[data-act=desk-all]`)
	p.deskDone()
	p.press(`.desk tbody.rows tr:nth-child(3) .ref button`)
	p.press(`.chosen [data-act=desk-show]`)
	if got := p.value("ref"); got != "../assets/search.js" || p.target() != "https://acme.github.io/assets/search.js" {
		p.t.Errorf("shows %q, %q", got, p.target())
	}
	eval[bool](p, `history.back(), true`)
	p.wait("back at the links", `document.querySelectorAll(".desk tbody.rows tr").length > 20`)
}

// A page with a base of its own, in French.
func TestLinksOfPageWithBase(t *testing.T) {
	p := openLinks(t, "/fr/")
	p.paste(testFile(t, "base.html"), "https://site.example/accueil.html")
	if note := strings.Join(p.texts(".base .note"), ""); !strings.Contains(note, "https://site.example/fr/") {
		t.Errorf("base: %q", note)
	}
	refs, found := p.column("ref"), p.column("found")
	for ref, word := range map[string]string{
		"#haut": "quitte la page", "#icone": "quitte la page", "https://xn--80ak6aa92e.com/": "ressemblant", "http://mail.example:25/": "port",
	} {
		if i := slices.Index(refs, ref); i < 0 || !strings.Contains(found[i], word) {
			t.Errorf("%s: %q %q", ref, refs, found)
		}
	}
	if !slices.Contains(refs, "dans-un-tableau") || !slices.Contains(refs, "fond.png") || !slices.Contains(refs, "index.html") {
		t.Errorf("links %q", refs)
	}
	// The parser moves what a table may not hold before it; its place is found all the same.
	p.press(`.desk tbody.rows tr:nth-child(` + strconv.Itoa(1+slices.Index(refs, "dans-un-tableau")) + `) .place button`)
	if got := eval[string](p, `(f => f.value.slice(f.selectionStart, f.selectionEnd))(document.querySelector("[data-desk=source]"))`); got != "dans-un-tableau" {
		t.Errorf("selected %q", got)
	}
	p.fillDesk("move", `"/ailleurs/page.html"`)
	p.deskDone()
	p.withoutBarriers("base")
	// Keys do what clicks do.
	eval[bool](p, `(document.querySelector("[data-act=desk-order][data-value=target]").focus(), true)`)
	p.key("\r")
	p.deskDone()
	if got := eval[string](p, `document.querySelector(".desk th:nth-child(4)").getAttribute("aria-sort") + document.activeElement.dataset.value`); got != "ascendingtarget" {
		t.Errorf("sorted %s", got)
	}
	eval[bool](p, `(document.querySelector(".desk .ref button").focus(), true)`)
	p.key("\r")
	p.wait("the chosen link", `document.querySelector(".sheet.chosen") !== null`)
	p.press("[data-act=desk-order][data-value=position]")
	p.debug("fragment-leaves-page", "accueil.html#haut")
}

// debug looks at the links with a finding, mends the first by a click, which writes so into the source, sees the steps
// of a link, comes back, and exports the table.
func (p *page) debug(code, written string) {
	p.t.Helper()
	p.press(`[data-act=desk-code][data-value=` + code + `]`)
	p.deskDone()
	p.press(`.desk tbody.rows .ref button`)
	p.press(`.chosen [data-act=desk-fix]`)
	p.wait("the source is mended", fmt.Sprintf(`document.querySelector("[data-desk=source]").value.includes(%q)`, written))
	p.deskDone()
	p.press(`[data-act=desk-all]`)
	p.deskDone()
	refs, targets := p.column("ref"), p.column("target")
	p.press(`.desk tbody.rows .ref button`)
	p.press(`.chosen [data-act=desk-show]`)
	if p.value("ref") != refs[0] || p.target() != targets[0] {
		p.t.Errorf("shows %q and %q, want %q and %q", p.value("ref"), p.target(), refs[0], targets[0])
	}
	eval[bool](p, `history.back(), true`)
	p.wait("back at the links", fmt.Sprintf(`document.querySelectorAll(".desk tbody.rows tr").length === %d`, len(refs)))
	if saved := p.export("csv"); !strings.Contains(saved, written) || strings.Count(saved, "\n") != len(refs)+1 {
		p.t.Errorf("exported %q", saved)
	}
}

// export is the file that the button saves.
func (p *page) export(format string) string {
	p.t.Helper()
	eval[bool](p, `(window.saved = "", URL.createObjectURL = b => { b.text().then(t => window.saved = t); return "#v=1&view=links"; }, true)`)
	p.press(`[data-act=desk-export][data-value=` + format + `]`)
	p.wait("a file is saved", `window.saved !== ""`)
	return eval[string](p, `window.saved`)
}

// withoutBarriers lets axe-core look at the links in each scheme, narrow and wide, and takes pictures of them.
func (p *page) withoutBarriers(name string) {
	p.t.Helper()
	p.press(`.desk tbody.rows tr:nth-child(2) .ref button`)
	eval[bool](p, readAxe(p.t)+"; true")
	for _, scheme := range []string{"light", "dark"} {
		for _, width := range []int{1440, 320} {
			p.size(width, 900, scheme)
			p.barred(fmt.Sprintf("%s, %d px", scheme, width), false)
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
	p := openLinks(t, "/")
	p.paste(testFile(t, "sitemap.xml"), "https://shop.example/sitemap.xml")
	refs, found := p.column("ref"), p.column("found")
	if len(refs) != 8 || !strings.Contains(found[1], "other spelling") || !strings.Contains(found[5], "space") || !strings.Contains(found[6], "port") {
		t.Errorf("%q %q", refs, found)
	}
	p.press(`[data-act=desk-order][data-value=level]`)
	p.deskDone()
	p.press(`[data-act=desk-order][data-value=level]`)
	p.deskDone()
	if first := p.column("ref")[0]; first != "https://shop.example:22/" {
		t.Errorf("the gravest is %q", first)
	}
	p.fillDesk("search", `"cdata"`)
	p.wait("one is found", `document.querySelectorAll(".desk tbody.rows tr").length === 1`)
	p.press(`[data-act=desk-all]`)
	p.deskDone()
	for format, want := range map[string]string{"csv": "link,line,column,start,end", "json": `"reference": "https://shop.example/"`, "markdown": "| link | line | column | start |"} {
		if got := p.export(format); !strings.Contains(got, want) || strings.Count(got, "\n") < 8 {
			t.Errorf("%s: %q", format, got)
		}
	}
	p.debug("space", "%20")
}

// The browser's parser and the scan that stands in for it in Node.js find the
// same links in pages that are well-formed.
func TestLinkscanBothWays(t *testing.T) {
	p := open(t, "/")
	for _, name := range []string{"docs.html", "base.html"} {
		got := eval[[]string](p, `import("/linkscan/html.js").then(async ({ scanTags }) => {
			const { scanLinksNow } = await import("/linkscan.js");
			const source = `+strconv.Quote(testFile(t, name))+`, scanned = { base: null, ignored: [], links: [] };
			scanTags(source, 0, source.length, scanned);
			const all = r => [r.base, ...r.links].map(l => JSON.stringify({ ...l, line: 0, column: 0 })).sort();
			const [a, b] = [all(scanLinksNow(source, "html")), all(scanned)];
			return [a.filter(x => !b.includes(x)).join(), b.filter(x => !a.includes(x)).join(), String(a.length === b.length)];
		})`)
		if !slices.Equal(got, []string{"", "", "true"}) {
			t.Errorf("%s: only the parser %q, only the scan %q", name, got[0], got[1])
		}
	}
}

// Nothing that is pasted holds the page up: a page of 10 MB, a million links, deep nesting; nor does what is done with
// so many links. The longest task is measured by the browser, in the processor's time.
func TestHostileLinks(t *testing.T) {
	sort, all := `[data-act=desk-order][data-value=target]`, `[data-act=desk-all]`
	for _, c := range []struct {
		name, source string
		links        int
		long         bool
		further      []string // what is done with the links then
	}{
		{"10 MB page", `"<p class='x'>text and <b>more</b> text <a href='page.html?n=1'>link</a> <img src=i.png>".repeat(115000)`, 230000, true, nil},
		{"a million links", `Array.from({ length: 1000000 }, (_, i) => "../p/" + i * 7919 % 1000 + ".html?" + i).join("\n")`, 1000000, true,
			[]string{sort, "search", all, "csv"}},
		{"50,000 links", `Array.from({ length: 50000 }, (_, i) => "<a href='" + i * 7919 % 1000 + ".html?" + i + "'>x</a>").join("\n")`, 50000, false,
			[]string{sort, `[data-act=desk-order][data-value=ref]`, `[data-act=desk-order][data-value=level]`, "search", all, "level", all, "move", "root", "csv", "json", "markdown"}},
		{"prose", `"Words before <http://a.example/x> and http://c.example/d, too. ".repeat(40000)`, 80000, false, nil},
		{"line breaks", `"\n".repeat(5000000) + "<a href=x>"`, 1, false, nil},
		{"deep nesting", `"<div>".repeat(200000) + "<a href=deep>x</a>"`, 1, false, nil},
		{"one attribute", `"<a href='" + "../".repeat(1000000) + "'>x</a>"`, 1, false, nil},
		{"control characters", `"<a href='a\u202egpj.exe'>x</a><a href='b\u0007c'>"`, 2, false, nil},
	} {
		if c.long && testing.Short() {
			continue
		}
		t.Run(c.name, func(t *testing.T) {
			p := openLinks(t, "/")
			p.fillDesk("retrieval", `"https://a.example/b/c"`)
			time.Sleep(500 * time.Millisecond)
			eval[bool](p, `(window.file = new File([`+c.source+`], "source.html"), true)`)
			p.holdsUp("reading", func() {
				p.drop(`window.file`)
				p.deskDone()
			})
			if count := eval[string](p, `document.querySelector(".desk .note").textContent`); !strings.HasPrefix(count, strconv.Itoa(c.links)+" of "+strconv.Itoa(c.links)+" ") {
				t.Errorf("said %q, want %d links", count, c.links)
			}
			for _, what := range c.further {
				p.holdsUp(what, func() { p.further(what) })
			}
			if c.links >= 50000 {
				p.scrollDesk(c.links)
			}
		})
	}
}

// holdsUp does something and complains if that holds the page up for more than 100 ms.
func (p *page) holdsUp(what string, do func()) {
	p.t.Helper()
	start := time.Now()
	processor, clock := p.tasks(do)
	p.t.Logf("%s: %.1f s; the longest task took %.0f ms of the processor, %.0f ms by the clock", what, time.Since(start).Seconds(), processor, clock)
	if processor > 100 || processor == 0 {
		p.t.Errorf("%s: a task took %.0f ms of the processor, 100 are allowed", what, processor)
	}
}

// further does something with the links: presses a button, fills a field, or exports.
func (p *page) further(what string) {
	p.t.Helper()
	switch what {
	case "search":
		p.fillDesk("search", `"7.html?1"`)
	case "level":
		p.fillDesk("level", `"info"`)
	case "root":
		p.fillDesk("root", `"/b/"`)
	case "move":
		p.fillDesk("move", `"https://a.example/x/y/z"`)
		p.waitLong("the table of the move", `document.querySelector(".sheet.move") !== null`)
	case "csv", "json", "markdown":
		eval[bool](p, `(window.saved = 0, URL.createObjectURL = b => { window.saved = b.size; return "#v=1&view=links"; }, true)`)
		p.press(`[data-act=desk-export][data-value=` + what + `]`)
		p.waitLong("a file is saved", `window.saved > 0`)
		p.t.Logf("%s of %.1f MB", what, eval[float64](p, `window.saved`)/1e6)
	default:
		p.press(what)
	}
	p.deskDone()
}

// press clicks an element, wherever it has been scrolled to.
func (p *page) press(selector string) {
	p.t.Helper()
	p.wait("there is "+selector, fmt.Sprintf(`document.querySelector(%q) !== null`, selector))
	eval[bool](p, fmt.Sprintf(`(document.querySelector(%q).click(), true)`, selector))
	p.settle()
}

// drop drops the file that the JavaScript expression gives.
func (p *page) drop(file string) {
	p.t.Helper()
	eval[bool](p, `(() => {
		const transfer = new DataTransfer();
		transfer.items.add(`+file+`);
		document.querySelector(".desk-fields").dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
		return true;
	})()`)
}

// scrollDesk scrolls through the table and measures how long a step takes.
func (p *page) scrollDesk(links int) {
	p.t.Helper()
	took := eval[float64](p, `(async () => {
		const pane = document.querySelector("[data-scroll=desk]");
		const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
		let longest = 0;
		for (let i = 1; i <= 20; i++) {
			const start = performance.now();
			pane.scrollTop = pane.scrollHeight * i / 20;
			await frame(); await frame();
			longest = Math.max(longest, performance.now() - start);
		}
		return longest;
	})()`)
	p.t.Logf("a step of scrolling through %d links took %.0f ms at most", links, took)
	last := p.column("ref")
	if len(last) == 0 || len(last) > 40 {
		p.t.Errorf("%d rows are there", len(last))
	}
}

// Cancelling stops at once, and another source begins anew.
func TestCancelLinks(t *testing.T) {
	p := openLinks(t, "/")
	p.drop(`new File([Array.from({ length: 300000 }, (_, i) => "../p/" + i).join("\n")], "list")`)
	p.waitLong("it reads", `document.querySelector("[data-act=desk-cancel]") !== null`)
	p.press("[data-act=desk-cancel]")
	p.wait("it is cancelled", `document.querySelector(".desk .note").textContent.startsWith("Cancelled")`)
	p.paste("x y", "http://a.example/")
	if got := p.column("target"); len(got) != 0 && got[0] != "http://a.example/x" {
		t.Errorf("%q", got)
	}
}

// A file that the browser cannot read, such as a folder, is said to be one.
func TestFileThatCannotBeRead(t *testing.T) {
	for _, lang := range i18n.Languages() {
		p := openLinks(t, home(lang))
		p.words = i18n.For(lang)
		eval[bool](p, `(File.prototype.text = () => Promise.reject(new Error("no such file")), true)`)
		p.drop(`new File(["x"], "x")`)
		p.has(".desk .note", p.word("desk.failed", "reason", "Error: no such file"))
	}
}
