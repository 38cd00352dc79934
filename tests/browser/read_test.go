package browser

import (
	"fmt"
	"strconv"
	"strings"
)

// texts returns the text of each element that the selector finds.
func (p *page) texts(selector string) []string {
	p.t.Helper()
	return eval[[]string](p, fmt.Sprintf(`[...document.querySelectorAll(%q)].map(e => e.textContent)`, selector))
}

// text returns the text of all elements that the selector finds.
func (p *page) text(selector string) string { return strings.Join(p.texts(selector), "") }

func (p *page) target() string { return strings.Join(p.texts(".target .run .text"), "") }

// trace returns the rows of the buffer trace: rule, output buffer, input buffer; without
// what is struck out in them.
func (p *page) trace() [][]string {
	p.t.Helper()
	return eval[[][]string](p, `[...document.querySelectorAll(".trace tbody.rows tr")].map(r => [...r.cells].slice(1).map(c => {
		const left = c.cloneNode(true);
		left.querySelectorAll("del").forEach(e => e.remove());
		return left.textContent;
	}))`)
}

// value returns what a field contains.
func (p *page) value(field string) string {
	p.t.Helper()
	return eval[string](p, `document.querySelector("[data-uri=`+field+`]").value`)
}

// wantText fails if the text of the selected elements is another one.
func (p *page) wantText(selector, want string) {
	p.t.Helper()
	if got, ok := p.eventually(func() string { return p.text(selector) }, func(got string) bool { return got == want }); !ok {
		p.t.Errorf("%s is %q, want %q", selector, got, want)
	}
}

// wantContains fails if the selected elements do not contain the text.
func (p *page) wantContains(selector, want string) {
	p.t.Helper()
	if got, ok := p.eventually(func() string { return p.text(selector) }, func(got string) bool { return strings.Contains(got, want) }); !ok {
		p.t.Errorf("%s is %q, which lacks %q", selector, got, want)
	}
}

// wantFields fails if base and reference are others.
func (p *page) wantFields(base, ref string) {
	p.t.Helper()
	if p.value("base") != base || p.value("ref") != ref {
		p.t.Errorf("base %q, reference %q", p.value("base"), p.value("ref"))
	}
}

// wantFieldShows fails if another text is seen in a field: its own, or, where that is
// transparent, the one in colours over it.
func (p *page) wantFieldShows(field, want string) {
	p.t.Helper()
	seen := eval[string](p, `((field) => getComputedStyle(field).color === "rgba(0, 0, 0, 0)" ? field.closest(".box").querySelector(".annotated")?.textContent ?? "" : field.value)(document.querySelector("[data-uri=`+field+`]"))`)
	if seen != want {
		p.t.Errorf("%s shows %q, want %q", field, seen, want)
	}
}

// wantTarget fails if the target is another one.
func (p *page) wantTarget(want string) {
	p.t.Helper()
	if got, ok := p.eventually(p.target, func(got string) bool { return got == want }); !ok {
		p.t.Errorf("target %q, want %q", got, want)
	}
}

// word returns a text of the page in its language.
func (p *page) word(key string, pairs ...string) string { return p.words.Get(key, pairs...) }

// step returns what the player says of its place.
func (p *page) step(n, of int) string { return strconv.Itoa(n) + "/" + strconv.Itoa(of) }

// quoted returns a text in the quotation marks of the language.
func (p *page) quoted(text string) string { return p.word("quote", "text", text) }

// wordsBefore returns a text of the page as far as a placeholder, whose value comes
// from the core.
func (p *page) wordsBefore(key, placeholder string, pairs ...string) string {
	text, _, _ := strings.Cut(p.word(key, append(pairs, placeholder, "\x00")...), "\x00")
	return text
}
