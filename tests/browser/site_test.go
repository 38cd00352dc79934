package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	pages "uriplayground/web/page"
)

// A permalink opens byte for byte, and follows what is typed.
func TestPermalink(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&base=http://h/%252e/&ref=..%252Fx&erratum4547=1")
	if got := eval[string](p, `document.querySelector("[data-uri=base]").value`); got != "http://h/%2e/" {
		t.Errorf("base %q", got)
	}
	p.wantTarget("http://h/%2e/..%2Fx")
	if got := eval[string](p, `document.querySelector("[data-uri=language]:not([hidden])").href`); !strings.HasSuffix(got, "/fr/#v=1&base=http://h/%252e/&ref=..%252Fx&erratum4547=1") {
		t.Errorf("the other language: %q", got)
	}
	if !eval[bool](p, `document.querySelector("[data-uri-option=erratum4547]").checked`) {
		t.Error("the switch is off")
	}
	p.write("ref", "a&b#c")
	p.wait("the address follows", `location.hash === "#v=1&base=http://h/%252e/&ref=a%26b%23c&erratum4547=1"`)
	if got := eval[string](p, `document.querySelector("[data-uri=language]:not([hidden])").href`); !strings.HasSuffix(got, "/fr/#v=1&base=http://h/%252e/&ref=a%26b%23c&erratum4547=1") {
		t.Errorf("the other language: %q", got)
	}
}

// Back from a permalink to the address without one shows what that opens with; where a text
// was too long for the address, it stays.
func TestBackToNoPermalink(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.idle()
	eval[bool](p, `(location.hash = "v=1&base=http://a/b&ref=c&view=compare", true)`)
	p.wait("the permalink is open", `document.querySelector(".view-compare") !== null`)
	eval[bool](p, `(setTimeout(() => history.back()), true)`)
	p.wait("the first view is back", `document.querySelector(".view-resolve") !== null`)
	p.wantTarget(firstTarget)
	eval[bool](p, `(() => { const ref = document.querySelector("[data-uri=ref]"); ref.value = "a".repeat(2_000_000); ref.dispatchEvent(new Event("input", { bubbles: true })); return true; })()`)
	p.idle()
	p.openView("compare")
	eval[bool](p, `(setTimeout(() => history.back()), true)`)
	p.wait("the address is that of before", `location.hash === ""`)
	p.idle()
	p.openView("resolve")
	if n := eval[int](p, `document.querySelector("[data-uri=ref]").value.length`); n != 2_000_000 {
		t.Errorf("the long text has %d characters", n)
	}
}

// A damaged permalink opens with a notice and what could be read; a sound one
// takes the notice away.
func TestDamagedPermalink(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		p.follow("v=1&ref=g%2&what")
		p.wantText(".notice[role=status]", p.word("notice.damaged"))
		p.wantTarget("http://a/b/c/g%2")
		p.follow(exampleLink)
		p.wantText(".notice[role=status]", "")
	})
}

// Each language says everything in its own words.
func TestLanguages(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		p.write("ref", "a b")
		want := ""
		for _, key := range []string{"target.title", "components.title", "explain.title", "steps.title", "trace.title", "copy.title"} {
			want += p.word(key)
		}
		p.wantText(".pane h2", want)
		p.wantText(".views a", viewNames(p))
		p.wantText(".check .fault .message", p.word("fault.space", "char", p.word("char.space"), "fix", "%20"))
		p.wantContains("title", "a b → http://a/b/c/a b")
		if lang := eval[string](p, `document.documentElement.lang + document.querySelector(".uri-result").lang`); lang != p.words.Lang+p.words.Lang {
			p.t.Errorf("lang %q", lang)
		}
	})
}

func viewNames(p *page) (names string) {
	for _, key := range []string{"view.resolve", "view.runs", "view.parse", "view.relativize", "view.from", "view.links", "view.site", "view.extract", "view.compare",
		"view.lesson", "nav.challenge", "nav.lecture", "view.dialects", "view.safe", "nav.embed"} {
		names += p.word(key)
	}
	return names
}

