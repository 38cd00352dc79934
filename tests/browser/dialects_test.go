package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"uriplayground/core"
	"uriplayground/web/locales"
)

// One string is read by three documents and by this browser, from the keyboard.
func TestDialects(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	p.openView("dialects")
	p.write("ref", "http://host/~user")
	if heads := strings.Join(p.texts(".dialects thead th"), "|"); heads != "Component|RFC 1630|RFC 1738|RFC 3986|Your browser" {
		t.Errorf("heads %q", heads)
	}
	verdicts := p.texts(".dialects .verdict td > span:first-child")
	if len(verdicts) != 4 || !strings.HasPrefix(verdicts[0], "invalid") || !strings.HasPrefix(verdicts[1], "invalid") ||
		!strings.HasPrefix(verdicts[2], "valid") || !strings.HasPrefix(verdicts[3], "accepts it") {
		t.Errorf("verdicts %q", verdicts)
	}
	if first := strings.Join(p.texts(".differences .first"), ""); !strings.Contains(first, "Character 13") {
		t.Errorf("the first point: %q", first)
	}
	if browser := strings.Join(p.texts(".dialects tbody td:last-child code"), "|"); !strings.HasPrefix(browser, "http:|") || !strings.Contains(browser, "|host|") {
		t.Errorf("the browser says %q", browser)
	}
	p.write("ref", "ftp://myname@host.dom/%2Fetc/motd")
	if actions := strings.Join(p.texts(".client tbody th code"), " "); actions != "connect USER PASS CWD TYPE RETR" {
		t.Errorf("a client would %q", actions)
	}
	if arguments := strings.Join(p.texts(".client tbody td:nth-child(3) code"), " "); !strings.Contains(arguments, "/etc motd") {
		t.Errorf("arguments %q", arguments)
	}
}

// The partial form of RFC 1630 by a click on what the document prints, and by
// its rule as printed.
func TestPartialForm(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=a&ref=b&view=dialects")
	result := func() string {
		return strings.Join(p.texts(".dialects tbody tr:last-child td:nth-of-type(1) code"), "")
	}
	p.click(`.partial [data-value="magic://a/b/c//d/e/f\a /g"]`)
	if got := result(); p.value("base") != "magic://a/b/c//d/e/f" || p.value("ref") != "/g" || got != "magic://a/g" {
		t.Errorf("%q", got)
	}
	p.click(`.partial [data-act=literalRule]`)
	if got := result(); got != "magic://a/b/c//d/g" {
		t.Errorf("by the rule as printed %q", got)
	}
	p.wait("the rule stands in the address", `location.hash.includes("literalRule=1")`)
	if steps := p.texts(".partial tbody tr"); len(steps) < 6 {
		t.Errorf("steps %q", steps)
	}
}

// A click on a character explains it, a permalink shows it again, and a text is
// made safe beside it.
func TestCharacters(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	p.openView("dialects")
	if cards := p.texts(".chartable tbody tr"); len(cards) != 36 {
		t.Errorf("%d cards", len(cards))
	}
	p.click(`.chartable [data-value="^"]`)
	if title := strings.Join(p.texts(".character h2"), ""); !strings.Contains(title, "circumflex") || !strings.Contains(title, "%5E") {
		t.Errorf("explained %q", title)
	}
	if why := strings.Join(p.texts(".character tbody"), ""); !strings.Contains(why, "gateways") || !strings.Contains(why, "neutral character") {
		t.Errorf("why %q", why)
	}
	p.wait("the explanation is in sight", `(() => { const box = document.querySelector(".character").getBoundingClientRect(); return box.top >= -1 && box.top < innerHeight })()`)
	p.wait("the character stands in the address", `location.hash.includes("char=%5E")`)
	q := open(t, "/fr/"+eval[string](p, `location.hash`))
	if title := strings.Join(q.texts(".character h2"), ""); !strings.Contains(title, "circonflexe") {
		t.Errorf("the permalink explains %q", title)
	}
	p.click(`.character [data-value=safe]`)
	p.write("text", "a b~")
	p.wantText(".safe-result", "a-b~")
	p.wantText("h1", "One character changes, of 4")
	p.click(`.safe-acts [data-value=filename]`)
	p.wantText(".safe-result", "a-b_")
	if !eval[bool](p, `document.querySelector(".safe-acts [aria-pressed=true]").dataset.value === "filename"`) {
		t.Error("the choice is not marked")
	}
	if n := eval[int](p, `document.querySelectorAll(".char-map [tabindex='-1']").length`); n != 94 {
		t.Errorf("%d of 95 characters are no stop of Tab", n)
	}
	p.focus(`.char-map [data-value="^"]`)
	p.keys(kb.ArrowRight, kb.ArrowUp, kb.Enter)
	p.wantContains(".character h2", " O ")
}

