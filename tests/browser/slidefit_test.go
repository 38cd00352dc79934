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

// So does one in a frame, which the page tells how much room there is.
func TestSlideInAFrameFitsUnderAHeading(t *testing.T) {
	t.Parallel()
	slide := func(style string) *page {
		p := embedding(t, `<body style="margin:0;font:40px sans-serif"><div id=outer style="width:980px;height:552px;`+style+`"><div style="box-sizing:border-box;height:100%;padding:40px 56px"><h1 style="font-size:48px;margin:0 0 24px">A heading</h1><p style="font-size:22px">And a sentence below it.</p><uri-playground id=e loading=eager mode=frame preset=slide base="http://a/b/c/d;p?q" reference="../../../g"></uri-playground></div></div>`)
		p.size(1000, 700, "light")
		p.waitReady("e")
		return p
	}
	const whole = `Math.ceil(heard.findLast(({ type }) => type === "resize").detail.height) === inside("iframe").offsetHeight && e.scrollHeight <= e.clientHeight`
	free := slide("overflow:visible")
	free.wait("it is as high as its content", whole)
	high := eval[int](free, `e.offsetHeight`)
	p := slide("overflow:hidden")
	const fits = `e.getBoundingClientRect().bottom - outer.getBoundingClientRect().bottom <= -38 && ` + whole
	for _, step := range []int{26, 0, 3, 10, 14} {
		eval[bool](p, fmt.Sprintf(`(e.step = %d, true)`, step))
		p.wait(fmt.Sprintf("step %d: all of it is seen", step), fmt.Sprintf(`e.state.step === %d && `, step)+fits)
	}
	p.viewshot("embed-slide-frame")
	eval[bool](p, `(outer.style.height = "1200px", true)`)
	p.wait("with more room it is as high as it can be", fmt.Sprintf(`e.offsetHeight >= %d && `, high)+whole)
	eval[bool](p, `(outer.style.height = "552px", true)`)
	p.wait("with less again", fits)
	eval[bool](p, `(e.preset = null, true)`)
	p.wait("it has its usual height", `e.offsetHeight > 600`)
}

// A plain frame has the height that its page gives it, and a slide fits into that.
func TestSlideFitsAPlainFrame(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<iframe id=f style="display:block;border:0;width:900px;height:380px" src="/own/embed.html?preset=slide#v=1&base=http://a/b/c/d;p?q&ref=../../../g"></iframe>`)
	p.size(1000, 700, "light")
	const inner = `f.contentDocument.getElementById("embed")`
	p.wait("it runs", `f.contentDocument?.querySelector(".uri-result:not([data-static]) .stage") != null`)
	for _, height := range []int{380, 330, 1200, 400} {
		eval[bool](p, fmt.Sprintf(`(f.style.height = "%dpx", true)`, height))
		p.wait(fmt.Sprintf("all of it is seen in %d pixels", height), inner+`.getBoundingClientRect().bottom <= f.clientHeight + 1 && f.contentDocument.documentElement.scrollHeight <= f.clientHeight`)
		wide := inner + `.offsetWidth / f.clientWidth`
		p.wait(fmt.Sprintf("in %d pixels it is as wide as it can be", height), fmt.Sprintf(`(%t) === (%s === 1) && %s >= 0.45`, height > 1000, wide, wide))
	}
	eval[bool](p, `(f.style.width = "450px", f.style.height = "1200px", true)`)
	p.wait("its type follows the width", `Math.abs(parseFloat(f.contentWindow.getComputedStyle(`+inner+`.querySelector(".say")).fontSize) - 450 * 0.027 * 1.1) < 5`)
}
