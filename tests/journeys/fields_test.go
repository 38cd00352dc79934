package journeys

import (
	"errors"
	"strings"

	"uriplayground/tests/webdriver"
	"uriplayground/web/locales"
)

// The page opens in both languages with its first example, resolved.
func load(v *visit) {
	for path, lang := range map[string]string{"/": "en", "/fr/": "fr"} {
		v.open(path)
		want(v, target, firstTarget)
		want(v, `document.documentElement.lang`, lang)
		want(v, `document.title`, locales.For(lang).Get("page.title"))
	}
}

// What is typed shows at once, even what is not a URI.
func typing(v *visit) {
	v.open("/")
	v.write("base", "http://a/b/c/d;p?q")
	v.write("ref", "../../g")
	want(v, target, "http://a/g")
	v.press("x")
	want(v, target, "http://a/gx")
	v.press(pressed(webdriver.Left, 2) + "{")
	want(v, field("ref")+`.value`, "../../{gx")
	v.wait(`document.querySelector(".fault.tone-bad") !== null`)
}

// A text that an input method makes arrives whole.
func compose(v *visit) {
	v.open("/#v=1&base=http://a/&ref=")
	v.do(field("ref") + `.focus()`)
	err := v.b.Compose("h", "gh")
	if errors.Is(err, webdriver.ErrUnsupported) {
		note("%s: composing is played by its events", v.b.Name())
		v.do(`(() => {
			const e = ` + field("ref") + `, say = (type, data) => e.dispatchEvent(new CompositionEvent(type, { data, bubbles: true, composed: true }));
			const input = (data, isComposing) => e.dispatchEvent(new InputEvent("input", { data, isComposing, inputType: "insertCompositionText", bubbles: true, composed: true }));
			say("compositionstart", "");
			say("compositionupdate", "h"); e.value = "h"; input("h", true);
			say("compositionupdate", "gh"); e.value = "gh"; input("gh", true);
			say("compositionend", "gh");
		})()`)
	} else {
		v.must(err)
	}
	want(v, field("ref")+`.value`, "gh")
	want(v, target, "http://a/gh")
}

// The browser's own undo takes back what was typed, and the target follows.
func undo(v *visit) {
	v.open("/#v=1&base=http://a/&ref=")
	v.do(field("ref") + `.focus()`)
	v.press("abc")
	want(v, target, "http://a/abc")
	v.press("z", webdriver.Control)
	if strings.HasPrefix(v.b.Name(), "WebKit") {
		note("%s: MiniBrowser has no key for undo, so the command is called", v.b.Name())
		v.do(`document.execCommand("undo")`)
	}
	v.wait(field("ref") + `.value !== "abc"`)
	want(v, target, "http://a/"+eval[string](v, field("ref")+`.value`))
}

// What is cut out of one field is pasted into the other.
func paste(v *visit) {
	v.open("/#v=1&base=http://a/b&ref=http://c/d")
	v.do(field("ref") + `.focus()`)
	v.press("a", webdriver.Control)
	v.press("x", webdriver.Control)
	want(v, target, "http://a/b")
	v.do(field("base") + `.focus()`)
	v.press("a", webdriver.Control)
	v.press("v", webdriver.Control)
	want(v, field("base")+`.value`, "http://c/d")
	want(v, target, "http://c/d")
}
