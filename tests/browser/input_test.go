package browser

import (
	"fmt"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// write replaces the text of a field by keys, as a visitor would.
func (p *page) write(field, text string) {
	p.t.Helper()
	p.focus(`[data-uri=` + field + `]`)
	p.do(
		chromedp.KeyEvent("a", chromedp.KeyModifiers(chromedp.ModifierCtrl)),
		chromedp.KeyEvent(kb.Backspace),
	)
	if text != "" {
		p.do(chromedp.KeyEvent(text))
	}
	p.wait("the field holds "+text, fmt.Sprintf(`document.querySelector("[data-uri=%s]").value === %q`, field, text))
	p.settle()
}

// key presses the keys of the text in whatever has the focus.
func (p *page) key(text string) {
	p.t.Helper()
	p.do(chromedp.KeyEvent(text))
	p.settle()
}

// keys presses keys one after another, in whatever has the focus.
func (p *page) keys(keys ...string) {
	p.t.Helper()
	for _, key := range keys {
		p.do(chromedp.KeyEvent(key))
	}
	p.settle()
}

// focus moves the focus to an element.
func (p *page) focus(selector string) {
	p.t.Helper()
	p.unfold(selector)
	p.wait(selector+" is shown", fmt.Sprintf(`document.querySelector(%q)?.checkVisibility({ visibilityProperty: true }) === true`, selector))
	p.do(chromedp.Focus(chromedp.CSS(selector)))
}

// tabTo presses Tab until an element has the focus.
func (p *page) tabTo(selector string) {
	p.t.Helper()
	for range 99 {
		p.do(chromedp.KeyEvent(kb.Tab))
		if eval[bool](p, fmt.Sprintf(`document.activeElement.matches(%q)`, selector)) {
			return
		}
	}
	p.t.Fatalf("Tab does not lead to %s", selector)
}

func (p *page) click(selector string) {
	p.t.Helper()
	p.unfold(selector)
	p.clickAt(selector)
	p.settle()
}

// openView clicks the name of a view and waits until it is open, for which words may have to
// be fetched.
func (p *page) openView(view string) {
	p.t.Helper()
	p.click("[data-view=" + view + "]")
	p.wait("the view is open", `document.querySelector("[data-view=`+view+`][aria-current]") !== null`)
	p.settle()
}

// clickAt moves the pointer to an element and clicks, once it rests there with nothing
// over it: a page that still draws or scrolls would move it away.
func (p *page) clickAt(selector string) {
	p.t.Helper()
	var at place
	if !poll(func() bool {
		before := p.middle(selector)
		if !before.Shown {
			return false
		}
		p.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, before.X, before.Y))
		p.settle()
		at = p.middle(selector)
		return at == before && at.Over == ""
	}) {
		p.t.Fatalf("waited in vain until %s can be clicked: %+v", selector, at)
	}
	p.do(chromedp.MouseClickXY(at.X, at.Y))
}

// place is where the middle of an element is, and what lies over it.
type place struct {
	Shown bool
	X, Y  float64
	Over  string
}

// middle scrolls an element into view and returns where the middle of its first box is.
func (p *page) middle(selector string) place {
	p.t.Helper()
	return eval[place](p, fmt.Sprintf(`(() => {
		const e = document.querySelector(%q);
		if (!e?.checkVisibility({ visibilityProperty: true })) return {};
		let at;
		for (const scroll of [() => e.scrollIntoViewIfNeeded(), () => e.scrollIntoView({ block: "center" })]) {
			scroll();
			const box = [...e.getClientRects()].find((box) => box.width * box.height > 0);
			if (!box) return {};
			const X = box.x + box.width / 2, Y = box.y + box.height / 2, hit = document.elementFromPoint(X, Y);
			const reached = hit && (e.contains(hit) || hit.contains(e));
			at = { Shown: true, X, Y, Over: reached ? "" : hit?.outerHTML.slice(0, 200) ?? "it is off the screen" };
			if (reached) break;
		}
		return at;
	})()`, selector))
}

// unfold opens the menu that holds an element by a click on its button, as a
// visitor would.
func (p *page) unfold(selector string) {
	p.t.Helper()
	closed := eval[bool](p, fmt.Sprintf(`(() => {
		const e = document.querySelector(%q), menu = e?.closest("details.menu:not([open])");
		if (!menu || menu.firstElementChild === e) return false;
		menu.firstElementChild.setAttribute("data-to-open", "");
		return true;
	})()`, selector))
	if closed {
		p.clickAt("[data-to-open]")
		p.wait("the menu is open", `document.querySelector("[data-to-open]")?.closest("details").open === true`)
		eval[bool](p, `document.querySelectorAll("[data-to-open]").forEach((e) => e.removeAttribute("data-to-open")), true`)
	}
}

// press clicks an element, wherever it has been scrolled to.
func (p *page) press(selector string) {
	p.t.Helper()
	p.wait("there is "+selector, fmt.Sprintf(`document.querySelector(%q) !== null`, selector))
	eval[bool](p, fmt.Sprintf(`(document.querySelector(%q).click(), true)`, selector))
	p.settle()
}

// hover moves the pointer over the middle of the n-th element of the selector.
func (p *page) hover(selector string, n int) {
	p.t.Helper()
	at := eval[[]float64](p, fmt.Sprintf(`(() => {
		const e = document.querySelectorAll(%q)[%d];
		e.scrollIntoView({ block: "center" });
		const box = e.getBoundingClientRect();
		return [box.x + box.width / 2, box.y + box.height / 2];
	})()`, selector, n))
	// A move to where the pointer is already, on another element after a scroll,
	// would be none: so it comes from beside.
	p.do(
		chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, at[0]-1, at[1]),
		chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, at[0], at[1]),
	)
	p.settle()
}

// choose picks the entry of a list, from 0, by keys.
func (p *page) choose(selector string, index int) {
	p.t.Helper()
	p.focus(selector)
	p.do(chromedp.KeyEvent(kb.Home))
	for range index {
		p.do(chromedp.KeyEvent(kb.ArrowDown))
	}
	p.wait("the list stands at its entry", fmt.Sprintf(`document.querySelector(%q).selectedIndex === %d`, selector, index))
	p.settle()
}

// chooseTheme chooses the theme of the page: "light" or "dark".
func (p *page) chooseTheme(theme string) {
	p.t.Helper()
	p.choose("[data-uri-theme]", map[string]int{"light": 1, "dark": 2}[theme])
}

// insert replaces the text of a field at once, as pasting or an input method does.
func (p *page) insert(selector, text string) {
	p.t.Helper()
	p.focus(selector)
	p.do(chromedp.KeyEvent("a", chromedp.KeyModifiers(chromedp.ModifierCtrl)), chromedp.KeyEvent(kb.Backspace))
	call(p, input.InsertText, input.InsertTextParams{Text: text})
	p.settle()
}
