package browser

import (
	"fmt"
	"testing"
)

// The look of the lessons, at the widths of a desktop, a tablet and a phone.
func TestLookOfLessons(t *testing.T) {
	for lang, path := range map[string]string{"en": "/", "fr": "/fr/"} {
		for name, fragment := range map[string]string{
			"list":      "lesson=",
			"dots":      "lesson=dots&exercise=2",
			"invalid":   "lesson=characters",
			"challenge": "lesson=challenge&level=3&seed=2",
			"lecture":   "lesson=lecture&slide=http://a/b/c/d;p?q&with=../../g&slide=http://a/b&with=?y",
			"slide":     "lesson=lecture&at=1&slide=http://a/b/c/d;p?q&with=../../g&slide=http://a/b&with=?y",
		} {
			p := open(t, path+"#v=1&view=lesson&"+fragment)
			p.wait("the lessons are drawn", `document.querySelector(".course") !== null`)
			for _, width := range []int{1440, 768, 320} {
				p.size(width, 900, map[int]string{1440: "light", 768: "dark", 320: "light"}[width])
				if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > width {
					t.Errorf("%s %s: at %d px the page is %d px wide", lang, name, width, wide)
				}
				p.screenshot(fmt.Sprintf("%s-lesson-%s-%d", lang, name, width))
			}
		}
	}
}
