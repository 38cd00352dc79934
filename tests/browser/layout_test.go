package browser

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"uriplayground/web/i18n"
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
	for _, size := range []int{14, 16, 18, 20, 24} {
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
