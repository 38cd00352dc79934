package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"uriplayground/tests/layouttest"
	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// widths are those of a desktop, a tablet and a small phone, in CSS pixels.
var widths = []int{1440, 768, 320}

// forEachViewport runs a test at each width, in English on the desktop and in French, which
// needs more room, on tablet and phone: f starts with a permalink, since the page is as f has
// left it before. TestEveryView looks at each view at all widths in both languages.
func forEachViewport(t *testing.T, f func(p *page)) {
	t.Helper()
	inViewports(t, map[string][]int{"en": widths[:1], "fr": widths[1:]}, f)
}

// forEachViewportAndLanguage does so at each width in each language, for tests of what is
// where.
func forEachViewportAndLanguage(t *testing.T, f func(p *page)) {
	t.Helper()
	inViewports(t, map[string][]int{"en": widths, "fr": widths}, f)
}

func inViewports(t *testing.T, of map[string][]int, f func(p *page)) {
	t.Helper()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		p.words = locales.For(lang)
		for _, width := range of[lang] {
			p.subtest(t, fmt.Sprintf("%s-%d", lang, width), func() {
				p.width = width
				p.size(width, 900, "light")
				f(p)
			})
		}
	}
}

// subtest runs a part of a test in the same page.
func (p *page) subtest(t *testing.T, name string, f func()) {
	t.Helper()
	t.Run(name, func(part *testing.T) {
		whole := p.t
		p.t = part
		defer func() { p.t = whole }()
		f()
	})
}

// size sets the width of the viewport and the colour scheme.
func (p *page) size(width, height int, scheme string) {
	p.t.Helper()
	p.do(chromedp.EmulateViewport(int64(width), int64(height)))
	features := []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}
	if _, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: features}); err != nil {
		p.t.Fatal(err)
	}
	p.settle()
}

// checkFit fails for what is wider than the screen, for targets smaller than 24 px, apart
// from links within a text, for controls that something lies on, for what is cut off or
// broken within a short word, and for what scrolls by the pointer alone.
func (p *page) checkFit(width int) {
	p.t.Helper()
	if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > width {
		p.t.Errorf("at %d px the page is %d px wide", width, wide)
	}
	if small := eval[[]string](p, smallTargets); len(small) > 0 {
		p.t.Errorf("at %d px these are too small: %s", width, strings.Join(small, ", "))
	}
	if covered := eval[[]string](p, coveredControls); len(covered) > 0 {
		p.t.Errorf("at %d px these cannot be seen whole: %s", width, strings.Join(covered, "; "))
	}
	if cut := eval[[]string](p, layouttest.CutTexts); len(cut) > 0 {
		p.t.Errorf("at %d px these are cut: %s", width, strings.Join(cut, "; "))
	}
	if broken := eval[[]string](p, brokenWords); len(broken) > 0 {
		p.t.Errorf("at %d px these short words have two lines: %s", width, strings.Join(broken, "; "))
	}
	if deaf := eval[[]string](p, scrolledByPointer); len(deaf) > 0 {
		p.t.Errorf("at %d px these cannot be scrolled by keys: %s", width, strings.Join(deaf, "; "))
	}
}

// scrolledByPointer is what scrolls and neither takes the focus nor has anything in it that
// does. A field scrolls the copy of its text below it.
const scrolledByPointer = `[...document.body.querySelectorAll(":not([aria-hidden='true'], [aria-hidden='true'] *)")].filter((e) => {
	const takesFocus = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']";
	const isShown = (e) => e.checkVisibility({ visibilityProperty: true });
	const scrolls = (overflow, size, room) => size >= room + 14 && /auto|scroll/.test(overflow);
	const { overflowX, overflowY } = getComputedStyle(e);
	return (scrolls(overflowX, e.scrollWidth, e.clientWidth) || scrolls(overflowY, e.scrollHeight, e.clientHeight)) &&
		isShown(e) && !e.matches(takesFocus) && ![...e.querySelectorAll(takesFocus)].some(isShown);
}).map((e) => e.outerHTML.slice(0, 80))`

// brokenWords is the short words on buttons that go on in another line.
const brokenWords = `[...document.querySelectorAll("button, button code")].filter((e) => e.childElementCount === 0 && /^\S{2,8}$/.test(e.textContent) && e.checkVisibility()).filter((e) => {
	const range = document.createRange();
	range.selectNodeContents(e);
	return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
}).map((e) => e.outerHTML.slice(0, 80))`

