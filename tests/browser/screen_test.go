package browser

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"uriplayground/web/locales"
)

// screens are the sizes at which the whole resolution is seen without scrolling.
var screens = [][2]int{{1440, 900}, {1280, 720}, {768, 1024}, {390, 844}, {320, 640}}

// unseen names what of the current step cannot be seen whole: the sentence, the
// line of pseudocode, the row of the buffers. Nothing may lie over it. Of panes,
// those count that the screen shows.
const unseen = `(() => {
	const bad = scrollY === 0 ? [] : ["the page is scrolled by " + scrollY];
	const inside = ({ left, top, right, bottom }, box) =>
		top >= box.top - 1 && bottom <= box.bottom + 1 && right > box.left && left < box.right;
	const whole = (e, name) => {
		const box = e.getBoundingClientRect();
		if (!inside(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) bad.push(name + " is off the screen");
		for (let pane = e.parentElement; pane; pane = pane.parentElement) {
			const { overflowY, display } = getComputedStyle(pane);
			if (overflowY !== "visible" && display !== "contents" && pane !== document.body && !inside(box, pane.getBoundingClientRect())) bad.push(name + " is cut off");
		}
		for (const y of [box.top + 2, box.bottom - 3]) {
			const over = document.elementFromPoint(Math.max(box.left, 0) + 20, y);
			if (over !== e && !e.contains(over)) bad.push(name + " is under " + (over?.className || over?.tagName));
		}
	};
	const shown = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
	whole(document.querySelector(".machine .say"), "the sentence");
	const lines = shown(".steps .line.now"), rows = shown(".trace tr.now");
	for (const line of lines) whole(line, "the line");
	for (const row of rows) whole(row, "the row");
	const panes = shown(".steps, .trace").length;
	if (lines.length + (panes < 2 ? rows.length : 0) === 0) bad.push("no pane shows the step");
	if (panes === 2 && document.querySelector(".gate.now.fires b")?.textContent.startsWith("2") && rows.length === 0) bad.push("there is no row");
	return bad.join("; ");
})()`

// stepSeen waits until all of the current step can be seen, and says otherwise what
// cannot: the panes are scrolled a frame after the machine is drawn.
func (p *page) stepSeen() (missing string, ok bool) {
	p.t.Helper()
	return p.eventually(func() string { return eval[string](p, unseen) }, func(missing string) bool { return missing == "" })
}

// At each step of the first example, in each language, and of the RFC's own, sentence, line of
// pseudocode and row of the buffers are seen together, and nothing jumps.
func TestOneScreen(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		links := map[string]string{"first": "v=1&base=" + firstBase + "&ref=" + firstRef}
		if lang == locales.Languages()[0] {
			links["rfc"] = "v=1&base=http://a/b/c/d;p?q&ref=../../../g"
			links["url"] = "v=1&base=http://a/b/c/d/e/f/g/h/i&ref=https://u%40h:80/./a/../b/./../c d/../e/../f/../g/../h/../i?q%23f&dialect=url"
			links["2396"] = "v=1&base=http://a/b/c/d;p?q&ref=../../../g/./h/../i?y%23z&dialect=rfc2396"
			links["1630"] = "v=1&base=http://a/b/c/d/e/f/g/h/i&ref=../.././../x/../y/../../w/../../v/.././u/../t/../s/.././r/../q/../p/../o/.././g?y%23z&dialect=rfc1630"
		}
		for _, size := range append([][2]int{{1024, 768}, {1366, 768}}, screens...) {
			for _, key := range slices.Sorted(maps.Keys(links)) { // the same order in each run
				name := fmt.Sprintf("%s-%d-%s", lang, size[0], key)
				p.subtest(t, name, func() { p.stepsSeen(name, links[key], size) })
				if t.Failed() { // a page that hangs would keep each of the others waiting
					return
				}
			}
		}
	}
}

// stepsSeen fails at the first step of which something cannot be seen on a screen of that size.
func (p *page) stepsSeen(name, link string, size [2]int) {
	p.t.Helper()
	p.size(size[0], size[1], "light")
	p.follow(link + "&step=0")
	p.idle() // the words of a document may have to arrive first
	steps := eval[int](p, `Number(document.querySelector("[data-scrub]").max)`)
	if steps < 25 {
		p.t.Fatalf("%d steps", steps)
	}
	p.focus("[data-do=next]")
	place := p.places()
	for n := 1; n < steps; n++ {
		p.keys(kb.ArrowRight)
		p.wantText(".player .place", p.step(n, steps))
		if what, ok := p.stepSeen(); !ok {
			p.t.Errorf("step %d: %s", n, what)
			p.viewshot(fmt.Sprintf("unseen-%s-%d", name, n))
			return
		}
		if now := p.places(); size[0] > 1000 && !slices.Equal(now, place) {
			p.t.Errorf("step %d: things move from %v to %v", n, place, now)
		}
	}
}

// places returns where the controls and panes are.
func (p *page) places() []float64 {
	p.t.Helper()
	return eval[[]float64](p, `[...document.querySelectorAll("[data-do], .panes")].flatMap((e) => {
		const { x, y } = e.getBoundingClientRect();
		return [Math.round(x), Math.round(y)];
	})`)
}

