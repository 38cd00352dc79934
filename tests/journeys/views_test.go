package journeys

import (
	"fmt"
	"strings"

	"uriplayground/tests/webdriver"
)

// The timeline goes by keys and by the pointer, and plays to its end.
func timeline(v *visit) {
	v.open("/#" + example)
	v.click(one("[data-do=first]"))
	want(v, place, "0/25")
	v.press(pressed(webdriver.Right, 12))
	want(v, place, "12/25")
	want(v, textOf(".trace tr.now th"), "2E:")
	v.press(pressed(webdriver.Left, 1))
	want(v, place, "11/25")
	v.press(pressed(webdriver.End, 1))
	want(v, place, "25/25")
	v.click(one("[data-do=back]"))
	want(v, place, "24/25")
	x, y := v.middle(one(`.column[data-value="12"]`))
	toX, _ := v.middle(one(`.column[data-value="20"]`))
	v.must(v.b.Drag(x, y, toX, y))
	want(v, place, "20/25")
	v.follow(example + "&step=22")
	want(v, place, "22/25")
	v.click(one("[data-do=play]"))
	want(v, place, "25/25")
	want(v, target, "http://a/g")
}

const rows = `document.querySelector(".trace .window")`

// The wheel scrolls the buffers, and the rows that come into sight are drawn.
func wheel(v *visit) {
	v.open("/#v=1&base=http://a/&ref=" + strings.Repeat("b/", 300) + "&step=1")
	v.wait(rows + `.scrollHeight > 5000`)
	x, y := v.middle(rows)
	v.must(v.b.Hover(x, y))
	v.must(v.b.Wheel(x, y, 400))
	v.wait(rows + `.scrollTop > 100`)
	v.do(fmt.Sprintf(`(%s.scrollTop = 4000)`, rows))
	v.wait(`(() => {
		const box = ` + rows + `.getBoundingClientRect();
		const drawn = [...document.querySelectorAll(".trace tbody.rows tr")].map((e) => e.getBoundingClientRect());
		return drawn.length > 0 && drawn[0].top <= box.top + 40 && drawn.at(-1).bottom >= box.bottom - 40;
	})()`)
}

// Each view opens from the menu, and says the same in every browser.
func views(v *visit) {
	v.open("/#" + example)
	for _, view := range eval[[]string](v, `[...document.querySelectorAll("nav.views [data-view]")].map((a) => a.dataset.view)`) {
		v.show(view)
		v.wantNoErrors()
	}
}

// show opens a view from the menu.
func (v *visit) show(view string) {
	v.Helper()
	v.do(fmt.Sprintf(`document.querySelector("nav.views [data-view=%s]").click()`, view))
	v.wait(fmt.Sprintf(`document.querySelector("nav.views [data-view=%s]").getAttribute("aria-current") === "page"`, view))
	v.wait(textOf(".uri-result") + `.length > 100`)
}

// A query is opened as the permalink of the same fields, and becomes it.
func queries(v *visit) {
	v.open("/?base=http://a/b/c/d;p?q&ref=../../%252e%20+'%C3%A9&step=3")
	want(v, field("ref")+`.value`, "../../%2e +'é")
	want(v, `location.search`, "")
	want(v, `document.querySelector(".notice[role=status]").textContent`, "")
	v.open("/fr/?ref=c&base=http://h/x/y&strict=false")
	want(v, target, "http://h/x/c")
	v.must(v.b.Reload())
	v.wait(running)
	want(v, target, "http://h/x/c")
	v.open("/?ref=lost&base=http://lost/#" + example)
	want(v, target, "http://a/g")
	v.open("/?ref=c%252&base=http://h/x/y&what")
	want(v, target, "http://h/x/c%2")
	v.wait(`document.querySelector(".notice[role=status]").textContent !== ""`)
}

// A permalink opens what it names; back and reload keep it, and of a damaged one
// what can be read is shown.
func permalinks(v *visit) {
	v.open("/#" + example + "&step=5")
	want(v, place, "5/25")
	v.follow("v=1&base=http://h/x/y&ref=../z")
	want(v, target, "http://h/z")
	v.must(v.b.Back())
	want(v, place, "5/25")
	v.must(v.b.Reload())
	v.wait(running)
	want(v, place, "5/25")
	v.write("ref", "%2e/é")
	v.wait(`decodeURIComponent(location.hash).includes("ref=%2e/é") && !location.hash.includes("step=")`)
	v.must(v.b.Reload())
	v.wait(running)
	want(v, field("ref")+`.value`, "%2e/é")
	v.open("/#v=1&base=http://a/b&ref=g%2&what")
	v.wait(`document.querySelector(".notice")?.textContent.length > 10`)
	want(v, field("base")+`.value`, "http://a/b")
	want(v, field("ref")+`.value`, "g%2")
}

// The chosen theme is followed at once; without a choice, that of the system.
func theme(v *visit) {
	const dark = `getComputedStyle(document.body).backgroundColor.match(/\d+/g).slice(0, 3).every((part) => part < 100)`
	v.open("/")
	want(v, dark, false)
	v.chooseTheme("dark")
	want(v, dark, true)
	v.must(v.b.Reload())
	v.wait(running)
	want(v, dark, true)
	v.chooseTheme("auto")
	want(v, dark, false)
	defer v.prefer(webdriver.Preferences{})
	v.prefer(webdriver.Preferences{Dark: true})
	v.open("/")
	want(v, dark, true)
}

// prefer sets what the visitor prefers, and gives the window its size again.
func (v *visit) prefer(p webdriver.Preferences) {
	v.Helper()
	v.must(v.b.Prefer(p))
	v.must(v.b.Resize(1440, 900))
}

// Nothing moves for those who do not want that.
func reducedMotion(v *visit) {
	v.open("/#" + example + "&step=11")
	v.do(`(function look() { // at each frame: it may be over before the next question
		if (document.getAnimations().length > 0) document.body.dataset.moved = "";
		else requestAnimationFrame(look);
	})()`)
	v.click(one("[data-do=next]"))
	v.wait(`"moved" in document.body.dataset`)
	defer v.prefer(webdriver.Preferences{})
	v.prefer(webdriver.Preferences{ReducedMotion: true})
	v.open("/#" + example + "&step=11")
	want(v, `matchMedia("(prefers-reduced-motion: reduce)").matches`, true)
	v.click(one("[data-do=next]"))
	want(v, place, "12/25")
	want(v, `document.getAnimations().length`, 0)
}
