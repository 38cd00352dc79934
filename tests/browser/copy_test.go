package browser

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// The view goes to the clipboard in each format; where the browser refuses, it
// is shown in the page.
func TestCopy(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		eval[bool](p, `navigator.clipboard.writeText = (text) => (window.copied = text, Promise.resolve()), true`)
		p.click(".copy-panel summary")
		for format, want := range map[string]string{
			"markdown": "| 2C | `/b` | `/../g` |\n", "html": "<td><code>/b</code></td>", "json": `"/../g"`, "text": "/../g", "latex": `\subsection`,
		} {
			p.click(`[data-act=copy][data-value=` + format + `]`)
			p.wantContains(".copy-panel .note", p.word("steps.title"))
			p.wantContains(".copy-panel .note", p.word("copy."+format))
			text := eval[string](p, `copied`)
			if !strings.Contains(text, want) || !strings.Contains(text, "2C") {
				p.t.Errorf("%s lacks %s: %s", format, want, text)
			}
			if format == "json" && !eval[bool](p, `typeof JSON.parse(copied) === "object"`) {
				p.t.Errorf("no JSON: %s", text)
			}
		}
		eval[bool](p, `navigator.clipboard.writeText = () => Promise.reject(new Error("no")), true`)
		p.focus(`[data-act=copy][data-value=latex]`)
		p.keys(kb.Enter)
		p.wantText(".copy-panel .note", p.word("copy.refused", "format", "LaTeX"))
		p.wantContains(".copy-panel code", `\subsection`)
		p.write("ref", "g")
		p.wantText(".copy-panel code", "")
	})
}

// A printed page has the whole trace, not only the visible rows, and nothing
// that only a screen needs.
func TestPrint(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow("v=1&base=http://a/&ref=" + strings.Repeat("a/", 60))
		eval[bool](p, `dispatchEvent(new Event("beforeprint"))`)
		call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
		p.settle()
		seen := eval[[]string](p, `[...document.querySelectorAll(".print tbody tr")].filter((row) => row.checkVisibility()).map((row) => row.textContent)`)
		if len(seen) < 9+9+2+60 || !strings.HasPrefix(seen[len(seen)-1], "2E/a/a/") {
			p.t.Errorf("%d rows on paper, the last %q", len(seen), seen[len(seen)-1])
		}
		onlyOnScreen := `.views, .options, .settings, .player *, .chapters, .try, .panes, .copy-panel, .examples, header :is(button, a, summary), .skip`
		if seen := eval[[]string](p, fmt.Sprintf(`[...document.querySelectorAll(%q)].filter((e) => e.checkVisibility()).map((e) => e.outerHTML.slice(0, 80))`, onlyOnScreen)); len(seen) > 0 {
			p.t.Errorf("on paper there is %q", seen)
		}
		if eval[bool](p, `[document.querySelector(".why"), document.querySelector(".why ul")].some((e) => e.scrollHeight > e.clientHeight + 1)`) {
			p.t.Error("the reasons are cut on paper")
		}
		if p.width == 1440 {
			p.screenshot(p.words.Lang + "-print")
		}
		eval[bool](p, `dispatchEvent(new Event("afterprint"))`)
		p.wantText(".print", "")
	})
}

// The browser prints what the page has prepared in beforeprint.
func TestPrinted(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=http://a/&ref="+strings.Repeat("a/", 60))
	eval[bool](p, `addEventListener("beforeprint", () => { window.onPaper = document.querySelectorAll(".print tbody tr").length; }), true`)
	pdf, err := chromedp.Call(p.ctx, cdppage.PrintToPDF, cdppage.PrintToPDFParams{})
	if err != nil {
		t.Fatal(err)
	}
	if rows := eval[int](p, `onPaper`); rows < 60+2+9+10 || !bytes.HasPrefix(pdf.Data, []byte("%PDF")) {
		t.Errorf("%d rows on paper, %d bytes", rows, len(pdf.Data))
	}
	p.wantText(".print", "")
}

// A file of the picture holds all that it shows, and an image can be made of it.
func TestSavePicture(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink + "&view=parse")
		eval[bool](p, `HTMLAnchorElement.prototype.click = function () { (window.saved ??= []).push([this.download, this.href]); }, window.saved = [], true`)
		p.click(`[data-act=save][data-value=svg]`)
		p.focus(`[data-act=save][data-value=png]`)
		p.keys(kb.Enter)
		p.wait("two files", `window.saved?.length === 2`)
		files := eval[[][]string](p, `saved`)
		if files[0][0] != "derivation.svg" || !strings.Contains(files[0][1], "URI-reference") || !strings.Contains(files[0][1], "stroke%3D%22%23") {
			p.t.Errorf("%.300q", files[0])
		}
		if files[1][0] != "derivation.png" || !strings.HasPrefix(files[1][1], "data:image/png;base64,iVBOR") || len(files[1][1]) < 5000 {
			p.t.Errorf("%.300q", files[1])
		}
	})
}

// The machine is saved as it is at the current step, in the theme in use; an image can be made of it, and the line
// that shows it is copied or, where the browser refuses, shown.
func TestSaveMachine(t *testing.T) {
	t.Parallel()
	for _, scheme := range []struct{ theme, background string }{{"light", "#ffffff"}, {"dark", "#0f1318"}} {
		p := open(t, "/")
		p.chooseTheme(scheme.theme)
		p.follow("v=1&base=http://a/b/c/d;p?q&ref=../../g&step=13")
		eval[bool](p, `HTMLAnchorElement.prototype.click = function () { (window.saved ??= []).push([this.download, decodeURIComponent(this.href)]); }, window.saved = [], true`)
		p.click(`[data-act=save][data-value="machine.svg"]`)
		p.wait("it is saved", `window.saved.length === 1`)
		p.click(`[data-act=save][data-value="machine.png"]`)
		p.wait("the image, too", `window.saved.length === 2`)
		p.wantContains(".copy-panel .note", "machine.png")
		files := eval[[][]string](p, `saved`)
		if files[0][0] != "machine.svg" || !strings.Contains(files[0][1], ` rx="12" fill="`+scheme.background+`"`) {
			t.Errorf("%s: %.600q", scheme.theme, files[0])
		}
		if files[1][0] != "machine.png" || !strings.HasPrefix(files[1][1], "data:image/png;base64,iVBOR") || len(files[1][1]) < 5000 {
			t.Errorf("%s: %.300q", scheme.theme, files[1])
		}
		for _, part := range []string{">../../g leads to http://a/g</title>", "<desc id=\"desc\">“http” from the page, ", " step 13 of ", ">2C /../ /.. ✓</text>", `<a href="` + server.URL + "/#v=1&amp;base="} {
			if !strings.Contains(files[0][1], part) {
				t.Errorf("%s: it lacks %q: %.900q", scheme.theme, part, files[0][1])
			}
		}
		eval[bool](p, `navigator.clipboard.writeText = (text) => (window.copied = text, Promise.resolve()), true`)
		p.click(`[data-act=save][data-value="machine.png.markdown"]`)
		p.wait("it is copied", `window.copied !== undefined`)
		line := eval[string](p, `copied`)
		if !strings.HasPrefix(line, "[![../../g leads to ") || !strings.Contains(line, "](<machine.png>)](<"+server.URL+"/#v=1") {
			t.Errorf("%s: the line is %q", scheme.theme, line)
		}
		eval[bool](p, `navigator.clipboard.writeText = () => Promise.reject(new Error("no")), true`)
		p.click(`[data-act=save][data-value="machine.png.html"]`)
		p.wantContains(".copy-panel code", `<img src="machine.png" width="640"`)
	}
}
