package browser

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"uriplayground/web/i18n"
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

// axeFor is the expression that runs axe-core with options.
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

// checkAxe fails for what axe-core finds. Brief checks only what depends on the
// width: the rest was checked at the others.
func (p *page) checkAxe(where string, brief bool) {
	p.t.Helper()
	options := `rules: { "target-size": { enabled: true } }`
	// The controls at the bottom of a phone lie over what can be scrolled from under them.
	eval[bool](p, `(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(".uri-playground .workspace :is(.controls, .switch) { position: static !important }");
		document.adoptedStyleSheets = [sheet];
		return true;
	})()`)
	defer eval[bool](p, `(document.adoptedStyleSheets = [], true)`)
	if brief {
		options = `runOnly: ["color-contrast", "target-size", "scrollable-region-focusable"]`
	}
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
	for _, lang := range i18n.Languages() {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			p := open(t, home(lang))
			p.words = i18n.For(lang)
			eval[bool](p, axe+"; true")
			for _, view := range model.Views() {
				if len(all[view]) == 0 {
					t.Errorf("there is no scenario of the view %s", view)
				}
				for i, s := range all[view] {
					name := strings.TrimSuffix(view+"-"+s.name, "-")
					p.subtest(t, name, func() { p.inspect(s, "v=1&view="+view+"&"+s.link, lang+"-"+name, i == 0) })
				}
			}
		})
	}
}

// inspect checks a scenario in both themes and at all widths. The first one of a
// view is checked in each theme at each width; a further one, which shares most
// with it, in the light on the desktop and in the dark on tablet and phone.
func (p *page) inspect(s scenario, link, name string, first bool) {
	p.t.Helper()
	p.size(1440, 900, "light")
	p.follow(link)
	if s.do != nil {
		s.do(p)
	}
	for i, theme := range []string{"light", "dark"} {
		if len(p.texts(".presenting")) > 0 { // a slide hides the list of themes
			p.follow("v=1")
			p.chooseTheme(theme)
			p.follow(link)
		} else {
			p.chooseTheme(theme)
		}
		for j, width := range widths {
			if !first && (i == 0) != (j == 0) {
				continue
			}
			p.size(width, 900, "light")
			p.checkFit(width)
			p.checkAxe(fmt.Sprintf("%s, %d px", theme, width), j == 1 || !first && i == 1)
			if first || j != 1 {
				p.screenshot(fmt.Sprintf("%s-%s-%d", name, theme, width))
			}
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
		{slides, "tr:last-child [data-act=slide-drop]", "#result"},
		{slides + "&at=1", "[data-act=slide]", "[data-begin=lesson]"},
	} {
		p.follow("v=1&" + c.link)
		p.focus(c.press)
		p.keys(kb.Enter)
		p.idle()
		if !eval[bool](p, `document.activeElement.matches("`+c.focus+`")`) {
			t.Errorf("%s, %s leads to %s", c.link, c.press, eval[string](p, `document.activeElement.outerHTML.slice(0, 80)`))
		}
	}
	p.focus("header .views summary")
	p.keys(kb.Enter, kb.Tab, kb.Tab, kb.Enter)
	p.wait("a view was chosen", `document.querySelector(".view-runs") !== null && document.activeElement.id === "result" && document.querySelector("header details[open]") === null`)
}
