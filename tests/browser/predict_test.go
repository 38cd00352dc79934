package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"uriplayground/core"
	"uriplayground/web/locales"
)

// everything is all that a page contains: its elements with all their attributes, what
// its fields contain, and its address and title.
const everything = `[document.documentElement.outerHTML, document.title, decodeURIComponent(location.hash),
	...[...document.querySelectorAll("input, textarea")].map((e) => e.value),
	...[...document.querySelectorAll("*")].flatMap((e) => [e.ariaLabel, e.ariaDescription, e.ariaValueText, e.title])].join("\n")`

// wantHidden fails if the page holds the target, or shows more of the run than the
// steps before n.
func (p *page) wantHidden(r *core.Resolution, n int) {
	p.t.Helper()
	if all := eval[string](p, everything); strings.Contains(all, r.Target.Text) {
		at := strings.Index(all, r.Target.Text)
		p.t.Errorf("step %d: the page holds the target: …%s", n, all[max(0, at-200):min(len(all), at+100)])
	}
	var rules []string
	for _, s := range r.Trace.Steps[:n] {
		if s.Rule.Section == "5.2.4" {
			rules = append(rules, s.Rule.Name+":")
		}
	}
	if got := strings.Join(p.texts(".trace tbody.rows th"), " "); got != strings.Join(rules, " ") {
		p.t.Errorf("step %d: rows %q, want %q", n, got, rules)
	}
	for _, later := range []string{".target .uri > *", ".browser :not(:empty)", ".why", ".gate:not(.fires, .fails, .waiting)", ".rule.fired:not(.now)"} {
		if got := p.texts(later); len(got) > 0 {
			p.t.Errorf("step %d: %s is there: %q", n, later, got)
		}
	}
	if got := eval[int](p, `Number(document.querySelector("[data-scrub]").max)`); got != n {
		p.t.Errorf("the timeline has %d steps while %d are known", got, n)
	}
}

// A resolution is predicted by pointer and keys, from the branch to the last rule;
// until then nothing gives the answer away.
func TestPredict(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		r := core.Resolve("http://a/b/c/d;p?q", "../../g", core.RFC3986, core.Options{})
		p.follow(exampleLink)
		p.click(".predict-switch")
		p.wait("the address asks, too", `location.hash.includes("predict=1")`)
		p.wantContains(".machine .ask", p.word("predict.ask.branch"))
		p.wantHidden(&r, 1)
		p.click(".choice[data-value=t-slash-path]")
		p.wantContains(".predict .feedback", p.word("predict.needs.t-slash-path"))
		p.wantContains(".predict .feedback", p.word("why.t-merge", "path", p.quoted("../../g")))
		p.wantHidden(&r, 5)
		p.keys(kb.ArrowRight) // on the choice, which keeps the focus
		p.wantContains(".machine .ask", p.word("predict.ask.merge"))
		p.insert(".typed input", "/b/c/d;p")
		p.keys(kb.Enter)
		p.wantContains(".predict .feedback", p.word("wrong.cut"))
		p.click("[data-act=question]")
		p.wantHidden(&r, 10)
		p.click(".choice[data-value='2E']")
		p.wantContains(".predict .feedback", p.word("answer.right"))
		p.focus(".stage")
		p.keys(kb.ArrowRight, "e", kb.ArrowRight)
		p.wantHidden(&r, 12)
		p.wantContains(".predict .score", p.word("predict.so-far", "right", "2", "of", "4"))
		p.click("[data-act=give-up]")
		p.wantContains(".predict .feedback", p.quoted("/../"))
		p.click("[data-act=question]")
		p.click("[data-act=typed]")
		p.wantHidden(&r, 13)
		p.insert(".typed label:first-child input", "")
		p.insert(".typed label:nth-child(2) input", "/g")
		p.keys(kb.Enter)
		p.wantContains(".predict .feedback", p.word("answer.right"))
		p.click("[data-act=question]")
		p.wantHidden(&r, 14)
		p.viewshot(fmt.Sprintf("predict-%s-%d", p.words.Lang, p.width))
		p.insert(".typed label:first-child input", "/g")
		p.insert(".typed label:nth-child(2) input", "")
		p.keys(kb.Enter)
		p.wantContains(".predict .score", p.word("predict.score", "right", "4", "of", "7"))
		p.wantTarget("http://a/g")
		p.click(".predict-switch")
		p.wait("the address asks no more", `!location.hash.includes("predict")`)
		p.wantText(".predict", "")
	})
}

