package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// fiveSlides is a sequence with something of everything.
const fiveSlides = "#v=1&view=lesson&lesson=lecture&slide=https://e.example/docs/guide/&with=../a.png&slide=https://e.example/docs/guide&with=../a.png" +
	"&question=And%20without%20the%20slash?&note=Wait%20for%20hands.&slide=http://a/b/c/d;p?q&with=../../../g&after=machine&slide=https://e.example/v3/&with=/users&after=nothing&slide=http://a/b&with=//c/d"

// places is where all that a slide shows is, but for the letters of the target.
const places = `[...document.querySelectorAll(".presenting > h2, .slide, .slide > *, .reason, .places, .places > *, .places button")].map((e) => {
	const { left, top, width, height } = e.getBoundingClientRect();
	return [left, top, width, height].map(Math.round).join();
}).join(" ")`

// Nothing of a slide moves when its target is revealed, however many lines that needs, and before that it is not
// in the page.
func TestNothingMovesAtReveal(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("/folder-of-twenty-ab", 5)
	for target, slide := range map[string]string{
		"http://a/g":                                    "slide=http://a/b/c&with=/g",
		"https://e.example" + long + "/z":               "slide=https://e.example" + long + "/b/c&with=../z", // 120 letters
		"https://e.example/" + strings.Repeat("w", 200): "slide=https://e.example/b&with=" + strings.Repeat("w", 200),
	} {
		for _, lang := range []string{"en", "fr"} {
			p := open(t, home(lang)+"#v=1&view=lesson&lesson=lecture&at=1&"+slide)
			for _, size := range [][2]int{{1280, 720}, {1024, 768}, {390, 844}, {320, 640}} {
				p.size(size[0], size[1], "light")
				before := eval[string](p, places)
				if eval[bool](p, fmt.Sprintf(`document.documentElement.outerHTML.includes(%q)`, target)) || eval[bool](p, `getComputedStyle(document.querySelector(".target-hidden code")).visibility`+` !== "hidden"`) {
					t.Errorf("%s, %v, %s: the target is seen before", lang, size, target)
				}
				p.key(kb.PageDown)
				p.wait("the target is there", fmt.Sprintf(`document.querySelectorAll(".slide > p:first-of-type")[2].textContent === %q`, target))
				if after := eval[string](p, places); after != before {
					t.Errorf("%s, %v, %s: moved from\n%s to\n%s", lang, size, target, before, after)
				}
				if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > size[0] {
					t.Errorf("%s, %v, %s: it is %d px wide", lang, size, target, wide)
				}
				p.viewshot(fmt.Sprintf("slide-%d-%s-%d", len(target), lang, size[0]))
				p.key(kb.PageUp)
				p.wait("it is hidden again", `document.querySelector(".target-hidden") !== null`)
			}
		}
	}
}

// Slides are added from the fields by Enter alone, chosen into them, and changed there; what is typed beside a slide
// is in the link at once.
func TestSlidesArePutTogether(t *testing.T) {
	t.Parallel()
	axe := readAxe(t)
	for _, lang := range []string{"en", "fr"} {
		p := open(t, home(lang)+"#v=1&view=lesson&lesson=lecture&base=http://a/b/c&ref=d")
		eval[bool](p, axe+"; true")
		p.focus("[data-uri=ref]")
		for _, link := range []string{"one", "../two", "?three"} {
			p.do(chromedp.KeyEvent("a", chromedp.KeyModifiers(chromedp.ModifierCtrl)))
			p.keys(link, kb.Enter)
		}
		p.wait("three slides are counted", `document.querySelectorAll(".list button").length === 3 && document.querySelector("h1").textContent.startsWith("3 ")`)
		if got := eval[string](p, `document.activeElement.dataset.uri + getSelection()`); got != "ref?three" {
			t.Errorf("%s: for the next one there is %q", lang, got)
		}
		p.click("[data-act=slide-edit][data-value='2']")
		p.wait("it is in the fields", `document.querySelector("[data-uri=ref]").value === "../two" && document.querySelector("[data-act=slide-replace]") === null`)
		p.insert("[data-submit=slide-question] textarea", "Where to & why?")
		p.click("[data-act=slide-after][data-value=machine]")
		p.insert("[data-submit=slide-note] textarea", "Say it.\n")
		p.write("ref", "/2")
		p.click("[data-act=slide-replace]")
		p.waitHash("slide=http://a/b/c&with=/2&question=Where%20to%20%26%20why?&after=machine&note=Say%20it.%0A&slide=")
		if asked := p.texts(".face .asked"); len(asked) != 1 || asked[0] != "Where to & why?" {
			t.Errorf("%s: asked %q", lang, asked)
		}
		for _, size := range [][2]int{{1440, 900}, {1280, 720}, {768, 1024}, {390, 844}, {320, 640}} {
			p.size(size[0], size[1], "light")
			if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > size[0] {
				t.Errorf("%s, %v: it is %d px wide", lang, size, wide)
			}
			p.viewshot(fmt.Sprintf("slides-%s-%d", lang, size[0]))
		}
		p.checkAxe("slides "+lang, allRules)
	}
}

