package browser

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"uriplayground/web/i18n"
	"uriplayground/web/play"
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

// barred fails for what axe-core finds. Brief asks only what depends on the
// width: the rest was asked at the others.
func (p *page) barred(where string, brief bool) {
	p.t.Helper()
	options := `rules: { "target-size": { enabled: true } }`
	if brief {
		options = `runOnly: ["color-contrast", "target-size", "scrollable-region-focusable"]`
	}
	if found := eval[[]string](p, axeFor(options)); len(found) > 0 {
		p.t.Errorf("%s: %s", where, summary(found))
	}
}

// Each view in each language, theme and width, as it greets and in its further
// states: axe-core finds nothing, nothing is wider than the screen, what can be
// pressed is large enough, and a screenshot of it stays in tests/out.
func TestEveryView(t *testing.T) {
	axe, all := readAxe(t), moments()
	for _, lang := range i18n.Languages() {
		p := open(t, home(lang))
		p.words = i18n.For(lang)
		eval[bool](p, axe+"; true")
		for _, view := range play.Views() {
			if len(all[view]) == 0 {
				t.Errorf("there is no moment of the view %s", view)
			}
			for i, m := range all[view] {
				name := strings.TrimSuffix(view+"-"+m.name, "-")
				p.within(t, lang+"-"+name, func() { p.inspect(m, "v=1&view="+view+"&"+m.link, lang+"-"+name, i == 0) })
			}
		}
	}
}

// inspect looks at a moment in both themes and at all widths. How it greets is
// looked at from all sides; a further state, which shares most with it, in the
// light on the desktop and in the dark on tablet and phone.
func (p *page) inspect(m moment, link, name string, greets bool) {
	p.t.Helper()
	p.size(1440, 900, "light")
	p.follow(link)
	if m.do != nil {
		m.do(p)
	}
	for i, theme := range []string{"light", "dark"} {
		if len(p.texts(".presenting")) > 0 { // a slide hides the list of themes
			p.follow("v=1")
			p.dress(theme)
			p.follow(link)
		} else {
			p.dress(theme)
		}
		for j, width := range widths {
			if !greets && (i == 0) != (j == 0) {
				continue
			}
			p.size(width, 900, "light")
			p.fits(width)
			p.barred(fmt.Sprintf("%s, %d px", theme, width), j == 1 || !greets && i == 1)
			if greets || j != 1 {
				p.screenshot(fmt.Sprintf("%s-%s-%d", name, theme, width))
			}
		}
	}
}
