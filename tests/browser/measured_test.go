package browser

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// someLinks take each branch of §5.2.2, with and without dots, and with texts that are wrong.
var someLinks = []string{
	"base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png", "base=http://a/b/c/d;p?q&ref=../../../g", "base=http://a/b/c/d;p?q&ref=?y",
	"base=http://a/b/c/d;p?q&ref=%23s", "base=http://a/b/c/d;p?q&ref=", "base=http://a/b/c/d;p?q&ref=/./g", "base=http://a/b/c/d;p?q&ref=//g/h/../i",
	"base=http://a/b/c/d;p?q&ref=mailto:x@example.com", "base=http://example.com&ref=a", "base=https://example.com/a/&ref=my logo.png",
	`base=http://a/b/c/d&ref=..\g h&dialect=url`, "base=http://a/b/c/d&ref=https://u%40h:80/p&dialect=url", "base=file:///a/b&ref=C|/x&dialect=url",
	"base=http://a/b/c/d;p?q&ref=../../../g;x?y&dialect=rfc1808", "base=http://a/b/c/d;p?q&ref=../../../g;x?y&dialect=rfc2396",
	"base=magic://a/b/c//d/e/f&ref=//g&dialect=rfc1630&literalRule=1", "base=http://a/b/c/d;p?q&ref=../../../g/.&dialect=rfc1630", "base=x:/a&ref=//g&dialect=rfc1630",
}

// tops is where the parts of the main view begin.
const tops = `[".fields", ".expected", ".machine", ".time", ".panes"].map((s) => [...document.querySelectorAll(s)].find((e) => e.checkVisibility())).filter((e) => e).map((e) => Math.round(e.getBoundingClientRect().top + scrollY)).join(" ")`

// Machine, time and panes begin where they do at each step of these runs.
func TestNothingMovesBetweenSteps(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.size(1280, 720, "light")
	for _, link := range someLinks {
		p.follow("v=1&" + link + "&step=0")
		p.focus("[data-do=next]")
		steps, first := eval[int](p, `Number(document.querySelector("[data-scrub]").max)`), eval[string](p, tops)
		for n := 1; n <= steps; n++ {
			p.keys(kb.ArrowRight)
			p.wantText(".player .place", p.step(n, steps))
			if now := eval[string](p, tops); now != first {
				t.Errorf("%s, step %d: the parts begin at %s, and at %s before", link, n, now, first)
				break
			}
		}
	}
}

// While one types nothing moves, whatever is right or wrong on the way.
func TestNothingMovesWhileTyping(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang)+"#v=1&base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png")
		for _, size := range [][2]int{{1440, 900}, {1280, 720}} {
			p.size(size[0], size[1], "light")
			p.follow("v=1&base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png")
			first := eval[string](p, tops)
			for _, typed := range []struct{ field, text string }{
				{"ref", ""}, {"ref", "."}, {"ref", "../a b"}, {"ref", "%zz"}, {"ref", "//"}, {"ref", "a:b:c"}, {"ref", `..\x`}, {"ref", "?a#b"},
				{"base", ""}, {"base", "d"}, {"base", "docs.example/a/"}, {"base", "https:"}, {"base", "https://a b/"}, {"base", "https://a/b/"},
			} {
				p.write(typed.field, typed.text)
				p.wantNone(fmt.Sprintf("%s, %v, %q as %s: the parts move from %s to", lang, size, typed.text, typed.field, first), `((now) => now === "`+first+`" ? "" : now)(`+tops+`)`)
			}
		}
		// What is typed on a phone stays where it is, though other things are said below it.
		for _, size := range [][2]int{{390, 844}, {320, 640}} {
			p.size(size[0], size[1], "light")
			p.follow("v=1&base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png")
			const field, above = `[data-expected=expect]`, `[".fields", ".target .uri", ".expected", "[data-expected=expect]"].map((s) => Math.round(document.querySelector(s).getBoundingClientRect().top)).join(" ")`
			p.clickAt(field)
			p.idle()
			first := eval[string](p, above)
			for _, typed := range []string{"/", "docs", "/v2/img/logo.pn", "g"} {
				p.key(typed)
				p.idle()
				if now := eval[string](p, above); now != first {
					t.Errorf("%s, %v, %q is typed as expected: what is above moves from %s to %s", lang, size, typed, first, now)
				}
			}
			p.insert(field, "")
		}
	}
}

