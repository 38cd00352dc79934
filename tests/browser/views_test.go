package browser

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// The references that lead to the wanted target are listed, and one click shows
// the resolution of one.
func TestWhichLink(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		p.openView("relativize")
		p.write("ref", "http://a/b/x")
		p.wait("links that work", `document.querySelectorAll(".links .works-yes").length > 2`)
		want := p.texts(".links .works-yes code")[0]
		if want != "../x" && want != "/b/x" {
			p.t.Errorf("the shortest is %q", want)
		}
		p.click(".links .works-yes button")
		p.wantTarget("http://a/b/x")
		p.wantFields("http://a/b/c/d;p?q", want)
	})
}

// One URI is normalized rung by rung, and two until they are equivalent.
func TestLadder(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		p.openView("compare")
		p.write("base", "HTTP://example.com:80/%7Ea/./b")
		p.write("ref", "http://example.com/~a/b")
		if rungs := p.texts(".ladder tbody tr"); len(rungs) != 5 {
			p.t.Errorf("rungs: %q", rungs)
		}
		p.wantContains(".ladder .note", p.wordsBefore("compare.met", "rung"))
		p.wantText("h1", p.word("compare.answer.n-scheme", "section", "§6.2.3"))
		p.wantText(".ladder-rung.meets b", "="+p.word("ladder.n-scheme"))
		p.wantText(".ladder-top.reached", "http://example.com/~a/b")
		p.wantNone("a line beside a cell that stands alone", `[...document.querySelectorAll(".ladder tbody tr")].filter((row) => getComputedStyle(row).display === "grid")
			.flatMap((row) => [...row.cells]).filter((cell) => parseFloat(getComputedStyle(cell).borderRightWidth) > 0).map((cell) => cell.textContent).join()`)
		p.write("ref", "http://example.com/~a/c")
		p.wantContains(".ladder .note", p.wordsBefore("compare.differ", "part"))
		p.wantContains(".ladder-top.apart", "/~a/b ≠ /~a/c")
		p.wantNone("what is wider than the ladder", `[...document.querySelectorAll(".ladder-stage *")].filter((e) => e.getBoundingClientRect().right > document.querySelector(".ladder-stage").getBoundingClientRect().right).map((e) => e.textContent).join()`)
		p.follow("v=1&view=normalize&ref=")
		p.write("ref", "HTTP://a:80/./%7Eb")
		p.wantContains(".data-table tbody tr:nth-last-child(2)", "http://a/~b")
		p.wantContains(".views [aria-current]", p.word("view.compare"))
	})
}

// wantTargets fails if the runs have other targets.
func (p *page) wantTargets(want string) {
	p.t.Helper()
	both := func() string { return strings.Join(p.texts(".data-table.runs tbody code"), " ") }
	if got, ok := p.eventually(both, func(got string) bool { return got == want }); !ok {
		p.t.Errorf("targets %q, want %q", got, want)
	}
}

// unfoldSteps shows the tables of two runs.
func (p *page) unfoldSteps() {
	p.t.Helper()
	p.wait("the tables can be unfolded", `document.querySelector(".all-steps") !== null`)
	p.click(".all-steps > summary")
}

// Two runs are stepped through side by side, from their first difference on, in
// each of the pairs.
func TestTwoRuns(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		p.openView("runs")
		p.unfoldSteps()
		p.write("base", "http://a/b/c")
		p.write("ref", "../g")
		p.wantTargets("http://a/g http://a/b/g")
		p.click(`.fork-words [data-act=step]`)
		p.wantContains(".pairs .now th", p.word("runs.first"))
		p.wantContains(".data-table.runs .note", p.wordsBefore("runs.other-target", "n"))
		differ := p.texts(".pairs .now .detail")
		if len(differ) < 3 || differ[1] == differ[2] {
			p.t.Errorf("the first difference reads alike: %q", differ)
		}
		p.focus("[data-do=next]")
		p.keys(kb.ArrowRight)
		if got := p.texts(".pairs .now td"); len(got) != 2 || p.text(".pairs .now th .detail") != "" {
			p.t.Errorf("side by side: %q", got)
		}
		p.write("ref", "http:g")
		p.click(`.differ-by [data-value=strict]`)
		p.wantTargets("http:g http://a/b/g")
		p.wait("the address keeps the pair", `location.hash.includes("view=runs&pair=strict")`)
		p.write("ref", "../../../g")
		p.click(`.differ-by [data-value=erratum4547]`)
		p.wantTargets("http://a/g http://a/../../g")
		p.click(`.differ-by [data-value=rfc1630]`)
		p.wantContains(".data-table.runs", p.word("runs.rfc1630.1"))
		p.write("ref", "http://a/b")
		p.click(`.differ-by [data-value=erratum4547]`)
		p.wantContains(".data-table.runs .note", p.word("runs.same"))
		p.openView("resolve")
		p.wantTarget("http://a/b")
	})
}

