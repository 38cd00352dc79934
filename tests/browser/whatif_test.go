package browser

import (
	"fmt"
	"testing"

	"uriplayground/web/locales"
)

// cutOff names what of two runs is cut off: text that is wider than its element or the screen, or
// a name in the picture that is outside of it.
const cutOff = `(() => {
	const bad = [];
	const whole = (e, box, name) => {
		const { left, right, top, bottom } = e.getBoundingClientRect();
		if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1) bad.push(name + ": " + e.textContent);
	};
	const page = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
	for (const e of document.querySelectorAll("h1, .variant *, .differ-by button, .fork-words *, .map-target *, .map-stage > .note, .say, .tile button, .player button, .player select, .player .place")) {
		if (!e.checkVisibility() || e.matches(".spoken")) continue;
		whole(e, page, "off the screen");
		if (e.clientWidth > 0 && e.scrollWidth > e.clientWidth + 1) bad.push("too narrow: " + e.textContent);
	}
	const drawn = [...document.querySelectorAll(".tree-map svg")].filter((e) => e.checkVisibility());
	if (drawn.length !== 1) bad.push(drawn.length + " pictures are shown");
	for (const svg of drawn) {
		const box = svg.getBoundingClientRect();
		for (const e of svg.querySelectorAll("text, .shape, .turn rect")) whole(e, box, "outside the picture");
		if (!svg.ariaLabel.includes(document.querySelector(".map-target code").textContent)) bad.push("the picture does not say the target: " + svg.ariaLabel);
		if (svg.parentElement.scrollWidth > svg.parentElement.clientWidth + 1) bad.push("the picture is wider than the screen");
	}
	return bad.join("; ");
})()`

// The heading is the answer, and nothing of two runs is cut off, on each kind of screen.
func TestWhatIfAnswers(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		p.words = locales.For(lang)
		for _, size := range [][2]int{{1440, 900}, {1280, 720}, {390, 844}} {
			p.subtest(t, fmt.Sprintf("%s-%d", lang, size[0]), func() {
				p.size(size[0], size[1], "light")
				for _, c := range []struct{ name, link, key, what string }{
					{"file", "base=https://example.com/docs/v2/guide/install&ref=../img/logo.png", "runs.answer.file", "install"},
					{"same", "base=https://example.com/docs/v2/guide/install&ref=/img/logo.png", "runs.answer.same", ""},
					{"scheme", "base=http://a/b/c/d&ref=http:g&pair=strict", "runs.answer.target", "http:"},
				} {
					p.followTo("runs", "v=1&"+c.link)
					want := p.word(c.key)
					if c.what != "" {
						want = p.word(c.key, "what", p.word("quote", "text", c.what))
					}
					p.wantText("h1", want)
					if bad, ok := p.eventually(func() string { return eval[string](p, cutOff) }, func(bad string) bool { return bad == "" }); !ok {
						p.t.Errorf("%s: %s", c.name, bad)
					}
					p.viewshot(fmt.Sprintf("whatif-%s-%s-%d", c.name, lang, size[0]))
				}
			})
		}
	}
}
