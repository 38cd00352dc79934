package browser

import "testing"

// The lecture size enlarges everything, nothing gets wider than the screen, and
// the next visit finds it as it was.
func TestLectureSize(t *testing.T) {
	p := open(t, "/")
	height := func() float64 {
		return eval[float64](p, `document.querySelector(".steps .line .code").getBoundingClientRect().height`)
	}
	before := height()
	p.click("[data-uri-size]")
	if after := height(); after < 1.3*before {
		t.Errorf("a line is %.1f px high, before %.1f", after, before)
	}
	for _, view := range []string{"resolve", "parse", "runs"} {
		p.click("[data-view=" + view + "]")
		for _, width := range []int{1440, 768, 320} {
			p.size(width, 900, "light")
			if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > width {
				t.Errorf("%s: at %d px the page is %d px wide", view, width, wide)
			}
			if width > 320 {
				p.screenshot("lecture-" + view + "-" + map[int]string{1440: "1440", 768: "768"}[width])
			}
		}
	}
	p.visit("/fr/")
	p.wait("it is kept", `document.documentElement.dataset.size === "lecture" && document.querySelector("[data-uri-size]").checked`)
	p.click("[data-uri-size]")
	if left := eval[bool](p, `localStorage.getItem("uri-playground.size") !== null`); left {
		t.Error("it is kept although it is off")
	}
}
