package journeys

import (
	"fmt"
	"strings"

	"uriplayground/tests/layouttest"
	"uriplayground/tests/webdriver"
	"uriplayground/web/locales"
)

// What comes of typing is said once, when it pauses, with what is wrong in the fields.
func spoken(v *visit) {
	v.open("/#v=1&base=http://a/b&ref=c")
	v.do(`(() => {
		const place = document.querySelector(".uri-result > .spoken");
		window.heard = [];
		new MutationObserver(() => { if (place.textContent) heard.push(place.textContent); }).observe(place, { childList: true, characterData: true, subtree: true });
	})()`)
	words := locales.For("en")
	v.write("ref", "../x.png")
	// What comes before it is said of a pause in typing, which a busy machine makes.
	want(v, `heard.at(-1) ?? ""`, words.Get("spoken.target", "target", "http://a/x.png"))
	want(v, `heard.filter((said) => said === heard.at(-1)).length`, 1)
	want(v, field("ref")+`.getAttribute("aria-invalid") ?? "not"`, "not")
	v.do(`heard.splice(0)`)
	v.write("ref", "x y")
	v.wait(`heard.length === 1 && heard[0].startsWith("Link: ") && heard.splice(0)[0].endsWith("http://a/x y")`)
	want(v, field("ref")+`.getAttribute("aria-invalid")`, "true")
}

// What is pasted in several lines is one address.
func pasteLines(v *visit) {
	v.open("/#v=1&base=http://a/b&ref=")
	v.do(field("ref") + `.focus()`)
	v.do(`(() => {
		const clipboardData = new DataTransfer(), made = new Event("paste", { bubbles: true, cancelable: true, composed: true });
		clipboardData.setData("text/plain", "http://c/\n  d");
		Object.defineProperty(made, "clipboardData", { value: clipboardData });
		document.activeElement.dispatchEvent(made);
	})()`)
	want(v, field("ref")+`.value`, "http://c/d")
	want(v, target, "http://c/d")
}

// tabTo presses Tab until an element has the focus, if it has not; backwards, if Shift is held.
func (v *visit) tabTo(selector string, held ...rune) {
	v.Helper()
	for range 99 {
		if eval[bool](v, fmt.Sprintf(`document.activeElement.matches(%q)`, selector)) {
			return
		}
		v.press(string(webdriver.Tab), held...)
	}
	v.Fatalf("Tab does not lead to %s", selector)
}

// byKeys leaves out a browser in which Tab stops at fields alone.
func (v *visit) byKeys() {
	if strings.HasPrefix(v.b.Name(), "WebKit") {
		v.leaveOut("Tab stops at fields alone")
	}
}

// The focus stays where a learner works: before the answers of the next question, and at the next
// piece of a buffer.
func focusStays(v *visit) {
	v.byKeys()
	v.open("/#v=1&base=http://a/b/c&ref=g&step=10&predict=1")
	v.tabTo("[data-act=give-up]")
	v.press(string(webdriver.Enter))
	v.tabTo("[data-act=question]")
	v.press(string(webdriver.Enter))
	v.wait(`document.activeElement.matches(".answers[role=group]")`)
	v.tabTo("[data-act=typed]")
	v.press(string(webdriver.Enter))
	v.wait(one(".zone .piece") + ` !== null`)
	for range 2 { // "/", and the segment that is then the first
		v.tabTo("[data-act=pick-up][data-value='input 1']", webdriver.Shift) // the board stands before its button
		v.press(string(webdriver.Enter))
		v.wait(one(".piece[aria-pressed=true]") + ` !== null`)
		v.tabTo("[data-value=away]")
		v.press(string(webdriver.Enter))
		v.wait(one(".piece[aria-pressed=true]") + ` === null && document.activeElement.matches(".zone.input .piece:first-child, .typed button")`)
	}
}

// Whatever Tab stops at has a name.
func namedStops(v *visit) {
	v.byKeys()
	v.open("/#" + example)
	v.do(field("ref") + `.focus()`)
	for range 60 {
		v.press(string(webdriver.Tab))
		if nameless := eval[string](v, `(({ activeElement: e }) => e === document.body || e.ariaLabel || e.getAttribute("aria-label") || e.labels?.length || e.matches("a, button, summary") && e.textContent ? "" : e.outerHTML.slice(0, 90))(document)`); nameless != "" {
			v.Fatalf("Tab stops at %s", nameless)
		}
		if eval[bool](v, `document.activeElement === document.body`) {
			break
		}
	}
}

// Nothing is cut where a reader sets more space between letters, words and lines.
func textSpacing(v *visit) {
	v.open("/#" + example)
	v.do(layouttest.SpaceText)
	for _, view := range []string{"resolve", "parse", "runs", "dialects"} {
		v.show(view)
		want(v, `(`+layouttest.CutTexts+`).join("; ")`, "")
	}
}