// Each rule of §5.2.4 and each branch of §5.2.2 is explained, when it was chosen and
// when another one was.
func TestPredictFeedback(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.words = locales.For("en")
	for _, c := range []struct{ link, right, wrong, why string }{
		{"base=http://a/b&ref=f:x", "t-scheme-path", "t-merge", p.word("why.t-scheme-path")},
		{"base=http://a/b&ref=//h/x", "t-authority-path", "t-scheme-path", p.word("why.t-authority-path")},
		{"base=http://a/b&ref=?x", "t-empty-path", "t-authority-path", p.word("why.t-empty-path")},
		{"base=http://a/b&ref=/x", "t-slash-path", "t-empty-path", p.word("why.t-slash-path", "path", p.quoted("/x"))},
		{"base=http://a/b&ref=x", "t-merge", "t-slash-path", p.word("why.t-merge", "path", p.quoted("x"))},
		{"base=http://a/b&ref=?x&step=5", "ref", "base", p.word("say.t-if-query.yes", "word", "x")},
		{"base=http://a/b&ref=f:../x&step=5", "2A", "2B", p.word("brief.2A", "taken", p.quoted("../"))},
		{"base=http://a/b&ref=./x&step=10", "2B", "2C", p.word("brief.2B", "taken", p.quoted("/./"))},
		{"base=http://a/b&ref=../x&step=10", "2C", "2D", p.word("brief.2C.none", "taken", p.quoted("/../"))},
		{"base=http://a/b&ref=f:.&step=5", "2D", "2E", p.word("brief.2D", "taken", p.quoted("."))},
		{"base=http://a/b&ref=x&step=10", "2E", "2A", p.word("brief.2E", "moved", p.quoted("/x"))},
		{"base=http://a/b&ref=../x&step=10&erratum4547=1", "erratum-4547", "2C", p.wordsBefore("brief.erratum-4547", "moved")},
	} {
		for _, answer := range []string{c.right, c.wrong} {
			p.subtest(t, answer+"-to-"+c.right, func() {
				p.follow("v=1&" + c.link + "&predict=1")
				p.click(".choice[data-value='" + answer + "']")
				verdict, mark := "predict.wrong", ".choice.is-wrong"
				if answer == c.right {
					verdict, mark = "answer.right", ".choice.is-right"
				}
				p.wantContains(".predict .feedback", p.word(verdict))
				p.wantContains(".predict .feedback", c.why)
				if marked := eval[string](p, `document.querySelector("`+mark+`").dataset.value`); marked != answer {
					t.Errorf("%s is marked", marked)
				}
				if right := eval[string](p, `document.querySelector(".choice.is-right").dataset.value`); right != c.right {
					t.Errorf("%s is marked as right", right)
				}
				if status := eval[string](p, `document.querySelector(".predict .feedback").role`); status != "status" {
					t.Errorf("the feedback is a %q", status)
				}
			})
		}
	}
}

// A key that is pressed twice gives up one question, also the last one, or goes on to one: then
// the focus is before its answers, and is moved by no script of the test.
func TestPredictPressedTwice(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.words = locales.For("en")
	at := func(selector string) {
		t.Helper()
		if !eval[bool](p, `document.activeElement.matches("`+selector+`")`) {
			t.Errorf("the focus is not at %s, but at %s", selector, eval[string](p, `document.activeElement.outerHTML.slice(0, 99)`))
		}
	}
	const giveUp, next = "[data-act=give-up]", "[data-act=question]"
	p.follow("v=1&base=http://a/b&ref=../g&predict=1")
	p.wait("the first question is asked", `document.querySelectorAll(".choice").length === 5`)
	for more := true; more; more = eval[bool](p, `document.querySelector("`+giveUp+`:not([aria-disabled])") !== null`) {
		p.tabTo(giveUp)
		p.keys(kb.Enter, kb.Enter)
		at(giveUp)
		p.tabTo(next)
		p.keys(kb.Enter, kb.Enter)
		p.idle()
		if eval[bool](p, `document.querySelector(".asks:not(.answered)") !== null`) {
			at(".answers[role=group]")
			p.wantContains(".machine .ask", "?")
		}
	}
	at(next)
	p.wantTarget("http://a/g")
	p.wantContains(".predict .score", p.word("predict.none")[:8])
}

