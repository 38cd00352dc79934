package browser

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"uriplayground/web/locales"
	"uriplayground/web/model"
)

func readAxe(t *testing.T) string {
	t.Helper()
	axe, err := os.ReadFile("axe/node_modules/axe-core/axe.min.js")
	if err != nil {
		t.Fatalf("axe-core is missing; ./build.sh test installs it, or npm ci in tests/browser/axe (%v)", err)
	}
	return string(axe)
}

// axeFor returns the expression that runs axe-core with options.
func axeFor(options string) string {
	return `axe.run({ resultTypes: ["violations"], preload: false, ` + options + ` }).then(r => r.violations.flatMap(v =>
		v.nodes.map(n => v.id + ": " + v.help + " | " + n.target.join(" ") + " | " + n.failureSummary)))`
}

func summary(found []string) string {
	if len(found) > 4 {
		return fmt.Sprintf("%s\n… and %d more", strings.Join(found[:4], "\n"), len(found)-4)
	}
	return strings.Join(found, "\n")
}

// What axe-core checks, as options of its own.
const (
	allRules   = `rules: { "target-size": { enabled: true } }`
	ofTheTheme = `runOnly: ["color-contrast"]`
)

// checkAxe fails for what axe-core finds.
func (p *page) checkAxe(where, options string) {
	p.t.Helper()
	// The controls at the bottom of a phone lie over what can be scrolled from under them.
	eval[bool](p, `(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(".uri-playground .workspace :is(.controls, .switch) { position: static !important }");
		document.adoptedStyleSheets = [sheet];
		return true;
	})()`)
	defer eval[bool](p, `(document.adoptedStyleSheets = [], true)`)
	if found := eval[[]string](p, axeFor(options)); len(found) > 0 {
		p.t.Errorf("%s: %s", where, summary(found))
	}
}

// Each view in each language, theme and width, as it opens and in its further
// states: axe-core finds nothing, nothing is wider than the screen or cut off, and
// what can be pressed is large enough, with nothing on it.
func TestEveryView(t *testing.T) {
	t.Parallel()
	axe, all := readAxe(t), scenarios()
	for _, lang := range locales.Languages() {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			p := open(t, home(lang))
			p.words = locales.For(lang)
			eval[bool](p, axe+"; true")
			for _, view := range model.ViewNames() {
				if len(all[view]) == 0 {
					t.Errorf("there is no scenario of the view %s", view)
				}
				for i, s := range all[view] {
					name := strings.TrimSuffix(view+"-"+s.name, "-")
					p.subtest(t, name, func() { p.inspect(s, "v=1&view="+view+"&"+s.link, lang+"-"+name, looksOf(lang, i == 0)) })
				}
			}
		})
	}
}

// look is how a scenario is seen, and what axe-core checks there: nothing where the
// options are empty.
type look struct {
	theme string
	width int
	axe   string
}

// How a view is seen as it opens, and in a further state, which shares most with that.
// Axe-core takes longest of all, so it checks everything where most is seen and where there
// is least room, and the contrast once more in the other theme. What depends on the width,
// checkFit checks everywhere. In other languages than English words are longer or shorter,
// in either theme alike.
var (
	opening = []look{
		{"light", 1440, allRules}, {"light", 768, ""}, {"light", 320, ""},
		{"dark", 1440, ofTheTheme}, {"dark", 768, ""}, {"dark", 320, allRules},
	}
	further   = []look{{"light", 1440, allRules}, {"dark", 768, ""}, {"dark", 320, ofTheTheme}}
	inOthers  = []look{{"light", 1440, allRules}, {"light", 768, ""}, {"dark", 320, ""}}
	furtherIn = []look{{"light", 1440, ""}, {"light", 768, ""}, {"light", 320, ""}}
)

func looksOf(lang string, first bool) []look {
	switch english := lang == "en"; {
	case english && first:
		return opening
	case english:
		return further
	case first:
		return inOthers
	default:
		return furtherIn
	}
}

// inspect checks a scenario as it looks in each of the looks.
func (p *page) inspect(s scenario, link, name string, looks []look) {
	p.t.Helper()
	p.size(1440, 900, "light")
	p.follow(link)
	if s.do != nil {
		s.do(p)
	}
	for _, l := range looks {
		p.size(l.width, 900, l.theme)
		p.checkFit(l.width)
		if l.axe != "" {
			p.checkAxe(fmt.Sprintf("%s, %d px", l.theme, l.width), l.axe)
			p.checkCitations()
		}
		p.screenshot(fmt.Sprintf("%s-%s-%d", name, l.theme, l.width))
	}
}

// checkCitations fails for a link to a section whose name does not say of which specification, as it
// is read in a list of links. At the end of a sentence that is announced it is short.
func (p *page) checkCitations() {
	p.t.Helper()
	if short := eval[[]string](p, `[...document.querySelectorAll("a.cite")].filter(a => !a.closest("[aria-live], [role=status]"))
		.map(a => a.ariaLabel || a.textContent).filter(name => name.startsWith("§"))`); len(short) > 0 {
		p.t.Errorf("links are named %s alone", summary(short))
	}
}

