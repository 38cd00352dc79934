package browser

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// In a column of a page and across one an embed is seen whole: fields, target, why and the machine, at
// each step of the first example and of the RFC's own, in the page and in a frame. The
// panes are one unfolding away.
func TestCompactEmbed(t *testing.T) {
	t.Parallel()
	for _, e := range []struct {
		mode, lang string
		across     int
	}{{"inline", "en", 480}, {"inline", "fr", 480}, {"frame", "en", 510}} { // the link to the site is below a frame
		mode := e.mode
		p := embedding(t, fmt.Sprintf(`<body style="margin:0;font:16px sans-serif"><uri-playground id=e lang=%s loading=eager mode=%s height=auto style="width:632px;max-width:100%%;min-height:0" base="http://a/b" ref="c"></uri-playground>`, e.lang, mode))
		p.waitReady("e")
		for _, c := range []struct{ width, column, height int }{{900, 632, 480}, {1000, 1000, e.across}, {360, 360, 620}} {
			p.size(c.width, 900, "light")
			eval[bool](p, fmt.Sprintf(`(e.style.width = "%dpx", true)`, c.column))
			for _, texts := range [][2]string{{"https://example.com/docs/v2/guide/install/", "../img/logo.png"}, {"http://a/b/c/d;p?q", "../../../g"}, {"http://a/b/c/d;p?q", "g;x=1/../y"}} {
				eval[bool](p, fmt.Sprintf(`(e.set({ base: %q, ref: %q, step: null }), true)`, texts[0], texts[1]))
				p.wait("the texts are there", fmt.Sprintf(`e.state.ref === %q && e.state.step === e.state.steps`, texts[1]))
				steps := eval[int](p, `e.state.steps`)
				for _, step := range []int{steps, 0, 1, 2, 10, 13, 15, 19, steps - 1} {
					eval[bool](p, fmt.Sprintf(`(e.step = %d, true)`, step))
					p.wait("the step is there", fmt.Sprintf(`e.state.step === %d`, step))
					p.settle()
					read := func() string {
						return fmt.Sprint(eval[[]float64](p, `[e.offsetWidth, Math.ceil(e.getBoundingClientRect().height)]`))
					}
					var width, height int
					if got, ok := p.eventually(read, func(got string) bool {
						_, err := fmt.Sscanf(got, "[%d %d]", &width, &height)
						return err == nil && width == c.column && height <= c.height
					}); !ok {
						t.Fatalf("%s, %s, %s, step %d: width and height are %s, want %d and at most %d", mode, e.lang, texts[1], step, got, c.column, c.height)
					}
					if mode == "inline" && step == steps {
						p.wantNone(texts[1]+": reasons that are cut", `(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight ? [scrollHeight, clientHeight].join(" in ") : "")(inside(".why ul"))`)
					}
				}
			}
			if mode == "inline" {
				p.viewshot(fmt.Sprintf("embed-compact-%d", c.column))
			}
		}
		if mode == "inline" {
			eval[bool](p, `(inside(".fold").click(), true)`)
			p.wait("the panes are there", `inside(".panes")?.checkVisibility() === true`)
			p.wait("it grows with them", `e.offsetHeight > 620`)
		}
	}
}

// What is typed where the link is expected to lead moves nothing in a compact embed that the visitor has not touched:
// neither that field nor target, machine and controls, from the first key to the last, and when it is emptied again.
func TestExpectingMovesNothingInAnEmbed(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<body style="margin:0;font:16px sans-serif"><uri-playground id=e loading=eager expect="/docs/v2/img/logo.png" base="https://example.com/docs/v2/guide/install/" ref="../img/logo.png"></uri-playground>`)
	p.waitReady("e")
	for _, lang := range []string{"en", "fr"} {
		eval[bool](p, fmt.Sprintf(`(e.lang = %q, true)`, lang))
		for _, width := range []int{632, 480, 360, 320} {
			p.size(width, 1000, "light")
			enter := func(text string) {
				eval[bool](p, fmt.Sprintf(`((field) => (field.value = %q, field.dispatchEvent(new Event("input", { bubbles: true, composed: true })), true))(inside("#expected-address"))`, text))
				p.settle()
			}
			places := func() string {
				return eval[string](p, `JSON.stringify([".fields", ".target .uri", ".expected > .label", ".expected-field", ".machine", ".machine .say", ".time", ".time button"].map((part) => {
					const { left, top, width, height } = inside(part).getBoundingClientRect();
					return part + " " + [left, top, width, height].map(Math.round);
				}))`)
			}
			enter("")
			empty := places()
			for _, text := range []string{"h", "/docs/v2/img/logo.png", "https://example.com/docs/v2/guide/img/logo.png", "https://elsewhere.example/a/b", "x y", ""} {
				if enter(text); places() != empty {
					t.Errorf("%s, %d px, %q: moved from\n%s to\n%s", lang, width, text, empty, places())
				}
			}
			if !eval[bool](p, `(inside("#expected-address").focus(), e.shadowRoot.activeElement === inside("#expected-address"))`) {
				t.Errorf("%s, %d px: the field is gone once it is empty", lang, width)
			}
			enter("/docs/v2/img/logo.png")
			p.viewshot(fmt.Sprintf("embed-expected-%s-%d", lang, width))
		}
	}
	eval[bool](p, `(e.expect = "", true)`)
	p.wait("the host takes the field away", `inside("#expected-address") === null`)
}

// An embed of the buffers shows machine, sentence and the row of each step above its controls,
// in the height that is kept for it.
func TestBuffersEmbed(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<body style="margin:0;font:16px sans-serif"><uri-playground id=e view=trace loading=eager base="https://docs.example/v2/guide/install/" ref="../img/logo.png"></uri-playground>`)
	p.waitReady("e")
	for _, width := range []int{720, 390} {
		p.size(width, 900, "light")
		for step := range eval[int](p, `e.state.steps`) + 1 {
			eval[bool](p, fmt.Sprintf(`(e.step = %d, true)`, step))
			p.wait("the step is there", fmt.Sprintf(`e.state.step === %d`, step))
			p.settle()
			p.wantNone(fmt.Sprintf("%d px, step %d: what the controls hide", width, step), `(() => {
				const bottom = inside(".time").getBoundingClientRect().top;
				return [".machine .say", ".trace thead", ".trace .rows .now"].filter((part) => inside(part)?.getBoundingClientRect().bottom > bottom + 1).join(" ");
			})()`)
		}
	}
}

