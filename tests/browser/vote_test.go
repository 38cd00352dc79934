package browser

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// votes is a lecture of a vote and of a slide without one.
const votes = "#v=1&view=lesson&lesson=lecture&at=1" +
	"&slide=https://u.example/project/guide/intro&with=/img/a.png&vote=rootadd,project,folder&note=root%20of%20the%20host" +
	"&slide=https://docs.example.org/products/v2/getting-started/intro&with=../../img/screens/logo-large.png&vote=append,glue" +
	"&slide=http://a/b&with=c"

// leaks is what tells the right answer before it is revealed, anywhere in the document: a word of a
// belief, a share, a row that is unlike the others, or the target once more than as an answer.
const leaks = `(() => {
	const all = document.documentElement.outerHTML, target = "https://u.example/img/a.png", found = [];
	for (const word of ["root of the host", "stays inside", "is appended", "is the same as", " %<", "right\"", "--share", document.title.includes(target) ? "" : "\u0000"]) {
		if (all.includes(word)) found.push(word || "title");
	}
	const texts = [...document.querySelectorAll("*")].flatMap((e) => [...e.attributes].map((a) => a.value).concat(e.childElementCount ? [] : [e.textContent]));
	if (texts.some((text) => text.includes(target))) found.push("the target in one piece");
	const rows = new Set([...document.querySelectorAll(".answers li")].map((e) => e.className + [...e.children].map((c) => c.localName + c.className)));
	if (rows.size !== 1) found.push("rows unlike each other");
	return found.join(", ");
})()`

// unfit is what of a slide is off the screen, broken inside a segment, or covered.
const unfit = `(() => {
	const bad = [], voting = document.querySelector(".voting");
	if (document.documentElement.scrollHeight > innerHeight || voting.scrollHeight > voting.clientHeight || voting.scrollWidth > voting.clientWidth) bad.push("it scrolls");
	const box = (e) => e.getBoundingClientRect(), seen = (e) => e.checkVisibility() && box(e).width > 1;
	for (const e of voting.querySelectorAll("code, .letter, input, button, .says, .share, .discussion > *, .stage-of-vote > *")) {
		const { top, left, bottom, right } = box(e);
		if (seen(e) && (top < 0 || left < 0 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5)) bad.push("off: " + e.textContent);
	}
	const margin = innerWidth - box(voting.querySelector(":scope > h2")).left;
	for (const e of voting.querySelectorAll(".discussion > *")) {
		if (seen(e) && box(e).right > margin + 1) bad.push("past the margin: " + e.textContent);
	}
	for (const e of voting.querySelectorAll(".piece")) {
		if (seen(e) && e.getClientRects().length > 1) bad.push("broken: " + e.textContent);
	}
	for (const e of voting.querySelectorAll(".letter")) {
		if (parseFloat(getComputedStyle(e).fontSize) < innerHeight / 12) bad.push("small: " + e.textContent);
	}
	const parts = [...voting.querySelectorAll(".givens-voted, .answers li, .answers .row, .discussion, .taped, .stage-of-vote")].filter((e) => seen(e) && box(e).height > 1);
	parts.forEach((a, i) => parts.slice(i + 1).forEach((b) => {
		const [p, q] = [a, b].map((e) => e.matches("li") && (a.matches(".discussion") || b.matches(".discussion")) ? box(e.querySelector("code")) : box(e));
		if (p.top < q.bottom - 1 && q.top < p.bottom - 1 && p.left < q.right - 1 && q.left < p.right - 1) bad.push(a.className + a.textContent + " over " + b.className + b.textContent);
	}));
	for (const e of voting.querySelectorAll(".answers :is(li, .row:not(.spoken))")) {
		if ([...e.children].some((c) => box(c).bottom > box(e).bottom + 1)) bad.push("out of its row: " + e.textContent);
	}
	return bad.join("; ");
})()`

// A vote goes through its stages by a clicker, and shows nothing of the answer before its end. All
// of it is on the screen, in both languages.
func TestVote(t *testing.T) {
	t.Parallel()
	axe := readAxe(t)
	for _, lang := range []string{"en", "fr"} {
		p := open(t, home(lang)+votes)
		eval[bool](p, axe+"; true")
		stage := func(class, now string) {
			t.Helper()
			p.wait(class+" "+now, fmt.Sprintf(`document.querySelector(".voting").matches(".stage-%s") && document.querySelector(".stage-of-vote > p").textContent.includes(%q)`, class, now))
			if lang == "en" {
				p.checkAxe(class, allRules)
				p.size(1280, 720, "dark")
				p.checkAxe(class+" in the dark", ofTheTheme)
			}
			for _, size := range [][2]int{{1280, 720}, {1024, 768}} {
				p.size(size[0], size[1], "light")
				if bad := eval[string](p, unfit); bad != "" {
					t.Errorf("%s, %s, %v: %s", lang, class, size, bad)
				}
				p.viewshot(fmt.Sprintf("vote-%s-%s-%s-%d", class, now, lang, size[0]))
			}
			if leak := eval[string](p, leaks); class != "reveal" && leak != "" {
				t.Errorf("%s, %s: shown before the end: %s", lang, class, leak)
			}
		}
		count := func(right string) {
			t.Helper()
			counts := []string{"2", "2", "2", "2"}
			counts[slices.IndexFunc(p.texts(".answers li code"), func(text string) bool { return text == "https://u.example/img/a.png" })] = right
			p.focus(".answers input")
			p.do(chromedp.KeyEvent(strings.Join(counts, kb.Tab)))
		}
		stage("vote", "1")
		p.key(kb.PageDown)
		stage("count", "")
		count("4")
		p.key(kb.PageDown)
		stage("discuss", "")
		if advice := p.texts(".discussion h3"); len(advice) != 1 {
			t.Errorf("%s: where some are right, %q is asked for", lang, advice)
		}
		p.key(kb.ArrowRight)
		stage("vote", "2")
		p.key(kb.ArrowDown)
		stage("count", "")
		count("14")
		p.key(kb.PageDown)
		stage("reveal", "40")
		p.size(390, 844, "light")
		if wide := eval[bool](p, `document.querySelector(".voting").scrollWidth > innerWidth`); wide {
			t.Errorf("%s: the answers are wider than a phone", lang)
		}
		p.viewshot("vote-phone-" + lang)
		if focus := eval[string](p, `document.activeElement.localName`); focus == "body" {
			t.Error("the focus is lost")
		}
		if row := p.texts(".answers .right"); len(row) != 1 || !strings.Contains(row[0], "https://u.example/img/a.png") {
			t.Errorf("right: %q", row)
		}
		p.key(kb.PageUp)
		stage("count", "")
		p.key(kb.PageDown)
		p.key(kb.PageDown)
		stage("vote", "1")
		for range 5 {
			p.key(" ")
		}
		stage("reveal", "")
		p.key(" ")
		p.wait("a slide without a vote", `document.querySelector(".slide.target-hidden") !== null`)
	}
}