// coveredControls is the controls that something with a background lies on at one of their
// edges, or that are cut off where nothing can be scrolled. Open lists lie on what is below
// them, the controls at the bottom of a phone on what is scrolled, and the sentence about the
// character at the caret on the examples, so that nothing moves.
const coveredControls = `(() => {
	const covered = [...document.querySelectorAll("button, select, input, textarea, summary")].flatMap((e) => {
		if (!e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
		scrollBy(0, e.getBoundingClientRect().top - innerHeight / 2);
		const { left, top, right, bottom } = e.getBoundingClientRect();
		if (right - left < 2 || bottom - top < 2) return [];
		const name = e.outerHTML.slice(0, 80);
		for (let box = e.parentElement; box; box = box.parentElement) {
			const { overflowX, overflowY, display } = getComputedStyle(box), edge = box.getBoundingClientRect();
			if (display === "contents" || overflowX === "visible" && overflowY === "visible") continue;
			if (left >= edge.left - 0.5 && right <= edge.right + 0.5 && top >= edge.top - 0.5 && bottom <= edge.bottom + 0.5) continue;
			return /auto|scroll/.test(overflowX + overflowY) ? [] : [name + " is cut off by " + box.className];
		}
		const x = (left + right) / 2, y = (top + bottom) / 2;
		return [[left + 2, y], [right - 2, y], [x, top + 1], [x, bottom - 1]].flatMap(([x, y]) => {
			if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return [];
			const over = document.elementFromPoint(x, y), still = over?.closest(".controls, .switch");
			if (over?.closest("details > :not(summary), .cursor-text") || still && getComputedStyle(still).position === "sticky" && !still.contains(e)) return [];
			for (let on = over; on && !on.contains(e) && !e.contains(on); on = on.parentElement) {
				if (!/^rgba.*, 0\)$/.test(getComputedStyle(on).backgroundColor)) return [name + " is under " + on.outerHTML.slice(0, 60)];
			}
			return [];
		}).slice(0, 1);
	});
	scrollTo(0, 0);
	return covered;
})()`

const smallTargets = `[...document.querySelectorAll("button, select, input, textarea, summary, a[href], [tabindex='0']")].flatMap((e) => {
	if (!e.checkVisibility({ visibilityProperty: true }) || e.matches(".skip")) return [];
	const pressed = /checkbox|radio/.test(e.type) ? e.closest("label") : e;
	const { width, height } = pressed.getBoundingClientRect();
	if (e.matches("p a, li a, td a") && getComputedStyle(e).display === "inline") return [];
	return width >= 23.99 && height >= 23.99 ? [] : [e.outerHTML.slice(0, 80) + " " + width.toFixed(1) + " x " + height.toFixed(1)];
})`

// tabs returns the views that have a tab of their own, the first one last.
func tabs() (list []string) {
	for _, view := range model.ViewNames() {
		if model.Tab(view) == view {
			list = append(list, view)
		}
	}
	return append(list[1:], list[0])
}

// The lecture size enlarges everything, in no view gets anything wider than the
// screen or smaller than a finger, and the next visit finds it as it was.
func TestLectureSize(t *testing.T) {
	t.Parallel()
	forEachViewportAndLanguage(t, func(p *page) {
		p.follow(exampleLink)
		size := func() float64 {
			return eval[float64](p, `parseFloat(getComputedStyle(document.querySelector(".target .uri")).fontSize)`)
		}
		before := size()
		p.focus("[data-uri-size]")
		p.keys(" ")
		if after := size(); p.width > 640 && after < 1.3*before {
			p.t.Errorf("the target has %.1f px, before %.1f", after, before)
		}
		for _, view := range tabs() {
			p.openView(view)
			p.checkFit(p.width)
			if p.width > 320 && p.words.Lang == "en" {
				p.screenshot(fmt.Sprintf("lecture-%s-%d", view, p.width))
			}
		}
		p.click("[data-uri-size]")
	})
	p := open(t, "/")
	p.click("[data-uri-size]")
	p.visit("/fr/")
	p.wait("it is kept", `document.documentElement.dataset.size === "lecture" && document.querySelector("[data-uri-size]").checked`)
	p.click("[data-uri-size]")
	if left := eval[bool](p, `localStorage.getItem("uri-playground.size") !== null`); left {
		t.Error("it is kept although it is off")
	}
}