// What names a thing is read whole: the heads of the buffers, and what is said of a
// component.
func TestNothingThatNamesIsCut(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		for _, size := range screens {
			p.subtest(t, fmt.Sprintf("%s-%d", lang, size[0]), func() {
				p.size(size[0], size[1], "light")
				p.follow("v=1&base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png&step=13")
				const cut = `(selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility() && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)).map((e) => e.textContent).join(" | ")`
				p.wantNone("a head of the buffers is cut", "("+cut+`)(".trace thead th")`)
				p.wantNone("a host is cut", "("+cut+`)(".components tr:nth-child(4) .detail")`)
				p.wantNone("a name of a component, or a short host, is cut", `(() => {
					const broken = [], range = document.createRange();
					document.querySelector(".panes > .components").style.paddingRight = "15px"; // a scroll bar, which emulation has none of
					for (const cell of document.querySelectorAll(".components tbody th, .components tbody tr:nth-child(2) .value")) {
						const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
						while (walker.nextNode()) for (const word of walker.currentNode.data.matchAll(/[^\s()-]+/g)) {
							range.setStart(walker.currentNode, word.index);
							range.setEnd(walker.currentNode, word.index + word[0].length);
							if (new Set([...range.getClientRects()].map((r) => r.top)).size > 1) broken.push(word[0]);
						}
					}
					return broken.join(" | ");
				})()`)
			})
		}
	}
}

// Where the lanes of the machine are rows of a grid, each has one row, whatever else a low
// screen leaves out.
func TestLanesAreRows(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	for _, size := range [][2]int{{600, 700}, {620, 600}, {640, 704}, {768, 600}, {1280, 720}} {
		p.size(size[0], size[1], "light")
		p.wantNone(fmt.Sprintf("at %d×%d px these are in several rows", size[0], size[1]), `document.querySelectorAll(".kind-parts > .lane").length !== 5 ? "no lanes" : [...document.querySelectorAll(".kind-parts > .lane")].filter((lane) => {
			const middles = [...lane.querySelectorAll(".chip")].map((chip) => chip.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2);
			return middles.length < 5 || Math.max(...middles) - Math.min(...middles) > 4;
		}).map((lane) => lane.className).join(" | ")`)
	}
}

// The header has one line in each language, except on phones, and from tablets on a word with
// each of its signs; the examples have one line, too.
func TestHeaderHasOneLine(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		for _, width := range []int{642, 690, 720, 768, 896, 900, 928, 932, 1024, 1152, 1160, 1264, 1266, 1280} {
			p.size(width, 768, "light")
			p.wantNone(fmt.Sprintf("%s-%d: what is not on the line of the title", lang, width), `(() => {
				const { top, bottom } = document.querySelector("header .brand").getBoundingClientRect();
				return [...document.querySelectorAll("header :is(summary, button, .language)")].filter((e) => e.checkVisibility()).filter((e) => {
					const box = e.getBoundingClientRect();
					return Math.abs(box.top + box.bottom - top - bottom) > 8;
				}).map((e) => e.textContent).join(" | ");
			})()`)
			p.wantNone(fmt.Sprintf("%s-%d: examples on another line", lang, width), `(([first, ...others]) => others.filter((e) => Math.abs(e.offsetTop - first.offsetTop) > 8).map((e) => e.textContent).join(" | "))([...document.querySelectorAll(".try > ul > li, .try > details > summary")])`)
			if width >= 768 {
				p.wantNone(fmt.Sprintf("%s-%d: bare signs", lang, width), bareSigns)
			}
		}
	}
}

// Panes side by side leave what is read in them room for words: a line of pseudocode beside
// a long value, the heading beside what belongs to it, a host broken after its dots, and
// the reasons, which need not be scrolled.
func TestPanesHaveRoomForWords(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		for _, width := range []int{1024, 1100, 1152, 1280, 1440} {
			p.subtest(t, fmt.Sprintf("%s-%d", lang, width), func() {
				p.size(width, 768, "light")
				p.follow("v=1&base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png")
				p.wantNone("reasons that have to be scrolled", `[...document.querySelectorAll(".why")].filter((e) => e.scrollHeight > e.clientHeight + 1).map((e) => e.textContent).join()`)
				p.wantNone("words of a host that are broken", `[...document.querySelectorAll(".components tr:nth-child(2) .value")].flatMap((e) => [...e.childNodes]).filter((word) => {
					const range = document.createRange();
					range.selectNodeContents(word);
					return new Set([...range.getClientRects()].map((line) => line.top)).size > 1;
				}).map((word) => word.textContent).join(" | ")`)
				p.follow("v=1&base=https://example.org/docs/guide/intro/&ref=../../img/./logo.png&step=9")
				p.wantNone("lines that are higher than wide", `[...document.querySelectorAll(".steps .line .code")].filter((e) => e.checkVisibility() && e.clientHeight > 0.8 * e.clientWidth).map((e) => e.textContent).join(" | ")`)
				p.wantNone("what lies on the heading of the buffers", `(() => {
					const words = document.createRange();
					words.selectNodeContents(document.querySelector(".trace > h2"));
					const { right, bottom } = words.getBoundingClientRect();
					return [...document.querySelectorAll(".trace > .hint:not(.marks) > *")].filter((e) => e.checkVisibility() && e.getBoundingClientRect().left < right && e.getBoundingClientRect().top < bottom).map((e) => e.textContent).join(" | ");
				})()`)
				p.follow("v=1&base=http://a/b/c/d;p?q&ref=../../g&step=13")
				p.wantNone("what the pane of the components cuts", `[...document.querySelectorAll(".components .state-todo")].filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent).join(" | ")`)
			})
		}
	}
}

// wantNone fails if an expression lists something.
func (p *page) wantNone(what, expression string) {
	p.t.Helper()
	if got, ok := p.eventually(func() string { return eval[string](p, expression) }, func(got string) bool { return got == "" }); !ok {
		p.t.Errorf("%s: %s", what, got)
	}
}