// A dialect in the permalink shows how an older document reads the text; one
// click leads back.
func TestDialectInTheLink(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=http://a/&ref=gopher://h/7a%2520b%2509c&dialect=rfc1738")
	if title := strings.Join(p.texts(".dialects h2"), ""); !strings.Contains(title, "RFC 1738") {
		t.Errorf("title %q", title)
	}
	if sent := strings.Join(p.texts(".client .note"), ""); !strings.Contains(sent, "a b␉c") {
		t.Errorf("sent %q", sent)
	}
	p.click(`#result [data-act=dialect][data-value=rfc3986]`)
	p.wantTarget("gopher://h/7a%20b%09c")
}

// By the URL Standard a link opens at its step; the browser encodes the domain, and the
// arrows lead through the states.
func TestURLStandardInPermalink(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=http://a/b/&ref=//b%C3%BCcher.example%5C..%5Cg&dialect=url&step=2")
	p.wait("the step is shown", `document.querySelectorAll(".trace tr.now").length === 1`)
	if target := strings.Join(p.texts(".target .text"), ""); target != "http://xn--bcher-kva.example/g" {
		t.Errorf("the target is %q", target)
	}
	if now := strings.Join(p.texts(".trace tr.now .number"), ""); now != "2" {
		t.Errorf("step %q is present", now)
	}
	p.size(1280, 720, "light")
	p.wantNone("what is below the first screen", `[".target .uri", ".player", ".stage", ".say", ".panes tr.now", ".steps .line.now"].filter((name) => {
		const e = document.querySelector(name);
		return !e.checkVisibility() || e.getBoundingClientRect().bottom > innerHeight;
	}).join()`)
	p.click(`[data-do=next]`)
	p.wait("the next step is shown", `document.querySelector(".trace tr.now .number").textContent.trim() === "3"`)
	eval[bool](p, `(() => { const list = document.querySelector(".target [data-choose]"); list.value = "rfc2396"; return list.dispatchEvent(new Event("change", { bubbles: true })); })()`)
	p.wait("RFC 2396 is chosen", `location.hash.includes("dialect=rfc2396") && document.querySelector(".trace tr.now") === null`)
	eval[bool](p, `(() => { const list = document.querySelector(".target [data-choose]"); list.value = "rfc3986"; return list.dispatchEvent(new Event("change", { bubbles: true })); })()`)
	p.wait("RFC 3986 is back", `document.querySelector(".expected") !== null && !location.hash.includes("dialect")`)
}

