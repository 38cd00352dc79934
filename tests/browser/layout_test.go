package browser

import (
	"cmp"
	"fmt"
	"net/url"
	"testing"

	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"uriplayground/tests/layouttest"
	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// An embed fits into a column of any width, at any size of the text around it, as tests/layouttest
// asks.
func TestEmbedsFit(t *testing.T) {
	t.Parallel()
	turn := 0
	for _, lang := range locales.Languages() {
		turn++ // all together are an even number
		p := layoutPage(t, fmt.Sprintf(layouttest.Inline, lang))
		p.waitReady("e")
		for _, c := range layouttest.Cases {
			for _, view := range c.Views {
				eval[bool](p, c.Set(view))
				p.wait("it shows "+c.Name+", "+view, c.Shown(view))
				p.settle()
				step := map[string]int{"rfc, resolve": 20, "panes, resolve": 40}[c.Name+", "+view]
				p.subtest(t, lang+", "+c.Name+", "+view, func() { p.fits("inline", &turn, cmp.Or(step, 160)) })
			}
		}
	}
}

// So does one in a frame, which the page tells how large the text around it is.
func TestFrameFits(t *testing.T) {
	t.Parallel()
	turn := 0
	for _, lang := range locales.Languages() {
		p := layoutPage(t, fmt.Sprintf(layouttest.Frame, lang))
		p.wait("it runs", layouttest.FrameRuns)
		p.fits("frame", &turn, 40)
	}
}

// An embed follows the text around it to another size, in the page and in a frame: the page
// may change it at any time, as its readers may.
func TestTextSizeIsFollowed(t *testing.T) {
	t.Parallel()
	for _, mode := range []string{"inline", "frame"} {
		p := layoutPage(t, fmt.Sprintf(`<uri-playground id=e loading=eager mode=%s height=auto panes base="http://a/b" ref="c"></uri-playground>`, mode))
		p.waitReady("e")
		height := func() int { return eval[int](p, `e.offsetHeight`) }
		eval[bool](p, `(box.style.width = "600px", true)`)
		p.settle()
		before := height()
		eval[bool](p, `(box.style.fontSize = "24px", true)`)
		p.wait(mode+": it is higher", fmt.Sprintf(`e.offsetHeight > %d * 1.2`, before))
		if mode == "inline" {
			p.wait("the text is larger", `getComputedStyle(inside(".say")).fontSize === "19.5px"`)
		}
		eval[bool](p, `(box.style.fontSize = "", document.documentElement.style.fontSize = "14px", box.style.fontSize = "1rem", true)`)
		p.wait(mode+": it is lower", fmt.Sprintf(`e.offsetHeight < %d`, before))
	}
}

// No view of the site is wider than the window, whatever size of text the browser is set to.
func TestSiteFitsAnyTextSize(t *testing.T) {
	t.Parallel()
	turn := 0
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		for _, view := range model.ViewNames() {
			c := layouttest.Cases[turn%len(layouttest.Cases)]
			p.followTo(view, "v=1&base="+url.QueryEscape(c.Base)+"&ref="+url.QueryEscape(c.Ref)+"&text="+url.QueryEscape(c.Ref))
			for _, size := range layouttest.TextSizes {
				call(p, cdpage.SetFontSizes, cdpage.SetFontSizesParams{FontSizes: &cdpage.FontSizes{Standard: int64(size)}})
				for _, width := range []int{320, 340 + turn*20%300, 640 + turn*20%600} {
					p.do(chromedp.EmulateViewport(int64(width), 800))
					if got := eval[[2]int](p, sideways); got != [2]int{0, size} {
						t.Errorf("%s, %s, %s: %d px do not fit on %d, with text of %d px, which should have %d", lang, view, c.Name, got[0], width, got[1], size)
					}
				}
				turn++
			}
		}
	}
}

// sideways is how far the page can be scrolled to the side, and the size of its text. The
// widths of the root do not say so: one counts the room that is kept for a scroll bar, the
// other does not.
const sideways = `(() => {
	scrollTo(1e6, 0);
	const far = Math.ceil(scrollX);
	scrollTo(0, 0);
	return [far, parseInt(getComputedStyle(document.documentElement).fontSize)];
})()`

// layoutPage opens a page of another site with a box in which an embed is measured.
func layoutPage(t *testing.T, embed string) *page {
	t.Helper()
	p := embedding(t, fmt.Sprintf(layouttest.Body, embed))
	p.size(1300, 900, "light")
	eval[bool](p, layouttest.Script+"; true")
	return p
}

// fits fails for what does not fit at one of the sizes of text in one of the widths, which are
// others at each turn: with a step of 40 pixels two languages have them all.
func (p *page) fits(mode string, turn *int, step int) {
	p.t.Helper()
	for _, size := range layouttest.TextSizes {
		*turn++
		for _, fault := range eval[[]string](p, layouttest.FaultsAt(mode, size, 280+*turn*60%step, step)) {
			p.t.Errorf("%d px: %s", size, fault)
		}
	}
}
