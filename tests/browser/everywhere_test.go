package browser

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"uriplayground/web/i18n"
)

// widths are those of a desktop, a tablet and a small phone, in CSS pixels.
var widths = []int{1440, 768, 320}

// home is the path of the site in a language.
func home(lang string) string { return map[string]string{"en": "/", "fr": "/fr/"}[lang] }

// everywhere runs a test in each language at each width, in one page a language:
// f begins with a permalink, since the page is as the width before has left it.
func everywhere(t *testing.T, f func(p *page)) {
	t.Helper()
	for _, lang := range i18n.Languages() {
		p := open(t, home(lang))
		p.words = i18n.For(lang)
		for _, width := range widths {
			p.within(t, fmt.Sprintf("%s-%d", lang, width), func() {
				p.width = width
				p.size(width, 900, "light")
				f(p)
			})
		}
	}
}

// within runs a part of a test in the same page under a name of its own.
func (p *page) within(t *testing.T, name string, f func()) {
	t.Helper()
	t.Run(name, func(part *testing.T) {
		whole := p.t
		p.t = part
		defer func() { p.t = whole }()
		f()
	})
}

// follow opens a permalink in the page that is there, as a link in it would,
// and shuts what was opened.
func (p *page) follow(link string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`new Promise((done) => {
		document.querySelectorAll("details[open]").forEach((d) => d.open = false);
		scrollTo(0, 0);
		addEventListener("hashchange", () => done(true), { once: true });
		if (location.hash === %[1]q) location.hash = "#v=1&view=safe&text=";
		location.hash = %[1]q;
	})`, "#"+link))
	p.settle()
}

// word is a text of the page in its language.
func (p *page) word(key string, pairs ...string) string { return p.words.Get(key, pairs...) }

// step is what the player says of its place.
func (p *page) step(n, of int) string {
	return p.word("player.place", "n", strconv.Itoa(n), "of", strconv.Itoa(of))
}

// text is the text of all elements that the selector finds.
func (p *page) text(selector string) string { return strings.Join(p.texts(selector), "") }

// is fails if the elements of the selector do not hold just this text.
func (p *page) is(selector, want string) {
	p.t.Helper()
	if got, ok := p.soon(func() string { return p.text(selector) }, func(got string) bool { return got == want }); !ok {
		p.t.Errorf("%s is %q, want %q", selector, got, want)
	}
}

// has fails if the elements of the selector do not hold the text.
func (p *page) has(selector, want string) {
	p.t.Helper()
	if got, ok := p.soon(func() string { return p.text(selector) }, func(got string) bool { return strings.Contains(got, want) }); !ok {
		p.t.Errorf("%s is %q, which lacks %q", selector, got, want)
	}
}

// soon looks until what is seen is as it should be, for 3 seconds at most: input
// reaches the page, and the page the screen, when the browser gets to it.
func (p *page) soon(look func() string, right func(got string) bool) (got string, ok bool) {
	p.t.Helper()
	for end := time.Now().Add(3 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		if got = look(); right(got) || time.Now().After(end) {
			return got, right(got)
		}
	}
}

// focus moves the focus to an element.
func (p *page) focus(selector string) {
	p.t.Helper()
	p.do(chromedp.Focus(chromedp.CSS(selector)))
}

// keys presses keys one after another, in whatever has the focus.
func (p *page) keys(keys ...string) {
	p.t.Helper()
	for _, key := range keys {
		p.do(chromedp.KeyEvent(key))
	}
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

// dress chooses the theme of the page: "light" or "dark".
func (p *page) dress(theme string) {
	p.t.Helper()
	p.choose("[data-uri-theme]", map[string]int{"light": 1, "dark": 2}[theme])
}

// enter gives the focused field a text at once, as pasting or an input method does.
func (p *page) enter(selector, text string) {
	p.t.Helper()
	p.focus(selector)
	p.do(chromedp.KeyEvent("a", chromedp.KeyModifiers(chromedp.ModifierCtrl)), chromedp.KeyEvent(kb.Backspace))
	call(p, input.InsertText, input.InsertTextParams{Text: text})
	p.settle()
}

// worked is the permalink of the example that the page opens with.
const worked = "v=1&base=http://a/b/c/d;p?q&ref=../../g"

// quoted is a text in the quotation marks of the language.
func (p *page) quoted(text string) string { return p.word("quote", "text", text) }

// until is a text of the page as far as a placeholder, which stands for what the
// core says.
func (p *page) until(key, placeholder string, pairs ...string) string {
	text, _, _ := strings.Cut(p.word(key, append(pairs, placeholder, "\x00")...), "\x00")
	return text
}