// A slide is moved by keys, which say so, and dragged with a mouse and with a finger on its handle.
func TestSlidesAreMoved(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		p := open(t, "/#v=1&view=lesson&lesson=lecture&slide=http://a/b&with=one&slide=http://a/b&with=two&slide=http://a/b&with=three")
		p.size(size[0], size[1], "light")
		order := func(what, want string) {
			t.Helper()
			p.wait(what, fmt.Sprintf(`[...document.querySelectorAll(".list button span:first-of-type")].map((e) => e.textContent.trim()).join(" ") === %q`, want))
		}
		alt := func(key string) {
			p.do(chromedp.KeyEvent(key, chromedp.KeyModifiers(chromedp.ModifierAlt)))
			p.settle()
		}
		p.focus("[data-act=slide-edit][data-value='1']")
		alt(kb.ArrowDown)
		order("it is moved down", "two one three")
		p.wait("it is said, and keeps the focus", `document.querySelector(".editor .spoken").textContent === "Now slide 2 of 3." && document.activeElement.dataset.value === "2"`)
		alt(kb.ArrowDown)
		order("and again", "two three one")
		alt(kb.ArrowDown)
		order("and no further", "two three one")
		alt(kb.ArrowUp)
		order("and back", "two one three")
		p.slide(byPointer, "[data-act=slide-edit][data-value='3']", "[data-act=slide-edit][data-value='1']")
		order("it is dragged", "three two one")
		p.wait("it has the focus", `document.activeElement.dataset.value === "1" && document.querySelector("[data-place], [data-taken]") === null`)
		p.slide(byTouch, "[data-value='1'] .grip", "[data-act=slide-edit][data-value='2']")
		order("it is dragged by a finger", "two three one")
		p.slide(byPointer, "[data-act=slide-edit][data-value='1']", ".face")
		order("beside the list it stays", "two three one")
	}
}

// After its target a slide shows the reason, its run or nothing, as was chosen, and the keys go on from there.
func TestAfterTheTarget(t *testing.T) {
	t.Parallel()
	p := open(t, "/"+fiveSlides+"&at=2")
	eval[bool](p, `(delete Element.prototype.requestFullscreen, true)`) // keys are lost while the screen changes
	p.size(1280, 720, "light")
	at := func(question, reason string) {
		t.Helper()
		p.wait(question+": "+reason, fmt.Sprintf(`document.querySelector(".presenting > h2")?.textContent === %q && document.querySelector(".reason").textContent.includes(%q)`, question, reason))
	}
	at("And without the slash?", "Space")
	p.keys(" ")
	at("And without the slash?", "no trailing slash")
	p.keys(" ")
	at("Where does this link lead?", "Space shows")
	p.keys(" ")
	at("Where does this link lead?", "steps")
	p.keys(" ")
	p.wait("its run is on the stage", `document.documentElement.hasAttribute("data-lecture") && document.querySelector(".place").textContent.startsWith("0/")`)
	p.keys(kb.PageUp)
	at("Where does this link lead?", "steps")
	p.keys(" ")
	steps := eval[int](p, `Number(document.querySelector("[data-scrub]").max)`)
	for range steps + 1 {
		p.keys(kb.PageDown)
	}
	p.wait("the next slide follows the run", `document.querySelector(".presenting .places p")?.textContent === "4 of 5"`)
	p.keys(" ")
	p.wait("nothing follows the target", `document.querySelector(".target-hidden") === null && document.querySelector(".reason").textContent === ""`)
}