// The signs on buttons and what falls out of the buffers are as plain as text where the
// visitor's own colours replace those of the page.
func TestForcedColours(t *testing.T) {
	t.Parallel()
	p := open(t, home("en"))
	p.follow("v=1&base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png&step=15")
	for _, scheme := range []string{"light", "dark"} {
		call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
			{Name: "forced-colors", Value: "active"}, {Name: "prefers-color-scheme", Value: scheme}}})
		if pale := eval[[]string](p, `(() => {
			const pale = [], sign = document.querySelector(".sign-link"), gone = [...document.querySelectorAll(".kind-buffers .gone")];
			if (getComputedStyle(sign).stroke !== getComputedStyle(sign.closest("button")).color) pale.push("sign of a link: " + getComputedStyle(sign).stroke);
			for (const chip of gone) if (getComputedStyle(chip).opacity !== "1") pale.push("gone: " + chip.textContent);
			return gone.length > 0 ? pale : ["nothing is gone at this step"];
		})()`); len(pale) > 0 {
			t.Errorf("%s: %s", scheme, summary(pale))
		}
	}
}

// The link that skips to the result leaves what is shown, and its address, as they are.
func TestSkipLink(t *testing.T) {
	t.Parallel()
	const link = "#v=1&base=http://a/b&ref=c&view=compare"
	p := open(t, "/"+link)
	p.idle()
	p.focus(".skip")
	p.keys(kb.Enter)
	p.wait("the focus is at the result", `document.activeElement.id === "result"`)
	p.idle()
	if got := eval[string](p, `location.hash + " " + document.querySelector(".uri-result").className`); got != link+" uri-result view-compare" {
		t.Errorf("it leads to %s", got)
	}
	for link, focus := range map[string]string{"base=http://a/b&ref=c": ".address", "base=a&ref=c": "#result", "base=http://a/b&ref=c&predict=1": "#result"} {
		p.do(chromedp.Navigate("about:blank"))
		p.visit("/#v=1&" + link)
		p.wait("it runs", running)
		p.keys(kb.Tab, kb.Enter)
		if !eval[bool](p, `document.activeElement.matches("`+focus+`")`) {
			t.Errorf("%s: it leads to %s", link, eval[string](p, `document.activeElement.outerHTML.slice(0, 80)`))
		}
	}
}

// Where what a key has pressed is gone, the focus goes on to where that has led.
func TestFocusGoesOn(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	const slides = "view=lesson&lesson=lecture&slide=http://a/b&with=c&slide=http://a/b&with=d"
	for _, c := range []struct{ link, press, focus string }{
		{"base=http://a/b&ref=c%20d", "[data-fix]", "[data-uri=ref]"},
		{"view=safe&text=a%20b", "[data-act=view]", "#result"},
		{"view=from&base=http://a/b&ref=c", "[data-act=show]", "#result"},
		{"base=http://a/b&ref=c", ".why [data-base]", "button"},
		{slides, "[data-act=slide-drop]", "[data-act=slide-drop]"},
		{slides + "&at=1", "[data-act=slide]", ".show .primary"},
	} {
		p.follow("v=1&" + c.link)
		p.unfoldTables()
		eval[bool](p, `(document.querySelector(".editor .menu")?.setAttribute("open", ""), true)`)
		p.focus(c.press)
		p.keys(kb.Enter)
		p.idle()
		if !eval[bool](p, `document.activeElement.matches("`+c.focus+`")`) {
			t.Errorf("%s, %s leads to %s", c.link, c.press, eval[string](p, `document.activeElement.outerHTML.slice(0, 80)`))
		}
	}
	p.follow("v=1&base=http://a/b&ref=c&dialect=rfc2396")
	p.focus(".target [data-choose]")
	p.keys(kb.ArrowDown)
	p.wait("the next document is chosen", `document.querySelector(".target [data-choose]") === null && document.activeElement.matches("#result")`)
	if lost := eval[bool](p, `(() => {
		const link = document.querySelector("header details [data-view=safe]");
		link.closest("details").open = true;
		link.focus();
		link.click();
		return document.activeElement === document.body;
	})()`); !lost {
		t.Error("a closed menu keeps the focus")
	}
	p.idle()
	p.focus("header .views summary")
	p.keys(kb.Enter, kb.Tab, kb.Tab, kb.Enter)
	p.wait("a view was chosen", `document.querySelector(".view-runs") !== null && document.activeElement.id === "result" && document.querySelector("header details[open]") === null`)
	p.focus("header .views summary")
	p.keys(kb.ArrowDown) // no menu is open
	p.keys(kb.Enter, kb.ArrowDown, kb.ArrowDown, kb.ArrowUp, kb.ArrowRight, kb.ArrowDown, kb.ArrowDown, kb.Enter)
	p.wait("the arrows lead into the next menu", `document.querySelector(".view-from") !== null && document.querySelector("header details[open]") === null`)
}