// URIs are found in running text, and one click opens one.
func TestExtract(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		p.openView("extract")
		p.write("text", "See <URL:http://a/b> and http://c/d, please.")
		p.wantText(".finds button code", "http://a/bhttp://c/d")
		p.wantText("h1", p.word("extract.answer", "n", "2"))
		p.unfoldTables()
		p.wantText(".extract tbody code", "http://a/bhttp://c/d")
		p.wantContains(".extract .note", p.word("extract.count", "n", "2"))
		p.wantContains(".extract tbody", p.word("extract.prefix"))
		p.wait("the text stands in the address", `location.hash.includes("text=See")`)
		p.click(".finds button")
		p.wantTarget("http://a/b")
	})
}

// Views are entries of the browser's history.
func TestBackAndForward(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		p.openView("compare")
		p.wantText("[data-view][aria-current=page]", p.word("view.compare"))
		p.focus(`[data-view=relativize]`)
		p.keys(kb.Enter)
		p.wantText("[data-view][aria-current=page]", p.word("view.relativize"))
		for _, to := range []struct{ way, view string }{{"back", "compare"}, {"back", "resolve"}, {"forward", "compare"}, {"forward", "relativize"}} {
			p.idle() // writing the address would break off the step
			eval[bool](p, `history.`+to.way+`(), true`)
			p.wantText("[data-view][aria-current=page]", p.word("view."+to.view))
			p.wait("its view is drawn", `document.querySelector(".view-`+to.view+`") !== null`)
		}
	})
}

// What is typed right before a step back is not written over where that leads.
func TestAddressThatChangesMeanwhile(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	p.idle()
	hash := eval[string](p, `(async () => {
		const field = document.querySelector("[data-uri=ref]");
		field.value = "typed";
		field.dispatchEvent(new Event("input", { bubbles: true })); // starts the timer
		history.replaceState(null, "", "#v=1&base=http://h/x/y&ref=../z"); // as a step back does, before its event
		await new Promise((done) => setTimeout(done, 1000)); // timers that are due before have fired
		return location.hash;
	})()`)
	if hash != "#v=1&base=http://h/x/y&ref=../z" {
		t.Errorf("the address is %s", hash)
	}
	eval[bool](p, `dispatchEvent(new HashChangeEvent("hashchange"))`)
	p.wantTarget("http://h/z")
	p.write("ref", "kept")
	p.wait("what is typed later is written", `location.hash.endsWith("ref=kept")`)
}

// A view without a tab of its own marks the one that it is reached from.
func TestTabOfAViewWithoutOne(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&view=safe&text=a%20b")
	for _, view := range []string{"trace resolve", "normalize compare"} {
		name, tab, _ := strings.Cut(view, " ")
		p.follow("v=1&view=" + name)
		p.wait(name+" stands under "+tab, `[...document.querySelectorAll(".views [aria-current=true]")].map(e => e.dataset.view).join() === "`+tab+`"`)
	}
}

// The language is switched in place: nothing that was typed is lost, and the
// address is that of the page in the other language.
func TestLanguageInPlace(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.wait("the words are there", `performance.getEntriesByType("resource").some(e => e.name.includes("/words.more.fr"))`)
	eval[bool](p, `window.before = true`)
	for _, width := range widths {
		p.size(width, 900, "light")
		p.follow(exampleLink + "&step=7")
		for range 2 {
			p.click(`[data-uri=language]:not([hidden])`)
			p.wait("the step is kept", `document.querySelector("[data-scrub]").valueAsNumber === 7`)
		}
		p.openView("relativize")
		p.write("ref", "../x")
		for _, lang := range []string{"fr", "en"} {
			p.words = locales.For(lang)
			p.click(`[data-uri=language]:not([hidden])`)
			p.wait("the page is in "+lang, `document.documentElement.lang === "`+lang+`"`)
			if got := eval[string](p, `location.pathname`); got != home(lang) || !eval[bool](p, `window.before === true`) {
				t.Errorf("at %s, loaded anew: %v", got, !eval[bool](p, `window.before === true`))
			}
			p.wantText("title", p.word("heading.relativize")+" – URI Playground")
			p.wantText(".views [aria-current]", p.word("view.relativize"))
			p.wantText("[data-field=ref] .name", p.word("target.title"))
			p.wantText(".links h2", p.word("links.title"))
			p.wantFields("http://a/b/c/d;p?q", "../x")
			p.wait("the address has the state", `location.hash.includes("&ref=../x")`)
		}
		p.openView("resolve")
		p.wait("the step is still shown", `document.querySelector("[data-scrub]").valueAsNumber === 7`)
	}
}