// A presenter view is kept in step with what the room sees, and leads it; B makes that black. Where the browser blocks
// the second window, a sentence says so.
func TestPresenterView(t *testing.T) {
	t.Parallel()
	axe := readAxe(t)
	for _, lang := range []string{"en", "fr"} {
		p := open(t, home(lang)+fiveSlides+"&at=1")
		p.size(1280, 720, "light")
		eval[bool](p, `(() => { const open = window.open; window.blocked = true; window.open = (...all) => window.blocked ? null : (window.second = open(...all)); return true; })()`)
		before := eval[string](p, places)
		p.keys("n")
		p.wantContains(".reason", map[string]string{"en": "blocked", "fr": "bloqué"}[lang])
		if after := eval[string](p, places); after != before {
			t.Errorf("%s: what is said of that moves the slide", lang)
		}
		eval[bool](p, `(window.blocked = false, true)`)
		p.keys("n")
		there := func(what, condition string) {
			t.Helper()
			p.wait("in the presenter view: "+what, `((document) => `+condition+`)(second.document)`)
		}
		there("the first slide, and what comes", `document.querySelector(".speaker:not(:has(.unheard)) .following code")?.textContent === "https://" && /^\d\d:\d\d$/.test(document.querySelector(".clock > p").textContent)`)
		p.keys(" ", " ")
		there("the second one, with its note and question", `document.querySelector(".speaker > h2").textContent.includes("2") && document.querySelector(".notes > p").textContent === "Wait for hands." && document.querySelector(".asked").textContent === "And without the slash?"`)
		eval[bool](p, `(second.document.querySelector(".speaker .primary").click(), true)`)
		p.wait("the room sees the target", `document.querySelector(".target-hidden") === null && document.querySelector(".presenting .reason").textContent !== ""`)
		there("the target, too, and the next slide", `document.querySelector(".target-hidden") === null && document.querySelector(".following").textContent.includes("../../../g")`)
		eval[bool](p, `(second.document.querySelector("[data-act=tell][data-value=b]").click(), true)`)
		p.wait("the room sees black", `document.documentElement.hasAttribute("data-black") && getComputedStyle(document.documentElement, "::after").backgroundColor === "rgb(0, 0, 0)"`)
		there("that, and not black itself", `document.querySelector(".speaker.black") !== null && !document.documentElement.hasAttribute("data-black")`)
		p.keys(" ")
		p.wait("a key ends that, and does nothing else", `!document.documentElement.hasAttribute("data-black") && document.querySelector(".presenting .places p").textContent.startsWith("2")`)
		p.keys(kb.Escape)
		there("nothing is shown any more", `document.querySelector(".unheard") !== null`)
		eval[bool](p, `(second.close(), true)`)

		p = open(t, home(lang)+fiveSlides+"&at=2&speaker=1")
		eval[bool](p, axe+"; true")
		for _, size := range [][2]int{{1280, 720}, {768, 1024}, {390, 844}, {320, 640}} {
			p.size(size[0], size[1], "light")
			if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > size[0] {
				t.Errorf("%s, %v: it is %d px wide", lang, size, wide)
			}
			if size := eval[float64](p, `parseFloat(getComputedStyle(document.querySelector(".notes > p")).fontSize)`); size < 19 {
				t.Errorf("%s: the notes have %g px", lang, size)
			}
			p.viewshot(fmt.Sprintf("presenter-%s-%d", lang, size[0]))
		}
		p.checkAxe("presenter view "+lang, allRules)
	}
}

// Esc ends the slides, and their runs, where they were started: the focus is on what did that. What is pressed at a
// lectern is large, and the target fades in where motion is welcome.
func TestSlidesEndWhereTheyBegan(t *testing.T) {
	t.Parallel()
	p := open(t, "/"+fiveSlides)
	eval[bool](p, `(delete Element.prototype.requestFullscreen, true)`)
	p.size(1280, 720, "light")
	shown := func(place string) {
		t.Helper()
		p.wait("the slide "+place, fmt.Sprintf(`document.querySelector(".presenting .places p")?.textContent === %q`, place))
	}
	back := func(what, focused string) {
		t.Helper()
		p.wait(what+" has the focus", fmt.Sprintf(`document.querySelector(".editor") !== null && document.activeElement.matches(%q)`, focused))
	}
	p.focus(".show .primary")
	p.keys(kb.Enter)
	shown("1 of 5")
	p.keys(kb.Escape)
	back("Start", ".show .primary")
	p.keys(kb.Enter)
	shown("1 of 5")
	p.wantNone("small buttons", `[...document.querySelectorAll(".presenting button")].filter((e) => Math.min(e.offsetWidth, e.offsetHeight) < 44).map((e) => e.textContent).join()`)
	p.keys(" ")
	p.wait("the target is shown", `document.querySelector(".target-shown") !== null`)
	for motion, want := range map[string]string{"no-preference": "uri-shown", "reduce": "none"} {
		call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: motion}}})
		if got := eval[string](p, `getComputedStyle(document.querySelector(".target-shown > p")).animationName`); got != want {
			t.Errorf("%s: it appears by %q", motion, got)
		}
	}
	p.click("[data-act=slide-run]")
	p.wait("its run is on the stage", `document.documentElement.hasAttribute("data-lecture")`)
	p.keys(kb.Escape)
	back("Start, after a run,", ".show .primary")
	p.click("[data-act=slide-edit][data-value='3']")
	p.click(".editor .menu > summary")
	p.click(".editor .menu [data-act=slide]")
	shown("3 of 5")
	p.click(".presenting [data-act=slide]")
	back("the menu with what began at the third slide", ".editor .menu *")
}
