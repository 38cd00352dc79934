package browser

import (
	"fmt"
	"testing"
)

// The lecture size enlarges everything, in no view gets anything wider than the
// screen or smaller than a finger, and the next visit finds it as it was.
func TestLectureSize(t *testing.T) {
	everywhere(t, func(p *page) {
		p.follow(worked)
		height := func() float64 {
			return eval[float64](p, `document.querySelector(".target .uri").getBoundingClientRect().height`)
		}
		before := height()
		p.focus("[data-uri-size]")
		p.keys(" ")
		if after := height(); p.width > 640 && after < 1.3*before {
			p.t.Errorf("the target is %.1f px high, before %.1f", after, before)
		}
		for _, view := range []string{"parse", "runs", "compare", "relativize", "extract", "dialects", "links", "lesson", "resolve"} {
			p.click("[data-view=" + view + "]")
			p.fits(p.width)
			if p.width > 320 && p.words.Lang == "en" {
				p.screenshot(fmt.Sprintf("lecture-%s-%d", view, p.width))
			}
		}
		p.click("[data-uri-size]")
	})
	p := open(t, "/")
	p.click("[data-uri-size]")
	p.visit("/fr/")
	p.wait("it is kept", `document.documentElement.dataset.size === "lecture" && document.querySelector("[data-uri-size]").checked`)
	p.click("[data-uri-size]")
	if left := eval[bool](p, `localStorage.getItem("uri-playground.size") !== null`); left {
		t.Error("it is kept although it is off")
	}
}
