package browser

import (
	"fmt"
	"strings"
	"testing"
)

// The links view of an embed has one field for the source and one for its address. Host and
// visitor fill in the same two, and the full site shows the same.
func TestLinksInSmall(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<uri-playground id=e view=links base="http://a/b/c" text='&lt;a href="../x"&gt;, &lt;a href="//evil/"&gt;' loading=eager></uri-playground>`)
	p.waitReady("e")
	shows := func(what, text string) {
		t.Helper()
		p.wait(what, fmt.Sprintf(`inside(".uri-result").textContent.includes(%q)`, text))
	}
	holds := func(name, want string) {
		t.Helper()
		if got := eval[string](p, fmt.Sprintf(`inside("[data-linkpanel=%s]").value`, name)); got != want {
			t.Errorf("%s holds %q, want %q", name, got, want)
		}
	}
	shows("the links are found", "http://a/x")
	holds("source", `<a href="../x">, <a href="//evil/">`)
	holds("retrieval", "http://a/b/c")
	if seen := eval[string](p, `[...e.shadowRoot.querySelectorAll("[data-uri]:is(input, textarea)")].filter((f) => f.checkVisibility()).map((f) => f.dataset.uri).join()`); seen != "" {
		t.Errorf("the fields of other views are shown, too: %s", seen)
	}
	eval[bool](p, `(e.text = "[y](../y)", true)`)
	shows("the source follows", "http://a/y")
	eval[bool](p, `(inside("[data-linkpanel=source]").focus(), inside("[data-linkpanel=source]").select(), true)`)
	p.key("/q")
	p.wait("what is typed is read, and told", `inside(".uri-result").textContent.includes("http://a/q") && heard.some(h => h.type === "change" && h.detail.text === "/q")`)
	eval[bool](p, `(e.base = "http://z/b/c", true)`)
	shows("the base follows, and what was typed stays", "http://z/q")
	holds("source", "/q")
	eval[bool](p, `(inside("[data-linkpanel=retrieval]").focus(), inside("[data-linkpanel=retrieval]").select(), true)`)
	p.key("http://w/")
	p.wait("the address is told", `heard.some(h => h.type === "change" && h.detail.base === "http://w/") && inside(".uri-result").textContent.includes("http://w/q")`)
	holds("source", "/q")

	site := newTab(t)
	site.visit(strings.TrimPrefix(eval[string](p, `e.link`), server.URL))
	site.wait("the site shows the same", `document.querySelector(".uri-result")?.textContent.includes("http://w/q") && document.querySelector("[data-linkpanel=source]").value === "/q"`)

	const drop = `(() => {
		const transfer = new DataTransfer();
		transfer.items.add(new File([%q], "a.html"));
		inside(".linkpanel-fields").dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
		return true;
	})()`
	eval[bool](p, fmt.Sprintf(drop, "<a href=private>"))
	shows("a file is read", "http://w/private")
	if told := eval[string](p, `JSON.stringify(heard) + e.text + e.link`); strings.Contains(told, "private") {
		t.Error("the host is told what is in a file")
	}
	eval[bool](p, `(e.base = "http://v/", true)`)
	shows("the file stays", "http://v/private")

	// The first file takes longer to read than the second.
	eval[bool](p, `(() => {
		const { text } = File.prototype;
		File.prototype.text = function () {
			File.prototype.text = text;
			return new Promise((done) => globalThis.readFirst = () => done("<a href=first>"));
		};
		return true;
	})()`)
	eval[bool](p, fmt.Sprintf(drop, "1"))
	p.wait("the first file is being read", `globalThis.readFirst !== undefined`)
	eval[bool](p, fmt.Sprintf(drop, "<a href=second>"))
	shows("the second file is read", "http://v/second")
	eval[bool](p, `(readFirst(), true)`)
	p.settle()
	shows("the first one does not take its place", "http://v/second")
	holds("source", "<a href=second>")
}

// A visitor of an embed that is for reading only can change neither fields nor switches, in
// any view, and is offered no button that would.
func TestReadonly(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<uri-playground id=e base="http://a/b/" ref="../c" text="x" readonly loading=eager></uri-playground>`)
	p.waitReady("e")
	const open = `[...e.shadowRoot.querySelectorAll("input, textarea, select")]
		.filter((f) => f.checkVisibility() && !f.disabled && !f.readOnly).map((f) => f.dataset.uri ?? f.dataset.linkpanel ?? f.dataset.site ?? f.dataset.uriOption ?? f.className).join()`
	for view, free := range map[string]string{
		"resolve": "", "compare": "", "relativize": "", "extract": "", "safe": "", "dialects": "",
		"links": "search,defang", "site": "",
	} {
		eval[bool](p, fmt.Sprintf(`(e.view = %q, true)`, view))
		p.wait(view, fmt.Sprintf(`e.state.view === %q && inside(".uri-result.view-%[1]s") !== null`, view))
		p.settle()
		if got := eval[string](p, strings.Replace(open, `input,`, `.settings input, .fields input, .linkpanel-fields input, .site-fields input,`, 1)); got != free {
			t.Errorf("%s: %q can be changed, want %q", view, got, free)
		}
	}
	eval[bool](p, `(e.set({ view: "resolve", base: "http://a/b/", ref: "c d" }), true)`)
	const offers = `inside("[data-fix], [data-base]") !== null`
	p.wait("the fault is named", `inside(".fault") !== null`)
	if eval[bool](p, offers) {
		t.Error("a mend is offered")
	}
	eval[bool](p, `(e.readonly = null, true)`)
	p.wait("a mend is offered", offers)
	if eval[bool](p, `inside("[data-uri=ref]").readOnly || inside("[data-uri-option]").disabled`) {
		t.Error("the fields stay locked")
	}
}

// What the host sets anew leaves what the visitor has chosen.
func TestHostLeavesWhatIsChosen(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<uri-playground id=e view=parse base="http://a/b/" ref="../c" loading=eager></uri-playground>`)
	p.waitReady("e")
	const chosen = `inside(".picture .chosen[data-value='2']") !== null`
	eval[bool](p, `(inside(".picture .tree-box[data-value='2']").dispatchEvent(new MouseEvent("click", { bubbles: true })), true)`)
	p.wait("a box is chosen", chosen)
	eval[bool](p, `(e.theme = "dark", true)`)
	p.wait("it is dark", `getComputedStyle(inside(".uri-playground")).colorScheme === "dark"`)
	p.settle()
	if !eval[bool](p, chosen) {
		t.Error("the box is chosen no more")
	}
}

// The height that a page gives an embed holds in every view.
func TestHeightOfViews(t *testing.T) {
	t.Parallel()
	p := embedding(t, `<uri-playground id=e base="http://a/b/" ref="../c" height=700 loading=eager></uri-playground>`)
	p.waitReady("e")
	for _, view := range []string{"resolve", "compare", "links", "lesson"} {
		for _, panes := range []string{"null", `""`} {
			eval[bool](p, fmt.Sprintf(`(e.set({ view: %q, panes: %s }), true)`, view, panes))
			if got := eval[int](p, `e.offsetHeight`); got != 700 {
				t.Errorf("%s, panes=%s: %d px", view, panes, got)
			}
		}
	}
}