// What is undefined and what is empty is explained by examples that open.
func TestUndefinedOrEmpty(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		p.wantText(".components .states", p.word("state.undefined")+p.word("legend.undefined")+p.word("state.empty")+p.word("legend.empty")+p.word("state.present")+p.word("legend.present"))
		if p.width < 900 {
			p.click(".switch [data-value=components]") // there is room for one pane
		}
		p.click(".components .explain summary")
		p.click(".explain tbody tr:nth-child(4) button")
		p.wantTarget("http://a/b?")
		p.wantFields("http://a/b?q", "?")
	})
}

// Examples are filtered by what is typed, and one opens in the view that shows it.
func TestFilterOfExamples(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		p.click(".examples summary")
		if all := p.texts(".examples li"); len(all) < 42+25+8+6 {
			p.t.Errorf("%d examples", len(all))
		}
		p.click("[data-filter]")
		p.key("1.1.2")
		p.wait("eight are left", `document.querySelectorAll(".examples li").length === 8`)
		p.key("x")
		p.wantText(".examples .none", p.word("examples.none"))
		if got := eval[string](p, `document.activeElement.value`); got != "1.1.2x" {
			p.t.Errorf("the field holds %q", got)
		}
		p.keys(kb.Backspace)
		p.click(".examples .lists button:nth-child(2)")
		p.wait("the normal ones are left", `document.querySelectorAll(".examples li").length === 23 && document.querySelector("[data-filter]").value !== ""`)
		p.click(".examples .lists [aria-pressed=true]")
		p.wait("all are there again", `document.querySelectorAll(".examples .group").length === 6 && document.querySelector("[data-filter]").value === ""`)
		p.click("[data-filter]")
		p.keys(kb.ArrowDown)
		p.wait("the first has the focus", `document.activeElement === document.querySelector(".examples li button")`)
		p.keys(kb.ArrowUp)
		p.key("1.1.2")
		p.wait("eight are left again", `document.querySelectorAll(".examples li").length === 8`)
		p.click(".examples li:nth-child(3) button")
		p.wantText(".picture .chars", "ldap://[2001:db8::7]/c=GB?objectClass?one")
		p.follow(exampleLink)
		p.click(".examples summary")
		p.insert("[data-filter]", "")
		p.click("[data-example=invented]")
		p.wantTarget("scheme:/.//bar")
	})
}

// Each view opens with something to see, made of what was resolved, and what was typed
// in one is there again after a look at another.
func TestEachViewOpensWithSomethingToSee(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		p.words = locales.For(lang)
		p.write("ref", "../logo.png")
		p.openView("relativize")
		p.wantFields(firstBase, "https://example.com/docs/v2/guide/logo.png")
		p.wantText(".links .works-yes:first-child td:first-child code", "../logo.png")
		p.write("ref", "https://example.com/mine")
		p.openView("compare")
		p.wantFields("https://example.com/docs/v2/guide/logo.png", "HTTPS://EXAMPLE.COM/docs/v2/guide/logo.png")
		p.wantContains(".compared .first th", p.word("compare.here"))
		p.openView("extract")
		p.wantContains(".extract tbody", "http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING")
		if !strings.HasPrefix(p.value("text"), "Yes, Jim, ") {
			t.Errorf("the field holds %q", p.value("text"))
		}
		p.openView("relativize")
		p.wantFields(firstBase, "https://example.com/mine")
		p.click("[data-act=take-target]")
		p.wantFields(firstBase, "https://example.com/docs/v2/guide/logo.png")
		p.openView("resolve")
		p.wantFields(firstBase, "../logo.png")
		p.openView("links")
		p.click(".linkpanel .acts button")
		p.waitLinks()
		if found := p.linkColumn("ref"); len(found) != 13 {
			t.Errorf("links: %q", found)
		}
		if !strings.HasPrefix(eval[string](p, `document.querySelector("[data-linkpanel=source]").value`), "<!DOCTYPE html>") {
			t.Error("the page does not stand in its field")
		}
		p.screenshot("links-sample-" + lang)
	}
}

