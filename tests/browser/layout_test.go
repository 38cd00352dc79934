package browser

import (
	"fmt"
	"net/url"
	"os"
	"strings"
	"testing"

	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"uriplayground/web/i18n"
	"uriplayground/web/model"
)

// layoutCase is what an embed shows while its box gets wider and its text larger.
type layoutCase struct {
	name, base, ref string
	more            string // attributes in the form of an object literal
	views           []string
}

// layoutCases are inputs whose parts have other lengths: short ones, long ones, and some that
// have no place where a line may end.
var layoutCases = []layoutCase{
	{"rfc", "http://a/b/c/d;p?q", "../../g", "", []string{"resolve", "parse", "trace", "runs", "dialects", "compare"}},
	{"first", firstBase, firstRef, "", []string{"resolve"}},
	{"rooted", "https://example.com/docs/v2/guide/", "/img/logo-of-the-house.png?size=large#top", "", []string{"resolve", "trace"}},
	{"200 characters", "https://example.com/" + strings.Repeat("reference/", 8), strings.Repeat("pictures/", 10) + "logo.png", "", []string{"resolve", "runs"}},
	{"one long word", "https://example.com/a/", strings.Repeat("abcdefghij", 12), "", []string{"resolve", "compare"}},
	{"accents", "https://fr.wikipedia.org/wiki/Système_d’exploitation/", "../Élève?page=été#à-propos", "", []string{"resolve"}},
	{"long host", "https://documentation.of-the-product.engineering.example.com/", "guide", "", []string{"resolve", "dialects"}},
	{"IPv6", "http://[2001:db8:85a3::8a2e:370:7334]:8080/a/b", "/c-d?e", "", []string{"resolve", "parse"}},
	{"percent", "http://example.com/%7Euser/%E2%82%AC%20%2F/", "./caf%C3%A9/%41%2e/x%20y?z=%26", "", []string{"resolve", "runs"}},
	{"query", "https://example.com/list?page=1", "?page=2&order=by-name", "", []string{"resolve"}},
	{"panes", "http://a/b/c/d;p?q", "../../g", "panes: true", []string{"resolve"}},
	{"no controls", "http://a/b/c/d;p?q", "../../g", "controls: false", []string{"resolve", "trace"}},
	{"slide", "http://a/b/c/d;p?q", "../../g", "preset: 'slide'", []string{"resolve"}},
	{"predict", "http://a/b/c/d;p?q", "../../g", "predict: true, step: 3", []string{"resolve"}},
}

// textSizes are those of the text around an embed, in pixels.
var textSizes = []int{14, 16, 18, 20, 24}

// An embed fits into a column of any width, at any size of the text around it: nothing
// overflows sideways or lies on something else, no word is cut, the target goes on in another
// line only after a delimiter, and each label is below the text that it names.
func TestEmbedsFit(t *testing.T) {
	t.Parallel()
	for _, lang := range i18n.Languages() {
		p := layoutPage(t, fmt.Sprintf(`<uri-playground id=e lang=%s loading=eager mode=inline height=auto base="http://a/b" ref="c"></uri-playground>`, lang))
		p.waitReady("e")
		turn := 0
		for _, c := range layoutCases {
			for _, view := range c.views {
				eval[bool](p, fmt.Sprintf(`(e.set({ panes: null, controls: null, preset: null, predict: null, step: null, base: %q, ref: %q, text: %q, view: %q, ...{ %s } }), true)`, c.base, c.ref, c.ref, view, c.more))
				p.wait("it shows "+c.name+", "+view, fmt.Sprintf(`e.state.view === %q && e.state.base === %q && e.state.ref === %q`, view, c.base, c.ref))
				p.settle()
				p.subtest(t, lang+", "+c.name+", "+view, func() {
					p.fits(&turn, c.name == "rfc" && view == "resolve", `(size) => {
						box.style.fontSize = size + "px";
						return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
					}`, `(width) => { box.style.width = width + "px"; return layoutFaults(e, e.shadowRoot); }`)
				})
			}
		}
	}
}