// Rules through time opens with answers that part; the browser stands beside them; from
// the keyboard, a document opens at the step over which it parts.
func TestRulesThroughTime(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow("v=1")
		p.openView("dialects")
		p.wait("the browser has answered", `document.querySelector(".through tr.yours") !== null`)
		answers := p.texts(".through tr:is(.first, .moved) td:nth-of-type(1) code")
		if want := "http://a/../%2e%2e/y|http://a/../g;x/../%2e%2e/y|http://a/../%2e%2e/y|http://a/%2e%2e/y|http://a/y"; strings.Join(answers, "|") != want {
			p.t.Errorf("answers %q", answers)
		}
		if same := strings.Join(p.texts(".through tr.yours td:nth-of-type(1) code"), ""); same != "http://a/y" {
			p.t.Errorf("this browser answers %q", same)
		}
		if java := strings.Join(p.texts(".through tr:nth-child(4) td:last-child"), ""); !strings.Contains(java, "java.net.URI") {
			p.t.Errorf("beside RFC 2396: %q", java)
		}
		p.wantContains("h1", "4")
		if lanes := p.texts(".lane-answer code"); len(lanes) != 4 {
			p.t.Errorf("lanes %q", lanes)
		}
		if moves := p.texts(".through-moves .moved .mark-number"); strings.Join(moves, "") != "1234" {
			p.t.Errorf("moves %q", moves)
		}
		p.wait("the table is unfolded", `document.querySelector(".every-answer").open = true`)
		eval[bool](p, `document.querySelector(".through [data-value^='url ']").focus(), true`)
		p.keys(kb.Enter)
		p.wait("a step of the URL Standard is shown", `document.querySelector(".trace tr.now, .steps .line.now") !== null`)
		p.wait("the address names it", `/dialect=url.*step=/.test(location.hash)`)
		if now := strings.Join(p.texts(".machine .say, .steps .line.now"), ""); !strings.Contains(now, "%2e") || !strings.Contains(now, "path state") {
			p.t.Errorf("the step is %q", now)
		}
	})
}

// The settings say by which rules the link is resolved, and change them: in the view that
// shows it, and whatever else chose them.
func TestRulesInTheSettings(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=http://a/b/c/d&ref=../../../g&dialect=rfc1808")
	chosen := func(want, value string) {
		p.wait(want+" is chosen", `[...document.querySelectorAll(".rules :is(input:checked, select)")].map((e) => e.value).join() === "`+want+`"`)
		p.wantTarget(value)
	}
	chosen("rfc1808", "http://a/../g")
	p.click(".settings summary")
	p.focus(".rules [value=rfc3986]") // which none but the keyboard reaches
	p.keys(kb.ArrowRight)
	chosen("url,", "http://a/g")
	p.wantFocusIn(".rules [value=url]", "a choice by the keyboard")
	p.click(".rules label:first-child")
	chosen("rfc3986,", "http://a/g")
	p.focus(".rules select")
	p.keys(kb.Home) // its title is none of its entries
	chosen("rfc2396", "http://a/../g")
	eval[bool](p, `(() => { const list = document.querySelector(".target select"); list.value = "url"; return list.dispatchEvent(new Event("change", { bubbles: true })); })()`) // keys would pass by RFC 3986, which has no list here
	chosen("url,", "http://a/g")
	p.openView("runs")
	p.wait("no rules where none is chosen", `!document.querySelector(".rules").checkVisibility()`)
}

// No name of a component reaches into the cell beside it, and none breaks within a word, by whichever rules and in either language.
func TestNamesOfComponentsHaveRoom(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		for _, d := range core.Dialects() {
			for _, width := range []int{1440, 1280, 1024} {
				p.size(width, 720, "light")
				p.follow("v=1&base=http://u@a:1/b/c/d;p?q&ref=../g&dialect=" + d.String())
				p.wait("it is drawn", `document.querySelector(".components tbody th, .data-table tbody th") !== null`)
				p.wantNone(fmt.Sprintf("%s, %s, %d px", lang, d, width), `[...document.querySelectorAll(".components tbody th")].filter((e) => {
					const text = document.createRange(), name = e.firstChild.textContent;
					text.selectNodeContents(e.firstChild);
					return e.checkVisibility() && (text.getBoundingClientRect().right > e.getBoundingClientRect().right + 1 || text.getClientRects().length > name.split(/[ \u2019(]+/).length);
				}).map((e) => e.textContent).join(" | ")`)
			}
		}
	}
}
