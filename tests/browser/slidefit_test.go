package browser

import (
	"fmt"
	"testing"
)

// On a slide that cuts off what does not fit, an embed below a heading takes the height that
// is left, also where the slide is scaled as a whole, and where its content grows. Where
// nothing is cut off it has its full width.
func TestSlideFitsUnderAHeading(t *testing.T) {
	t.Parallel()
	const embed = `<uri-playground id=e loading=eager preset=slide base="http://a/b/c/d;p?q" reference="../../../g"></uri-playground>`
	slide := func(style string) string {
		return `<body style="margin:0;font:40px sans-serif"><div id=outer style="width:980px;height:552px;overflow:hidden;` + style + `"><div style="box-sizing:border-box;height:100%;padding:40px 56px"><h1 id=h style="font-size:48px;margin:0 0 24px">A heading</h1><p style="font-size:22px">And a sentence below it.</p>` + embed + `</div></div>`
	}
	const bottom = `(e.getBoundingClientRect().bottom - outer.getBoundingClientRect().bottom) / (outer.getBoundingClientRect().height / outer.offsetHeight)`
	for _, style := range []string{"", "transform:scale(0.6);transform-origin:0 0", "overflow:clip;border:3px solid"} {
		p := embedding(t, slide(style))
		p.size(1000, 700, "light")
		p.waitReady("e")
		for _, step := range []int{26, 0, 3, 10, 14} {
			eval[bool](p, fmt.Sprintf(`(e.step = %d, true)`, step))
			p.wait(fmt.Sprintf("%q, step %d: all of it is seen", style, step), bottom+` <= -38 && e.scrollHeight <= e.clientHeight`)
		}
		if got := eval[float64](p, `inside(".inner").offsetWidth / e.clientWidth`); got < 0.45 || got > 0.97 {
			t.Errorf("%q: it has %g of the width", style, got)
		}
		eval[bool](p, `(outer.style.height = "1200px", true)`)
		p.wait("with more room it is as wide as it can be", `inside(".inner").offsetWidth === e.clientWidth`)
		p.viewshot("embed-slide-heading")
	}
	for _, style := range []string{"overflow:visible", "overflow:auto", "height:auto"} {
		p := embedding(t, slide(style))
		p.size(1000, 700, "light")
		p.waitReady("e")
		p.idle()
		if !eval[bool](p, `inside(".inner").offsetWidth === e.clientWidth`) {
			t.Errorf("%q: it is narrower where nothing is cut off", style)
		}
	}
	p := embedding(t, slide(""))
	p.size(1000, 700, "light")
	p.waitReady("e")
	eval[bool](p, `(e.preset = null, true)`)
	p.wait("it has its usual height and width", `inside(".inner").offsetWidth === e.clientWidth && e.offsetHeight > 600`)
	eval[bool](p, `(e.preset = "slide", true)`)
	p.wait("it fits again", bottom+` <= -38`)
}