// The page fetches nothing but its own files, under the strict policy.
func TestNothingForeignIsFetched(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	foreign := eval[[]string](p, `performance.getEntriesByType("resource").map(e => e.name).filter(n => !n.startsWith(location.origin + "/"))`)
	if len(foreign) > 0 {
		t.Errorf("fetched %v", foreign)
	}
	policy := eval[string](p, `fetch("./").then(r => r.headers.get("content-security-policy"))`)
	if !strings.Contains(policy, "default-src 'none'") || strings.Contains(policy, "unsafe-inline") {
		t.Errorf("policy %q", policy)
	}
}

// A trace of 100,000 rows scrolls, and the page holds only what can be seen.
func TestLongTrace(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.write("ref", "")
	long := strings.Repeat("b/", 100_000)
	if _, err := chromedp.Call(p.ctx, input.InsertText, input.InsertTextParams{Text: long}); err != nil {
		t.Fatal(err)
	}
	p.wait("the rows are counted", `document.querySelector(".trace .total").textContent.startsWith("Rows: 10000")`)
	for _, top := range []int{0, 50_000 * pages.RowHeight, 99_970 * pages.RowHeight} {
		eval[bool](p, fmt.Sprintf(`(document.querySelector(".trace .window").scrollTop = %d, true)`, top))
		p.settle()
		p.wait("the rows there are drawn", `(() => {
			const box = document.querySelector(".trace .window").getBoundingClientRect();
			const rows = [...document.querySelectorAll(".trace tbody.rows tr")];
			return rows.length <= 26 && rows[0].getBoundingClientRect().top <= box.top + 40 &&
				rows.at(-1).getBoundingClientRect().bottom >= box.bottom - 40;
		})()`)
	}
	if height := eval[int](p, `document.querySelector(".trace tbody.rows tr").getBoundingClientRect().height`); height != pages.RowHeight {
		t.Errorf("a row is %d px high, not page.RowHeight", height)
	}
}

// An example is one click away, and fills fields and switches.
func TestExamples(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.click(".examples summary")
	p.click("[data-example=invented]")
	p.wantTarget("scheme:/.//bar")
	if got := eval[string](p, `document.querySelector("[data-uri=ref]").value`); got != "/..//bar" {
		t.Errorf("reference %q", got)
	}
	p.click(".examples summary")
	p.click("[data-example=non-strict]")
	p.wantTarget("http://a/b/c/g")
	if eval[bool](p, `document.querySelector("[data-uri-option=strict]").checked`) {
		t.Error("the switch still says strict")
	}
	p.size(1440, 900, "light")
	p.screenshot("en-examples-light-1440")
}

// The theme is chosen in place by keys, and is there at the next visit, in the
// other language, too.
func TestTheme(t *testing.T) {
	t.Parallel()
	forEachViewport(t, func(p *page) {
		p.follow(exampleLink)
		scheme := func() string { return eval[string](p, `getComputedStyle(document.body).backgroundColor`) }
		p.chooseTheme("light")
		light := scheme()
		p.chooseTheme("dark")
		dark := scheme()
		if dark == light {
			p.t.Error("dark looks like light")
		}
		p.choose("[data-uri-theme]", 0)
		if got := scheme(); got != light {
			p.t.Errorf("the system's theme gives %s", got)
		}
		p.size(p.width, 900, "dark")
		if got := scheme(); got != dark {
			p.t.Errorf("a dark system's theme gives %s", got)
		}
	})
	p := open(t, "/")
	p.chooseTheme("dark")
	p.visit("/fr/")
	p.wait("the playground runs", running)
	if got := eval[string](p, `document.body.dataset.theme + document.querySelector("[data-uri-theme]").value`); got != "darkdark" {
		t.Errorf("at the next visit the theme is %s", got)
	}
	p.choose("[data-uri-theme]", 0)
}
