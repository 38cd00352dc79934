package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/animation"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp/kb"
)

// moving is what the animations that run animate, other than where a keyframe
// stands and how it goes on.
const moving = `[...new Set(document.getAnimations().flatMap((a) => a.effect.getKeyframes()).flatMap(Object.keys))]
	.filter((k) => !["offset", "computedOffset", "easing", "composite"].includes(k)).sort()`

// The machine shows each step by keys, forwards and backwards, and a chapter is a
// click away.
func TestMachine(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink + "&step=12")
		p.wantText(".machine .gate.fires b", "2E")
		p.wantText(".lane.output .chip", "/b/c")
		p.wantText(".lane.input .tape .chip", "/../../g")
		p.focus(".stage")
		p.keys(kb.ArrowRight)
		p.wantStep(13, 25)
		p.wantText(".machine .gate.fires b", "2C")
		p.wantText(".lane.output .tape .chip", "/b")
		p.wantText(".lane.output .gone", "/c")
		p.keys(kb.ArrowLeft, kb.ArrowLeft)
		p.wantStep(11, 25)
		p.wantText(".lane.output .chip", "/b")
		p.wantText(".lane.input .tape .chip", "/c/../../g")
		p.keys(kb.End)
		p.wantText(".lane.target .chip", "http://a/g")
		p.keys(kb.Home)
		p.wantText(".lane.ref .chip", "../../g")
		p.click(".chapters li:nth-child(3) button")
		p.wantStep(6, 25)
		p.wantText(".chapter[aria-current] .number", "3")
		p.wantText(".lane.path .chip", "/b/c/d;p")
		p.keys(kb.ArrowRight)
		p.wantText(".lane.path .gone", "d;p")
		p.wantContains(".say", "/b/c/")
		p.focus(".stage")
		p.keys(" ", " ") // plays and pauses
		p.wantLive("polite")
		if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > p.width {
			t.Errorf("the page is %d px wide", wide)
		}
		p.viewshot(fmt.Sprintf("machine-%s-%d", p.words.Lang, p.width))
	})
}

// What a step took away is still to be seen after it, and lies on nothing that is left: so a
// still picture says what happened, too.
func TestGoneIsSeen(t *testing.T) {
	t.Parallel()
	for path, sizes := range map[string][]int{"/": widths, "/embed.html": {360, 632, 900}} {
		p := open(t, path)
		for i, step := range []struct{ link, gone string }{
			{"base=http://a/b/c/d;p?q&ref=../../../g&step=13", "/c/.."},
			{"base=http://a/b/c/d;p?q&ref=../../../g&step=15", "/.."}, // at the root
			{"base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png&step=15", "/install/.."},
			{"base=http://a/b/c/d;p?q&ref=./g&step=13", "/."},
		} {
			if path != "/" { // does not listen to its address
				p.visit(fmt.Sprintf("%s?%d#v=1&%s", path, i, step.link))
				p.wait("the playground runs", running)
			}
			for _, width := range sizes {
				p.size(width, 900, "light")
				if path == "/" {
					p.follow("v=1&" + step.link)
				}
				p.wantText(".kind-buffers .gone", step.gone)
				p.wantNone(fmt.Sprintf("%s, %d px, %s: what is gone, and not seen", path, width, step.link), `(() => {
					const box = (e) => e.getBoundingClientRect(), stage = box(document.querySelector(".stage"));
					const others = [...document.querySelectorAll(".kind-buffers :is(.chip:not(.gone), .label, .wall), .gate")].map((e) => [e, box(e)]);
					return [...document.querySelectorAll(".kind-buffers .gone")].flatMap((gone) => {
						const { left, right, top, bottom } = box(gone);
						const seen = gone.checkVisibility() && getComputedStyle(gone).opacity > 0.5 && left >= stage.left && right <= stage.right && top >= stage.top && bottom <= stage.bottom;
						const under = others.filter(([, o]) => Math.min(right, o.right) - Math.max(left, o.left) > 3 && Math.min(bottom, o.bottom) - Math.max(top, o.top) > 3);
						return [...(seen ? [] : [gone.textContent]), ...under.map(([e]) => gone.textContent + " on " + e.textContent)];
					}).join(" | ");
				})()`)
			}
		}
	}
}

