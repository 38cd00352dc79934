package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// The lessons' claims about browsers hold for this one.
func TestBrowsersAreAsTheLessonsSay(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	for ref, want := range map[string]string{"%2e%2e/admin": "http://a/admin", `\\x`: "http://a/x"} {
		if got := eval[string](p, `new URL("`+ref+`", "http://a/b/c").href`); got != want {
			t.Errorf("%s: %s", ref, got)
		}
	}
}

// Progress is kept between visits.
func TestProgressIsKept(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&view=lesson&lesson=dots")
	eval[bool](p, `(localStorage.clear(), true)`)
	p.do(chromedp.Reload())
	p.wait("the lesson is drawn", `document.querySelector(".course") !== null`)
	p.click(`[data-act=answer][data-value="2B"]`)
	p.do(chromedp.Reload())
	p.wait("solved", `document.querySelector(".numbers [data-value='1']")?.textContent.includes("✓") === true`)
	p.click(`.way [data-act=lesson][data-value=handbook]`)
	if text := eval[string](p, `document.querySelector(".progress input").value`); text != "dots/1" {
		t.Errorf("exported %q", text)
	}
	p.focus(`.progress input`)
	p.do(chromedp.KeyEvent(" base/2 challenge=4" + kb.Enter))
	p.wait("imported", `localStorage.getItem("uri-playground.progress") === "base/2 dots/1 challenge=4"`)
	p.click("[data-act=erase]")
	p.click("[data-act=erased]")
	p.wait("erased", `localStorage.getItem("uri-playground.progress") === null`)
}

func TestStorageForbidden(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.initScript(`Object.defineProperty(window, "localStorage", { get() { throw new Error("forbidden"); } })`)
	p.visit("/#v=1&view=lesson&lesson=dots")
	p.wait("the lesson is drawn", `document.querySelector(".course") !== null`)
	p.click(`[data-act=answer][data-value="2B"]`)
	p.wait("answered", `document.querySelector(".feedback.right") !== null`)
}

// A worked example opens in the panes; the way back leads to the lesson.
func TestWorkedExample(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&view=lesson&lesson=dots&exercise=2")
	p.click("[data-act=worked]")
	p.wantTarget("http://a/g")
	p.idle()
	eval[bool](p, `history.back(), true`)
	p.wait("the lesson again, at its exercise", `document.querySelector(".numbers [aria-pressed=true]")?.textContent === "2"`)
}

// The same link gives the same exercise.
func TestChallengeIsShared(t *testing.T) {
	t.Parallel()
	first := open(t, "/#v=1&view=lesson&lesson=challenge&level=2&seed=41")
	first.click(".help [data-act=seed]")
	first.wait("the link has the seed", `location.hash.includes("seed=42")`)
	other := open(t, "/fr/"+eval[string](first, `location.hash`))
	a, b := first.texts(".question td"), other.texts(".question td")
	if len(a) == 0 || fmt.Sprint(a) != fmt.Sprint(b) {
		t.Errorf("%q here, %q there", a, b)
	}
}

// What was solved in another tab meanwhile stays solved.
func TestProgressOfTwoTabs(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&view=lesson&lesson=dots&exercise=3")
	p.wait("the exercise is there", `document.querySelector(".answer [data-value='2C']") !== null`)
	eval[bool](p, `(localStorage.setItem("uri-playground.progress", "components/1"), true)`)
	p.click(".answer [data-value='2C']")
	const kept = `(localStorage.getItem("uri-playground.progress") ?? "")`
	p.wait("both are kept", kept+`.includes("dots/3") && `+kept+`.includes("components/1")`)
}