// So does one in a frame, which the page tells how large the text around it is.
func TestFrameFits(t *testing.T) {
	t.Parallel()
	for _, lang := range i18n.Languages() {
		p := layoutPage(t, fmt.Sprintf(`<iframe id=f style="display:block;border:0;height:2000px" src="/own/embed.html?lang=%s#v=1&base=%s&ref=%s"></iframe>`, lang, firstBase, firstRef))
		const tell = `f.contentWindow.postMessage({ "uri-playground": 1, type: %q, style: { "--uri-rem": %s } }, "*")`
		p.wait("it listens", `(`+fmt.Sprintf(tell, "open", `"16px"`)+`, f.contentDocument.documentElement.dataset.given === undefined && f.contentDocument.querySelector(".uri-result:not([data-static]) .fold") !== null)`)
		turn := 0
		p.fits(&turn, false, `async (size) => {
			while (f.contentDocument.body.style.getPropertyValue("--uri-rem") !== size + "px") {
				`+fmt.Sprintf(tell, "set", `size + "px"`)+`;
				await new Promise((done) => setTimeout(done, 20));
			}
		}`, `(width) => { f.style.width = width + "px"; return layoutFaults(f.contentDocument.documentElement, f.contentDocument.body); }`)
	}
}

// An embed follows the text around it to another size, in the page and in a frame: the page
// may change it at any time, as its readers may.
func TestTextSizeIsFollowed(t *testing.T) {
	t.Parallel()
	for _, mode := range []string{"inline", "frame"} {
		p := layoutPage(t, fmt.Sprintf(`<uri-playground id=e loading=eager mode=%s height=auto base="http://a/b" ref="c"></uri-playground>`, mode))
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
	for _, lang := range i18n.Languages() {
		p := open(t, home(lang))
		for _, view := range model.Views() {
			c := layoutCases[turn%len(layoutCases)]
			p.followTo(view, "v=1&base="+url.QueryEscape(c.base)+"&ref="+url.QueryEscape(c.ref)+"&text="+url.QueryEscape(c.ref))
			for _, size := range textSizes {
				call(p, cdpage.SetFontSizes, cdpage.SetFontSizesParams{FontSizes: &cdpage.FontSizes{Standard: int64(size)}})
				for _, width := range []int{320, 340 + turn*20%300, 640 + turn*20%600} {
					p.do(chromedp.EmulateViewport(int64(width), 800))
					if got := eval[[2]int](p, sideways); got != [2]int{0, size} {
						t.Errorf("%s, %s, %s: %d px do not fit on %d, with text of %d px, which should have %d", lang, view, c.name, got[0], width, got[1], size)
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
	script, err := os.ReadFile("testdata/layout.js")
	if err != nil {
		t.Fatal(err)
	}
	p := embedding(t, `<body style="margin:0"><div id=box style="font:16px sans-serif">`+embed+`</div>`)
	p.size(1300, 900, "light")
	eval[bool](p, string(script)+"; true")
	return p
}

// fits fails for what does not fit at one of the sizes of text in one of the widths: at all
// of them, or at some, which are others at each turn.
func (p *page) fits(turn *int, all bool, resize, look string) {
	p.t.Helper()
	for _, size := range textSizes {
		*turn++
		step, first := 20, 280
		if !all {
			step, first = 160, 280+*turn*60%160
		}
		found := eval[[]string](p, fmt.Sprintf(`(async () => {
			await (%s)(%d);
			const faults = new Map();
			for (let width = %d; width <= 1240; width += %d) for (const fault of (%s)(width)) {
				const kind = fault.replace(/\d+ px/, "some px");
				faults.set(kind, [...faults.get(kind) ?? [], width]);
			}
			return [...faults].map(([fault, widths]) => fault + " (" + widths.join(" ") + ")");
		})()`, resize, size, first, step, look))
		for _, fault := range found {
			p.t.Errorf("%d px: %s", size, fault)
		}
	}
}
