package browser

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"uriplayground/web/locales"
)

// What newcomers come for, done with pointer and keys. Every press of the pointer
// counts, even those that open a menu; what is pressed has to be in sight.

// countPresses counts the presses of the pointer in a page.
const countPresses = `addEventListener("pointerdown", (e) => { if (e.isTrusted) globalThis.presses = (globalThis.presses ?? 0) + 1; }, true)`

// newcomer runs a task in each language.
func newcomer(t *testing.T, most int, task func(p *page)) {
	t.Helper()
	for _, lang := range locales.Languages() {
		t.Run(lang, func(t *testing.T) {
			p := newTab(t)
			p.words = locales.For(lang)
			p.size(1280, 720, "light")
			p.visit(home(lang))
			eval[bool](p, countPresses+", true")
			p.wait("the program runs", running)
			p.idle()
			task(p)
			if presses := eval[int](p, `globalThis.presses ?? 0`); presses == 0 || presses > most {
				t.Errorf("it took %d clicks, and may take %d", presses, most)
			}
		})
	}
}

// clickInSight clicks what can be seen without scrolling the page.
func (p *page) clickInSight(selector string) {
	p.t.Helper()
	p.wait("there is "+selector, fmt.Sprintf(`document.querySelector(%q) !== null`, selector))
	if !eval[bool](p, fmt.Sprintf(`(({ top, bottom, width }) => top >= 0 && bottom <= innerHeight && width > 0)(document.querySelector(%q).getBoundingClientRect())`, selector)) {
		p.t.Errorf("%s is not in sight", selector)
	}
	p.click(selector)
	if at := eval[float64](p, `scrollY`); at != 0 {
		p.t.Errorf("the page is scrolled by %v", at)
	}
}

// How ".." at the root is handled is seen step by step.
func TestTaskDotsAtTheRoot(t *testing.T) {
	t.Parallel()
	newcomer(t, 3, func(p *page) {
		p.clickInSight("[data-example=too-many]")
		p.wantTarget("https://example.com/img/logo.png")
		p.clickInSight(".why [data-act=step]")
		p.wait("2C fires", `document.querySelector(".gate.now.fires")?.textContent.startsWith("2C")`)
		p.wantContains(".machine .say", p.word("brief.2C.none", "taken", p.quoted("/../")))
		if missing, ok := p.stepSeen(); !ok {
			p.t.Error(missing)
		}
		if rows := p.texts(".lane.output .chip:not(.gone)"); len(rows) != 0 {
			p.t.Errorf("at the root the stack holds %q", rows)
		}
		p.clickInSight("[data-do=next]")
		p.wait("2E fires", `document.querySelector(".gate.now.fires")?.textContent.startsWith("2E")`)
		if missing, ok := p.stepSeen(); !ok {
			p.t.Error(missing)
		}
	})
}

// Why "../img/logo.png" goes wrong on a page with a slash is said on the first page,
// with what to write instead.
func TestTaskPageWithASlash(t *testing.T) {
	t.Parallel()
	newcomer(t, 2, func(p *page) {
		p.wantFields(firstBase, firstRef)
		p.wantContains(".why li", p.words.Get("why.inside", "folder", p.words.Get("quote", "text", "install")))
		p.wantContains(".why li", p.words.Get("why.inside.instead", "ref", p.words.Get("quote", "text", "../../img/logo.png")))
		p.clickInSight(".why [data-ref]")
		p.wantFields(firstBase, "../../img/logo.png")
		p.wantTarget("https://example.com/docs/v2/img/logo.png")
	})
}

// This very state, at its first step, is shared by one click: who opens the link sees it.
func TestTaskShareTheFirstStep(t *testing.T) {
	t.Parallel()
	newcomer(t, 1, func(p *page) {
		eval[bool](p, `(navigator.clipboard.writeText = (text) => (window.copied = text, Promise.resolve()), true)`)
		p.write("ref", "../x%2e?y#z")
		p.focus(".machine [data-keys=stage]")
		p.keys(kb.Home, kb.ArrowRight)
		p.wait("the first step is shown", `document.querySelector("[data-scrub]").valueAsNumber === 1`)
		p.clickInSight("[data-act=take-link]")
		p.wait("it is copied", `window.copied !== undefined`)
		other := newTab(p.t)
		other.do(chromedp.Navigate(eval[string](p, `window.copied`)))
		other.wait("it opens at the first step", running+` && document.querySelector("[data-scrub]").valueAsNumber === 1`)
		other.wantFields(firstBase, "../x%2e?y#z")
	})
}