// On a wide screen the type of the machine is as large as lets its lanes be seen whole, and
// the same at each step.
func TestMachineIsSeenWhole(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	// The far ends of long buffers are out of sight, and that of any input buffer that is longer
	// than the output ever becomes.
	whole := map[bool]string{
		true:  ".stage :is(.lane:not(.input) .chip, .lane.input .chip:first-child, .wall, .gate)",
		false: ".stage :is(.kind-parts .chip, .gate)",
	}
	for _, width := range []int{1160, 1280, 1440, 1920} {
		p.size(width, 900, "light")
		for _, c := range []struct {
			link  string
			large bool // larger than it is on other screens
		}{
			{"base=http://a/b/c/d;p?q&ref=../../../g", true},
			{"base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png", true},
			{"base=https://docs.example.org/en/latest/user-guide/installation/linux/&ref=../../../../de/stable/index.html?highlight=path#usage", false},
		} {
			p.follow("v=1&" + c.link + "&step=1")
			sizes := map[string]map[float64]bool{}
			for steps := eval[int](p, `Number(document.querySelector("[data-scrub]").max)`); steps > 1; steps-- {
				p.wantNone(fmt.Sprintf("%d px, %s: chips that are cut", width, c.link), `(() => {
					const stage = document.querySelector(".stage").getBoundingClientRect();
					return [...document.querySelectorAll("`+whole[c.large]+`")].filter((e) => e.checkVisibility()).filter((e) => {
						const { left, right, top, bottom } = e.getBoundingClientRect();
						return left < stage.left || right > stage.right || top < stage.top || bottom > stage.bottom;
					}).map((e) => e.textContent).join(" | ");
				})()`)
				kind := eval[string](p, `document.querySelector(".lanes").className.match(/kind-\w+/)[0]`)
				if sizes[kind] == nil {
					sizes[kind] = map[float64]bool{}
				}
				sizes[kind][eval[float64](p, `parseFloat(getComputedStyle(document.querySelector(".lanes .track")).fontSize)`)] = true
				p.focus(".stage")
				p.keys(kb.ArrowRight)
			}
			for kind, of := range sizes {
				if len(of) != 1 {
					t.Errorf("%d px, %s, %s: sizes of type %v", width, c.link, kind, of)
				}
				for size := range of {
					if usual := map[string]float64{"kind-parts": 13, "kind-merge": 15, "kind-buffers": 15}[kind]; c.large && width >= 1280 && size <= usual {
						t.Errorf("%d px, %s, %s: type of %g px", width, c.link, kind, size)
					}
				}
			}
		}
	}
}

// hidden names what of the machine lies outside its stage or over something else. The far
// ends of long buffers do.
const hidden = `(() => {
	const bad = new Set(), stage = document.querySelector(".stage").getBoundingClientRect();
	const shown = [...document.querySelectorAll(".lanes:not(.kind-buffers) .chip:not(.gone) .chars, .lanes:not(.kind-buffers) .chip-undefined")]
		.filter((e) => e.checkVisibility()).flatMap((e) => [...e.getClientRects()].map((r) => [e.textContent || "–", r])); // one for each of its lines
	for (const [i, [text, a]] of shown.entries()) {
		if (a.left < stage.left || a.right > stage.right + 1) bad.add(text + " is outside");
		for (const [other, b] of shown.slice(i + 1)) if (a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2) bad.add(text + " lies over " + other);
	}
	return [...bad].join("; ");
})()`

