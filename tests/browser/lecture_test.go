package browser

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// leastSizes is how large the type of a lecture is at least at 1280 by 720, in pixels:
// a line of 1/25 of the height can be read from the last row.
var leastSizes = map[string]float64{".target .uri": 36, ".machine .say": 28, ".machine .chars": 28, ".gate b": 24, ".place": 24}

// A lecture shows the stage alone in large type, is stepped by a clicker and by keys,
// and left by Esc; all of a step is on the screen.
func TestLectureOfRun(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "fr"} {
		p := open(t, home(lang)+"#v=1&base=http://a/b/c/d;p?q&ref=../../../g")
		p.size(1280, 720, "light")
		p.click("[data-act=lecture]")
		p.wait("the lecture has begun", `document.documentElement.hasAttribute("data-lecture") && document.activeElement.matches(".stage")`)
		steps := eval[int](p, `Number(document.querySelector("[data-scrub]").max)`)
		for i, key := range []string{kb.PageDown, kb.ArrowRight, " ", kb.ArrowDown} {
			p.keys(key)
			p.wantText(".player .place", fmt.Sprintf("%d/%d", i+1, steps))
		}
		for i, key := range []string{kb.PageUp, kb.ArrowLeft, kb.ArrowUp} {
			p.keys(key)
			p.wantText(".player .place", fmt.Sprintf("%d/%d", 3-i, steps))
		}
		for n := 2; n <= steps; n++ {
			p.keys(kb.PageDown)
			p.wantText(".player .place", fmt.Sprintf("%d/%d", n, steps))
			what := eval[string](p, `(() => {
				const bad = [], seen = (e) => e.checkVisibility({ visibilityProperty: true });
				const made = document.querySelector(".target .none").textContent ? ".target .none" : ".target .uri";
				for (const name of [made, ".field[data-field=base] input", ".field[data-field=ref] input", ".machine .stage", ".machine .say", "[data-scrub]", ".place", "[data-act=lecture]"]) {
					const { top, right, bottom, left, width } = document.querySelector(name).getBoundingClientRect();
					if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth || !width) bad.push(name + " is off the screen");
				}
				for (const name of [".panes", "header", "h1"]) if (seen(document.querySelector(name))) bad.push(name + " is there");
				return bad.join("; ");
			})()`)
			if shown := eval[bool](p, `document.querySelector(".target").textContent.includes("http://a/g") || document.title.includes("http://a/g")`); shown != (n == steps) {
				t.Errorf("%s, step %d of %d: the target is shown: %v", lang, n, steps, shown)
			}
			if what != "" {
				t.Errorf("%s, step %d: %s", lang, n, what)
			}
			for name, least := range leastSizes {
				size := eval[float64](p, fmt.Sprintf(`(e => e?.checkVisibility() ? parseFloat(getComputedStyle(e).fontSize) : 99)(document.querySelector(%q))`, name))
				if size < least {
					t.Errorf("%s, step %d: %s has %g px, at least %g", lang, n, name, size, least)
				}
			}
			if n == 15 {
				p.viewshot("lecture-" + lang)
			}
		}
		p.keys(kb.Escape)
		p.wait("the page is back", `!document.documentElement.hasAttribute("data-lecture") && document.querySelector(".fields").checkVisibility() && document.activeElement.matches("[data-act=lecture]")`)
	}
}

// Nothing of a lecture is beside the screen, whatever its shape, and the type is no smaller.
func TestLectureFits(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "fr"} {
		p := open(t, home(lang)+"#v=1&base=http://a/b/c/d;p?q&ref=../../../g")
		for _, size := range [][2]int{{1440, 900}, {1920, 1080}, {1024, 768}, {768, 1024}, {390, 844}} {
			p.size(size[0], size[1], "light")
			before := eval[float64](p, `parseFloat(getComputedStyle(document.documentElement).fontSize)`)
			p.click("[data-act=lecture]")
			p.wait("the lecture has begun", `document.documentElement.hasAttribute("data-lecture")`)
			if now := eval[float64](p, `parseFloat(getComputedStyle(document.documentElement).fontSize)`); now < before {
				t.Errorf("%s, %v: the type is of %g px, and %g before", lang, size, now, before)
			}
			for n := range eval[int](p, `Number(document.querySelector("[data-scrub]").max)`) {
				p.keys(kb.PageDown)
				if wide := eval[float64](p, `Math.max(document.documentElement.scrollWidth, document.querySelector(".place").getBoundingClientRect().right)`); wide > float64(size[0]) {
					t.Errorf("%s, %v: step %d is %g px wide", lang, size, n+1, wide)
				}
			}
			p.keys(kb.Escape)
			p.wait("the page is back", `!document.documentElement.hasAttribute("data-lecture")`)
		}
	}
}

