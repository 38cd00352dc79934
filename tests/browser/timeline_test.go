package browser

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// wantStep fails if the timeline is at another step.
func (p *page) wantStep(n, of int) {
	p.t.Helper()
	p.wantText(".player .place", p.step(n, of))
}

// wantLive fails if the sentence of the step has another aria-live.
func (p *page) wantLive(want string) {
	p.t.Helper()
	if got := eval[string](p, `document.querySelector(".say").ariaLive`); got != want {
		p.t.Errorf("the sentence is announced: %q, want %q", got, want)
	}
}

// The timeline is driven by pointer and by keys, and the panes agree.
func TestTimeline(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		p.click("[data-do=first]")
		p.wantStep(0, 25)
		p.wantText(".say", p.word("say.start"))
		p.keys(slices.Repeat([]string{kb.ArrowRight}, 12)...)
		p.wantStep(12, 25)
		p.wantText(".trace tr.now th", "2E:")
		if now := p.texts(".steps .line.now .code"); len(now) != 1 || !strings.HasPrefix(now[0], "remove_dot_segments(") {
			p.t.Errorf("lines that are present: %q", now)
		}
		p.wait("the present line is in sight", `(() => {
			const line = document.querySelector(".steps .line.now").getBoundingClientRect();
			const pane = document.querySelector(".steps .groups").getBoundingClientRect();
			return line.top >= pane.top && line.bottom <= pane.bottom;
		})()`)
		p.wantContains(".say", p.quoted("/c"))
		p.wantLive("polite")
		p.wantText(".target .text:not(.todo)", "")
		p.keys(kb.ArrowLeft)
		p.wantStep(11, 25)
		p.click("[data-do=next]")
		p.click("[data-do=next]")
		p.click("[data-do=back]")
		p.wantStep(12, 25)
		p.keys(kb.Home)
		p.wantStep(0, 25)
		p.click("[data-do=last]")
		p.wantStep(25, 25)
		p.wantText(".target .text.todo", "")
		p.keys(kb.ArrowLeft, kb.ArrowLeft, kb.End)
		p.wantContains(".say", p.quoted("?q")) // what is not in the target
	})
}

// A row of the buffers and a line of pseudocode that ran go to their step; a selection of their
// text, and a link in them, do not.
func TestRowsGoToTheirStep(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.follow(exampleLink)
	p.click(".trace .rows tr:nth-child(3)")
	row := p.texts(".trace tr.now .number")
	if want := eval[string](p, `document.querySelector(".trace .rows tr:nth-child(3) .number").textContent`); len(row) != 1 || row[0] != want {
		t.Errorf("rows of step %s that are present: %q", want, row)
	}
	p.click(".steps .line.ran .code")
	p.wantStep(1, 25)
	p.do(chromedp.Evaluate[chromedp.Void](`getSelection().selectAllChildren(document.querySelector(".trace .rows tr:nth-child(2) code"))`),
		chromedp.Evaluate[chromedp.Void](`document.querySelector(".trace .rows tr:nth-child(2) code").click()`))
	p.idle()
	p.wantStep(1, 25)
}

// A slider that is new stands where the run is, also behind the 100 that it has at first.
func TestLongTimeline(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	link := "v=1&base=http://a/&ref=" + strings.Repeat("b/", 100)
	for _, start := range []string{link + "&step=118", "v=1&view=parse"} {
		p.visit("/#" + start)
		p.wait("the playground runs", running)
		p.follow(link + "&view=resolve&step=118")
		p.wait("the slider is there", `document.querySelector("[data-scrub]") !== null`)
		p.wantText(".player .place", p.step(118, eval[int](p, `Number(document.querySelector("[data-scrub]").max)`)))
		if got := eval[int](p, `document.querySelector("[data-scrub]").valueAsNumber`); got != 118 {
			t.Errorf("from %.20s: the slider stands at %d", start, got)
		}
	}
}

