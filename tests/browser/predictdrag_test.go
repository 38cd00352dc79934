package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// piece returns the selector of a piece of a buffer, by where it begins or ends.
func piece(name string) string { return fmt.Sprintf(`[data-act=pick-up][data-value=%q]`, name) }

// drag drags a piece of a buffer.
func (p *page) drag(with, selector, to string) {
	p.t.Helper()
	p.middle(".zones") // both are on the screen then
	p.settle()
	p.slide(with, selector, to)
}

// slide presses the middle of an element, moves to the middle of another one, and lets go
// there, with the mouse or a finger.
func (p *page) slide(with, selector, to string) {
	p.t.Helper()
	from, over := p.middle(selector), p.middle(to)
	from = p.middle(selector)
	if from.Over != "" || over.Over != "" {
		p.t.Fatalf("%s cannot be dragged to %s: %+v, %+v", selector, to, from, over)
	}
	const parts = 4
	for i := 0; i <= parts+1; i++ {
		part := float64(min(i, parts)) / parts
		x, y := from.X+part*(over.X-from.X), from.Y+part*(over.Y-from.Y)
		if with == "mouse" {
			kind := input.DispatchMouseEventTypeMouseMoved
			switch i {
			case 0:
				p.do(chromedp.MouseEvent(kind, x, y))
				kind = input.DispatchMouseEventTypeMousePressed
			case parts + 1:
				kind = input.DispatchMouseEventTypeMouseReleased
			}
			p.do(chromedp.MouseEvent(kind, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
			continue
		}
		touch := input.DispatchTouchEventParams{Type: input.DispatchTouchEventTypeTouchMove, TouchPoints: []*input.TouchPoint{{X: x, Y: y}}}
		switch i {
		case 0:
			touch.Type = input.DispatchTouchEventTypeTouchStart
		case parts + 1:
			touch.Type, touch.TouchPoints = input.DispatchTouchEventTypeTouchEnd, []*input.TouchPoint{}
		}
		call(p, input.DispatchTouchEvent, touch)
	}
	p.settle()
}

// wantBuffers fails if the fields do not hold these buffers, or the pieces others.
func (p *page) wantBuffers(output, input string) {
	p.t.Helper()
	want := output + " | " + input
	if got := eval[string](p, `[...document.querySelectorAll(".typed input")].map((e) => e.value).join(" | ")`); got != want {
		p.t.Errorf("the fields hold %q, want %q", got, want)
	}
	if got := eval[string](p, `["output", "input"].map((zone) => [...document.querySelectorAll(".zone." + zone + " .piece")].map((e) => e.textContent).join("")).join(" | ")`); got != want {
		p.t.Errorf("the pieces are %q, want %q", got, want)
	}
}

// What the buffers hold is made by moving their pieces: with the mouse, a finger, or
// keys; what is typed is in pieces, too.
func TestPredictByDragging(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow("v=1&base=http://a/b/c/d;p?q&ref=../../g&step=10&predict=1")
		p.click("[data-act=typed]")
		p.wantBuffers("", "/b/c/../../g")
		answer := func() {
			p.t.Helper()
			p.click(".typed form button")
			p.wantContains(".predict .feedback", p.word("answer.right"))
			p.click("[data-act=question]")
		}
		p.drag("mouse", piece("input 2"), ".zone.output")
		p.wantBuffers("/b", "/c/../../g")
		p.wantContains(".board .said", p.quoted("/c/../../g"))
		p.viewshot(fmt.Sprintf("drag-%s-%d", p.words.Lang, p.width))
		answer()

		p.drag("touch", piece("input 2"), ".zone.output")
		p.wantBuffers("/b/c", "/../../g")
		p.drag("touch", piece("output 2"), ".zone.away") // and back again
		p.wantBuffers("/b", "/../../g")
		p.insert(".typed label:first-child input", "/b/c")
		p.wantBuffers("/b/c", "/../../g")
		answer()

		// By keys, the focus goes on to the next piece of the same buffer.
		for _, way := range [][3]string{{"input 3", "/..", "input 1"}, {"output 2", "/c", "output 1"}} {
			p.tabTo(piece(way[0]))
			p.keys(kb.Enter)
			p.wantContains(".board .said", p.word("predict.taken", "text", p.quoted(way[1])))
			p.tabTo("[data-act=put-down][data-value=away]")
			p.keys(kb.Enter)
			p.wait("the focus goes on", `document.activeElement.matches("`+strings.ReplaceAll(piece(way[2]), `"`, `\"`)+`")`)
		}
		p.wantBuffers("/b", "/../g")
		answer()

		p.drag("mouse", piece("input 3"), ".machine .ask") // where nothing can be put down
		p.wantBuffers("/b", "/../g")
		p.click(piece("input 3"))
		p.wait("it is picked up, with what goes along", `document.querySelectorAll(".piece[aria-pressed=true]").length === 2`)
		p.keys(kb.Escape)
		p.wait("it is laid down", `!document.querySelector(".piece[aria-pressed=true]")`)
		p.click(piece("input 3"))
		p.click("[data-act=put-down][data-value=away]")
		p.drag("mouse", piece("output 0"), ".zone.away")
		p.wantBuffers("", "/g")
		p.click(".typed form button")
		p.wantContains(".predict .feedback", p.word("answer.right"))
	})
}

// An embed asks first where its attribute says so.
func TestPredictOfAnEmbed(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<uri-playground id=e predict base="http://a/b/c/d;p?q" ref="../../g" loading=eager></uri-playground>`)
	p.waitReady("e")
	p.wait("it asks", `inside(".machine .ask")?.textContent !== "" && inside(".target .uri")?.textContent === ""`)
	for _, c := range []struct{ do, want string }{
		{`e.predict = false`, `false,http://a/g,false`},
		{`e.setAttribute("predict", "")`, `true,,true`},
		{`e.predict = null`, `false,http://a/g,false`},
	} {
		eval[bool](p, "("+c.do+", true)")
		p.wait(c.do, `[e.state.predict, [...e.shadowRoot.querySelectorAll(".target .run .text")].map((x) => x.textContent).join(""), e.link.includes("predict=1")].join() === "`+c.want+`"`)
	}
	p.visit("/embed.html?predict&base=http://a/b/c&ref=../g")
	p.wait("it runs", running)
	p.wait("it asks", `document.querySelector(".machine .ask")?.textContent !== "" && !document.querySelector(".target .run .text")`)
}
