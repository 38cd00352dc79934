package browser

import (
	"fmt"
	"strings"
	"testing"
)

// marked is the links that are marked in the source.
const marked = `[...document.querySelectorAll("[data-marks] mark")].map(m => m.textContent)`

// The links are marked where they stand in the source, and choosing one there or in the
// list chooses it in both.
func TestLinksInTheSource(t *testing.T) {
	t.Parallel()
	p := openLinks(t, "/")
	source := "<p>é😀\t<a href=\"one\">1</a> <a href='two?a&amp;b'>2</a>\n" + strings.Repeat("text\n", 300) + "<img src=last.png>\n" + strings.Repeat("x ", 200) + `<a href="far">`
	p.paste(source, "https://site.example/docs/")
	p.wait("the first links are marked", marked+`.join(" ") === "one two?a&amp;b"`)
	// A mark lies under its text: what comes before it is as wide as in the field.
	wide := eval[bool](p, `(() => {
		const field = document.querySelector("[data-linkpanel=source]"), mark = document.querySelector("[data-marks] mark");
		const [at, box] = [mark.getBoundingClientRect(), field.getBoundingClientRect()];
		const style = getComputedStyle(field), canvas = document.createElement("canvas").getContext("2d");
		canvas.font = style.font;
		const top = box.top + parseFloat(style.paddingTop) + field.clientTop;
		return Math.abs(at.top - top) < 6 && getComputedStyle(mark).fontSize === style.fontSize && at.left > box.left;
	})()`)
	if !wide {
		t.Error("a mark is not under its link")
	}
	p.orderByPlace()
	p.press(`.linkpanel tbody.rows tr:nth-child(3) .ref button`)
	p.wait("the chosen link is marked in the source", `document.querySelector("[data-marks] mark.now")?.textContent === "last.png"`)
	if top := eval[int](p, `document.querySelector("[data-linkpanel=source]").scrollTop`); top < 300*16 {
		t.Errorf("the source is scrolled to %d", top)
	}
	p.wait("its line is in sight", `(() => { const [m, f] = [document.querySelector("[data-marks] mark.now"), document.querySelector("[data-linkpanel=source]")].map(e => e.getBoundingClientRect()); return m.top >= f.top && m.bottom <= f.bottom; })()`)
	caret := func(text string) {
		eval[bool](p, fmt.Sprintf(`(() => { const f = document.querySelector("[data-linkpanel=source]"), at = f.value.indexOf(%q) + 1; f.setSelectionRange(at, at); f.dispatchEvent(new MouseEvent("click", { bubbles: true })); return true; })()`, text))
	}
	caret("two?")
	p.wait("its row is chosen", `document.querySelector(".linkpanel tbody.rows tr.now .ref code")?.textContent === "two?a&b"`)
	p.wantContains(".chosen h2", "two?a&b")
	caret("far")
	p.wait("its row is chosen", `document.querySelector(".linkpanel tbody.rows tr.now .ref code")?.textContent === "far"`)
	p.wait("it is scrolled to, across", `document.querySelector("[data-marks] mark.now")?.textContent === "far" && document.querySelector("[data-linkpanel=source]").scrollLeft > 500`)
}

// A phone shows the source or the list, and goes from a link in one to the other.
func TestLinksOnAPhone(t *testing.T) {
	t.Parallel()
	p := openLinks(t, "/")
	p.size(390, 844, "light")
	p.paste(`<a href="../x">x</a>`, "https://site.example/docs/")
	seen := func() string {
		return eval[string](p, `["[data-linkpanel=source]", ".linkpanel .window"].map(s => document.querySelector(s)?.checkVisibility() ? "yes" : "no").join(" ")`)
	}
	if got := seen(); got != "yes no" {
		t.Errorf("at first source and list are seen: %s", got)
	}
	p.click(`[data-act=links-side][data-value=list]`)
	p.wait("the list is shown", `document.querySelector(".linkpanel .window").checkVisibility()`)
	if got := seen(); got != "no yes" {
		t.Errorf("then: %s", got)
	}
	p.click(".linkpanel tbody.rows .place button")
	p.wait("the source is shown", `document.querySelector("[data-linkpanel=source]").checkVisibility()`)
	if got := eval[string](p, `(f => f.value.slice(f.selectionStart, f.selectionEnd))(document.querySelector("[data-linkpanel=source]"))`); got != "../x" {
		t.Errorf("selected %q", got)
	}
	for _, width := range []int{1280, 1024, 768, 390, 320} {
		p.size(width, 844, "dark")
		p.checkFit(width)
		if wide := eval[int](p, `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector(".linkpanel .window"))`); wide > 0 {
			t.Errorf("at %d px the list is %d px wider than its place", width, wide)
		}
	}
}