// It plays by itself only when told to, pauses by a key, says nothing aloud while
// it plays, and stops at the end.
func TestPlaying(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow("v=1&base=http://a/&ref=" + strings.Repeat("b/", 500) + "&step=1") // too long to end meanwhile
		p.choose("[data-speed]", 3)
		p.click("[data-do=play]")
		p.wantLive("off")
		p.wantText("[data-do=play]", p.word("player.pause"))
		p.wait("it plays", `document.querySelector("[data-scrub]").valueAsNumber > 2`)
		p.keys(" ")
		p.wantLive("polite")
		place := p.text(".player .place")
		p.idle() // with no timer left it has paused
		p.wantText(".player .place", place)
		p.follow(exampleLink + "&step=22")
		p.wantStep(22, 25)
		p.focus("[data-do=play]")
		p.keys(" ")
		p.wait("it stops at the end", `document.querySelector("[data-scrub]").valueAsNumber === 25 && document.querySelector(".say").ariaLive === "polite"`)
		p.wantStep(25, 25)
		p.wantText("[data-do=play]", p.word("player.play"))
	})
}

// The range is dragged by pointer and keys, an edit shows the new
// target as a whole, and a permalink leads to its step.
func TestScrubbing(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink + "&step=5")
		p.wantStep(5, 25)
		p.focus("[data-scrub]")
		p.keys(kb.ArrowRight, kb.ArrowRight)
		p.wantStep(7, 25)
		p.wait("the address has the step", `location.hash.endsWith("&step=7")`)
		p.write("ref", "../../h")
		p.wantStep(25, 25)
		p.wantText(".target .run.todo", "")
		p.wait("the address has no step", `!location.hash.includes("step=")`)
		p.click(`.column[data-value="12"], .timeline:not(:has(.column)) [data-scrub]`) // its middle
		if n := eval[int](p, `document.querySelector("[data-scrub]").valueAsNumber`); n < 12 || n > 13 {
			p.t.Errorf("the middle of the range is step %d", n)
		}
		p.write("ref", "?x#y")
		p.focus("[data-do=last]")
		p.keys(kb.End)
		if !eval[bool](p, `(({ value, max }) => value === max)(document.querySelector("[data-scrub]"))`) {
			p.t.Error("the range does not stand at its end")
		}
	})
}

// A permalink into the middle of a long path shows the rows there, when it is
// followed and when the page opens with it.
func TestFarInALongPath(t *testing.T) {
	t.Parallel()
	long := "v=1&base=http://a/&ref=" + strings.Repeat("b/", 500) + "&step=400"
	shown := `(() => {
		const row = document.querySelector(".trace tr.now")?.getBoundingClientRect();
		const box = document.querySelector(".trace .window").getBoundingClientRect();
		return row !== undefined && row.top >= box.top && row.bottom <= box.bottom;
	})()`
	p := open(t, "/#"+long)
	p.wait("the present row is in sight", shown)
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		p.follow(long)
		p.wait("the present row is in sight", shown)
		p.focus("[data-scroll=trace]")
		p.keys(kb.Home)
		p.wait("the first row is in sight", `document.querySelector(".trace tbody.rows tr th")?.textContent === "1:"`)
	})
}

// Shortcuts are listed, and do nothing outside of what the list names.
func TestShortcuts(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink + "&step=5")
		p.focus(".keys summary")
		p.keys(kb.Enter)
		for _, key := range []string{"keys.scope", "keys.player", "keys.range", "keys.walk", "keys.picture"} {
			p.wantContains(".keys", p.word(key))
		}
		p.keys(kb.Escape) // leaves the menu that lists them
		if p.width < 900 {
			p.click(".switch [data-value=trace]") // there is room for one pane
		}
		for _, elsewhere := range []string{"[data-uri=ref]", ".keys summary", "[data-walk=base]", "[data-uri-option=strict]", "[data-scroll=trace]"} {
			p.focus(elsewhere)
			p.keys(kb.ArrowRight, kb.Home, kb.End, kb.ArrowLeft)
			p.wantStep(5, 25)
		}
		p.keys(kb.Escape)
	})
}

// Nothing moves where the visitor wants less motion, and nothing starts by itself.
func TestReducedMotion(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink+"&step=5")
	reduced := []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: "reduce"}}
	call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: reduced})
	p.focus("[data-do=next]")
	p.keys(kb.ArrowRight)
	p.wantNoMotion()
	if smooth := eval[int](p, `[...document.querySelectorAll("*")].filter((e) => getComputedStyle(e).scrollBehavior === "smooth").length`); smooth > 0 {
		t.Errorf("%d elements scroll smoothly", smooth)
	}
	p.idle() // with no timer left nothing starts by itself
	if got := p.text(".player .place"); got != "6/25" {
		t.Errorf("the timeline is at %q", got)
	}
}
