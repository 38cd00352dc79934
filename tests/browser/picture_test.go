package browser

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// wantChosenRule fails if another box is chosen.
func (p *page) wantChosenRule(rule, text string) {
	p.t.Helper()
	p.wantContains(".picture .say", p.wordsBefore("picture.say", "words", "rule", rule, "text", p.quoted(text)))
}

// Each rule has its box; a click or the arrow keys choose one, with its line of
// the grammar and its section.
func TestPicture(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		p.openView("parse")
		p.wantText(".picture .base .chars", "http://a/b/c/d;p?q")
		p.wantText(".picture .ref .chars", "../../g")
		p.click(`.picture [data-value="2"] .name`)
		p.wantChosenRule("scheme", "http")
		p.wantText(".picture .cite", "§3.1")
		p.wantContains(".picture .abnf", "scheme        = ALPHA")
		p.focus(`[data-walk=picture]`)
		p.keys(kb.ArrowRight, kb.ArrowRight, kb.ArrowDown, kb.ArrowRight, kb.ArrowDown)
		p.wantChosenRule("host", "a")
		p.keys(kb.Home)
		p.wantChosenRule("URI-reference", "http://a/b/c/d;p?q")
		p.click(`.picture .chain [data-value="1"]`)
		p.wantChosenRule("URI", "http://a/b/c/d;p?q")
		p.focus(`[data-walk=picture-ref]`)
		p.keys(kb.ArrowDown)
		p.wantChosenRule("relative-ref", "../../g")
		p.click(`.picture .ref .inner > .tree-box:last-child .chars`)
		p.wantChosenRule("segment", "g")
		p.click(`.picture .tiles button`)
		p.wantChosenRule("pchar", "g")
	})
}

// The picture of an invalid URI ends at the fault and says why; that of an
// unfinished one says how it may continue.
func TestPictureOfAFault(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		p.openView("parse")
		p.click(`.picture [data-value=ref]`)
		p.write("ref", "a/b c")
		p.wantText(".picture .bad .chars", " ")
		_, fits, _ := strings.Cut(p.word("picture.bad", "char", "\x00", "n", "4"), "\x00")
		p.wantContains(".picture .note", fits)
		p.click(".fault.tone-bad button")
		p.wantText(".picture .bad", "")
		p.wantText(".picture .ref .chars", "a/b%20c")
		p.write("ref", "http://[::1")
		p.wantText(".picture .bad", "")
		p.wantContains(".picture .note", p.wordsBefore("picture.open", "open"))
	})
}