// At each size, in the page and in a lecture, whatever the texts, nothing of the machine lies
// over something else or outside.
func TestMachineHidesNothing(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	for lecture, widths := range map[bool][]int{false: {1280, 900, 768, 600, 390}, true: {1280, 390}} {
		for _, width := range widths {
			for _, link := range []string{
				"base=https://example.com/docs/v2/guide/install&ref=../img/logo.png",
				"base=https://documentation.example.com/reference/guide/v2/getting-started/installation/linux&ref=../../images/screenshots/first-start.png?size=large%23top",
				"base=https://user@docs.example.org:8080/a?one=two%26three=four%23some-fragment&ref=?page=12%26order=descending%23results",
			} {
				p.size(width, 800, "light")
				for _, step := range []string{"0", "3", "7", "9", "11", ""} {
					p.follow("v=1&" + link + "&step=" + step)
					if lecture {
						p.click("[data-act=lecture]")
						p.wait("the lecture begins", `document.documentElement.hasAttribute("data-lecture")`)
					}
					p.wantNone(fmt.Sprintf("%d px, lecture: %t, %s, step %s: hidden", width, lecture, link, step), hidden)
					if lecture {
						p.keys(kb.Escape)
						p.wait("the lecture ends", `!document.documentElement.hasAttribute("data-lecture")`)
					}
				}
			}
		}
	}
}

// Nothing but transform and opacity is animated, a step moves something, and after a
// jump nothing is left over.
func TestMachineMoves(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=http://a/b/c/d;p?q&ref=../../../g/./h#s&step=1")
	// What moves has to be seen, even where a busy machine is late in looking.
	call(p, animation.Enable, cdp.Empty{})
	call(p, animation.SetPlaybackRate, animation.SetPlaybackRateParams{PlaybackRate: 0.02})
	for _, width := range widths {
		p.size(width, 900, "light")
		for _, way := range []struct{ end, key string }{{kb.Home, kb.ArrowRight}, {kb.End, kb.ArrowLeft}} {
			p.focus(".stage")
			p.keys(way.end)
			p.checkMoves(t, way.key, 30)
		}
		p.keys(kb.ArrowRight, kb.End, kb.Home)
		if n := eval[int](p, `document.getAnimations().length`); n > 0 {
			t.Errorf("%d px: %d animations after a jump", width, n)
		}
	}
	p.size(1440, 900, "light")
	p.click(".chapters li:nth-child(4) button")
	for _, wait := range []int{100, 550, 650} {
		p.focus(".stage")
		p.keys(kb.ArrowRight, kb.ArrowRight, kb.ArrowRight)
		eval[bool](p, fmt.Sprintf(`(document.getAnimations().forEach((a) => { a.pause(); a.currentTime = %d }), true)`, wait))
		p.viewshot(fmt.Sprintf("machine-moving-%d", wait))
		p.keys(kb.ArrowLeft, kb.ArrowLeft, kb.ArrowLeft)
	}
}

// checkMoves presses a key n times and looks at what moves.
func (p *page) checkMoves(t *testing.T, key string, n int) {
	t.Helper()
	still := 0
	for range n {
		p.keys(key)
		switch got := strings.Join(eval[[]string](p, moving), " "); got {
		case "opacity transform":
		case "":
			still++
		default:
			t.Errorf("at %s: animates %s", p.text(".player .place"), got)
		}
	}
	if still > n/3 {
		t.Errorf("%d of %d steps move nothing", still, n)
	}
}

// With less motion a step fades and nothing changes its place.
func TestMachineWithLessMotion(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink+"&step=9")
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}}})
	p.focus(".stage")
	for range 12 {
		p.keys(kb.ArrowRight)
		p.wantNoMotion()
	}
}

// wantNoMotion fails if an animation changes more than opacity.
func (p *page) wantNoMotion() {
	p.t.Helper()
	const places = `document.getAnimations().flatMap((a) => a.effect.getKeyframes()).map((k) => k.transform).filter((t) => t !== undefined && t !== "none")`
	if moves := eval[[]string](p, places); len(moves) > 0 {
		p.t.Errorf("at %s: moves by %q", p.text(".player .place"), moves)
	}
}