// Nothing but the machine and what is beside it changes when a run is predicted, asked about,
// answered, told to the end, and shown again.
func TestPredictMovesNothing(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	const edges = `[".target .leads", ".expected", ".machine", ".machine .say", ".time", ".panes"].map((x) => [x, Math.round(document.querySelector(x).getBoundingClientRect().top)].join(" ")).join(", ")`
	for _, lang := range locales.Languages() {
		p.words = locales.For(lang)
		for _, size := range [][2]int{{1440, 900}, {1280, 720}} {
			p.visit(home(lang) + "#v=1&base=" + firstBase + "&ref=" + firstRef + "&step=1")
			p.wait("it runs", running)
			p.size(size[0], size[1], "light")
			p.settle()
			before := eval[string](p, edges)
			still := func(when string) {
				t.Helper()
				p.settle()
				if now := eval[string](p, edges); now != before {
					t.Errorf("%s, %d × %d, %s: %s, before %s", lang, size[0], size[1], when, now, before)
				}
				p.wantNone(when+": answers that are cut", `[...document.querySelectorAll(".answers button, .answers input")].filter((x) => x.checkVisibility() && x.getBoundingClientRect().bottom > document.querySelector(".machine .say").getBoundingClientRect().top + 1).map((x) => x.textContent || x.value).join()`)
			}
			p.click(".predict-switch")
			p.wait("it asks", `document.querySelector(".choice") !== null`)
			still("asked for the branch")
			p.click(".choice[data-value=t-slash-path]")
			still("answered")
			for n := 0; eval[bool](p, `document.querySelector("[data-act=question]:not([aria-disabled])") !== null`); n++ {
				p.press("[data-act=question]")
				still(fmt.Sprintf("question %d", n+2))
				if n == 2 {
					p.press("[data-act=typed]")
					p.wait("the buffers are asked for", `document.querySelector(".zone") !== null`)
					still("asked for the buffers")
				}
				if eval[bool](p, `document.querySelector("[data-act=give-up]:not([aria-disabled])") !== null`) {
					p.press("[data-act=give-up]")
					still(fmt.Sprintf("answer %d", n+2))
				}
			}
			p.wantContains(".predict .missed", p.word("predict.missed"))
			p.press(".predict .missed button")
			p.wait("it leads there", `document.querySelector(".missed [aria-pressed=true]") !== null`)
			p.click(".predict-switch")
			p.wait("it is over", `document.querySelector(".predict") === null`)
			still("over")
			p.wait("the address follows", `!location.hash.endsWith("&step=1")`) // or the next one leads nowhere
		}
	}
}

// inked lists the buttons that are filled as the main one of a view is, and can be pressed.
const inked = `[...document.querySelectorAll("#result button:not([aria-disabled=true], :disabled)")].filter((e) => e.checkVisibility({ visibilityProperty: true }) &&
	getComputedStyle(e).backgroundColor === getComputedStyle(document.body).color).map((e) => e.dataset.act ?? e.dataset.do ?? e.type).join(" ")`

// While a question is open, at most what takes its answer is filled, and after a wrong answer only what leads
// to the next question; an answer that was taken cannot be changed or given again.
func TestPredictHasOneMainButton(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.words = locales.For("en")
	for _, c := range []struct{ kind, link, wrong, before string }{
		{"branch", "base=http://a/b/c&ref=../g", "t-scheme-path", ""},
		{"query", "base=http://a/b&ref=?x&step=5", "base", ""},
		{"merge", "base=http://a/b/c/d;p?q&ref=../../g&step=5", "", "submit"},
		{"rule", "base=http://a/b/c&ref=../g&step=10", "2A", ""},
		{"buffers", "base=http://a/b/c&ref=../g&step=10", "", ""},
	} {
		p.follow("v=1&" + c.link + "&predict=1")
		if c.kind == "buffers" {
			p.click("[data-act=typed]")
		}
		p.wantContains(".machine .ask", p.word("predict.ask."+c.kind))
		p.wantNone(c.kind+", before: cut off", `[...document.querySelectorAll(".typed input")].filter((e) => e.checkVisibility() && e.scrollWidth > e.clientWidth).map((e) => e.value).join()`)
		if got := eval[string](p, inked); got != c.before {
			t.Errorf("%s, before: %q are filled, want %q", c.kind, got, c.before)
		}
		switch c.kind {
		case "buffers":
			p.focus(".typed input")
			p.keys(kb.Enter)
			p.wantContains(".machine .ask", p.word("predict.ask.buffers")) // nothing has been answered
			p.insert(".typed input", "/x")
			p.wait("the answer can be given", `document.querySelector(".typed form button:not([aria-disabled])") !== null`)
			p.click(".typed form button")
		case "merge":
			p.click(".typed form button")
		default:
			p.click(".choice[data-value='" + c.wrong + "']")
		}
		p.wantContains(".predict .feedback", p.word("predict.wrong"))
		if got := eval[string](p, inked); got != "question" {
			t.Errorf("%s, after: %q are filled", c.kind, got)
		}
		p.wantNone(c.kind+", after: what can still be typed", `[...document.querySelectorAll(".typed input:not([readonly]), .typed form button:not([aria-disabled])")].map((e) => e.outerHTML).join()`)
	}
}

// The keys that the first question names work where the focus is when it is asked.
func TestPredictByKeysAlone(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	p.focus(".predict-switch")
	p.keys(kb.Enter)
	p.wait("the first question", `document.querySelector(".choice[data-value=t-slash-path]") !== null`)
	p.wait("the focus stays", `document.activeElement.matches(".predict-switch")`)
	p.key("1")
	p.wait("it is answered", `document.querySelector(".predict .feedback")?.textContent !== ""`)
	p.focus(".predict-switch")
	p.keys(kb.Enter)
	p.wait("the button still ends it", `!location.hash.includes("predict")`)
}