// unfoldTables opens the tables that are folded below a picture which says the same.
func (p *page) unfoldTables() {
	p.t.Helper()
	p.idle()
	eval[bool](p, `(document.querySelectorAll("#result details:has(table)").forEach((e) => { e.open = true; }), true)`)
}

// On a small screen the cells of a row stand one below the other, none of them wider than
// the screen, and no text wider than its cell.
func TestRowsFitOnASmallScreen(t *testing.T) {
	t.Parallel()
	withoutRows := []string{"resolve", "parse", "trace", "safe", "lesson"}
	views := slices.DeleteFunc(model.ViewNames(), func(view string) bool { return slices.Contains(withoutRows, view) })
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		p.size(320, 640, "light")
		for _, view := range views {
			p.followTo(view, "v=1")
			if view == "runs" {
				p.unfoldSteps()
			}
			p.unfoldTables()
			const stacked = `[...document.querySelectorAll(".data-table tbody tr")].filter((row) => row.checkVisibility() && getComputedStyle(row).display === "grid")`
			if n := eval[int](p, stacked+`.length`); n == 0 {
				t.Errorf("%s, %s: no row has its cells one below the other", lang, view)
			}
			if wide := eval[[]string](p, stacked+`.filter((row) => [...row.children].some((cell) => cell.checkVisibility() &&
				(cell.getBoundingClientRect().right > innerWidth || cell.scrollWidth > cell.clientWidth + 1))).map((row) => row.textContent)`); len(wide) > 0 {
				t.Errorf("%s, %s: %d rows, among them %q", lang, view, len(wide), wide[0])
			}
		}
	}
}

// What is found in a text is marked in its field, where it stands, however far that is
// scrolled.
func TestFoundIsMarkedInTheText(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&view=extract&text="+strings.Repeat("line%0A", 80)+"%3Chttp://a/b%3E%20%3Chttp://c/%5E%3E")
	p.wait("it is marked", `document.querySelectorAll("[data-check=text] mark").length === 2`)
	if got := p.texts("[data-check=text] mark"); got[0] != "http://a/b" || got[1] != "http://c/^" {
		t.Errorf("%q", got)
	}
	eval[bool](p, `((e) => { e.focus(); e.scrollTop = e.scrollHeight; return true; })(document.querySelector("#uri-text"))`)
	p.settle()
	// The caret is where the mark ends: both texts are laid out alike.
	const apart = `(() => {
		const field = document.querySelector("#uri-text"), under = document.querySelector(".under > .annotated");
		const style = (e) => { const { font, letterSpacing, whiteSpace, overflowWrap, textIndent } = getComputedStyle(e); return [font, letterSpacing, whiteSpace, overflowWrap, textIndent].join(); };
		if (style(field) !== style(under)) return style(field) + " is not " + style(under);
		const marks = [...under.querySelectorAll("mark")].map((e) => e.getBoundingClientRect()), box = field.getBoundingClientRect();
		const last = box.bottom - 1 - parseFloat(getComputedStyle(field).paddingBottom);
		return marks.every(({ top, bottom }) => top > box.top && bottom <= last + 2 && bottom > last - 24) ? "" : JSON.stringify([marks, last]);
	})()`
	if got, ok := p.eventually(func() string { return eval[string](p, apart) }, func(got string) bool { return got == "" }); !ok {
		t.Error(got)
	}
}

// A view that is opened from far down another one is shown from its beginning.
func TestViewsOpenAtTheirTop(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&view=dialects&base=http://a/b&ref=c")
	p.size(390, 844, "light")
	p.wait("the button is far down", `document.querySelector("[data-act=view][data-value=safe]")?.getBoundingClientRect().top > 1000`)
	p.click("[data-act=view][data-value=safe]")
	p.wait("its view is drawn", `document.querySelector(".view-safe") !== null`)
	if at, ok := p.eventually(func() string { return eval[string](p, `String(Math.round(scrollY))`) }, func(at string) bool { return at == "0" }); !ok {
		t.Errorf("it is scrolled by %s px", at)
	}
}
