package browser

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// listener writes down what a screen reader says while somebody uses a page by keyboard alone.
type listener struct {
	*page
	text  *strings.Builder
	title *string // of the document, as it was heard last
}

// listen opens a page, which begins a situation.
func listen(p *page, text *strings.Builder, situation, path string) listener {
	p.t.Helper()
	fmt.Fprintf(text, "\n%s\n%s\n", situation, strings.Repeat("-", len(situation)))
	p.do(chromedp.Navigate("about:blank"))
	p.visit(path)
	p.wait("the playground runs", running)
	p.idle()
	p.heard()
	title := eval[string](p, `document.title`)
	return listener{p, text, &title}
}

// after notes what is said after something was done: what has the focus, the title of the document
// where it is another one, and what live regions say.
func (l listener) after(done string) {
	l.t.Helper()
	l.idle()
	fmt.Fprintf(l.text, "%s\n    focus: %s\n", done, l.focused())
	if title := eval[string](l.page, `document.title`); title != *l.title {
		*l.title = title
		fmt.Fprintf(l.text, "    title: %s\n", title)
	}
	for _, text := range l.heard() {
		fmt.Fprintf(l.text, "    says:  %s\n", text)
	}
}

// nameOfFocus is what names the element that has the focus.
const nameOfFocus = `(({ activeElement: e }) => e.getAttribute("aria-label") ?? (e.labels?.length ? e.labels[0] : e).textContent)(document)`

// tab presses Tab until what has the focus has the text in its name, and notes that.
func (l listener) tab(name string) {
	l.t.Helper()
	l.to(name, "Tab", chromedp.KeyEvent(kb.Tab))
}

// back does the same backwards.
func (l listener) back(name string) {
	l.t.Helper()
	l.to(name, "Shift+Tab", chromedp.KeyEvent(kb.Tab, chromedp.KeyModifiers(chromedp.ModifierShift)))
}

func (l listener) to(name, key string, press chromedp.Action[chromedp.Void]) {
	l.t.Helper()
	for n := 1; n < 60; n++ {
		l.do(press)
		if strings.Contains(eval[string](l.page, nameOfFocus), name) {
			l.after(fmt.Sprintf("%s × %d", key, n))
			return
		}
	}
	l.t.Fatalf("%s leads to no %q; until then %s", key, name, l.text)
}

func (l listener) press(keys ...string) {
	l.t.Helper()
	for _, key := range keys {
		l.do(chromedp.KeyEvent(key))
		l.after(keyNames[key])
	}
}

var keyNames = map[string]string{kb.Enter: "Enter", kb.Tab: "Tab", kb.ArrowRight: "→", kb.ArrowLeft: "←", kb.Escape: "Escape", " ": "Space", "2": "2", "c": "C"}

// types types over what a field contains.
func (l listener) types(text string) {
	l.t.Helper()
	l.do(chromedp.KeyEvent("a", chromedp.KeyModifiers(chromedp.ModifierCtrl)), chromedp.KeyEvent(text))
	l.after("types " + text)
}

// slowly lets a pause in typing last longer, so that keys which come late are not one.
const slowly = `(() => {
	const { setTimeout } = globalThis;
	globalThis.setTimeout = (f, ms, ...rest) => setTimeout(f, ms === 500 ? 2000 : ms, ...rest);
})()`

