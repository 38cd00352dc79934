package browser

import (
	"fmt"
	"strings"
	"testing"

	"uriplayground/tests/layouttest"
	"uriplayground/web/locales"
)

// Nothing is cut and no text lies on another one where a reader sets more space between letters,
// words, lines and paragraphs (WCAG 2.2, 1.4.12).
func TestTextSpacing(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		eval[bool](p, layouttest.SpaceText)
		for view, all := range scenarios() {
			s := all[0]
			p.follow("v=1&view=" + view + "&" + s.link)
			for _, size := range [][2]int{{1920, 1080}, {1440, 900}, {1280, 720}, {640, 360}, {320, 256}} {
				p.size(size[0], size[1], "light")
				for what, list := range map[string][]string{"cut": eval[[]string](p, layouttest.CutTexts), "overlap": eval[[]string](p, layouttest.Overlaps)} {
					if len(list) > 0 {
						t.Errorf("%s, %s at %d × %d: %d %s: %s", lang, view, size[0], size[1], len(list), what, strings.Join(list[:min(len(list), 6)], "; "))
					}
				}
				if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > size[0] {
					t.Errorf("%s, %s at %d: it is %d px wide", lang, view, size[0], wide)
				}
			}
		}
	}
}

// Where a page is enlarged twice, or four times, nothing stays over what scrolls, and the target is
// on the first screen.
func TestEnlarged(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	for _, size := range [][2]int{{640, 360}, {320, 256}} {
		p.size(size[0], size[1], "light")
		p.wantNone(fmt.Sprintf("%d × %d", size[0], size[1]), `(() => {
			const box = (selector) => document.querySelector(selector).getBoundingClientRect(), time = box(".workspace > .time");
			const under = [".target", ".machine", ".switch", ".panes"].filter((x) => box(x).bottom > time.top + 1 && box(x).top < time.bottom - 1);
			return [...under, ...box(".target .uri").bottom <= innerHeight ? [] : ["the target"]].join();
		})()`)
		p.checkFit(size[0])
	}
}