// What is read is larger than a label: at most half of the characters of the first screen have 13
// pixels or less, and the machine with its sentence takes at least 30 hundredths of its height.
func TestFirstScreenIsRead(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		for _, size := range [][2]int{{1440, 900}, {1280, 720}} {
			p.size(size[0], size[1], "light")
			for _, step := range []string{"", "&step=5", "&step=15"} {
				p.follow("v=1&base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png" + step)
				where := fmt.Sprintf("%s, %v%s", lang, size, step)
				if small := eval[float64](p, smallShare); small > 0.5 {
					t.Errorf("%s: %.0f %% of the characters have 13 px or less", where, 100*small)
				}
				if high := eval[float64](p, `document.querySelector(".machine").getBoundingClientRect().height / innerHeight`); high < 0.3 {
					t.Errorf("%s: the machine has %.0f %% of the height", where, 100*high)
				}
			}
		}
	}
}

// Every way of writing a link is on the first screen, with what it outlasts.
func TestWaysOfWritingAreSeen(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		p.size(1280, 720, "light")
		p.followTo(model.WriteView, "v=1&base=https://example.com/docs/v2/guide/install/&ref=https://example.com/docs/v2/guide/img/logo.png")
		if seen := eval[int](p, `[...document.querySelectorAll(".works-yes")].filter((e) => e.checkVisibility() && e.getBoundingClientRect().bottom <= innerHeight).length`); seen != 4 {
			t.Errorf("%s: %d of 4 ways are on the screen", lang, seen)
		}
	}
}

// smallShare is how many of the characters that are seen without scrolling have 13 pixels or less.
const smallShare = `(() => {
	let small = 0, all = 0;
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange();
	while (walker.nextNode()) {
		const e = walker.currentNode.parentElement, text = walker.currentNode.data.trim();
		if (!text || !e.checkVisibility({ visibilityProperty: true }) || e.closest("script, style, option")) continue;
		range.selectNodeContents(walker.currentNode);
		let { left, top, right, bottom } = range.getBoundingClientRect(), seen = top < innerHeight && bottom > 0;
		for (let box = e; box && seen; box = box.parentElement) {
			const style = getComputedStyle(box), edge = box.getBoundingClientRect();
			if (style.clipPath !== "none" && edge.width < 3) seen = false;
			if (style.display !== "contents" && style.overflowY !== "visible" && (top >= edge.bottom || bottom <= edge.top || left >= edge.right || right <= edge.left)) seen = false;
		}
		if (!seen) continue;
		all += text.length;
		if (parseFloat(getComputedStyle(e).fontSize) <= 13) small += text.length;
	}
	return small / all;
})()`

// On the smallest screens, where a page is enlarged four times or a phone lies on its side, all is
// reached by scrolling.
func TestNothingIsLostOnSmallScreens(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		for _, size := range [][2]int{{360, 225}, {320, 180}, {844, 390}, {667, 375}, {720, 450}} {
			p.size(size[0], size[1], "light")
			p.follow("v=1&base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png&step=15")
			where := fmt.Sprintf("%s, %v", lang, size)
			if eval[int](p, `document.scrollingElement.scrollHeight`) <= size[1] {
				t.Errorf("%s: the page does not scroll", where)
			}
			p.wantNone(where+": out of reach", `[".field[data-field=base] input", ".field[data-field=ref] input", ".target .uri", ".lane.output .chip", ".gate.fires", ".machine .say", "[data-do=next]", ".switch button:last-child", ".trace tr.now"].filter((s) => {
				const e = [...document.querySelectorAll(s)].find((e) => e.checkVisibility({ visibilityProperty: true }));
				if (!e) return true;
				e.scrollIntoView({ block: "center" });
				const { left, top, right, bottom, height } = e.getBoundingClientRect(), x = Math.max(left, 0) + 4, y = (top + bottom) / 2;
				const over = document.elementFromPoint(x, y);
				return height < 10 || left < -1 || x > innerWidth || !(over && (e.contains(over) || over.contains(e) || over.closest(".box, .machine, .target")));
			}).join(" | ")`)
			eval[bool](p, `(scrollTo(0, 0), true)`)
		}
	}
}