// A reader who tabs through a page is past an embed after at most 13 stops, of which one is the machine.
func TestTabStopsOfEmbed(t *testing.T) {
	t.Parallel()
	for _, texts := range [][2]string{{"https://example.com/docs/v2/guide/install/", "../img/logo.png"}, {"http://a/b/c/d;p?q", "../../../g"}} {
		p := embedding(t, fmt.Sprintf(`<button id=before>b</button><uri-playground id=e loading=eager base=%q ref=%q></uri-playground><button id=after>a</button>`, texts[0], texts[1]))
		p.waitReady("e")
		p.focus("#before")
		var stops []string
		for len(stops) <= 40 {
			p.keys(kb.Tab)
			at := eval[string](p, `document.activeElement === e ? (({ localName, className, dataset }) => localName + "." + className + " " + JSON.stringify(dataset))(e.shadowRoot.activeElement) : document.activeElement.id`)
			if at == "after" {
				break
			}
			stops = append(stops, at)
		}
		if len(stops) > 13 || len(stops) < 5 {
			t.Errorf("%s: %d stops: %q", texts[1], len(stops), stops)
		}
	}
}

// The headings of an embed are below those of the page before it, or where the page
// wants them, in the page and in a frame.
func TestHeadingsOfEmbed(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<h1>T</h1><h3>S</h3><uri-playground id=e loading=eager panes base="http://a/b" ref="c"></uri-playground><h2>U</h2><uri-playground id=g loading=eager panes heading-level=2 base="http://a/b" ref="c"></uri-playground>`)
	p.waitReady("e")
	p.waitReady("g")
	const levels = `[...new Set([...document.getElementById(%q).shadowRoot.querySelectorAll("h2, h3, h4")].map(h => h.localName + " " + (h.ariaLevel ?? "")))].sort().join()`
	for id, want := range map[string]string{"e": "h2 4,h3 5", "g": "h2 ,h3 "} {
		p.wait("the levels of "+id+" are "+want, fmt.Sprintf("("+levels+") === %q", id, want))
	}
	eval[bool](p, `(e.view = "compare", true)`)
	p.wait("those that come later are, too", `inside(".data-tables h2")?.ariaLevel === "4"`)
}

// On a slide of the usual size nothing but the stage is shown, in large type, all of it.
func TestSlidePreset(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<body style="margin:0;font:40px sans-serif"><div style="width:960px"><uri-playground id=e loading=eager preset=slide base="http://a/b/c/d;p?q" ref="../../../g"></uri-playground></div>`)
	p.size(960, 700, "light")
	p.waitReady("e")
	for _, step := range []int{26, 0, 3, 10, 14} {
		eval[bool](p, fmt.Sprintf(`(e.step = %d, true)`, step))
		p.settle()
		if got := eval[float64](p, `e.getBoundingClientRect().height`); got > 552 {
			t.Errorf("step %d: it is %g px high", step, got)
		}
		if got := eval[float64](p, `parseFloat(getComputedStyle(inside(".say")).fontSize)`); got < 24 {
			t.Errorf("step %d: the sentence has %g px", step, got)
		}
		if eval[bool](p, `inside(".fields").checkVisibility() || inside(".why").checkVisibility()`) {
			t.Errorf("step %d: more than the stage is shown", step)
		}
		if got := eval[[2]float64](p, `[inside(".inner").getBoundingClientRect().bottom - inside(".foot").getBoundingClientRect().top, e.scrollHeight - e.clientHeight]`); got != [2]float64{} {
			t.Errorf("step %d: the link covers %g px of it, and %g px of it are scrolled away", step, got[0], got[1])
		}
	}
	p.viewshot("embed-slide")
}
