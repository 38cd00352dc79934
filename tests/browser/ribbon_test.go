package browser

import (
	"fmt"
	"testing"

	"uriplayground/web/locales"
)

// The columns of the timeline are its slider: a mouse or a finger that is pressed on one and
// moves over others leads to their steps, also where it has left them above or below.
func TestColumnsAreTheSlider(t *testing.T) {
	t.Parallel()
	for _, with := range []string{"mouse", "finger"} {
		p := open(t, "/#v=1&base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png")
		p.size(1280, 720, "light")
		steps := eval[int](p, `Number(document.querySelector("[data-scrub]").max)`)
		p.slide(with, `.column[data-value="5"]`, `.column[data-value="20"]`)
		p.wantText(".player .place", p.step(20, steps))
		p.slide(with, `.column[data-value="20"]`, `.machine .say`)
		if now := p.text(".player .place"); now == p.step(20, steps) {
			t.Errorf("with a %s the step stays %s", with, now)
		}
	}
}

// At these sizes nothing has to be scrolled but the panes, whatever is typed, and there is
// nothing below them; the heading asks what the view answers, and is the title.
func TestMainViewIsTheScreen(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		p.words = locales.For(lang)
		for _, size := range [][2]int{{1440, 900}, {1280, 720}, {1366, 768}, {1920, 1080}} {
			p.size(size[0], size[1], "light")
			for _, link := range []string{
				"base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png",
				"base=http://a/b/c/d;p?q&ref=?y", "base=http://a/b/c/d;p?q&ref=g:h", "base=http://a/b/c/d;p?q&ref=//g/h/../i", "base=http://a&ref=",
				"base=https://example.com/a b&ref=x y", "base=foo&ref=bar",
			} {
				p.follow("v=1&" + link)
				if over := eval[int](p, `document.scrollingElement.scrollHeight - innerHeight`); over > 0 {
					t.Errorf("%s, %dx%d, %s: the page scrolls by %d px", lang, size[0], size[1], link, over)
				}
				p.wantNone(fmt.Sprintf("%d: lies on something else", size[0]), `(() => {
					const boxes = [".fields", ".target .address", ".target .none", ".machine", ".time", ".panes"].map((s) => [s, document.querySelector(s)])
						.filter(([, e]) => e?.checkVisibility() && e.textContent).map(([s, e]) => [s, e.getBoundingClientRect()]);
					return boxes.slice(1).filter(([, box], i) => box.top < boxes[i][1].bottom - 1).map(([s], i) => s + " on " + boxes[i][0]).join(" | ");
				})()`)
			}
		}
		p.follow("v=1&base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png")
		for _, width := range []int{1060, 1100, 1160, 1216, 1280, 1376, 1440, 1480, 1920} {
			for _, height := range []int{720, 900} {
				p.size(width, height, "light")
				p.wantNone(fmt.Sprintf("%s, %dx%d: in the row of the heading, lies on what stands before it", lang, width, height), `(() => {
					const row = [...document.querySelectorAll("h1, .try > .label, .try > ul > li, .try > details > summary, .workspace ~ .copy-panel summary")].filter((e) => e.checkVisibility());
					const boxes = row.map((e) => { const r = new Range(); r.selectNodeContents(e); return [e.textContent, r.getBoundingClientRect()]; });
					return boxes.slice(1).filter(([, box], i) => box.left < boxes[i][1].right + 4).map(([text]) => text).join(" | ");
				})()`)
			}
		}
		for _, view := range []string{"resolve", "extract", "links"} {
			p.follow("v=1&text=&view=" + view) // without a text there is no answer yet
			p.wantText("h1", p.word("heading."+view))
			if want := p.word("heading."+view) + " – URI Playground"; view != "resolve" {
				p.wantText("title", want)
			}
		}
	}
}
