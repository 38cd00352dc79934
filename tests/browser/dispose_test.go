package browser

import (
	"strconv"
	"testing"
)

// shutWhileReading disposes of the playground in the page once its note says how much is read.
const shutWhileReading = `new Promise((done) => {
	const { shadowRoot } = document.querySelector("#embed");
	const look = () => {
		if (!/\d\s?%/.test(shadowRoot.querySelector(".note[role=status]")?.textContent)) return;
		observer.disconnect();
		embed.dispose();
		done(true);
	};
	const observer = new MutationObserver(look);
	observer.observe(shadowRoot, { subtree: true, childList: true, characterData: true });
	look();
})`

// A playground that is disposed of while it reads a site opens no more of its pages, and
// the page hears nothing of it.
func TestDisposeWhileASiteIsRead(t *testing.T) {
	t.Parallel()
	for name, answer := range map[string]string{
		"a page that opens":         `() => new TextEncoder().encode("<a href=x>").buffer`,
		"a page that does not open": `() => { throw new Error("gone"); }`,
	} {
		p := open(t, "/")
		p.mount(`{ view: "site", base: "https://a.example/" }`)
		eval[bool](p, `(() => {
			globalThis.opened = 0;
			const { arrayBuffer } = File.prototype;
			File.prototype.arrayBuffer = function () {
				opened++;
				return opened !== 3 ? arrayBuffer.call(this) : new Promise((go) => { globalThis.go = go; }).then(`+answer+`);
			};
			return true;
		})()`)
		p.chooseFiles(20)
		p.wait(name+": the third page is being opened", `opened === 3`)
		eval[bool](p, `(embed.dispose(), true)`)
		p.idle() // what the program was is released
		eval[bool](p, `(go(), true)`)
		p.idle()
		if n := eval[int](p, `opened`); n != 3 {
			t.Errorf("%s: %d pages were opened after that", name, n-3)
		}
	}
}

// chooseFiles puts a site of so many pages into the field for folders of the playground that
// is mounted in the page.
func (p *page) chooseFiles(pages int) {
	p.t.Helper()
	eval[bool](p, `(() => {
		const field = document.querySelector("#embed").shadowRoot.querySelector("[data-site=folder]");
		const transfer = new DataTransfer();
		for (let i = 0; i < `+strconv.Itoa(pages)+`; i++) transfer.items.add(new File(["<a href=x>"], i + ".html"));
		field.files = transfer.files;
		field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
		return true;
	})()`)
}

// The same of the links of a page, of which it reads a portion at a time.
func TestDisposeWhileLinksAreRead(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.mount(`{ view: "links", base: "https://a.example/", text: "<p>text <a href=x>x</a>\n".repeat(200_000) }`)
	eval[bool](p, shutWhileReading)
	p.idle()
	if n := eval[int](p, `pendingWork.size`); n != 0 {
		t.Errorf("%d timers are left", n)
	}
}

// A page may dispose of a playground in a listener, while the program still acts.
func TestDisposeInAListener(t *testing.T) {
	t.Parallel()
	p := open(t, "/")
	p.mount(`{ view: "links", base: "https://a.example/", text: "<a href=x>" }`)
	p.wait("the links are read", `document.querySelector("#embed").shadowRoot.querySelector(".data-table.linkpanel tbody tr") !== null`)
	eval[bool](p, `(embed.set({ view: "resolve" }), true)`)
	p.idle()
	eval[bool](p, `(embed.on("change", (state) => state.view === "links" && embed.dispose()), embed.set({ view: "links" }), true)`)
	p.idle()
}

// functionsMade keeps the functions of the program that JavaScript can call, as it makes them.
const functionsMade = `(() => {
	const { apply } = Reflect;
	globalThis.made = [];
	Reflect.apply = (f, on, given) => {
		const answer = apply(f, on, given);
		if (f?.name === "_makeFuncWrapper") made.push(answer);
		return answer;
	};
})()`

// What a task needs of the program is released with it, and not only with the playground.
func TestTasksAreReleased(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.initScript(functionsMade)
	p.visit("/")
	p.wait("the playground runs", running)
	eval[bool](p, `(HTMLAnchorElement.prototype.click = function () { saved = this.download; }, globalThis.saved = "", true)`)
	for _, task := range []struct {
		name, view string
		do         func()
	}{
		{"saving a picture", "parse", func() {
			p.click(`[data-act=save][data-value=png]`)
			p.wait("it is saved", `saved === "derivation.png"`)
		}},
		{"reading a site", "site", func() { p.chooseSite("folder", writeSite(t, aSite)) }},
	} {
		p.follow("v=1&base=https://user.github.io/docs/&ref=a&view=" + task.view)
		p.idle()
		eval[bool](p, `(made.length = 0, true)`)
		task.do()
		p.idle()
		if kept := eval[int](p, `(() => {
			const { error } = console;
			let released = 0;
			console.error = () => released++;
			made.forEach((f) => f());
			console.error = error;
			return made.length - released;
		})()`); kept != 0 {
			t.Errorf("%s: %d functions are kept", task.name, kept)
		}
	}
}