// The corrected source of a page that moves is copied, and read again leads where the page
// has led.
func TestMovedPage(t *testing.T) {
	t.Parallel()
	p := openLinks(t, "/")
	source := "<!DOCTYPE html>\r\n<base href=/docs/en/><a href=b?x&amp;y>é😀</a>\r\n<img src='../i.png'> <a href=\"#top\">"
	eval[bool](p, `(() => {
		const write = async ([item]) => {
			window.asked = true;
			window.copied = await (await item.getType("text/plain")).text();
		};
		Object.defineProperty(navigator, "clipboard", { value: { write }, configurable: true });
		return true;
	})()`)
	p.chooseFile(source)
	p.fillLinkField("retrieval", `"https://old.example/docs/page.html"`)
	p.waitLinks()
	p.fillLinkField("root", `"/docs/"`)
	p.fillLinkField("moving", `"assets"`)
	p.fillLinkField("move", `"https://new.example/"`)
	p.wait("the moved links", `document.querySelectorAll(".move tbody tr").length > 0`)
	p.waitLinks()
	if !eval[bool](p, `(document.querySelector(".move [data-value=copy]").click(), window.asked === true)`) {
		t.Error("the clipboard is not asked for in the click")
	}
	p.wait("the source is copied", `window.copied !== undefined`)
	want := strings.NewReplacer("href=/docs/en/", "href=/en/", "../i.png", "https://old.example/docs/i.png").Replace(source)
	if got := eval[string](p, "window.copied"); got != want {
		t.Errorf("the source is\n%q, want\n%q", got, want)
	}
	p.orderByPlace()
	p.press(`.linkpanel tbody.rows tr:nth-child(2) .place button`)
	if got := eval[string](p, `(f => f.value.slice(f.selectionStart, f.selectionEnd))(document.querySelector("[data-linkpanel=source]"))`); got != "../i.png" {
		t.Errorf("selected %q", got)
	}
}

// chooseFile makes a text the source, as a file that is chosen.
func (p *page) chooseFile(source string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(() => {
		const files = new DataTransfer(), field = document.querySelector("[data-linkpanel=file]");
		files.items.add(new File([%q], "page.html"));
		field.files = files.files;
		field.dispatchEvent(new Event("input", { bubbles: true }));
		return true;
	})()`, source))
}

// A fix is written in its place of a file whose line breaks are other ones than those of the
// field, and never into what was typed since.
func TestFixInAFile(t *testing.T) {
	t.Parallel()
	p := openLinks(t, "/")
	p.dropFile(`new File(["<p>\r\n<p>\r\n<a href='a b'>\r\n<a href='c d'>\r\n<p>"], "page.html")`)
	p.waitLinks()
	p.orderByPlace()
	value := `document.querySelector("[data-linkpanel=source]").value`
	for i, want := range []string{"<p>\n<p>\n<a href='a%20b'>\n<a href='c d'>\n<p>", "<p>\n<p>\n<a href='a%20b'>\n<a href='c%20d'>\n<p>"} {
		p.press(fmt.Sprintf(`.linkpanel tbody.rows tr:nth-child(%d) .ref button`, i+1))
		p.press(`.chosen [data-act=links-fix]`)
		p.waitLinks()
		if got := eval[string](p, value); got != want {
			t.Fatalf("fixed: %q, want %q", got, want)
		}
	}
	p.press(`.linkpanel tbody.rows tr:nth-child(1) .place button`)
	if got := eval[string](p, `(f => f.value.slice(f.selectionStart, f.selectionEnd))(document.querySelector("[data-linkpanel=source]"))`); got != "a%20b" {
		t.Errorf("selected %q", got)
	}
	p.dropFile(`new File(["<a href='a b'>"], "page.html")`)
	p.waitLinks()
	p.press(`.linkpanel tbody.rows .ref button`)
	typed := eval[string](p, `(f => {
		f.value = "typed " + f.value;
		f.dispatchEvent(new Event("input", { bubbles: true }));
		document.querySelector(".chosen [data-act=links-fix]").click();
		return f.value;
	})(document.querySelector("[data-linkpanel=source]"))`)
	p.wait("what was typed is read", `!document.querySelector("[data-marks]").classList.contains("stale")`)
	p.waitLinks()
	if want := "typed <a href='a b'>"; typed != want || eval[string](p, value) != want {
		t.Errorf("what was typed is %q, then %q", typed, eval[string](p, value))
	}
	if refs := p.linkColumn("ref"); len(refs) != 1 || refs[0] != "a b" {
		t.Errorf("links %q", refs)
	}
}

// A permalink may give a source. What was pasted over that is still there after a look at
// another view, and the permalink gives its own once more.
func TestBackKeepsTheSource(t *testing.T) {
	t.Parallel()
	const link = "v=1&base=http://a/b&ref=&view=links&text=%3Ca%20href=x%3E"
	p := open(t, "/#"+link)
	source := func() string { return eval[string](p, `document.querySelector("[data-linkpanel=source]").value`) }
	p.wait("the source is there", `document.querySelector("[data-linkpanel=source]").value === "<a href=x>"`)
	p.insert("[data-linkpanel=source]", `<a href="typed">`)
	p.idle()
	p.openView("compare")
	eval[bool](p, `(setTimeout(() => history.back()), true)`)
	p.wait("the view is back", `document.querySelector(".view-links") !== null`)
	p.idle()
	if got := source(); got != `<a href="typed">` {
		t.Errorf("after Back the source is %s", got)
	}
	p.follow(link)
	p.idle()
	if got := source(); got != "<a href=x>" {
		t.Errorf("the permalink gives %s", got)
	}
}
