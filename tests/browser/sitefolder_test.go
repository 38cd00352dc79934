package browser

import (
	"archive/zip"
	"bytes"
	"encoding/base64"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"uriplayground/web/locales"

	"github.com/chromedp/chromedp"
)

// aSite is a small site that was built for / and is served under a path.
var aSite = map[string]string{
	"index.html":         `<!doctype html><title>x</title><link rel=stylesheet href="/css/x.css"><a href="guide/">g</a><a href="guide">g</a><a href="#no">n</a><a href="https://other.example/">o</a>`,
	"guide/index.html":   `<!doctype html><title>x</title><link rel=stylesheet href="/css/x.css"><a href="../">h</a><a href="img/x.png">i</a><p id=here>`,
	"css/x.css":          `@import "y.css"; a { background: url(../guide/img/x.png) }`,
	"css/y.css":          ``,
	"guide/img/x.png":    "\x00",
	"about.html":         `<a href="/guide/#here">x</a><a href="Guide/">x</a>`,
	"deep/er/index.html": `<a href="../../../../css/x.css">x</a>`,
}

// writeSite writes a site into a folder, and returns that.
func writeSite(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "public")
	for name, text := range files {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// zipSite writes a site into an archive, and returns its name.
func zipSite(t *testing.T, files map[string]string) string {
	t.Helper()
	var data bytes.Buffer
	w := zip.NewWriter(&data)
	for name, text := range files {
		f, err := w.Create("site/" + name)
		if err == nil {
			_, err = f.Write([]byte(text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "site.zip")
	if err := os.WriteFile(name, data.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	return name
}

// chooseSite puts a folder or an archive into its field, and waits until all links have
// been followed.
func (p *page) chooseSite(field, name string) {
	p.t.Helper()
	p.do(chromedp.SetUploadFiles(fmt.Sprintf(`[data-site=%s]`, field), []string{name}))
	p.waitSite()
}

func (p *page) waitSite() {
	p.t.Helper()
	p.wait("all links have been followed", `document.querySelector(".data-table.site .note")?.textContent.startsWith(document.documentElement.lang === "fr" ? "Liens cassés" : "Broken links") === true`)
	p.settle()
}

// A folder and an archive of the same site have the same findings, in both languages; the
// root and the host are in the address, and another host follows the links anew.
func TestSiteInAFolder(t *testing.T) {
	t.Parallel()
	dir, archive := writeSite(t, aSite), zipSite(t, aSite)
	forEachViewport(t, func(p *page) {
		p.do(chromedp.Reload()) // no site has been read
		p.wait("the playground runs", running)
		p.follow("v=1&base=https://user.github.io/docs/&ref=&view=site&host=github-pages")
		p.wait("no site has been read", `document.querySelector(".site-example") !== null`)
		p.chooseSite("folder", dir)
		found := p.texts(".site-findings tbody th")
		p.wantContains(".site-findings tbody tr:first-child th", "/docs/")
		p.wantText(".site-findings tbody tr:first-child td", "3")
		p.wantContains(".site-links tbody td:nth-child(4)", "/docs/css/x.css")
		p.chooseSite("zip", archive)
		p.wait("the builds are compared", `document.querySelector(".site-builds .note") !== null`)
		p.wantContains(".site-builds .note", p.word("site.same"))
		p.wantContains(".site-notes", "site/")
		again := p.texts(".site-findings tbody th")
		slices.Sort(found) // an archive may have its files in another order
		slices.Sort(again)
		if strings.Join(again, "\n") != strings.Join(found, "\n") {
			p.t.Errorf("of the archive %q, of the folder %q", again, found)
		}
		p.click(".site [data-value=netlify]")
		p.wait("capitals are led to small letters", fmt.Sprintf(`document.querySelector(".site-findings")?.textContent.includes(%q) === false`, p.word("site.capitals")))
		p.waitHash("host=netlify")
		p.checkFit(p.width)
	})
}

// A broken archive is named, and the page goes on.
func TestSiteHostileArchives(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=https://user.github.io/docs/&ref=&view=site")
	data, err := os.ReadFile(zipSite(t, aSite))
	if err != nil {
		t.Fatal(err)
	}
	cut := filepath.Join(t.TempDir(), "cut.zip")
	if err := os.WriteFile(cut, data[:len(data)-30], 0o644); err != nil {
		t.Fatal(err)
	}
	p.chooseSite("zip", cut)
	p.wantContains(".site-notes", "cut.zip is not a zip archive")
	hostile := map[string]string{"../../x.html": "<a href=y>", "index.html": "<a href=no>", "/abs.html": "", "bomb.html": strings.Repeat(" ", 1<<20)}
	p.chooseSite("zip", zipSite(t, hostile))
	p.wantContains(".site-notes", "../../x.html")
	p.wantContains(".site-findings", "no")
	p.chooseSite("folder", writeSite(t, map[string]string{"docs/index.md": "[x](y)"}))
	p.wantContains(".site-notes", "docs/index.md")
}

// Everything in the view can be reached by keys, and axe finds nothing; a file is saved.
func TestSiteExportsAndIsAccessible(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=https://user.github.io/docs/&ref=&view=site&host=github-pages")
	p.chooseSite("folder", writeSite(t, aSite))
	eval[bool](p, `(window.saved = "", URL.createObjectURL = b => { b.text().then(t => window.saved = t); return "#v=1&view=site"; }, true)`)
	p.press(`[data-act=site-export][data-value=sarif]`)
	p.wait("a file is saved", `window.saved !== ""`)
	if saved := eval[string](p, `JSON.parse(window.saved).runs[0].results.map(r => r.ruleId).join(" ")`); !strings.HasPrefix(saved, "root-prefix root-prefix root-prefix ") {
		t.Errorf("%q", saved)
	}
	p.focus(".site-findings tbody tr:nth-child(2) [data-act]")
	p.key(" ")
	p.wait("the second cause is chosen", `document.querySelector(".site-findings tbody tr:nth-child(2)").classList.contains("now")`)
	eval[bool](p, readAxe(t)+"; true")
	for _, scheme := range []string{"light", "dark"} {
		for _, width := range []int{1440, 320} {
			p.size(width, 900, scheme)
			p.checkAxe(fmt.Sprintf("%s, %d px", scheme, width), allRules)
			p.screenshot(fmt.Sprintf("site-%s-%d", scheme, width))
		}
	}
}

// A folder that is dropped where a page is read is offered as a site; so is an archive, whatever
// it is called.
func TestFolderWhereAPageIsRead(t *testing.T) {
	t.Parallel()
	data, err := os.ReadFile(zipSite(t, aSite))
	if err != nil {
		t.Fatal(err)
	}
	forEachViewport(t, func(p *page) {
		p.follow("v=1&base=https://user.github.io/docs/&ref=&view=links")
		p.wait("the view of links is there", `document.querySelector(".linkpanel") !== null`)
		eval[bool](p, fmt.Sprintf(`(() => {
			const transfer = new DataTransfer();
			transfer.items.add(new File([Uint8Array.from(atob(%q), (c) => c.charCodeAt(0))], "site.zip"));
			document.querySelector(".linkpanel-fields").dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
			return true;
		})()`, base64.StdEncoding.EncodeToString(data)))
		p.wantContains(".linkpanel .note", p.word("linkpanel.offered.zip", "name", "site.zip"))
		p.click("[data-act=site-take]")
		p.waitSite()
		p.wantContains(".site-notes", "site/")
		p.waitHash("view=site")
	})
	p := open(t, "/#v=1&base=https://user.github.io/docs/&ref=&view=links")
	p.words = locales.For("en")
	p.wait("the view of links is there", `document.querySelector(".linkpanel") !== null`)
	eval[bool](p, `(() => { // what a script puts into a DataTransfer is never a folder
		const page = { isFile: true, fullPath: "/public/index.html", file: (done) => done(new File(["<a href=no>"], "index.html")) };
		const all = [[page], []];
		const folder = { isDirectory: true, fullPath: "/public", createReader: () => ({ readEntries: (done) => done(all.shift()) }) };
		const transfer = new DataTransfer();
		transfer.items.add(new File([""], "public"));
		window.entryOf = DataTransferItem.prototype.webkitGetAsEntry;
		DataTransferItem.prototype.webkitGetAsEntry = () => folder;
		document.querySelector(".linkpanel-fields").dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
		return true;
	})()`)
	p.wantContains(".linkpanel .note", p.word("linkpanel.offered", "name", "public"))
	p.click("[data-act=site-take]")
	p.waitSite()
	p.wantContains(".site-findings", "no")

	eval[bool](p, `(DataTransferItem.prototype.webkitGetAsEntry = window.entryOf, true)`)
	for _, archive := range []struct{ head, name, kind string }{
		{"PK\x03\x04" + strings.Repeat("\x00", 26) + "mimetypeapplication/epub+zip", "book.bin", "epub"}, {"PK\x03\x04\x14", "page.html", "zip"},
		{"PK\x05\x06", "empty", "zip"}, {"damaged", "a.ZIP", "zip"}, {"damaged", "b.epub", "epub"},
	} {
		p.openView("links")
		p.dropFile(fmt.Sprintf(`new File([%q], %q)`, archive.head, archive.name))
		p.wantContains(".linkpanel .note", p.word("linkpanel.offered."+archive.kind, "name", archive.name))
		p.click("[data-act=site-take]")
		p.waitSite()
		p.wantContains(".site-notes", archive.name)
	}
	p.openView("links")
	p.dropFile(`new File(["PK is no archive: http://a.example/"], "README.md")`)
	p.wantContains(".linkpanel .note", "README.md")
	p.wantContains(".linkpanel tbody", "http://a.example/")
}