// Every menu opens within the screen, even where its button has moved to another line.
func TestMenusOpenOnTheScreen(t *testing.T) {
	t.Parallel()
	forEachViewportAndLanguage(t, func(p *page) {
		for _, size := range []string{"normal", "lecture"} {
			for _, view := range []string{"resolve", "extract"} {
				p.follow("v=1&view=" + view + "&base=http://a/b/c/d;p?q&ref=../../g&text=x")
				n := eval[int](p, `[...document.querySelectorAll("details.menu")].filter((e) => e.checkVisibility()).map((e, i) => e.id = "menu-" + i).length`)
				if n < 6 {
					p.t.Fatalf("%d menus", n)
				}
				for i := range n {
					p.click(fmt.Sprintf("#menu-%d > summary", i))
					p.wait("the menu is open", fmt.Sprintf(`document.getElementById("menu-%d").open`, i))
					if off := eval[string](p, fmt.Sprintf(`(() => {
						const menu = document.getElementById("menu-%d"), { left, right } = menu.lastElementChild.getBoundingClientRect();
						return left >= 0 && right <= document.documentElement.clientWidth ? "" : [menu.innerText, left, right].join(" ");
					})()`, i)); off != "" {
						p.t.Errorf("%s, %s: a menu opens off the screen: %s", size, view, off)
					}
					p.keys(kb.Escape)
				}
				eval[bool](p, `document.querySelectorAll("details.menu").forEach((e) => e.removeAttribute("id")), true`)
			}
			p.click("[data-uri-size]")
		}
	})
}

// followTo follows a permalink to a view and waits until it is open.
func (p *page) followTo(view, link string) {
	p.t.Helper()
	p.follow(link + "&view=" + view)
	p.wait("the view is open", `document.querySelector(".view-`+view+`") !== null`)
	p.settle()
}

// However long the texts are, no view is wider than the screen.
func TestLongTextsFit(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	long := strings.Repeat("abcdefghij", 40)
	for _, width := range []int{320, 768} {
		p.size(width, 800, "light")
		for _, view := range model.ViewNames() {
			p.followTo(view, "v=1&base=https://example.com/"+long+"/"+long+"?"+long+"&ref=../"+long+"%23"+long+"&text="+long)
			if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > width {
				t.Errorf("%s is %d px wide on %d", view, wide, width)
			}
		}
	}
}

// Where addresses stand side by side, each has room, also a long one; none is cut off.
func TestLongAddressesHaveRoom(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	for _, width := range []int{768, 1280} {
		p.size(width, 800, "light")
		for view, table := range map[string]string{"from": "readings", "runs": "runs"} {
			p.followTo(view, "v=1&base=https://docs.example.com/en/latest/reference/configuration/build/options/&ref=../../../guide/getting-started.html")
			if view == "runs" {
				p.unfoldSteps()
			} else {
				p.unfoldPlaces()
			}
			for _, cell := range eval[[]string](p, `(() => {
				const table = document.querySelector(".`+table+` table");
				return [...table.querySelectorAll("th, td")].filter((c) => c.clientWidth < table.clientWidth / 6 || c.scrollWidth > c.clientWidth + 1).map((c) => c.clientWidth + " px of " + table.clientWidth + ", for " + c.scrollWidth + ": " + c.textContent);
			})()`) {
				t.Errorf("%d px, %s: %.120s", width, view, cell)
			}
		}
	}
}

// The numbers of two steps that correspond stand on one line.
func TestNumbersOfStepsHaveRoom(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=http://a/b/c/d;p?q&ref=../../../../g&view=runs&pair=slash")
	p.unfoldSteps()
	for _, width := range []int{768, 1280} {
		p.size(width, 800, "light")
		p.settle()
		for _, numbers := range eval[[]string](p, `[...document.querySelectorAll(".pairs tbody th")].filter((e) => {
			const range = document.createRange();
			range.selectNodeContents(e.firstChild);
			return range.getBoundingClientRect().height > 1.5 * parseFloat(getComputedStyle(e).lineHeight);
		}).map((e) => e.textContent)`) {
			t.Errorf("%d px: %q has more than one line", width, numbers)
		}
	}
}