// A lecture is put together, shared in a link, paged by a clicker, and printed.
func TestLecture(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	p.follow(exampleLink + "&view=lesson&lesson=lecture")
	p.click("[data-act=slide-add]")
	p.write("ref", "?y")
	p.click("[data-act=slide-add]")
	p.wait("the link has the sequence", `location.hash.includes("with=../../g") && location.hash.includes("with=?y")`)
	link := eval[string](p, `location.hash`)

	p = open(t, "/"+link)
	p.click("[data-act=slide][data-value='1']")
	shown := func() string { return fmt.Sprint(p.texts(".slide > p:first-of-type")) }
	for _, want := range []string{"../../g 0000://0/0", "../../g http://a/g", "?y 0000://0/0/0/0;0?0", "?y http://a/b/c/d;p?y"} {
		if got := shown(); got != "[http://a/b/c/d;p?q "+want+"]" {
			t.Errorf("shown %s, want %s", got, want)
		}
		p.key(kb.PageDown)
	}
	p.key(kb.PageUp)
	if got := shown(); got != "[http://a/b/c/d;p?q ?y 0000://0/0/0/0;0?0]" {
		t.Errorf("back at %s", got)
	}
	p.click("[data-act=slide][data-value='0']")
	eval[bool](p, `(window.print = () => { window.printed = (window.printed ?? 0) + 1; }, true)`)
	p.click(".prints > summary")
	for n, what := range []string{"worksheet", "solution"} {
		p.click("[data-act=print][data-value=" + what + "]")
		p.wait("it is printed", fmt.Sprintf(`window.printed === %d`, n+1))
		p.printPreview("lecture-" + what)
		said := fmt.Sprint(p.texts(".printed tbody td"))
		if (what == "solution") != strings.Contains(said, "http://a/g") {
			t.Errorf("%s: %s", what, said)
		}
	}
}

// printPreview checks and captures the page as it is printed, with nothing else
// on it.
func (p *page) printPreview(name string) {
	p.t.Helper()
	p.size(800, 900, "light")
	if _, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"}); err != nil {
		p.t.Fatal(err)
	}
	if eval[bool](p, `document.querySelector(".course").checkVisibility() || document.querySelector("header").checkVisibility()`) {
		p.t.Error("more is printed than the sheet")
	}
	if !eval[bool](p, `document.querySelector(".printed").checkVisibility()`) {
		p.t.Error("the sheet is not printed")
	}
	p.screenshot(name)
	if _, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{}); err != nil {
		p.t.Fatal(err)
	}
}

// Two people at one computer do not share what they have solved, if they give a name.
func TestProgressOfTwoLearners(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&view=lesson&lesson=dots")
	p.click(`[data-act=answer][data-value="2B"]`)
	p.wait("the first one's is kept", `localStorage.getItem("uri-playground.progress") === "dots/1"`)
	p.click(`.way [data-act=lesson][data-value=handbook]`)
	p.focus(`.learner input`)
	p.do(chromedp.KeyEvent("Ada" + kb.Enter))
	p.wait("hers is empty", `document.querySelector(".progress input").value === ""`)
	p.follow("v=1&view=lesson&lesson=dots&exercise=3")
	p.click(`[data-act=answer][data-value="2C"]`)
	p.wait("hers is kept", `localStorage.getItem("uri-playground.progress.Ada") === "dots/3"`)
	p.do(chromedp.Reload())
	p.wait("she is still there", `document.querySelector(".numbers [data-value='3']")?.textContent.includes("✓") === true && !document.querySelector(".numbers [data-value='1']").textContent.includes("✓")`)
	if kept := eval[string](p, `localStorage.getItem("uri-playground.progress")`); kept != "dots/1" {
		t.Errorf("the first one's is %q", kept)
	}
	eval[bool](p, `(sessionStorage.clear(), true)`) // as when the page is closed
	p.do(chromedp.Reload())
	p.wait("the next one does not see hers", `document.querySelector(".numbers [data-value='1']")?.textContent.includes("✓") === true && !document.querySelector(".numbers [data-value='3']").textContent.includes("✓")`)
}

// A slide fits on the screen with its target, its reason and its buttons, and breaks no segment
// of an address.
func TestSlidesFit(t *testing.T) {
	t.Parallel()
	const slide = "#v=1&view=lesson&lesson=lecture&at=1&slide=https://docs.example.org/products/v2/guide/getting-started/intro&with=../../img/screens/logo-large.png"
	for _, lang := range []string{"en", "fr"} {
		p := open(t, home(lang)+slide)
		p.key(kb.PageDown)
		p.wait("the target is there", `document.querySelectorAll(".slide")[2].textContent.includes("logo-large.png")`)
		for _, size := range [][2]int{{1280, 720}, {1024, 768}} {
			p.size(size[0], size[1], "light")
			if bad := eval[string](p, `[...document.querySelectorAll(".slide code, .reason p, .places button")].filter((e) => {
				const range = document.createRange();
				range.selectNodeContents(e);
				const { bottom, right } = e.getBoundingClientRect();
				return bottom > innerHeight || right > innerWidth || e.localName === "code" && new Set([...range.getClientRects()].map((r) => r.top)).size > 1;
			}).map((e) => e.textContent).join()`); bad != "" {
				t.Errorf("%s, %v: broken or off the screen: %s", lang, size, bad)
			}
		}
	}
}