// What a screen reader says in ten situations is in testdata/spoken.txt, for a person to read. No
// step of them moves the focus by a script.
func TestSpoken(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.initScript(ear)
	p.initScript(slowly)
	var text strings.Builder
	text.WriteString("What a screen reader says, by Chromium's accessibility tree and the live regions of the page.\n")

	l := listen(p, &text, "Somebody opens the page and skips to the result", "/")
	l.press(kb.Tab, kb.Enter, kb.ArrowRight, kb.Tab)

	l = listen(p, &text, "A link is typed", "/")
	l.tab("Link reference")
	l.types("../x.png")

	l = listen(p, &text, "A link is mistyped, and mended", "/#v=1&base=http://a/b/c&ref=g")
	l.tab("Link reference")
	l.types("x y")
	l.tab("write")
	l.press(kb.Enter)
	l.types(`<a href="../x">`)
	l = listen(p, &text, "The page has no scheme", "/#v=1&base=http://a/b/c&ref=g")
	l.tab("Page base URI")
	l.types("/docs/")

	l = listen(p, &text, "An input method composes a link", "/#v=1&base=http://a/b/c&ref=g")
	l.tab("Link reference")
	l.do(chromedp.KeyEvent("a", chromedp.KeyModifiers(chromedp.ModifierCtrl)))
	for _, pending := range []string{"か", "かん", "漢"} {
		call(p, input.ImeSetComposition, input.ImeSetCompositionParams{Text: pending, SelectionStart: int64(len([]rune(pending))), SelectionEnd: int64(len([]rune(pending)))})
		l.after("composes " + pending)
	}
	call(p, input.InsertText, input.InsertTextParams{Text: "漢"})
	l.after("enters 漢")

	l = listen(p, &text, "Somebody steps through the resolution", "/#v=1&base=http://a/b/c/d;p?q&ref=../g&step=8")
	l.tab("Machine")
	l.press(kb.ArrowRight, kb.ArrowRight, kb.ArrowRight, kb.ArrowRight, kb.ArrowRight)
	text.WriteString(strings.Join(p.rowsHeard(".trace tbody.rows tr"), "\n") + "\n")

	l = listen(p, &text, "Somebody predicts a step, rightly and wrongly", "/#v=1&base=http://a/b/c/d;p?q&ref=../g")
	l.tab("Predict first")
	l.press(kb.Enter)
	l.tab("Own scheme")
	l.press("2")
	l.tab("Next question")
	l.press(kb.Enter, kb.Tab)
	l.tab("Show this step")
	l.press(kb.Enter)
	l.tab("Next question")
	l.press(kb.Enter)
	l.press("c")

	l = listen(p, &text, "Somebody moves pieces of the buffers", "/#v=1&base=http://a/b/c&ref=g&step=10&predict=1")
	l.tab("Drag or type")
	l.press(kb.Enter)
	l.back("“/b”, from the input")
	l.press(kb.Enter)
	l.back("Put it at the end")
	l.press(kb.Enter)
	l.tab("Check")
	l.press(kb.Enter)

	l = listen(p, &text, "An address is pasted that was broken over two lines", "/#v=1&base=http://a/b/c&ref=g")
	l.tab("Link reference")
	l.do(chromedp.KeyEvent("a", chromedp.KeyModifiers(chromedp.ModifierCtrl)))
	l.pasteHere("http://example.com/\n  docs/x")
	l.after("pastes http://example.com/, docs/x")

	l = listen(p, &text, "Somebody chooses another view", "/#v=1&base=http://a/b/c&ref=g")
	l.tab("Write & check")
	l.press(kb.Enter, kb.Tab, kb.Enter)

	l = listen(p, &text, "Somebody comes to an embed", "/embed.html#v=1&base=http://a/b/c&ref=../g")
	l.tab("Machine")
	l.press(kb.ArrowLeft, kb.ArrowLeft)

	golden(t, "testdata/spoken.txt", strings.TrimLeft(text.String(), "\n"))
}

// golden compares a text with a file, or writes that.
func golden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if string(want) == got {
		return
	}
	wants := strings.Split(string(want), "\n")
	for i, line := range strings.Split(got, "\n") {
		if i >= len(wants) || wants[i] != line {
			t.Fatalf("%s:%d, if it is right, go test -run TestSpoken -update; it says\n%s", file, i+1, line)
		}
	}
	t.Fatalf("%s goes on", file)
}

// pasteHere pastes a text where the caret is, by the event that the key makes.
func (p *page) pasteHere(text string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(() => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", %q);
		return document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true, composed: true })), true;
	})()`, text))
}