// A lecture leaves out the reasons: the machine stays where they would take its place.
func TestLectureOfExpected(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=https://docs.example/v2/guide/install/&ref=../img/logo.png&expect=https://docs.example/v2/img/logo.png")
	for _, size := range [][2]int{{1280, 720}, {1000, 700}} {
		p.size(size[0], size[1], "light")
		p.click("[data-act=lecture]")
		p.keys(kb.End)
		p.wait("target and machine are there", `[".target .uri", ".machine .stage", ".machine .say"].every((s) => document.querySelector(s)?.checkVisibility())`)
		p.keys(kb.Escape)
		p.wait("the page is back", `!document.documentElement.hasAttribute("data-lecture")`)
	}
}

// A button ends a lecture, for who has no keyboard, also where the browser has no full screen;
// Space presses that one. Views without steps offer no lecture.
func TestLectureEnds(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=http://a/b&ref=../g")
	eval[bool](p, `(delete Element.prototype.requestFullscreen, true)`)
	for _, size := range [][2]int{{1440, 900}, {390, 844}} {
		p.size(size[0], size[1], "light")
		for _, end := range []func(){
			func() { p.click("[data-act=lecture]") },
			func() { p.focus("[data-act=lecture]"); p.keys(" ") },
		} {
			p.click("[data-act=lecture]")
			p.wait("the lecture has begun", `document.documentElement.hasAttribute("data-lecture") && document.querySelector("[data-act=lecture][aria-pressed=true]") !== null`)
			p.keys(kb.PageDown)
			end()
			p.wait("the page is back", `!document.documentElement.hasAttribute("data-lecture") && document.querySelector("header").checkVisibility() && document.activeElement.matches("[data-act=lecture][aria-pressed=false]")`)
		}
	}
	for _, view := range []string{"runs", "trace", "parse", "links", "lesson", "compare"} {
		offered := view == "runs" || view == "trace"
		p.follow("v=1&base=http://a/b&ref=../g&view=" + view)
		if got := eval[bool](p, `!document.querySelector("[data-act=lecture]").disabled`); got != offered {
			t.Errorf("%s: a lecture is offered: %v", view, got)
		}
		if why := eval[string](p, `document.querySelector("[data-act=lecture]").title`); (why == "") != offered {
			t.Errorf("%s: a lecture is offered: %v, and it is said %q", view, offered, why)
		}
	}
	p.click("[data-view=runs]")
	p.click("[data-act=lecture]")
	p.wait("the keys are at the slider", `document.activeElement.matches("[data-scrub]")`)
	eval[bool](p, `(setTimeout(() => history.back()), true)`)
	p.wait("another view has no lecture", `!document.documentElement.hasAttribute("data-lecture") && document.querySelector(".fields, .data-tables").checkVisibility()`)
}

// What is asked in a lecture is answered by keys, which step through it elsewhere.
func TestLectureFields(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=http://a/b%20c/d&ref=../g&predict=1&step=5")
	eval[bool](p, `(delete Element.prototype.requestFullscreen, true)`) // keys are lost while the screen changes
	p.size(1280, 720, "light")
	p.click("[data-act=lecture]")
	p.wait("the lecture has begun", `document.documentElement.hasAttribute("data-lecture")`)
	p.focus(".typed input")
	p.keys(kb.Home, "x", " ", kb.ArrowRight, kb.ArrowLeft, "y", kb.End, "z")
	if got := eval[string](p, `document.querySelector(".typed input").value`); got != "x y/b c/dz" {
		t.Errorf("the field holds %q", got)
	}
	p.keys(kb.PageUp)
	p.wantText(".player .place", "4/?")
}

// What is asked in a lecture is on the screen with the stage and the answers, which have letters
// or numbers to vote with, as long as it is asked.
func TestLectureAsks(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "fr"} {
		p := open(t, home(lang)+"#v=1&base=https://docs.example/v2/guide/intro&ref=../../img/./logo.png&predict=1")
		eval[bool](p, `(delete Element.prototype.requestFullscreen, true)`)
		p.size(1280, 720, "light")
		p.click("[data-act=lecture]")
		p.wait("the lecture has begun", `document.documentElement.hasAttribute("data-lecture")`)
		for n := range 20 {
			if eval[bool](p, `document.querySelector(".choice") !== null`) {
				p.viewshot(fmt.Sprintf("lecture-asks-%s-%d", lang, n))
				for _, size := range [][2]int{{1280, 720}, {1024, 768}} {
					p.size(size[0], size[1], "light")
					if bad := eval[string](p, `[".machine .ask", ".machine .stage", ".choice:last-child", ".choice:last-child kbd"].filter((name) => {
						const { top, bottom, left, right, width } = document.querySelector(name).getBoundingClientRect();
						return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth || !width;
					}).join()`); bad != "" {
						t.Errorf("%s, %v, question %d: %s is off the screen", lang, size, n+1, bad)
					}
				}
			}
			if !eval[bool](p, `(document.querySelector("[data-act=give-up]:not([aria-disabled=true], :disabled)")?.click(), true)`) || eval[bool](p, `document.querySelector("[data-act=question]") === null`) {
				break
			}
			p.settle()
			eval[bool](p, `(document.querySelector("[data-act=question]")?.click(), true)`)
			p.settle()
		}
	}
}
