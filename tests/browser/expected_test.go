package browser

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"uriplayground/web/locales"
)

const (
	expectedField = "#expected-address"
	higher        = "https://example.com/docs/v2/img/logo.png" // than the target of the first example
)

// laidApart says what is wrong with the columns of the target and of the address that was expected: their
// equal texts are below one another, with one size of type, and nothing lies on something else.
const laidApart = `(() => {
	const bad = [], edges = (selector) => [...document.querySelectorAll(selector)].flatMap((e) => {
		const { left, right } = e.getBoundingClientRect();
		return e.classList.contains("differ") || e.classList.contains("missing") ? [Math.round(left), Math.round(right)] : [];
	});
	const [target, wanted] = [".run .text, .run .missing", ".wanted > *"].map(edges);
	if (!target.length || Math.max(...target.map((x, i) => Math.abs(x - wanted[i]))) > 1.5) bad.push("the columns are " + target + " and " + wanted);
	const [above, below] = [".run .text", ".wanted .text"].map((selector) => getComputedStyle(document.querySelector(selector)));
	if (above.fontSize !== below.fontSize || above.fontFamily !== below.fontFamily) bad.push("the type is " + above.font + " and " + below.font);
	const boxes = [".run .mark", ".expected > .label", ".expected-field"].map((selector) => document.querySelector(selector).getBoundingClientRect());
	for (let i = 1; i < boxes.length; i++) for (const above of boxes.slice(0, i)) {
		if (boxes[i].top < above.bottom - 1 && boxes[i].bottom > above.top + 1 && boxes[i].left < above.right - 1 && boxes[i].right > above.left + 1) bad.push("part " + i + " lies on another");
	}
	return bad.join("; ");
})()`

// An address that is offered, or typed, is laid below the target; a remedy leads there, and the back
// button undoes it.
func TestExpected(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		p := open(t, home(lang))
		p.words = locales.For(lang)
		for _, size := range [][2]int{{1440, 900}, {1280, 720}, {1024, 768}, {768, 1024}, {390, 844}, {320, 640}} {
			p.subtest(t, fmt.Sprintf("%s-%d", lang, size[0]), func() {
				p.size(size[0], size[1], "light")
				p.follow("v=1&base=" + firstBase + "&ref=" + firstRef)
				p.wantText(".missing, .differ", "")
				p.click(".offer")
				p.wait("the address is laid below", `document.querySelector(".wanted .missing") !== null`)
				p.wantText(".wanted .text", higher)
				p.wantText(".run .text.differ", "/guide")
				p.wantText("#expected-verdict", p.word("expected.more", "text", p.quoted("/guide")))
				p.wantNone("what is wrong with the columns", laidApart)
				p.wantNone("what is out of sight", `(({ top, bottom }) => top >= 0 && bottom <= innerHeight ? "" : "the field")(document.querySelector(".expected-field").getBoundingClientRect())`)
				p.checkFit(size[0])
				p.wantContains(".deduction", p.word("mend.write"))
				p.viewshot(fmt.Sprintf("expected-%s-%d", lang, size[0]))
				p.click(".remedy")
				p.wantFields(firstBase, "../../img/logo.png")
				p.wantTarget(higher)
				p.wantText(".missing, .differ", "")
				p.wantText("#expected-verdict", p.word("expected.same"))
				p.wait("the link has both", `location.hash.includes("ref=../../img/logo.png") && location.hash.includes("expect=")`)
				p.do(chromedp.NavigateBack())
				p.wait("the link is as it was", `document.querySelector("[data-uri=ref]").value === "`+firstRef+`"`)
				p.wantText(".run .text.differ", "/guide")
			})
		}
	}
}

