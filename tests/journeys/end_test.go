package journeys

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"

	"uriplayground/tools/hosting"
	"uriplayground/web/locales"
)

// noticeIn returns the notice of an end in a root, the document or a shadow root.
func noticeIn(root string) string { return root + `.querySelector(".notice.life")` }

// pressInNotice presses the button with the words of a key.
func (v *visit) pressInNotice(root, key string) {
	v.Helper()
	v.click(fmt.Sprintf(`[...%s.querySelectorAll("button")].find((e) => e.textContent === %q)`, noticeIn(root), locales.For("en").Get(key)))
}

func (v *visit) wantNotice(root string, keys ...string) {
	v.Helper()
	v.wait(noticeIn(root) + ` !== null`)
	for _, key := range keys {
		v.wait(fmt.Sprintf(`%s.textContent.includes(%q)`, noticeIn(root), locales.For("en").Get(key)))
	}
}

// ignore forgets what the console has said with one of the words.
func (v *visit) ignore(words string) {
	v.Helper()
	v.do(`window.saidAloud = window.saidAloud.filter((said) => !/` + words + `/.test(said))`)
}

// Where the program is missing the page says so; once it is there, another try starts it with
// what was typed.
func startAgain(v *visit) {
	files, err := hosting.Dir(siteDir)
	v.must(err)
	var down atomic.Bool
	down.Store(true)
	late := httptest.NewServer(recorded(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if down.Load() && strings.HasSuffix(r.URL.Path, ".wasm") {
			http.NotFound(w, r)
			return
		}
		files.ServeHTTP(w, r)
	})))
	defer late.Close()
	v.visit(late.URL + "/")
	v.wantNotice("document", "life.failed", "life.status")
	v.write("ref", "typed")
	v.pressInNotice("document", "life.again")
	v.wantNotice("document", "life.failed")
	down.Store(false)
	v.pressInNotice("document", "life.again")
	v.wait(running)
	want(v, target, "https://example.com/docs/v2/guide/install/typed")
	want(v, noticeIn("document")+` === null`, true)
	v.ignore("cannot load|404")
}

// After four ends within ten seconds the visitor is told, on the site and in an embed: her text
// stays, no target stands beside it, and another try, or the default texts, go on.
func endsTooOften(v *visit) {
	v.open("/#" + example)
	v.endOften(`document`)
	v.wantNotice("document", "life.ended", "life.often")
	want(v, target, "")
	want(v, field("ref")+`.value`, "x3")
	v.pressInNotice("document", "life.anew")
	want(v, target, "http://a/b/c/x3")
	v.ignore("boom")

	const root = `document.getElementById("e").shadowRoot`
	v.host("", "")
	v.wait(embedReady)
	v.endOften(root)
	v.wantNotice(root, "life.ended", "life.often")
	want(v, embedText, "")
	v.pressInNotice(root, "life.fresh")
	want(v, embedText, firstTarget)
	v.wantNotice(root, "life.kept")
	want(v, `[...`+noticeIn(root)+`.querySelectorAll("textarea")].map((e) => e.value).join()`, "http://a/b/c/d;p?q,x3")
	v.ignore("boom")
}

// endOften ends the program four times, by an input each time; the last one is x3. The clock
// stands still meanwhile, since the machine may be busy for more than ten seconds.
func (v *visit) endOften(root string) {
	v.Helper()
	v.do(`(() => { const at = performance.now(); performance.now = () => at; })()`)
	for i := range 4 {
		v.do(`(document.createElement = () => { delete document.createElement; throw new Error("boom"); })`)
		for _, text := range []string{strings.Repeat("../y/", i+1) + "?q#f", fmt.Sprint("x", i)} {
			v.do(fmt.Sprintf(`new Promise((done) => {
				const field = %s.querySelector("[data-uri=ref]");
				field.value = %q;
				field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
				requestAnimationFrame(() => setTimeout(done));
			})`, root, text))
		}
		v.wait(`!Object.hasOwn(document, "createElement")`)
	}
	v.do(`new Promise((done) => setTimeout(done))`)
	v.do(`delete performance.now`)
}
