package browser

import (
	"strings"
	"testing"
	"uriplayground/web/locales"

	"github.com/chromedp/chromedp/kb"
)

// One click copies the link to exactly what is shown, with its step, and one the line
// that embeds it; both work as they are pasted.
func TestTake(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow("v=1&base=http://a/b/c/d;p?q&ref=../../../g&strict=0&step=0")
		p.focus("[data-do=next]")
		p.keys(kb.ArrowRight)
		p.wantText(".player .place", p.step(1, eval[int](p, `Number(document.querySelector("[data-scrub]").max)`)))
		eval[bool](p, `(navigator.clipboard.writeText = (text) => (window.copied = text, Promise.resolve()),
			navigator.clipboard.write = ([item]) => item.getType("text/plain").then((blob) => blob.text()).then((text) => void (window.copied = text)), true)`)
		p.click("[data-act=take-link]")
		p.wantText("[data-uri=taken]", p.word("take.link.done"))
		if got, want := eval[string](p, `copied`), eval[string](p, `location.href.split("#")[0]`)+"#v=1&base=http://a/b/c/d;p?q&ref=../../../g&strict=0&step=1"; got != want {
			p.t.Errorf("the link is %s, want %s", got, want)
		}
		p.keys(kb.Tab)
		p.keys(kb.Enter) // the button beside it
		p.wantText("[data-uri=taken]", p.word("take.embed.done"))
		line := eval[string](p, `copied`)
		for _, part := range []string{`<script type="module" src="` + server.URL + `/playground.js"></script><link rel="stylesheet" href="` + server.URL + `/reserve.css"><script src="` + server.URL + `/reserve.js"></script><uri-playground`, ` base="http://a/b/c/d;p?q" ref="../../../g" lenient step="1">`} {
			if !strings.Contains(line, part) {
				p.t.Errorf("the line lacks %s: %s", part, line)
			}
		}
		if said := p.word("take.fallback", "ref", "../../../g", "base", "http://a/b/c/d;p?q", "target", "http://a/g"); !strings.Contains(line, ">"+said+"<") {
			p.t.Errorf("the line does not say %q: %s", said, line)
		}
		p.focus("[data-do=next]")
		p.keys(kb.ArrowRight)
		p.wantText("[data-uri=taken]", "")
		eval[bool](p, `(navigator.clipboard.writeText = () => Promise.reject(new Error("no")), true)`)
		p.click("[data-act=take-link]")
		p.wantText("[data-uri=taken]", p.word("take.refused"))
	})
}

// What is embedded by a copied line shows the same step of the same resolution.
func TestTakenEmbed(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=http://a/b/c/d;p?q&ref=../%22g&erratum4547=1&step=2")
	eval[bool](p, `(navigator.clipboard.write = ([item]) => item.getType("text/plain").then((blob) => blob.text()).then((text) => void (window.copied = text)), true)`)
	p.click("[data-act=take-embed]")
	p.wait("it is copied", `window.copied !== undefined`)
	line := eval[string](p, `copied`)
	q := embedding(t, strings.Replace(line, "<uri-playground", `<uri-playground id=e loading=eager`, 1))
	q.waitReady("e")
	if got, want := eval[string](q, `e.link.split("#")[1]`), "v=1&base=http://a/b/c/d;p?q&ref=../%22g&erratum4547=1&step=2"; got != want {
		t.Errorf("the embed shows %s, want %s", got, want)
	}
}

// Where the clipboard takes only a text that is there, it gets the line all the same.
func TestTakenWithoutClipboardItem(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.words = locales.For("en")
	eval[bool](p, `(delete globalThis.ClipboardItem, navigator.clipboard.writeText = (text) => (window.copied = text, Promise.resolve()), true)`)
	p.click("[data-act=take-embed]")
	p.wait("it is copied", `window.copied?.includes("<uri-playground") === true`)
	p.wantText("[data-uri=taken]", p.word("take.embed.done"))
}