// What is typed is read as it is typed: a folder, something that is not an address, one that the target
// fits, and where a program went.
func TestExpectedIsTyped(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.words = locales.For("en")
	p.size(1280, 720, "light")
	p.focus(expectedField)
	for _, c := range []struct{ typed, verdict string }{
		{"/docs/v2/img/", p.word("expected.more", "text", p.quoted("/guide"))},
		{"…/logo.png", p.word("expect.unsure")},
		{"…/", p.word("expected.unread")},
		{strings.Repeat("/a", 3000), p.word("expected.long", "n", "4000")},
		{"https://example.com/docs/v2/guide/img/logo.png", p.word("expected.same")},
		{"", ""},
	} {
		p.insert(expectedField, c.typed)
		p.wantText("#expected-verdict", c.verdict)
		if got := eval[string](p, `document.querySelector("`+expectedField+`").value`); got != c.typed {
			t.Errorf("%.40q is in the field as %.40q", c.typed, got)
		}
	}
	p.wait("addresses are offered again", `document.querySelectorAll(".offer").length > 1`)
	p.insert(expectedField, "/docs/v2/img/")
	p.wait("it is asked where a program went", `document.querySelector(".went") !== null`)
	p.click(".went > summary")
	p.insert(".went input", "https://example.com/docs/v2/guide/install/../img/logo.png")
	p.wantContains(".deduction", p.wordsBefore("expected.program", "sentence"))
	p.wait("both are in the address", `/&expect=.*&went=/.test(decodeURIComponent(location.hash))`)
	if got := eval[string](p, `(([field, label]) => label.textContent + ": " + document.getElementById(field.getAttribute("aria-describedby")).textContent)([document.querySelector("`+expectedField+`"), document.querySelector("[for=expected-address]")])`); got != p.word("expected.label")+": "+p.word("expected.more", "text", p.quoted("/guide")) {
		t.Errorf("the field is read as %q", got)
	}
}

// While steps are predicted, nothing that is expected says what comes.
func TestExpectedWhilePredicting(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.words = locales.For("en")
	p.follow("v=1&base=" + firstBase + "&ref=" + firstRef + "&predict=1&step=0")
	p.wait("it is asked", `document.querySelector(".predict") !== null`)
	p.wantText(".offer", "")
	p.insert(expectedField, higher)
	p.wait("it is in the address", `location.hash.includes("expect=")`)
	p.wantText("#expected-verdict, .deduction, .wanted", "")
	all := eval[string](p, everything)
	for _, told := range []string{"https://example.com/docs/v2/guide/img/logo.png", p.word("expected.more", "text", p.quoted("/guide"))} {
		if strings.Contains(all, told) {
			t.Errorf("the page holds %q", told)
		}
	}
}

// Base and link as text are another address; the calls that resolve can be copied.
func TestExpectedOrJoined(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.words = locales.For("en")
	p.size(1280, 720, "light")
	p.follow("v=1&base=https://api.example/v3&ref=/users&expect=/v3/users")
	p.wantContains(".join > summary", "https://api.example/v3/users")
	p.click(".join > summary")
	if got := p.texts(".join dt"); len(got) != 9 {
		t.Errorf("calls: %q", got)
	}
	p.wantContains(".join dd code", `urllib.parse.urljoin("https://api.example/v3/", "users")`)
	eval[bool](p, `navigator.clipboard.writeText = (text) => (window.copied = text, Promise.resolve()), true`)
	p.click(".join dd button")
	p.wantText("[data-uri=taken]", p.word("take.code.done"))
	if got := eval[string](p, `window.copied`); got != `new URL("users", "https://api.example/v3/").href` {
		t.Errorf("copied %q", got)
	}
}

// An embed says where the link was expected to lead if the attribute does.
func TestExpectedInEmbeds(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<uri-playground id=e base="https://example.com/docs/v2/guide/install/" ref="../img/logo.png" expect="/docs/v2/img/" loading=eager></uri-playground>
		<uri-playground id=f base="http://a/b" ref="c" loading=eager></uri-playground>`)
	p.waitReady("e")
	p.waitReady("f")
	p.wait("the address is laid below", `inside(".wanted .missing") !== null && inside(".expected", "f") === null`)
	if got := eval[string](p, `JSON.stringify([e.state.expect, e.link.split("&").at(-1), inside(".run .differ").textContent])`); got != `["/docs/v2/img/","expect=/docs/v2/img/","/guide"]` {
		t.Errorf("%s", got)
	}
	eval[bool](p, `(inside(".remedy").click(), true)`)
	p.wait("the link is another", `e.ref === "../../img/logo.png" && inside(".differ") === null`)
}
